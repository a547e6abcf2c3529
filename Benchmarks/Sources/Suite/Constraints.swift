import Benchmark
import ConstraintSolver
public import Streams

/// Registers what the solver alone does with a constraint stream, for every size.
public func registerConstraints(_ name: String, _ extent: Extent, _ stream: @escaping (Int) -> ConstraintStream) {
    for size in extent.sizes {
        registerBuild("\(name)-\(size)-build", extent, { stream(size) })
        let steps: [(String, (inout StreamSolver, Int) throws -> Void)] = [
            ("drag", { try $0.change($0.stream.draggedRow, to: 390 + Double($1 % 32)) }),
            ("edit", { try $0.change($0.stream.editedRow, to: 45 + Double($1 % 8)) }),
            ("replace", { fed, _ in try fed.replacePart() }),
        ]
        for (step, change) in steps { registerStep("\(name)-\(size)-\(step)", extent, { stream(size) }, change) }
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
    _ change: @escaping (inout StreamSolver, Int) throws -> Void
) {
    let configuration = extent.configuration(counting: [Count.allocationsOfStep] + Count.solver)
    Benchmark(name, configuration: configuration) { (benchmark: Benchmark, fed: Fed) in
        benchmark.startMeasurement()
        let allocations = try Count.allocations { try fed.step(change) }
        benchmark.stopMeasurement()
        benchmark.measurement(Count.allocationsOfStep, allocations)
        benchmark.measure(fed.stream.solver.statistics)
    } setup: {
        let fed = try Fed(stream())
        // The first ones find out the way, and make room for what is kept of it.
        for _ in 0..<3 { try fed.step(change) }
        return fed
    }
}

/// A solver that stands between two steps.
private final class Fed {
    var stream: StreamSolver
    private var count = 0

    init(_ stream: ConstraintStream) throws {
        self.stream = try StreamSolver(stream)
        self.stream.solver.solve()
    }

    func step(_ change: (inout StreamSolver, Int) throws -> Void) rethrows {
        count += 1
        try change(&stream, count)
        stream.solver.solve()
    }
}

extension StreamSolver {
    fileprivate func change(_ row: Int, to constant: Double) throws {
        try solver.setConstant(of: constraints[row], to: constant)
    }
}
