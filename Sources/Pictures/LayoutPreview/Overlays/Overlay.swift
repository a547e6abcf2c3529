/// The layers that can be drawn on top of the views, in drawing order; the raw value is the class of the overlay's
/// group.
enum Overlay: String, CaseIterable {
    case frames
    case insets
    case guides
    case culprits
    case constraints
    case names

    /// The option that requests the overlay.
    var option: PreviewOptions {
        switch self {
        case .frames: .frames
        case .insets: .insets
        case .guides: .guides
        case .culprits: .culprits
        case .constraints: .constraints
        case .names: .names
        }
    }
}
