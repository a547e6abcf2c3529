#if Cairo
    import Foundation

    /// Runs a program, and returns its output and its exit status.
    func run(_ tool: String, _ arguments: String...) throws -> (output: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
#endif
