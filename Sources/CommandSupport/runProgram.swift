import Foundation

/// Runs a program with the arguments of the process and ends the process: with status 0 or 1, as the program says, or
/// with that of its error, whose sentence goes to the standard error.
package func runProgram(_ name: String, _ program: ([String]) throws(CommandError) -> Bool) -> Never {
    do throws(CommandError) {
        exit(try program(Array(CommandLine.arguments.dropFirst())) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
        // There is nowhere left to report that this fails.
        try? StandardStream.error.print("\(name): \(error.sentence)")
        exit(error.kind.rawValue)
    }
}
