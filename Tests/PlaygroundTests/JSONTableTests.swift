import Foundation
import Testing

@testable import Playground

@Suite("Commands and answers in JSON")
struct JSONTableTests {
    /// What a reader makes of a text: the value in words, or the position of the first byte that is not valid.
    private func read(_ text: String) -> String {
        do throws(PlaygroundError) {
            return words(try JSONReader.value(of: Array(text.utf8)))
        } catch {
            return if case .malformed(let byte) = error { "byte \(byte)" } else { "\(error)" }
        }
    }

    private func words(_ value: JSONValue) -> String {
        switch value {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): "'\(text)'"
        case .array(let values): "[\(values.map(words).joined(separator: " "))]"
        case .object(let members): "{\(members.map { "\($0.key)=\(words($0.value))" }.joined(separator: " "))}"
        }
    }

    @Test("are read in every form, and refused at the first byte that does not fit")
    func reading() {
        let table: [(String, String)] = [
            ("null", "null"), ("true", "true"), ("false", "false"), ("nul", "byte 3"), ("nulx", "byte 3"),
            ("fals", "byte 4"),
            ("trve", "byte 2"), ("nulll", "byte 4"), ("truefalse", "byte 4"), (" \t\r\n7 \n", "7.0"), ("7 x", "byte 2"),
            ("\u{B}7", "byte 0"), ("", "byte 0"), (" ", "byte 1"), ("+1", "byte 0"), (".5", "byte 0"), ("-", "byte 1"),
            ("-a", "byte 1"), ("0", "0.0"), ("00", "byte 2"), ("01", "byte 2"), ("-01", "byte 3"), ("10", "10.0"),
            ("0.", "byte 2"),
            ("0.a", "byte 2"), ("1.e5", "byte 2"), ("1e", "byte 2"), ("1e+", "byte 3"), ("1e-", "byte 3"),
            ("1ea", "byte 2"),
            ("1E2", "100.0"), ("1e+2", "100.0"), ("1e-2", "0.01"), ("1.25e1", "12.5"), ("0.1", "0.1"),
            ("0.30000000000000004", "0.3"),
            ("123456789.987654", "123456789.987654"), ("1e22", "1e+22"), ("1e309", "byte 5"),
            ("1e-22", "1e-22"), ("1e999999", "byte 8"), ("0e999999", "0.0"), ("1/2", "byte 1"),
            ("1:", "byte 1"),
            ("[]", "[]"), ("[1]", "[1.0]"), ("[1, 2 ,3]", "[1.0 2.0 3.0]"), ("[,1]", "byte 1"), ("[1,]", "byte 3"),
            ("[1 2]", "byte 3"), ("[1", "byte 2"), ("]", "byte 0"), ("[[],[[]]]", "[[] [[]]]"), ("[1}", "byte 2"),
            ("{}", "{}"),
            (#"{"a":1}"#, "{a=1.0}"), (#"{ "a" : 1 , "b" : [] }"#, "{a=1.0 b=[]}"), (#"{"a"}"#, "byte 4"),
            (#"{"a":}"#, "byte 5"),
            (#"{"a":1,}"#, "byte 7"), (#"{a:1}"#, "byte 1"), (#"{1:1}"#, "byte 1"), (#"{"a" 1}"#, "byte 5"),
            (#"{"a":1"#, "byte 6"),
            (#"{"a":1]"#, "byte 6"), (#"{"":{}}"#, "{={}}"), (#""""#, "''"), (#""a"#, "byte 2"),
            (#""\"\\\/""#, #"'"\/'"#),
            (#""\b\f\n\r\t""#, "'\u{8}\u{C}\n\r\t'"), (#""\u0041\u00e9\u20AC""#, "'Aé€'"), (#""\uD83D\uDE00""#, "'😀'"),
            (#""\uD800\uDC00\uDBFF\uDFFF""#, "'\u{10000}\u{10FFFF}'"),
            (#""\u007F\u0080\u07FF\u0800\uFFFF""#, "'\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}'"),
            (#""\uD7FF\uE000""#, "'\u{D7FF}\u{E000}'"), (#""\u12""#, "byte 5"), (#""\u123""#, "byte 6"),
            (#""\u123g""#, "byte 6"),
            (#""\u@000""#, "byte 3"), (#""\u/000""#, "byte 3"), (#""\u:000""#, "byte 3"), (#""\uG000""#, "byte 3"),
            (#""\u`000""#, "byte 3"),
            (#""\ug000""#, "byte 3"), (#""\u09afAF00""#, "'\u{9AF}AF00'"), (#""\uFaf9""#, "'\u{FAF9}'"),
            (#""\uDC00""#, "byte 7"),
            (#""\uD800""#, "byte 7"), (#""\uD800\n""#, "byte 8"), (#""\uD800\uD800""#, "byte 13"),
            (#""\uD800\uE000""#, "byte 13"),
            (#""\uDFFF\uDC00""#, "byte 7"), (#""\x""#, "byte 2"), (#""\"#, "byte 2"), ("\"\u{1F}\"", "byte 1"),
            ("\"\u{20}\u{7F}\"", "' \u{7F}'"),
        ]
        for (text, expected) in table { #expect(read(text) == expected, "\(text)") }
        for tiny in ["1e-308", "1e-400", "1e-999999", "0.0000000001e-400"] {
            #expect(Double(read(tiny)).map { abs($0) < 1e-290 } == true)
        }
    }

    @Test("are written with at most four decimal places, commas between values, and escapes")
    func writing() {
        func written(_ write: (inout JSONWriter) -> Void) -> String {
            var writer = JSONWriter()
            write(&writer)
            return String(decoding: writer.bytes, as: UTF8.self)
        }
        let numbers: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (9, "9"), (10, "10"), (1_234_567_890, "1234567890"),
            (0.1, "0.1"), (0.01, "0.01"),
            (0.001, "0.001"), (0.0001, "0.0001"), (0.00005, "0.0001"), (0.000049, "0"), (-0.00004, "0"),
            (-0.00005, "-0.0001"),
            (1.2345, "1.2345"), (1.23456, "1.2346"), (-12.5, "-12.5"), (10.0909, "10.0909"), (99.99999, "100"),
            (0.5, "0.5"),
            (99_999_999_999, "99999999999"), (1e14, "null"), (-1e14, "null"), (.infinity, "null"),
            (.nan, "null"),
        ]
        for (number, expected) in numbers { #expect(written { $0.number(number) } == expected, "\(number)") }
        #expect(written { $0.number(-7) } == "-7")
        #expect(written { $0.boolean(true) } + written { $0.boolean(false) } == "truefalse")
        #expect(
            written { $0.string("a\"\\\u{0}\u{9}\u{F}\u{10}\u{1F} é") } == #""a\"\\\u0000\u0009\u000f\u0010\u001f é""#)
        let object = written { writer in
            writer.object { writer in
                writer.member("a", "b")
                writer.member("c", 1.5)
                writer.member("d", 2)
                writer.member("e", true)
                writer.member("f", numbers: [1, 2.5])
                writer.member("g", strings: ["h", "i"])
                writer.member("j", numbers: [])
                writer.key("k")
                writer.array { writer in
                    writer.object { _ in }
                    writer.array { _ in }
                    writer.string("l")
                    writer.number(3)
                    writer.boolean(false)
                }
                writer.key("m")
                writer.object { $0.member("n", false) }
            }
        }
        #expect(
            object
                == #"{"a":"b","c":1.5,"d":2,"e":true,"f":[1,2.5],"g":["h","i"],"j":[],"k":[{},[],"l",3,false],"m":{"n":false}}"#
        )
    }

    @Test("have numbers within the limits of each command")
    func limits() throws {
        let limits: [(command: String, member: String, range: ClosedRange<Double>)] = [
            (#""do":"resize","height":10"#, "width", 1...10_000), (#""do":"resize","width":10"#, "height", 1...10_000),
            (#""do":"scale""#, "scale", 0...64), (#""do":"magnify""#, "text", 0...16),
            (#""do":"clock""#, "time", 0...1),
            (#""do":"constraint","constraint":0"#, "constant", -1_000_000...1_000_000),
            (#""do":"constraint","constraint":0"#, "priority", 1...1000), (#""do":"report""#, "screen", 0...7),
        ]
        for (command, member, range) in limits {
            let conversation = Conversation()
            conversation.open("screen.quickAdd(View(), 3)")
            for screen in 1...7 { conversation.open("", #","screen":\#(screen)"#) }
            _ = conversation.constraints
            func error(_ number: Double) -> String? { conversation.say("{\(command),\"\(member)\":\(number)}").error }
            let refusal =
                "The command needs \(member), a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))."
            #expect(error(range.lowerBound) == nil && error(range.upperBound) == nil)
            #expect(error(range.lowerBound - 0.5) == refusal && error(range.upperBound + 0.5) == refusal)
        }
        let conversation = Conversation(opening: "three-boxes")
        for (number, error) in [
            ("-1", "The command needs view, a whole number."), ("1e9", "The command needs view, a whole number."),
            ("999999999", "There is no view 999999999."), ("0.5", "The command needs view, a whole number."),
            ("4", "There is no view 4."),
        ] {
            #expect(conversation.say(#"{"do":"explain","view":\#(number)}"#).error == error)
        }
        #expect(conversation.say(#"{"do":"explain","view":0}"#).error == nil)
    }
}
