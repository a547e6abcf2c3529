import CommandSupport
import Foundation

/// Shows the current example in a line of the terminal that is cleared afterward. On Windows, or if the standard output
/// or the standard error is not a terminal, it shows nothing.
final class ProgressLine {
    private let total: Int
    private var done = 0
    private let isShown: Bool

    init(total: Int) {
        self.total = total
        #if os(Windows)
            isShown = false
        #else
            isShown = isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        #endif
    }

    func show(_ name: String) {
        done += 1
        replaceLine(with: "\(done)/\(total) \(name)")
    }

    func clear() {
        replaceLine(with: "")
    }

    private func replaceLine(with text: String) {
        guard isShown else { return }
        try? StandardStream.error.write("\r\u{1B}[K\(text)".utf8)
    }
}
