/// One of the four numbers of a frame, in the order of their variables.
package enum Component: UInt8, CaseIterable {
    case x
    case y
    case width
    case height

    /// The component that a variable stands for, given the variable's index in an engine's solver.
    package init(ofUnknown index: Int) {
        // Safe, since the four cases are stored as 0 to 3. A lookup would account for a tenth of the time it takes to
        // lay out a list at a new width.
        self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: index & 3), to: Component.self)
    }

    package var isExtent: Bool { rawValue >= Component.width.rawValue }

    /// The attribute that stands for the component; for x, leading in either reading direction.
    package var attribute: LayoutConstraint.Attribute {
        switch self {
        case .x: .leading
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The word for the component in sentences.
    package var words: String { self == .x ? "left" : "\(attribute)" }
}

extension Rect {
    package subscript(component: Component) -> Double {
        get {
            switch component {
            case .x: origin.x
            case .y: origin.y
            case .width: size.width
            case .height: size.height
            }
        }
        set {
            switch component {
            case .x: origin.x = newValue
            case .y: origin.y = newValue
            case .width: size.width = newValue
            case .height: size.height = newValue
            }
        }
    }
}
