extension Rect {
    /// The rectangle to nine decimals, so that the last bits, which depend on the order of the solver's sums, show nowhere.
    @inline(__always) var tidy: Rect {
        if SIMD4(minX, minY, width, height).areTidy { return self }
        return Rect(x: minX.tidy, y: minY.tidy, width: width.tidy, height: height.tidy)
    }
}

extension SIMD4<Double> {
    /// Whether these are numbers of 512ths, which have nine decimals, or large. Nearly all are whole or halves, and a
    /// division takes its time.
    @inline(__always) fileprivate var areTidy: Bool {
        // Next to this number there are only 512ths.
        let large = 3 * 0x1p42
        return self + large - large == self
    }
}

extension Double {
    /// The nearest number with nine decimals; from some millions on there are no more of them anyway.
    var tidy: Double {
        abs(self) < 4e6 && !SIMD4(repeating: self).areTidy ? (self * 1e9).rounded() / 1e9 : self
    }
}
