import Foundation

/// A file that a program reads.
package enum InputFile {
    /// The maximum number of bytes that are read; anything longer, such as an endless device, is not useful input.
    package static let largest = 64_000_000

    /// The bytes of a file.
    package static func contents(of path: String) throws(CommandError) -> [UInt8] {
        let file: FileHandle
        do {
            file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        } catch {
            throw CommandError(kind: .noInput, sentence: "\(path) was not read: \(error.reason).")
        }
        return try contents(of: file, named: path)
    }

    /// The bytes of standard input.
    package static func standardInput() throws(CommandError) -> [UInt8] {
        try contents(of: .standardInput, named: "The standard input")
    }

    private static func contents(of file: FileHandle, named name: String) throws(CommandError) -> [UInt8] {
        let contents: [UInt8]
        do {
            contents = try file.read(upToCount: largest + 1).map(Array.init) ?? []
        } catch {
            throw CommandError(kind: .noInput, sentence: "\(name) was not read: \(error.reason).")
        }
        guard contents.count <= largest else {
            throw CommandError(
                kind: .noInput, sentence: "\(name) was not read: it is larger than \(largest / 1_000_000) MB.")
        }
        return contents
    }
}
