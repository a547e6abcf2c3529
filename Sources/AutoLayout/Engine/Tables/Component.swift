/// One of the four numbers of a frame, in the order of their unknowns.
enum Component: UInt8, CaseIterable {
    case x
    case y
    case width
    case height

    @inline(__always) var isExtent: Bool { rawValue >= Component.width.rawValue }

    /// The attribute that sets it, in either reading direction.
    var attribute: LayoutConstraint.Attribute {
        switch self {
        case .x: .leading
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }

    /// The word for the unknown itself.
    var words: String { self == .x ? "left" : "\(attribute)" }
}

/// The role of an unknown of the solver: a component of the frame of an item.
struct UnknownRole {
    /// The role of an index that no unknown has.
    static let none = UnknownRole(number: -1)

    private let number: Int32

    private init(number: Int32) {
        self.number = number
    }

    @inline(__always) init(_ component: Component, ofItem slot: Int32) {
        self.init(number: 4 * slot + Int32(component.rawValue))
    }

    /// The slot of the item, -1 if no unknown has the index.
    @inline(__always) var slot: Int32 { number >> 2 }

    @inline(__always) var component: Component {
        // Sound, as the four cases are stored as 0 to 3; looking them up takes a tenth of a new width of a list.
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
