import Foundation

/// A run of quickanchors-convert, which is built beside the tests, with the given arguments.
struct Run {
    let status: Int32
    let output: String
    let error: String

    init(_ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "quickanchors-convert")
        process.arguments = arguments
        let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = error
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        // Neither output is long enough to fill its pipe.
        process.waitUntilExit()
        status = process.terminationStatus
        self.output = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        self.error = String(decoding: error.fileHandleForReading.availableData, as: UTF8.self)
    }
}
