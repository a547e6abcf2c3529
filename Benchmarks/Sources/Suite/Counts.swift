public import Benchmark
import CMallocCount
import ConstraintSolver

/// The counts that reveal a regression without a clock.
public enum Count {
    /// The number of calls to the allocator per 1,000 constraints of a layout or stream.
    public static let allocations = metric("allocations/1000constraints")
    /// The number of calls to the allocator in one repetition of a change.
    public static let allocationsOfStep = metric("allocations")

    /// The number of times that a layout was searched for members of conflicts and for ambiguities.
    static let searches = metric("searches")

    static let stepsReplayed = metric("stepsReplayed")
    static let variablesRedecided = metric("variablesRedecided")
    static let componentsSolved = metric("componentsSolved")
    static let pivots = metric("pivots")
    static let rowsTouched = metric("rowsTouched")

    /// The measured counts of the solver's last solve.
    public static let solver = [stepsReplayed, variablesRedecided, componentsSolved, pivots, rowsTouched]

    private static func metric(_ name: String) -> BenchmarkMetric {
        .custom(name, polarity: .prefersSmaller, useScalingFactor: false)
    }

    /// The number of calls to the allocator that `work` makes.
    static func allocations(of work: () throws -> Void) rethrows -> Int {
        let before = malloc_count()
        try work()
        return malloc_count() - before
    }
}

extension Benchmark {
    func measure(_ statistics: ConstraintSolver.Statistics) {
        measurement(Count.stepsReplayed, statistics.stepsReplayed)
        measurement(Count.variablesRedecided, statistics.variablesRedecided)
        measurement(Count.componentsSolved, statistics.componentsSolved)
        measurement(Count.pivots, statistics.pivots)
        measurement(Count.rowsTouched, statistics.rowsTouched)
    }
}
