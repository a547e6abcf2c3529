import Foundation
import Testing

/// A check of the article that compares this module with UIKit: the names in it must match the sources.
@Suite("The comparison with UIKit")
struct ComparedWithUIKitTests {
    private static let room = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Layout")
    private static let module = room.appending(path: "AutoLayout")

    /// A row of a table: the name in UIKit, the name in this module, and a note.
    private struct Row {
        let cells: [Substring]
        var isAbsent: Bool { cells[1].contains("—") }
        var isSame: Bool { cells[1].contains("the same") }

        init?(_ line: Substring) {
            cells = line.split(separator: "|").map { $0 }
            guard line.hasPrefix("| "), !line.hasPrefix("| UIKit"), cells.count == 3 else { return nil }
        }

        /// The names in a cell's code spans, without UIKit's prefixes or a leading period.
        func names(_ cell: Int) -> [String] {
            cells[cell].matches(of: /`([^`]+)`/).map { match in
                String(match.1.replacing(/^(UI|NS)(?=[A-Z])|^\./, with: ""))
            }
        }
    }

    private func rows() throws -> [Row] {
        let article = Self.module.appending(path: "AutoLayout.docc/ComparedWithUIKit.md")
        return try String(contentsOf: article, encoding: .utf8).split(separator: "\n").compactMap(Row.init)
    }

    /// The public declarations of the module and of those that it exports: plain names, and methods with all their
    /// labels but without the closing parenthesis, as in `name(label:`.
    private func declarations() throws -> Set<String> {
        let files = try ["AutoLayout", "LayoutContainers", "LayoutCore", "LayoutConditions"].flatMap {
            let folder = Self.room.appending(path: $0)
            return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
                .compactMap { $0 as? URL }
        }
        var names: Set<String> = []
        for file in files where file.pathExtension == "swift" {
            let source = try String(contentsOf: file, encoding: .utf8)
            for match in source.matches(
                of: /(public|open|case) [^\n={]*?\b(var|let|class|struct|enum|protocol|case|typealias) (\w+)/)
            {
                names.insert(String(match.3))
            }
            for match in source.matches(of: /\n +case ([^\n:]+)\n/) {
                for name in match.1.split(separator: ", ") { names.insert(String(name.prefix { $0 != " " })) }
            }
            // Parentheses in types and default values do not end the parameter list.
            for match in source.matches(
                of: /(public|open) [^\n={]*?\b(?:func )?(\w+)(?:<[^>]*>)?\(((?:[^()]|\([^()]*\))*)\)/)
            {
                let labels = match.3.matches(of: /(?:^|,)\s*(\w+)[^:,]*:/).map { "\($0.1):" }
                names.insert("\(match.2)(\(labels.joined())")
            }
        }
        return names
    }

    /// Whether a name is declared; a declared method may have additional parameters at the end.
    private func isDeclared(_ name: String, in declarations: Set<String>) -> Bool {
        guard name.hasSuffix(")") else {
            return declarations.contains(name.split(separator: ".").last.map(String.init) ?? name)
        }
        let start = name.dropLast()
        return declarations.contains { $0.hasPrefix(start) }
    }

    @Test("Every name listed as present exists, and so does every replacement for a missing one")
    func present() throws {
        let (rows, declarations) = (try rows(), try declarations())
        #expect(rows.count > 70 && declarations.count > 300)
        for row in rows {
            let names = row.isAbsent ? row.names(2) : (row.isSame ? row.names(0) : []) + row.names(1)
            for name in names { #expect(isDeclared(name, in: declarations), "\(name) in \(row.cells)") }
        }
    }

    @Test("No method listed as missing exists, and each has a reason")
    func absent() throws {
        let declarations = try declarations()
        for row in try rows() where row.isAbsent {
            #expect(row.cells[2].contains { $0.isLetter })
            for name in row.names(0) where name.hasSuffix(")") {
                #expect(!isDeclared(name, in: declarations), "\(name) in \(row.cells)")
            }
        }
    }
}
