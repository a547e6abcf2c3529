import Foundation

/// A thread that runs one closure, on values that no other thread uses at the same time.
final class OtherThread {
    /// A sendable wrapper: the compiler cannot know that no other thread uses the closure's values.
    private struct Task: Sendable {
        nonisolated(unsafe) let body: () -> Void
    }

    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Void) {
        let (task, done) = (Task(body: body), done)
        Thread.detachNewThread {
            unsafe task.body()
            done.signal()
        }
    }

    /// Waits until the thread has finished.
    func join() { done.wait() }
}
