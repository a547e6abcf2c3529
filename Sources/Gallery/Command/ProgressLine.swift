import CommandSupport
import Foundation

/// Shows the current example on a terminal, in a line that is cleared afterward; it shows nothing if the output is a
/// pipe.
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
