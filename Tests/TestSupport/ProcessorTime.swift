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

/// Returns the exponent with which a time grows with the number of items: 1 if it is linear, 2 if it is quadratic.
///
/// The times are those of all items and of a sixteenth of them, measured like `timeRatio` until the exponent is below
/// the limit. With a limit halfway between two exponents, a slow machine has room: linear work may take four times as
/// long with many items as it should, because they no longer fit into a processor's cache.
package func growthExponent(
    of time: (_ count: Int) throws -> Double, upTo many: Int, limit: Double = 1.5
) rethrows -> Double {
    let ratio = try timeRatio(goal: pow(16, limit), of: { try time(many) }, to: { try time(many / 16) })
    return log2(ratio) / 4
}

private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
