import Glibc

// Runs one workload, given by its name and size, so that Felt/run can count the instructions of its step; without
// arguments, lists the workloads. With `time`, prints the milliseconds of processor time that the step takes.

/// What is counted: callgrind collects while this function runs.
@inline(never) func measuredStep(_ step: () -> Void) {
    step()
}

/// The processor time that the process has used, in milliseconds; it excludes everything else that runs on the core.
func processorTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

let arguments = CommandLine.arguments.dropFirst()
if let name = arguments.first, let workload = Workload.all.first(where: { $0.name == name }) {
    _ = Workload.sentences
    let size = arguments.dropFirst().first.flatMap { Int($0) } ?? workload.size
    let step = workload.prepare(size)
    for _ in 0..<workload.repetitions { step() }
    let start = processorTime()
    measuredStep(step)
    let duration = processorTime() - start
    if arguments.last == "time" { print(duration) }
} else {
    for workload in Workload.all { print(workload.name, workload.size, workload.isDoubled) }
}
