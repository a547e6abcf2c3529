import Foundation

/// The effort of the random tests, set by environment variables. The default run takes little time, and still finds
/// faults that are not rare.
///
/// - `TESTS_FULL=1`: the full run, as in continuous integration: up to a hundred times as many cases, and the largest
///   trees.
/// - `SOLVER_LONG=1`: the long run.
/// - `SOLVER_COUNT=n`: n cases in each random test.
/// - `SOLVER_SEED=n`: begin with the case for seed n, which is the only case if `SOLVER_COUNT=1` is set.
/// - `SOLVER_TRACE=1`: print every seed before its case, to find one that hangs.
package enum Effort {
    package static let isLong = ProcessInfo.processInfo.environment["SOLVER_LONG"] == "1"
    package static let isFull = isLong || ProcessInfo.processInfo.environment["TESTS_FULL"] == "1"
    package static let isTraced = ProcessInfo.processInfo.environment["SOLVER_TRACE"] == "1"

    private static let count = ProcessInfo.processInfo.environment["SOLVER_COUNT"].flatMap(Int.init)
    private static let firstSeed = ProcessInfo.processInfo.environment["SOLVER_SEED"].flatMap(UInt64.init)

    /// The number of cases of a random test, given the numbers for the full and the long run.
    package static func cases(_ full: Int, long: Int? = nil) -> Int {
        if let count { return count }
        if isLong { return long ?? full }
        return isFull ? full : max(min(full, 4), full / 100)
    }

    /// The seed of a random test whose cases are the same in every run, unless the environment gives another.
    package static func seed(_ fixed: UInt64) -> UInt64 { firstSeed ?? fixed }

    /// The size of a tree or system; outside the full run, a tenth of the given size, which is enough to reveal most
    /// faults except those of growth.
    package static func size(_ full: Int) -> Int { isFull ? full : full / 10 }

    /// All elements in the full run; otherwise, the first of each group of the given size.
    package static func sample<Element>(_ elements: [Element], oneIn step: Int) -> [Element] {
        isFull ? elements : stride(from: 0, to: elements.count, by: step).map { elements[$0] }
    }

    /// The seeds of one share of a random test that is split into equal shares, which run in parallel.
    package static func seeds(_ full: Int, long: Int, share: Int = 0, of shares: Int = 1) -> Range<UInt64> {
        let cases = cases(full, long: long)
        let first = firstSeed ?? 1
        return first + UInt64(cases * share / shares)..<first + UInt64(cases * (share + 1) / shares)
    }
}
