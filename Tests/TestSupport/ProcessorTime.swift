import Foundation

/// Returns the CPU time in seconds that this thread spends on the work; the time in which other threads run does not
/// count.
package func processorTime(_ work: () throws -> Void) rethrows -> Double {
    let start = processorTime()
    try work()
    return processorTime() - start
}

/// Returns how many times as long a long piece of work takes as a short one.
///
/// Each function returns the CPU time of its work. They are called in turn until the ratio of their shortest times is
/// below the goal, and at most ten times each: other processes can lengthen a time, by using the caches, but not
/// shorten it, so a ratio that is too large for any other reason stays so.
package func timeRatio(goal: Double, of long: () throws -> Double, to short: () throws -> Double) rethrows -> Double {
    var (least, leastLong) = (Double.infinity, Double.infinity)
    for _ in 0..<10 {
        least = min(least, try short())
        leastLong = min(leastLong, try long())
        if leastLong < goal * least { break }
    }
    return leastLong / least
}

/// Returns how many times as long a piece of work takes with many items as with few, measured like `timeRatio`.
package func timeGrowth(
    of time: (_ count: Int) throws -> Double, from few: Int, to many: Int, goal: Double
) rethrows -> Double {
    try timeRatio(goal: goal, of: { try time(many) }, to: { try time(few) })
}

private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
