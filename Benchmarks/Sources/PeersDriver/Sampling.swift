import Glibc

/// Nanoseconds of processor time of this thread: what else runs on the core does not count.
func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Runs `operation` on a number of operations at a time, for a while, and returns the nanoseconds per operation of each
/// sample.
///
/// - Parameter operation: Takes how many operations to do and returns the nanoseconds they took.
func sample(milliseconds: Double, _ operation: (Int) throws -> Double) rethrows -> [Double] {
    let first = try operation(1)
    if first > 1e9 { return [first] }
    let batch = first >= 200e3 ? 1 : Int(200e3 / first) + 1
    var samples: [Double] = []
    var spent = 0.0
    while spent < milliseconds * 1e6 || samples.count < 3 {
        let time = try operation(batch)
        samples.append(time / Double(batch))
        spent += time
    }
    return samples
}
