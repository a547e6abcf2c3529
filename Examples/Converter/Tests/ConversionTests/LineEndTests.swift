import Conversion
import Testing

@Suite("The line endings of a file")
struct LineEndTests {
    private let source = """
        import UIKit

        func lay() {
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }

        """

    private func withCarriageReturns(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    }

    @Test("are, in new lines, those of the first line, and do not affect the changes")
    func carriageReturns() throws {
        let (plain, other) = (try Conversion(of: source), try Conversion(of: withCarriageReturns(source)))
        #expect(!plain.isUnchanged)
        #expect(other.text == withCarriageReturns(plain.text))
        let changes = { (conversion: Conversion) in
            conversion.diff(path: "A.swift").utf8.split(separator: UInt8(ascii: "\n")).map { line in
                String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
            }
        }
        #expect(changes(other) == changes(plain))
        #expect(changes(other).contains(" func lay() {"))
    }

    @Test("may be missing after the last line, which the changes report as diff does")
    func noLast() throws {
        let conversion = try Conversion(of: String(source.dropLast()))
        #expect(conversion.diff(path: "A.swift").hasSuffix("\n }\n\\ No newline at end of file\n"))
    }
}
