import Foundation
import LayoutPreview

/// Builds worked examples in each spelling, compares them, and draws them.
///
/// `quickanchors` shows all of them, `quickanchors three-boxes` the named ones. Pictures go to the folder `gallery`.
@main
struct Program {
    static let folder = "gallery"

    static func main() throws {
        let words = CommandLine.arguments.dropFirst()
        if let unknown = words.first(where: { word in !examples.contains { $0.name == word } }) {
            let names = examples.map { $0.name }.joined(separator: ", ")
            FileHandle.standardError.write(Data("quickanchors: no example \"\(unknown)\"; there are \(names)\n".utf8))
            exit(EX_USAGE)
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var allAgree = true
        for example in examples where words.isEmpty || words.contains(example.name) {
            let report = Report(example)
            print(report)
            print("  picture: \(try draw(report))\n")
            allAgree = allAgree && report.agrees
        }
        exit(allAgree ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    /// Writes the picture of an example and says where.
    private static func draw(_ report: Report) throws -> String {
        let path = "\(folder)/\(report.name).svg"
        try report.spellings[0].snapshot.svg().write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }
}
