import Foundation
import TestSupport

/// The number and length of the random programs, set by environment variables.
///
/// - `TESTS_FULL=1`: 200 programs of 200 steps; without it 10 of 60.
/// - `LAYOUT_LONG=1`: 5,000 programs of 200 steps.
/// - `LAYOUT_COUNT=n`: n programs.
/// - `LAYOUT_SEED=n`: begin with the program of seed n; with `LAYOUT_COUNT=1` it is the only one.
/// - `LAYOUT_STEPS=n`: n steps in each program, for example to shorten one that fails.
/// - `LAYOUT_TRACE=1`: print each step, to find one that hangs.
enum ProgramEffort {
    private static let environment = ProcessInfo.processInfo.environment

    static let isTraced = environment["LAYOUT_TRACE"] == "1"
    private static let isLong = environment["LAYOUT_LONG"] == "1"
    private static let count = environment["LAYOUT_COUNT"].flatMap(Int.init)
    private static let firstSeed = environment["LAYOUT_SEED"].flatMap(UInt64.init) ?? 1

    static let steps = environment["LAYOUT_STEPS"].flatMap(Int.init) ?? (isLong || Effort.isFull ? 200 : 60)
    static var seeds: Range<UInt64> { seeds(isLong ? 5000 : Effort.isFull ? 200 : 10) }

    static func seeds(_ usualCount: Int) -> Range<UInt64> { firstSeed..<firstSeed + UInt64(count ?? usualCount) }
}
