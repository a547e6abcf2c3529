import Foundation

/// A standard stream of the process. Unlike `print`, it reports failed writes.
package enum StandardStream: String {
    case output = "standard output"
    case error = "standard error"

    private var handle: FileHandle {
        switch self {
        case .output: .standardOutput
        case .error: .standardError
        }
    }

    /// Writes all bytes.
    package func write(_ bytes: some Sequence<UInt8>) throws(CommandError) {
        do {
            try handle.write(contentsOf: Data(bytes))
        } catch {
            throw CommandError(kind: .cannotWrite, sentence: "The \(rawValue) takes nothing: \(error.reason).")
        }
    }

    /// Writes a string and ends the line.
    package func print(_ text: String) throws(CommandError) {
        try write("\(text)\n".utf8)
    }
}
