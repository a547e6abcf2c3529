#if Cairo
    /// The text that is appended to a PDF file to declare its language, which Cairo cannot do: another version of the
    /// catalog, as an incremental update (ISO 32000, 7.5.6).
    struct PDFUpdate {
        let bytes: [UInt8]

        /// Creates the update for a file with the given last bytes and length; nil if they are not as expected.
        init?(tail: [UInt8], length: Int, language: String) {
            let tail = PDFTail(tail)
            guard let trailer = tail.last("trailer"), let root = tail.number(after: "/Root", from: trailer),
                let size = tail.number(after: "/Size", from: trailer),
                let info = tail.number(after: "/Info", from: trailer),
                let xref = tail.last("startxref").flatMap({ tail.number(after: "startxref", from: $0) }),
                let object = tail.last("\n\(root) 0 obj"), let end = tail.first("endobj", from: object),
                let dictionary = tail.first("<<", from: object), dictionary < end
            else { return nil }
            // A language tag consists of letters, digits and hyphens; everything else is removed.
            let language = language.unicodeScalars.filter {
                $0.isASCII && ($0.properties.isAlphabetic || $0 == "-" || "0"..."9" ~= $0)
            }
            var text = "\(root) 0 obj\n<< /Lang (\(String(String.UnicodeScalarView(language))))"
            text += String(decoding: tail.bytes[(dictionary + 2)..<end], as: UTF8.self) + "endobj\n"
            let place = String(length + text.utf8.count)
            let offset = String(repeating: "0", count: max(0, 10 - String(length).count)) + String(length)
            text += "xref\n\(root) 1\n\(offset) 00000 n \ntrailer\n"
            text +=
                "<< /Size \(size) /Root \(root) 0 R /Info \(info) 0 R /Prev \(xref) >>\nstartxref\n\(place)\n%%EOF\n"
            bytes = Array(text.utf8)
        }
    }

    /// The last bytes of a PDF file.
    private struct PDFTail {
        let bytes: [UInt8]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func last(_ word: String) -> Int? {
            let word = Array(word.utf8)
            return stride(from: bytes.count - word.count, through: 0, by: -1).first { holds(word, at: $0) }
        }

        func first(_ word: String, from start: Int) -> Int? {
            let word = Array(word.utf8)
            return (start..<max(start, bytes.count - word.count + 1)).first { holds(word, at: $0) }
        }

        /// The number that follows a word.
        func number(after word: String, from start: Int) -> Int? {
            guard let place = first(word, from: start) else { return nil }
            let digits = bytes[(place + word.utf8.count)...].drop { $0 == 0x20 || $0 == 0x0A }.prefix {
                0x30...0x39 ~= $0
            }
            return Int(String(decoding: digits, as: UTF8.self))
        }

        private func holds(_ word: [UInt8], at place: Int) -> Bool {
            bytes[place..<place + word.count].elementsEqual(word)
        }
    }
#endif
