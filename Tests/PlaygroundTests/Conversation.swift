import Foundation
import TestSupport

@testable import Playground

/// A session and its answers, read with Foundation's JSON parser, which checks the session's JSON writer independently.
final class Conversation {
    let session = PlaygroundSession()

    init(opening script: String? = nil, _ more: String = "") {
        if let script { open(PageScript.named(script).source, more) }
    }

    /// Opens a script, as the page does.
    @discardableResult
    func open(_ source: String, _ more: String = "") -> Answer {
        let literal = try? JSONEncoder().encode(source)
        return say(#"{"do":"open","source":\#(String(decoding: literal ?? Data(), as: UTF8.self))\#(more)}"#)
    }

    /// The answer to a command.
    @discardableResult
    func say(_ command: String) -> Answer {
        let text = session.perform(command)
        let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
        return Answer(members: object as? [String: Any] ?? [:], text: text)
    }

    /// The layout of a script on a temporary screen.
    func frames(_ source: String, _ more: String) -> Answer {
        let literal = try? JSONEncoder().encode(source)
        return say(#"{"do":"frames","source":\#(String(decoding: literal ?? Data(), as: UTF8.self))\#(more)}"#)
    }

    /// The number of the view with the given name, from the answer to opening the script.
    func number(of name: String, in script: String) -> Int? {
        open(PageScript.named(script).source).views.first { $0["name"] as? String == name }?["id"] as? Int
    }

    /// The constraint on the named view that has this spelling as a quick anchor.
    func constraint(_ quick: String, of view: String) -> [String: Any]? {
        constraints.first { $0["quick"] as? String == quick && $0["of"] as? String == view }
    }

    var constraints: [[String: Any]] { say(#"{"do":"constraints"}"#).list("constraints") }

    struct Answer {
        let members: [String: Any]
        let text: String

        var error: String? { members["error"] as? String }
        var views: [[String: Any]] { list("views") }
        var work: [Double] { numbers("work") }
        /// The problems of a script, in the form `line:column: sentence`.
        var problems: [String] {
            (members["problems"] as? [[Any]] ?? []).map { "\($0[2]):\($0[3]): \($0[4])" }
        }
        var version: Int? { members["version"] as? Int }

        func list(_ key: String) -> [[String: Any]] { members[key] as? [[String: Any]] ?? [] }
        func numbers(_ key: String) -> [Double] { (members[key] as? [NSNumber] ?? []).map(\.doubleValue) }

        /// The new frames of views that moved but did not otherwise change, by view number.
        var moves: [Int: [Double]] {
            let numbers = numbers("moves")
            var moves: [Int: [Double]] = [:]
            for start in stride(from: 0, to: numbers.count, by: 5) {
                moves[Int(numbers[start])] = Array(numbers[(start + 1)..<(start + 5)])
            }
            return moves
        }

        /// The frame of a view that the answer describes in full.
        func rect(of name: String) -> [Double]? {
            let view = views.first { $0["name"] as? String == name }
            return (view?["rect"] as? [NSNumber])?.map(\.doubleValue)
        }
    }
}
