import CHeap
import Glibc

/// The resources used by the thread so far, between two readings, or per operation.
struct Usage {
    /// Processor time in nanoseconds, excluding everything else that runs on the core.
    var nanoseconds = 0.0
    var pageFaults = 0.0

    static func - (end: Usage, start: Usage) -> Usage {
        Usage(
            nanoseconds: end.nanoseconds - start.nanoseconds, pageFaults: end.pageFaults - start.pageFaults)
    }

    static func / (usage: Usage, count: Int) -> Usage {
        Usage(nanoseconds: usage.nanoseconds / Double(count), pageFaults: usage.pageFaults / Double(count))
    }
}

/// The resources used by this thread so far.
func now() -> Usage {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Usage(
        nanoseconds: Double(time.tv_sec) * 1e9 + Double(time.tv_nsec), pageFaults: Double(heap_page_faults()))
}

/// Runs at least three batches of operations, until they have used the given processor time, and returns the resources
/// used per operation in each batch. If the first operation takes more than a second, it is the only one.
///
/// - Parameter operation: Performs a number of operations and returns the resources that they used.
func sample(milliseconds: Double, _ operation: (Int) throws -> Usage) rethrows -> [Usage] {
    let first = try operation(1)
    if first.nanoseconds > 1e9 { return [first] }
    let batch = first.nanoseconds >= 200e3 ? 1 : Int(200e3 / first.nanoseconds) + 1
    var samples: [Usage] = []
    var spent = 0.0
    while spent < milliseconds * 1e6 || samples.count < 3 {
        let usage = try operation(batch)
        samples.append(usage / batch)
        spent += usage.nanoseconds
    }
    return samples
}
