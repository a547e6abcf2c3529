// Runs one workload, given by its name and size, so that Felt/run can count the instructions of its step; without
// arguments, lists the workloads. With `time`, prints the milliseconds of the step.

/// What is counted: callgrind collects while this function runs.
@inline(never) func measuredStep(_ step: () -> Void) {
    step()
}

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first, let workload = Workload.all.first(where: { $0.name == name }) {
    let size = arguments.dropFirst().first.flatMap { Int($0) } ?? workload.size
    let step = workload.prepare(size)
    for _ in 0..<workload.repetitions { step() }
    let duration = ContinuousClock().measure { measuredStep(step) }
    if arguments.last == "time" { print(Double(duration.components.attoseconds) / 1e15) }
} else {
    for workload in Workload.all { print(workload.name, workload.size, workload.isDoubled) }
}
