#if Cairo
    import AutoLayout
    import Foundation
    import LayoutCairo
    import LayoutDocuments
    import Testing

    @Suite("Links in PDF files")
    struct LinkTests {
        /// A link in a file, with its area in points from the lower left corner of the page.
        private struct Link: Equatable {
            let address: String
            let area: [Double]
        }

        /// The links in a PDF file, which has to be valid.
        private func links(of file: [UInt8]) throws -> [Link] {
            let path = FileManager.default.temporaryDirectory.appending(path: "links-\(UUID()).pdf")
            defer { try? FileManager.default.removeItem(at: path) }
            try Data(file).write(to: path)
            #expect(try run("qpdf", "--check", path.path).status == 0)
            var (links, waiting) = ([Link](), [Any]())
            waiting.append(try JSONSerialization.jsonObject(with: Data(run("qpdf", "--json", path.path).output.utf8)))
            while let value = waiting.popLast() {
                if let list = value as? [Any] { waiting += list }
                guard let object = value as? [String: Any] else { continue }
                waiting += object.values
                guard object["/Subtype"] as? String == "/Link", let action = object["/A"] as? [String: Any] else {
                    continue
                }
                let address = try #require(action["/URI"] as? String)
                links.append(
                    Link(address: String(address.dropFirst(2)), area: try #require(object["/Rect"] as? [Double])))
            }
            return links
        }

        /// A screen with a box that contains a label with a link.
        private func screen(_ address: String = "https://a.b") -> (screen: View, box: View, label: Label) {
            let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
            let box = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
            let label = Label(runs: [.link("here", to: address)], fontSize: 20)
            label.frame = Rect(x: 10, y: 10, width: 180, height: 30)
            screen.addSubview(box)
            box.addSubview(label)
            screen.layoutIfNeeded()
            return (screen, box, label)
        }

        @Test("A link in a translucent view is still a link", arguments: [1, 0.5])
        func translucent(alpha: Double) throws {
            let (screen, box, label) = screen()
            box.alpha = alpha
            label.alpha = alpha
            #expect(try links(of: screen.pdf()).map(\.address) == ["https://a.b"])
            let pages = Document(pageSize: .a5) {
                screen
                PageBreak()
                Label(runs: [.link("there", to: "https://c.d")])
            }
            #expect(try Set(links(of: pages.pdf()).map(\.address)) == ["https://a.b", "https://c.d"])
        }

        @Test("A link covers the visible part of its text, even if the text is rotated")
        func area() throws {
            let (screen, box, label) = screen()
            func area() throws -> [Double] { try #require(links(of: screen.pdf()).first).area }
            let width = try #require(label.textLayout.lines.first).width
            let plain = try area()
            #expect(abs(plain[0] - 10) <= 1 && abs(plain[2] - 10 - width) <= 1)
            // The middle of the link is the middle of the label, 75 above the lower edge of the page.
            #expect(abs((plain[1] + plain[3]) / 2 - 75) <= 3 && 20...30 ~= plain[3] - plain[1])
            box.transform = View.Transform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            let turned = try area()
            #expect(abs(turned[2] - 190) <= 1 && abs(turned[1] - (100 - plain[3])) <= 1)
            box.transform = .identity
            (box.frame.size.width, box.clipsToBounds) = (20, true)
            screen.layoutIfNeeded()
            #expect(try area()[2] == 20)
            box.frame.size.width = 5
            screen.layoutIfNeeded()
            #expect(try links(of: screen.pdf()).isEmpty)
        }

        @Test("A link and a heading at a tiny distance from the edge are in the file, and so is what follows")
        func tinyDistance() throws {
            let document = Document(
                pageSize: .a5, margins: PageMargins(top: 1e-7, leading: 1e-7, bottom: 0, trailing: 0)
            ) {
                Heading(Label(runs: [.link("here", to: "https://a.b")]), title: "Here")
                PageBreak()
                Label(runs: [.link("there", to: "https://c.d")])
            }
            #expect(try Set(links(of: document.pdf()).map(\.address)) == ["https://a.b", "https://c.d"])
        }

        @Test(
            "Characters that are invalid in a URI, or would end it in the file, are percent-encoded",
            arguments: [
                "https://a.b/it's?x=1&y=%20#[2]": "https://a.b/it's?x=1&y=%20#[2]",
                "https://en.wikipedia.org/wiki/A_(b": "https://en.wikipedia.org/wiki/A_%28b",
                "x) /S /JavaScript /JS (app.alert(1)": "x%29%20/S%20/JavaScript%20/JS%20%28app.alert%281%29",
                "C:\\b\u{8}\0|": "C:%5Cb%08%00%7C", "https://ü.de/漢": "https://%C3%BC.de/%E6%BC%A2",
                "100%, %4": "100%25,%20%254", "": "",
            ])
        func address(written: String, expected: String) throws {
            let found = try links(of: screen(written).screen.pdf()).map(\.address)
            #expect(found == [expected])
        }
    }
#endif
