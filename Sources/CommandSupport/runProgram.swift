import Foundation

/// Runs a program with the arguments of the process and ends the process, with the status 0 or 1 that the program
/// returns or with that of its error, whose message goes to the standard error.
package func runProgram(_ name: String, _ program: ([String]) throws(CommandError) -> Bool) -> Never {
    do throws(CommandError) {
        exit(try program(Array(CommandLine.arguments.dropFirst())) ? EXIT_SUCCESS : EXIT_FAILURE)
    } catch {
        // If this fails, there is nowhere left to report it.
        try? StandardStream.error.print("\(name): \(error.sentence)")
        exit(error.kind.rawValue)
    }
}
