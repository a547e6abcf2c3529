import Foundation

/// Builds worked examples in each spelling, compares them, and draws them; `--help` tells more.
@main
struct Program {
    /// What the shell is told about words that make no sense.
    static let usageStatus: Int32 = 64

    static func main() {
        do {
            let command = try Command(Array(CommandLine.arguments.dropFirst()), names: examples.map { $0.name })
            exit(try command.run() ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch let error as UsageError {
            fail(error.sentence, usageStatus)
        } catch {
            fail("\(error.localizedDescription)", EXIT_FAILURE)
        }
    }

    private static func fail(_ sentence: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data("quickanchors: \(sentence)\n".utf8))
        exit(status)
    }
}
