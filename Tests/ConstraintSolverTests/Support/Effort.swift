import Foundation

/// How much the random tests do, as the environment says.
///
/// - `SOLVER_LONG=1`: the long run.
/// - `SOLVER_COUNT=n`: n cases in each random test.
/// - `SOLVER_SEED=n`: begin with the case of seed n; with `SOLVER_COUNT=1` it is the only one.
/// - `SOLVER_TRACE=1`: print every seed before its case, to find one that does not come back.
enum Effort {
    static let isLong = ProcessInfo.processInfo.environment["SOLVER_LONG"] == "1"

    static let isTraced = ProcessInfo.processInfo.environment["SOLVER_TRACE"] == "1"

    private static let count = ProcessInfo.processInfo.environment["SOLVER_COUNT"].flatMap(Int.init)
    private static let firstSeed = ProcessInfo.processInfo.environment["SOLVER_SEED"].flatMap(UInt64.init)

    static func cases(_ usual: Int, long: Int) -> Int { count ?? (isLong ? long : usual) }

    /// The seeds of one share of a random test that is split in equal shares, which run side by side.
    static func seeds(_ usual: Int, long: Int, share: Int = 0, of shares: Int = 1) -> Range<UInt64> {
        let cases = cases(usual, long: long)
        let first = firstSeed ?? 1
        return first + UInt64(cases * share / shares)..<first + UInt64(cases * (share + 1) / shares)
    }
}
