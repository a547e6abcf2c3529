import Foundation

/// A thread that runs one closure, on values that no other thread uses at the same time.
final class OtherThread {
    /// A sendable wrapper: the compiler cannot know that no other thread uses the closure's values.
    private final class Task: Sendable {
        nonisolated(unsafe) private var body: (() -> Void)?

        init(body: @escaping () -> Void) { unsafe self.body = body }

        /// Runs the closure and releases it; the thread may keep the task for longer than anybody waits for it.
        func run() {
            unsafe body?()
            unsafe body = nil
        }
    }

    private let done = DispatchSemaphore(value: 0)

    init(_ body: @escaping () -> Void) {
        let (task, done) = (Task(body: body), done)
        Thread.detachNewThread {
            task.run()
            done.signal()
        }
    }

    /// Waits until the thread has finished.
    func join() { done.wait() }
}
