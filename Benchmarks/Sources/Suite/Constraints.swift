import Benchmark
import ConstraintSolver
public import Streams

/// A change that is made to a stream repeatedly.
public enum StreamStep: String, CaseIterable {
    case drag
    case edit
    case replace

    fileprivate func apply(to fed: inout StreamSolver, _ number: Int) throws {
        switch self {
        case .drag:
            try fed.solver.setConstant(of: fed.constraints[fed.stream.draggedRow], to: 390 + Double(number % 32))
        case .edit: try fed.edit(by: Double(number % 8))
        case .replace: try fed.replacePart()
        }
    }
}

/// Registers the solver's operations on a constraint stream, for every size.
public func registerConstraints(
    _ name: String, _ extent: Extent, _ steps: [StreamStep] = StreamStep.allCases,
    _ stream: @escaping (Int) -> ConstraintStream
) {
    for size in extent.sizes {
        registerBuild("\(name)-\(size)-build", extent, { stream(size) })
        for step in steps { registerStep("\(name)-\(size)-\(step)", extent, { stream(size) }, step) }
    }
}

/// Registers the build and the edit of every contest.
public func registerContests(_ extent: Extent) {
    for contest in Contest.allCases {
        registerConstraints("contest-\(contest)", extent, [.edit]) { contest.stream($0) }
    }
}

private func registerBuild(_ name: String, _ extent: Extent, _ stream: @escaping () -> ConstraintStream) {
    let configuration = extent.configuration(counting: [Count.allocations] + Count.solver)
    Benchmark(name, configuration: configuration) { (benchmark: Benchmark, stream: ConstraintStream) in
        var fed: StreamSolver?
        benchmark.startMeasurement()
        let allocations = try Count.allocations {
            fed = try StreamSolver(stream)
            fed?.readValues()
        }
        benchmark.stopMeasurement()
        benchmark.measurement(Count.allocations, allocations * 1000 / stream.rows.count)
        if let fed { benchmark.measure(fed.solver.statistics) }
    } setup: {
        stream()
    }
}

private func registerStep(
    _ name: String, _ extent: Extent, _ stream: @escaping () -> ConstraintStream,
    _ step: StreamStep
) {
    let configuration = extent.configuration(counting: [Count.allocationsOfStep] + Count.solver)
    Benchmark(name, configuration: configuration) { (benchmark: Benchmark, fed: Fed) in
        benchmark.startMeasurement()
        let allocations = try Count.allocations { try fed.take(step) }
        benchmark.stopMeasurement()
        benchmark.measurement(Count.allocationsOfStep, allocations)
        benchmark.measure(fed.stream.solver.statistics)
    } setup: {
        let fed = try Fed(stream())
        // The first steps record the path of the change and allocate its storage.
        for _ in 0..<3 { try fed.take(step) }
        return fed
    }
}

/// A solver that is kept from one step to the next.
private final class Fed {
    var stream: StreamSolver
    private var count = 0

    init(_ stream: ConstraintStream) throws {
        self.stream = try StreamSolver(stream)
        self.stream.solver.solve()
    }

    func take(_ step: StreamStep) throws {
        count += 1
        try step.apply(to: &stream, count)
        stream.solver.solve()
    }
}
