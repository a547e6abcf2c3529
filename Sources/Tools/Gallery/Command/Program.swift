import CommandSupport
import GalleryExamples

/// Builds, compares and draws worked examples in each notation, or explains conflict reports; `--help` lists the
/// options.
@main
struct Program {
    static func main() {
        runProgram("quickanchors") { words throws(CommandError) in
            try Command(words, names: examples.map { $0.name }).run()
        }
    }
}
