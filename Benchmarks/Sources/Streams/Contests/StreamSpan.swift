/// The start and the length of an item along one axis.
struct StreamSpan {
    var start: Int
    var length: Int

    init(in stream: inout ConstraintStream) {
        start = stream.makeVariable()
        length = stream.makeVariable(isNonNegative: true)
    }

    /// The terms of the span's end, multiplied by a factor.
    func end(_ factor: Double = 1) -> [(Double, Int)] { [(factor, start), (factor, length)] }

    /// The terms of twice the span's center, multiplied by a factor.
    func center(_ factor: Double = 1) -> [(Double, Int)] { [(2 * factor, start), (factor, length)] }
}

extension ConstraintStream {
    /// Adds an item that starts at 0 and has the given length, if any.
    mutating func addRoot(_ length: Double?) -> StreamSpan {
        let root = StreamSpan(in: &self)
        add([(1, root.start)], .equal, 0)
        if let length { draggedRow = add([(1, root.length)], .equal, length) }
        return root
    }

    /// The natural length of an item, which differs from item to item in a sequence that repeats after 31 items.
    static func natural(_ index: Int) -> Double { 40 + Double(index * 7 % 31) }
}
