extension Rect {
    /// The rectangle rounded to nine decimal places, to hide rounding error, which depends on the solver's order of
    /// summation.
    package var tidy: Rect {
        if SIMD4(minX, minY, width, height).areTidy { return self }
        return Rect(x: minX.tidy, y: minY.tidy, width: width.tidy, height: height.tidy)
    }
}

extension SIMD4<Double> {
    /// Whether each of the four numbers is large or a multiple of 1/512, which needs no more than nine decimal places.
    /// Nearly all numbers are whole numbers or halves, and this check avoids a slow division.
    fileprivate var areTidy: Bool { self + largeMultiple - largeMultiple == self }
}

/// Every `Double` of this magnitude is a multiple of 1/512.
private let largeMultiple = 3 * 0x1p42

extension Double {
    /// The number rounded to nine decimal places; a `Double` above a few million has no more.
    package var tidy: Double { self + largeMultiple - largeMultiple == self ? self : rounded }

    private var rounded: Double { abs(self) < 4e6 ? (self * 1e9).rounded() / 1e9 : self }
}
