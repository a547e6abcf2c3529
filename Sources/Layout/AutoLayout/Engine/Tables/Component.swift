/// One of the four numbers of a frame, in the order of their variables.
enum Component: UInt8, CaseIterable {
    case x
    case y
    case width
    case height

    @inline(__always) var isExtent: Bool { rawValue >= Component.width.rawValue }

    /// The attribute that stands for the component; for x, leading in either reading direction.
    var attribute: LayoutConstraint.Attribute {
        switch self {
        case .x: .leading
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The word for the component in sentences.
    var words: String { self == .x ? "left" : "\(attribute)" }
}

/// The role of a solver variable: a component of an item's frame.
struct UnknownRole {
    /// The role at an index that belongs to no variable.
    static let none = UnknownRole(number: -1)

    private let number: Int32

    private init(number: Int32) {
        self.number = number
    }

    @inline(__always) init(_ component: Component, ofItem slot: Int32) {
        self.init(number: 4 * slot + Int32(component.rawValue))
    }

    /// The slot of the item; -1 if no variable has the index.
    @inline(__always) var slot: Int32 { number >> 2 }

    @inline(__always) var component: Component {
        // Safe, since the four cases are stored as 0 to 3. A lookup would account for a tenth of the time it takes to
        // lay out a list at a new width.
        unsafe unsafeBitCast(UInt8(truncatingIfNeeded: number & 3), to: Component.self)
    }
}

extension Rect {
    subscript(component: Component) -> Double {
        @inline(__always) get {
            switch component {
            case .x: origin.x
            case .y: origin.y
            case .width: size.width
            case .height: size.height
            }
        }
        @inline(__always) set {
            switch component {
            case .x: origin.x = newValue
            case .y: origin.y = newValue
            case .width: size.width = newValue
            case .height: size.height = newValue
            }
        }
    }
}
