/// Pairs of scalars that are mirror images of each other, such as brackets, and replace each other in right-to-left
/// text.
struct BidiMirrors: Sendable {
    /// A scalar with its mirror image.
    struct Mirror {
        let scalar: Unicode.Scalar
        let image: Unicode.Scalar
        /// Whether the scalar is the first of a pair; for brackets, the opening one.
        let isOpening: Bool
    }

    /// The pairs in both directions, in the order of their first scalars.
    private let mirrors: [Mirror]

    static let brackets = BidiMirrors([bracketPairs])
    static let all = BidiMirrors([bracketPairs, otherPairs])

    /// The pairs that the scalars of each given string form: the first with the second, the third with the fourth, and
    /// so on.
    private init(_ texts: [String]) {
        var mirrors: [Mirror] = []
        for text in texts {
            var first: Unicode.Scalar?
            for scalar in text.unicodeScalars {
                if let opening = first {
                    mirrors.append(Mirror(scalar: opening, image: scalar, isOpening: true))
                    mirrors.append(Mirror(scalar: scalar, image: opening, isOpening: false))
                    first = nil
                } else {
                    first = scalar
                }
            }
        }
        self.mirrors = mirrors.sorted { $0.scalar < $1.scalar }
    }

    /// The mirror image of a scalar; nil if it has none.
    /// - Complexity: O(log *n*) in the number of pairs.
    subscript(scalar: Unicode.Scalar) -> Mirror? {
        var (low, high) = (0, mirrors.count)
        while low < high {
            let middle = (low + high) / 2
            if mirrors[middle].scalar < scalar { low = middle + 1 } else { high = middle }
        }
        return low < mirrors.count && mirrors[low].scalar == scalar ? mirrors[low] : nil
    }
}

extension Character {
    /// The character as shown in right-to-left text: its mirror image if it has one, as a bracket does, otherwise the
    /// character itself.
    package var mirrored: Character {
        guard let first = unicodeScalars.first, let mirror = BidiMirrors.all[first] else { return self }
        var text = String(mirror.image)
        text.unicodeScalars.append(contentsOf: unicodeScalars.dropFirst())
        return Character(text)
    }
}
