#if Cairo
    import Foundation
    import LayoutCairo
    import LayoutDocuments
    import Testing

    @Suite("Documents as PDF")
    struct DocumentTests {
        private func document() -> Document {
            var document = Document(pageSize: .a5) {
                Heading("Beginning")
                Label(
                    runs: ["See ", .link("this place", to: "https://example.com/it's"), " and ", .bold("that")],
                    fontSize: 12)
                Heading("Middle", level: 2)
                Label(String(repeating: "many words go on ", count: 200), fontSize: 12, numberOfLines: 0)
                Heading("End")
                Table(columns: [40, 1.fr], header: { [Label("No."), Label("Name")] }, rows: 0..<40) { row in
                    [Label("\(row)", fontSize: 12), Label("figure\(row)", fontSize: 12)]
                }
            }
            document.title = "Story"
            document.author = "Ada (and others)"
            document.language = "en-GB"
            document.footer = { Label("page \($0.number) of \($0.count)", fontSize: 9) }
            return document
        }

        private func file(_ document: Document) throws -> URL {
            let file = FileManager.default.temporaryDirectory.appending(path: "document-\(UUID()).pdf")
            try Data(document.pdf()).write(to: file)
            return file
        }

        @Test("The file is valid and has the document's pages, title and author")
        func sound() throws {
            let document = document()
            let file = try file(document)
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try run("qpdf", "--check", file.path).status == 0)
            let facts = try run("pdfinfo", file.path).output
            #expect(facts.contains("Title:           Story\n") && facts.contains("Author:          Ada (and others)\n"))
            #expect(facts.contains("Pages:           \(document.layOut().count)\n"))
        }

        @Test("It has a language, an outline of its headings, and links")
        func structure() throws {
            let file = try file(document())
            defer { try? FileManager.default.removeItem(at: file) }
            let json = try run("qpdf", "--json", file.path).output
            for part in ["u:en-GB", "u:Beginning", "u:Middle", "u:End", "u:https://example.com/it's"] {
                #expect(json.contains(part), "\(part)")
            }
        }

        @Test("The text is in reading order: each word and row once, and the table's header on each of its pages")
        func text() throws {
            let document = document()
            let file = try file(document)
            defer { try? FileManager.default.removeItem(at: file) }
            let words = try run("pdftotext", "-raw", file.path, "-").output.split { $0.isWhitespace }.map(String.init)
            #expect(words.prefix(6) == ["Beginning", "See", "this", "place", "and", "that"])
            #expect(words.filter { $0 == "many" }.count == 200)
            #expect(words.filter { $0.hasPrefix("figure") } == (0..<40).map { "figure\($0)" })
            let tablePages = document.layOut().filter { page in
                page.snapshot.entries.contains { $0.content?.isText("No.") == true }
            }
            #expect(words.filter { $0 == "No." }.count == tablePages.count && tablePages.count > 1)
        }

        @Test("Words with ligatures can be extracted as text, with Pango's fonts and with substitutes")
        func ligatures() throws {
            for measurer in [try PangoMeasurer(family: "DejaVu Sans"), HelveticaMeasurer()] as [any TextMeasuring] {
                var document = Document(pageSize: .a5) { Label("coffee office figure", fontSize: 12) }
                document.textMeasurer = measurer
                let file = try file(document)
                defer { try? FileManager.default.removeItem(at: file) }
                #expect(try run("pdftotext", file.path, "-").output.hasPrefix("coffee office figure\n"))
            }
        }

        @Test("Invalid characters of a language are not written to the file, and a failed write is an error")
        func refused() throws {
            var document = document()
            document.language = "en) /Evil (x"
            let bytes = try document.pdf()
            #expect(String(decoding: bytes, as: UTF8.self).contains("/Lang (enEvilx)"))
            var count = 0
            #expect(throws: CairoError.self) {
                try document.layOut().writePDF { _ in
                    count += 1
                    return count < 3
                }
            }
        }

        @Test("A page as PNG has the page's size and a white background")
        func png() throws {
            let page = try #require(Array(document().layOut()).first)
            let contents = ImageContents.embedded(try page.png(scale: 1))
            #expect(contents.pixelSize == Size(width: 420, height: 596))
            #expect(try page.snapshot.pixels().color(x: 3, y: 3) == .white)
        }
    }

    extension LayoutSnapshot.Content {
        fileprivate func isText(_ words: String) -> Bool {
            if case .text(let text) = self { text.lines.map(\.text) == [words] } else { false }
        }
    }
#endif
