internal import QuickAnchorKinds

// Positions at a fraction of the parent's size, measured from its top or leading edge. A multiplier multiplies a
// position that is measured from the same edges, so each form is a kind with a multiplier or, for a fraction of 0, the
// kind that refers to the top or leading edge itself.

/// The leading edge at a fraction of the parent's width, plus a number in points. `leadingTo(0.25)` is
/// `leadingToTrailing(multiplier: 0.25)`.
public func leadingTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.leadingToLeading, .leadingToTrailing, fraction, constant, fileID, line)
}

/// The trailing edge at a fraction of the parent's width, plus a number in points. `trailingTo(0.75)` is
/// `trailingToTrailing(multiplier: 0.75)`.
public func trailingTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.trailingToLeading, .trailingToTrailing, fraction, constant, fileID, line)
}

/// The horizontal center at a fraction of the parent's width, plus a number in points. `centerXTo(0.25)` is
/// `centerXToTrailing(multiplier: 0.25)`.
public func centerXTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.centerXToLeading, .centerXToTrailing, fraction, constant, fileID, line)
}

/// The top edge at a fraction of the parent's height, plus a number in points. `topTo(0.25)` is
/// `topToBottom(multiplier: 0.25)`.
public func topTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.topToTop, .topToBottom, fraction, constant, fileID, line)
}

/// The bottom edge at a fraction of the parent's height, plus a number in points. `bottomTo(0.75)` is
/// `bottomToBottom(multiplier: 0.75)`.
public func bottomTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.bottomToTop, .bottomToBottom, fraction, constant, fileID, line)
}

/// The vertical center at a fraction of the parent's height, plus a number in points. `centerYTo(0.25)` is
/// `centerYToBottom(multiplier: 0.25)`.
public func centerYTo(
    _ fraction: Double, _ constant: Double = 0, fileID: String = #fileID, line: Int = #line
) -> QuickAnchor {
    anchor(.centerYToTop, .centerYToBottom, fraction, constant, fileID, line)
}

private func anchor(
    _ start: QuickAnchorType, _ end: QuickAnchorType, _ fraction: Double, _ constant: Double, _ fileID: String,
    _ line: Int
) -> QuickAnchor {
    fraction == 0
        ? start(constant, fileID: fileID, line: line) : end(constant, multiplier: fraction, fileID: fileID, line: line)
}
