import Foundation

/// Returns the CPU time in seconds that this thread spends on the work; the time in which other threads run does not
/// count.
package func processorTime(_ work: () -> Void) -> Double {
    let start = processorTime()
    work()
    return processorTime() - start
}

private func processorTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
