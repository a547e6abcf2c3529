import Foundation

/// A run of share-card, which is built beside the tests, with the given arguments.
struct Run {
    let status: Int32
    let output: String
    let error: String

    init(_ arguments: [String], outputTo path: String? = nil) throws {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "share-card")
        process.arguments = arguments
        let (output, error) = (Pipe(), Pipe())
        process.standardOutput = try path.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? output
        process.standardError = error
        try process.run()
        // Neither output is long enough to fill its pipe.
        process.waitUntilExit()
        status = process.terminationStatus
        self.error = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
        self.output = path == nil ? String(decoding: output.fileHandleForReading.availableData, as: UTF8.self) : ""
    }
}
