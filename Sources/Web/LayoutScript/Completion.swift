internal import AutoLayout

/// Completions for a name that is being typed.
package enum Completion {
    /// The maximum number of names that are listed.
    static let limit = 24

    /// The completions of the word before the cursor, at most `limit` of them, in a script that is given by its text
    /// before and after the cursor.
    ///
    /// The most likely ones come first: names that begin with the word (case-sensitive matches first), then names that
    /// contain it, then names whose equivalents in other frameworks begin with it. After a period, they are members of
    /// the value before the period, or of the expected type if there is no value; after a bracket or comma in a call,
    /// names and labels that are valid there.
    /// - Complexity: the same as executing the script.
    package static func names(after before: [UInt8], before after: [UInt8]) -> [String] {
        let start = before.lastIndex { !isLetter($0) }.map { $0 + 1 } ?? 0
        let word = before[start...]
        // If no letter has been typed yet, a placeholder is needed.
        let source = before + (word.isEmpty ? Array("_".utf8) : []) + after
        let place = before.count + (word.isEmpty ? 1 : 0)
        var lexer = Lexer(source)
        lexer.run()
        guard let token = lexer.tokens.firstIndex(where: { $0.kind == .name && $0.range.end == place })
        else { return [] }
        var parser = Parser(lexer.tokens)
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        screen.layoutDiagnosticHandler = { _ in }
        let recorder = Recorder(completing: place)
        var evaluator = Evaluator(fileID: "script", screen: screen, adding: [], recorder: recorder)
        evaluator.run(parser.run())
        let isNew = token > 0 && ["let", "var", "for", "."].contains(lexer.tokens[token - 1].text)
        return matching(String(decoding: word, as: UTF8.self), recorder.names ?? (isNew ? [] : evaluator.names))
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            || (0x61...0x7A).contains(byte)
    }

    /// The given names that complete a word.
    private static func matching(_ word: String, _ names: [String]) -> [String] {
        let begun = Spelling.lowercase(word)
        var (exact, first, second, third): ([String], [String], [String], [String]) = ([], [], [], [])
        var known: Set<String> = [word]
        for name in names where known.insert(name).inserted {
            let letters = Spelling.lowercase(name)
            if name.utf8.starts(with: word.utf8) {
                exact.append(name)
            } else if letters.starts(with: begun) {
                first.append(name)
            } else if Spelling.place(of: begun, in: letters) != nil {
                second.append(name)
            } else if begun.count > 1, Foreign.isCalled(name, begun) {
                third.append(name)
            }
        }
        return Array((exact + first + second + third).prefix(limit))
    }
}
