/// Up to eight Boolean flags in one byte.
struct Marks: BitwiseCopyable {
    private var bits: UInt8

    init(bits: UInt8 = 0) {
        self.bits = bits
    }

    subscript(bit: UInt8) -> Bool {
        get { bits & 1 << bit != 0 }
        set { bits = newValue ? bits | 1 << bit : bits & ~(1 << bit) }
    }
}
