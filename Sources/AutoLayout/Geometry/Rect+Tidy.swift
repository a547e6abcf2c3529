extension Rect {
    /// The rectangle rounded to nine decimals, to hide rounding error, which depends on the solver's order of
    /// summation.
    @inline(__always) var tidy: Rect {
        if SIMD4(minX, minY, width, height).areTidy { return self }
        return Rect(x: minX.tidy, y: minY.tidy, width: width.tidy, height: height.tidy)
    }
}

extension SIMD4<Double> {
    /// Whether these are multiples of 1/512, which need no more than nine decimals, or large. Nearly all numbers are
    /// whole or halves, and this check avoids a slow division.
    @inline(__always) fileprivate var areTidy: Bool {
        // Numbers of this magnitude are multiples of 1/512.
        let large = 3 * 0x1p42
        return self + large - large == self
    }
}

extension Double {
    /// The number rounded to nine decimals; beyond some millions a `Double` has no more.
    var tidy: Double {
        abs(self) < 4e6 && !SIMD4(repeating: self).areTidy ? (self * 1e9).rounded() / 1e9 : self
    }
}
