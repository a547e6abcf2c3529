internal import LayoutWords

/// An attribute by its name in reports.
package enum ReportedAttribute: String, CaseIterable, Sendable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline, baseline
    case minX, midX, maxX, minY, midY, maxY
    case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
    case centerXWithinMargins, centerYWithinMargins
    case contentWidth, contentHeight

    /// The words for the attribute in sentences.
    var words: AttributeWords { AttributeWords(rawValue, kind) }

    private var kind: AttributeWords.Kind {
        switch self {
        case .width, .height, .contentWidth, .contentHeight: .extent
        case .leading, .trailing, .leadingMargin, .trailingMargin: .reading
        case .left, .right, .centerX, .minX, .midX, .maxX, .leftMargin, .rightMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .baseline, .minY, .midY, .maxY, .topMargin,
            .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute is a length rather than a position.
    package var isExtent: Bool { kind == .extent }

    /// Whether the attribute is vertical.
    package var isVertical: Bool {
        switch self {
        case .height, .contentHeight: true
        default: kind == .vertical
        }
    }

    /// Whether the value depends on margins that only the system knows.
    var isOfMargins: Bool {
        switch self {
        case .leadingMargin, .trailingMargin, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether the value depends on the font.
    var isBaseline: Bool {
        switch self {
        case .firstBaseline, .lastBaseline, .baseline: true
        default: false
        }
    }

    /// The attributes for the start and the end of items along an axis.
    static func edges(isVertical: Bool, isFixed: Bool) -> (near: ReportedAttribute, far: ReportedAttribute) {
        if isVertical { return (.top, .bottom) }
        return isFixed ? (.left, .right) : (.leading, .trailing)
    }
}
