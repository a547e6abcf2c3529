import Foundation

/// Runs a program with the process's arguments, then ends the process. The exit status is 0 if the program returns
/// true and 1 if it returns false. If the program throws an error, its message is written to standard error, and
/// the exit status is that of its kind.
package func runProgram(_ name: String, _ program: ([String]) throws(CommandError) -> Bool) -> Never {
    do throws(CommandError) {
        exit(try program(Array(CommandLine.arguments.dropFirst())) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
        // If this fails, there is nowhere left to report it.
        try? StandardStream.error.print("\(name): \(error.sentence)")
        exit(error.kind.rawValue)
    }
}
