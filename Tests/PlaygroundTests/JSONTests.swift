import Foundation
import Testing

@testable import Playground

@Suite("JSON")
struct JSONTests {
    private func value(_ text: String) throws -> JSONValue { try JSONReader.value(of: Array(text.utf8)) }

    private func number(_ text: String) throws -> Double? {
        guard case .number(let number) = try value(text) else { return nil }
        return number
    }

    private func string(_ text: String) throws -> String? {
        guard case .string(let string) = try value(text) else { return nil }
        return string
    }

    @Test(
        "Numbers are read as Swift reads them",
        arguments: ["0", "-0", "12", "-3.25", "0.1", "1e3", "2.5E-3", "123456789.123456", "1e22", "0.000001", "4e+2"])
    func numbers(_ text: String) throws {
        #expect(try number(text) == Double(text))
    }

    @Test(
        "Strings are read as Foundation reads them",
        arguments: [#""""#, #""a\n\t\"\\\/""#, #""é → 日""#, #""\u00e9\u2192\uD83D\uDE00x""#])
    func strings(_ text: String) throws {
        let expected = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed) as? String
        #expect(try string(text) == expected)
    }

    @Test("Members are found by name, the first of duplicates; a missing one is nil")
    func members() throws {
        let object = try value(#" { "a" : [1, true, null, {}], "b": false, "a": 2 } "#)
        guard case .array(let values)? = object["a"], case .boolean(false)? = object["b"] else {
            Issue.record("a is an array and b is false")
            return
        }
        #expect(values.count == 4)
        #expect(object["c"] == nil)
        #expect(try value("7")["a"] == nil)
    }

    @Test(
        "Invalid JSON is refused with the position of the first invalid byte",
        arguments: [
            ("", 0), ("{", 1), (#"{"a" 1}"#, 5), ("[1,]", 3), ("tru", 3), ("01", 2), ("1.", 2), ("1e", 2), ("-", 1),
            (#""a"#, 2), (#""\x""#, 2), (#""\u12G4""#, 5), (#""\uD800x""#, 7), (#""\uDC00""#, 7), ("1 2", 2),
            ("1e999", 5),
            ("\"\u{1}\"", 1),
        ])
    func faults(_ text: String, byte: Int) {
        #expect(throws: PlaygroundError.malformed(byte: byte)) { try value(text) }
    }

    @Test("Values can be nested 64 deep and no deeper, so that no text overflows the stack")
    func depth() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try value(nested(64))
        #expect(throws: PlaygroundError.malformed(byte: 64)) { try value(nested(65)) }
        #expect(throws: PlaygroundError.malformed(byte: 64)) { try value(nested(100_000)) }
    }

    @Test("Foundation reads back what is written")
    func writing() throws {
        let text = "line\n\"quoted\" \\ \u{1F} é 😀"
        let numbers = [0, -1, 0.5, 1234.56789, -0.00004, 1e-9, 99_999_999_999, -12.3]
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("text", text)
            writer.member("numbers", numbers: numbers)
            writer.member("true", true)
            writer.member("none", strings: [])
            writer.member("bad", .nan)
        }
        let read = try JSONSerialization.jsonObject(with: Data(writer.bytes)) as? [String: Any]
        #expect(read?["text"] as? String == text)
        #expect(read?["true"] as? Bool == true)
        #expect((read?["none"] as? [String])?.isEmpty == true)
        #expect(read?["bad"] is NSNull)
        let back = (read?["numbers"] as? [NSNumber])?.map(\.doubleValue) ?? []
        #expect(back.count == numbers.count)
        for (one, other) in zip(back, numbers) { #expect(abs(one - other) <= 0.000_05) }
    }
}
