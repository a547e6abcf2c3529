extension LineBreakClass {
    private static let table = ScalarTable(encodedTable)

    /// The classes of the ASCII scalars, found without decoding the whole table.
    static let ascii = ScalarTable.values(below: 0x80, of: encodedTable).map { LineBreakClass($0) }

    /// The class of a scalar.
    init(_ scalar: Unicode.Scalar) { self.init(LineBreakClass.table[scalar]) }

    private init(_ value: UInt8) {
        guard let known = LineBreakClass(rawValue: value) else {
            preconditionFailure("The table of line break classes contains an unknown class.")
        }
        self = known
    }
}
