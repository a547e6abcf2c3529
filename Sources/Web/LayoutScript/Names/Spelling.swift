/// Finds the known name that was probably meant by an unknown one.
enum Spelling {
    /// The nearest of the given names, if few letters differ; among equally near names, the alphabetically first.
    static func nearest(to word: String, of names: [String]) -> String? {
        let word = Array(word.utf8)
        guard word.count <= 64 else { return nil }
        var best: (name: [UInt8], distance: Int)?
        let limit = max(1, word.count / 3)
        for name in names {
            let name = Array(name.utf8)
            guard abs(name.count - word.count) <= limit, name.count <= 64 else { continue }
            let distance = word.changes(to: name)
            guard distance <= limit, distance > 0 else { continue }
            if let best,
                best.distance < distance || best.distance == distance && !name.lexicographicallyPrecedes(best.name)
            {
                continue
            }
            best = (name, distance)
        }
        return best.map { String(decoding: $0.name, as: UTF8.self) }
    }

    /// A name that contains the word, as `backgroundColor` contains `color`, preferably at the beginning; among
    /// several, the alphabetically first.
    static func containing(_ word: String, of names: [String]) -> String? {
        let word = lowercase(word)
        guard word.count >= 3 else { return nil }
        var best: (isInside: Bool, name: String)?
        for name in names where name.utf8.count <= 64 {
            let letters = lowercase(name)
            guard letters.count > word.count, let place = place(of: word, in: letters) else { continue }
            let isInside = place > 0
            if let best, best.isInside != isInside ? isInside : best.name <= name { continue }
            best = (isInside, name)
        }
        return best?.name
    }

    /// The index at which a word begins within another word; nil if it is not contained.
    static func place(of word: [UInt8], in letters: [UInt8]) -> Int? {
        guard letters.count >= word.count else { return nil }
        return (0...(letters.count - word.count)).first { letters[$0...].starts(with: word) }
    }

    static func lowercase(_ word: String) -> [UInt8] {
        word.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }

    /// The part of a name after its type.
    static func lastWord(of name: String) -> String {
        let bytes = Array(name.utf8)
        let start = bytes.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
        return String(decoding: bytes[start...], as: UTF8.self)
    }
}
