extension String {
    /// The name of a class as written in code: demangled and without its module.
    var plainClassName: String {
        let bytes = Array(utf8)
        let start = bytes.has("NSKVONotifying_", at: 0) ? 15 : 0
        if bytes.has("_Tt", at: start), let name = bytes.demangledClassName(from: start + 3) { return name }
        let point = bytes.lastIndex(of: UInt8(ascii: ".")) ?? start - 1
        return point + 1 < bytes.count ? bytes.text(point + 1..<bytes.count) : self
    }
}

extension [UInt8] {
    /// The class in a mangled name such as `C5MyApp4Card`, which consists of the kinds of the nested types, then the
    /// module and the names of the types, each preceded by its length.
    fileprivate func demangledClassName(from start: Int) -> String? {
        var index = start
        var depth = 0
        while index < count, self[index].isLetter {
            if self[index] != UInt8(ascii: "G") { depth += 1 }
            index += 1
        }
        var name: String?
        // The module and the names of the types.
        var rest = depth + 1
        while rest > 0, index < count {
            // A private name is preceded by `P` and a discriminator for its file.
            if self[index] == UInt8(ascii: "P") {
                guard let file = lengthened(at: index + 1) else { return nil }
                index = file.upperBound
            }
            guard index < count, let range = lengthened(at: index) else { return nil }
            name = text(range)
            index = range.upperBound
            rest -= 1
        }
        return rest == 0 && depth > 0 ? name : nil
    }

    /// The range of the bytes that follow their count.
    private func lengthened(at start: Int) -> Range<Int>? {
        var index = start
        var length = 0
        while index < count, self[index].isDigit, length < 1_000 {
            length = length * 10 + Int(self[index]) - 0x30
            index += 1
        }
        guard length > 0, index + length <= count else { return nil }
        return index..<index + length
    }
}
