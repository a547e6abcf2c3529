/// The isolates of a paragraph: where each ends, and the direction of its first strong character (BD9, P2 and P3).
struct BidiIsolates {
    /// For each scalar that opens an isolate, the index of the one that closes the isolate, and vice versa; -1 if there
    /// is none. Empty in a paragraph without isolates.
    private var partners: [Int] = []
    /// For each scalar that opens an isolate, the direction of the first strong character in the isolate, not counting
    /// nested isolates.
    private var directions: [LayoutDirection?] = []
    /// The direction of the first strong character outside isolates; nil if there is none.
    private(set) var paragraphDirection: LayoutDirection?

    /// - Complexity: O(*n*) in the length of the paragraph.
    init(_ classes: [BidiClass]) {
        if classes.contains(where: { $0.opensIsolate }) {
            partners = Array(repeating: -1, count: classes.count)
            directions = Array(repeating: nil, count: classes.count)
        }
        var open: [Int] = []
        for (index, kind) in classes.enumerated() {
            switch kind {
            case .lri, .rli, .fsi: open.append(index)
            case .pdi:
                guard let opening = open.popLast() else { continue }
                (partners[opening], partners[index]) = (index, opening)
            case .b: open.removeAll()
            case .l: note(.leftToRight, in: open.last)
            case .r, .al: note(.rightToLeft, in: open.last)
            default: break
            }
        }
    }

    private mutating func note(_ direction: LayoutDirection, in isolate: Int?) {
        if let isolate {
            directions[isolate] = directions[isolate] ?? direction
        } else {
            paragraphDirection = paragraphDirection ?? direction
        }
    }

    /// The other end of the isolate that a scalar opens or closes, if the isolate has both.
    func partner(of index: Int) -> Int? {
        partners.isEmpty || partners[index] < 0 ? nil : partners[index]
    }

    /// The direction of the first strong character in the isolate that a scalar opens; nil if there is none.
    func direction(in index: Int) -> LayoutDirection? { directions[index] }
}
