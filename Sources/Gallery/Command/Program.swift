import Foundation
import GalleryExamples

/// Builds worked examples in each spelling, compares them, and draws them; `--help` explains the options.
@main
struct Program {
    static func main() {
        do throws(CommandError) {
            let command = try Command(Array(CommandLine.arguments.dropFirst()), names: examples.map { $0.name })
            exit(try command.run() ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            FileHandle.standardError.write(Data("quickanchors: \(error.sentence)\n".utf8))
            exit(error.kind.rawValue)
        }
    }
}
