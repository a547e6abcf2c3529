import Foundation

/// A command that failed.
struct CommandFailure: Error, CustomStringConvertible {
    let command: [String]
    let output: String
    var description: String { "\(command.joined(separator: " ").prefix(200)) failed:\n\(output.suffix(4000))" }
}

/// Runs commands.
enum Shell {
    /// What a command prints, on either stream, and whether it succeeded.
    static func result(
        _ command: [String], in folder: URL, environment: [String: String] = [:]
    ) throws -> (output: String, succeeded: Bool) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus == 0)
    }

    /// What a command prints; throws if it fails.
    static func output(_ command: [String], in folder: URL) throws -> String {
        let (output, succeeded) = try result(command, in: folder)
        guard succeeded else { throw CommandFailure(command: command, output: output) }
        return output
    }
}
