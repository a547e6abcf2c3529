import Foundation

/// A file that a program reads.
package enum InputFile {
    /// The most bytes that are read; more than this is no input that somebody wants, as of a device without end.
    package static let largest = 64_000_000

    /// The bytes of a file.
    package static func contents(of path: String) throws(CommandError) -> [UInt8] {
        let contents: [UInt8]
        do {
            let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            contents = try file.read(upToCount: largest + 1).map(Array.init) ?? []
        } catch {
            throw CommandError(kind: .noInput, sentence: "\(path) was not read: \(error.reason).")
        }
        guard contents.count <= largest else {
            throw CommandError(
                kind: .noInput, sentence: "\(path) was not read: it is larger than \(largest / 1_000_000) MB.")
        }
        return contents
    }
}
