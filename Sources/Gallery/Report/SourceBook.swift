import Foundation
import GalleryExamples

/// The sources of all examples, as they ran, for the page of the playground.
struct SourceBook: Encodable {
    /// Some lines of a file.
    struct Passage: Encodable {
        /// What it is called, where that is not plain from where it stands.
        var title: String?
        /// The file as diagnostics name it: its module and its name.
        let file: String
        /// The number of the first line.
        let line: Int
        let code: String

        init(_ listing: Listing, from path: String, title: String? = nil) {
            self.title = title
            file = "GalleryExamples/" + URL(filePath: path).lastPathComponent
            line = listing.firstLine
            code = listing.lines.joined(separator: "\n")
        }
    }

    struct Sources: Encodable {
        /// The bodies of the functions that lay an example out, by name.
        var spellings: [String: Passage] = [:]
        /// The files with what else the example is made of.
        var parts: [Passage] = []
    }

    private var examples: [String: Sources] = [:]

    init(_ types: [any Example.Type]) {
        for type in types { examples[type.name] = SourceBook.sources(of: type) }
    }

    private static func sources<E: Example>(of type: E.Type) -> Sources {
        var sources = Sources()
        for spelling in E.spellings {
            guard let listing = Listing(ofFunction: spelling.name, in: E.file) else { continue }
            sources.spellings[spelling.name] = Passage(listing, from: E.file)
        }
        sources.parts = E.parts.compactMap { part in
            Listing(ofPart: part, beside: E.file).map { Passage($0, from: part, title: part) }
        }
        return sources
    }

    func encode(to encoder: any Encoder) throws {
        try examples.encode(to: encoder)
    }

    /// The sources by the names of the examples, as JSON that may stand in an element of a page.
    func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
