import Foundation

/// A thread that runs one closure, on values that no other thread uses at the same time.
final class OtherThread {
    /// The compiler cannot know what another thread uses.
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

    /// Waits until it has finished.
    func join() { done.wait() }
}
