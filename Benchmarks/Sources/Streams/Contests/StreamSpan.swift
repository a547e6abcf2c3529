/// The start and the length of an item along one axis.
struct StreamSpan {
    var start: Int
    var length: Int

    init(in stream: inout ConstraintStream) {
        start = stream.makeVariable()
        length = stream.makeVariable(isNonNegative: true)
    }

    /// The terms of its end, each times a factor.
    func end(_ factor: Double = 1) -> [(Double, Int)] { [(factor, start), (factor, length)] }

    /// The terms of twice its center, each times a factor.
    func center(_ factor: Double = 1) -> [(Double, Int)] { [(2 * factor, start), (factor, length)] }
}

extension ConstraintStream {
    /// An item that starts at 0 and has a length.
    mutating func addRoot(_ length: Double?) -> StreamSpan {
        let root = StreamSpan(in: &self)
        add([(1, root.start)], .equal, 0)
        if let length { draggedRow = add([(1, root.length)], .equal, length) }
        return root
    }

    /// Lengths that differ from item to item and repeat after some of them.
    static func natural(_ index: Int) -> Double { 40 + Double(index * 7 % 31) }
}
