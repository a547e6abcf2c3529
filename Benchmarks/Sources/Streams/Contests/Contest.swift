/// Shapes of layouts in which the constraints of many items compete or can only be solved together, expressed in the
/// constraints that a layout would use.
public enum Contest: String, CaseIterable, Sendable {
    /// Labels that resist equally in a stack too narrow for them.
    case squeezed
    /// A stack with equal gaps from edge to edge, too short for its labels.
    case spacing
    /// A stack with equal gaps from center to center, too short for its labels.
    case centering
    /// A chain fixed at both ends, with three optional rows of different priorities for each link.
    case wishes
    /// A chain fixed at both ends, with a minimum and a maximum length for each link.
    case clamps
    /// The chain of `clamps`, with the length between its ends edited.
    case stretch
    /// Views, each midway between its neighbors.
    case midpoints
    /// Stacks in stacks, as large as their labels.
    case tree
    /// Stacks in stacks, too narrow for their labels.
    case closedtree
    /// A centered box around many views.
    case bounds
    /// Nested views, each with a limit and content.
    case nest
    /// The views of `nest`, with the length of the outermost edited.
    case room
    /// A chain in which the required constraints of each link conflict.
    case conflicts
    /// One length with many contradictory required constants; the one that is satisfied is edited.
    case numbers
    /// Columns as narrow as their contents allow; an item other than the widest changes.
    case table
    /// The columns of `table`, with the widest item changed.
    case widest
    /// Rows as tall as their contents.
    case rows
    /// The rows of `rows`, removed constraint by constraint.
    case removal
    /// Labels of equal width, as wide as the widest.
    case widths
    /// Pictures of equal height, each with its own aspect ratio.
    case aspect
    /// Labels that are all constrained to one container.
    case hub
    /// Shares of a sum, whose preferred values all have the same priority.
    case shares
    /// Views that must keep a distance but prefer positions that are closer together.
    case crowd
    /// Positions that prefer to be near their data and, with the same weight, near each other.
    case smoothing
    /// Lengths between a minimum and a maximum that are themselves variables.
    case limits

    /// The constraints of the shape with the given number of items.
    public func stream(_ count: Int) -> ConstraintStream {
        switch self {
        case .squeezed: .stack(of: count, gaps: nil)
        case .spacing: .stack(of: count, gaps: .betweenEdges)
        case .centering: .stack(of: count, gaps: .betweenCenters)
        case .wishes: .closedChain(of: count) { $0.addThreeWishes($1, for: $2) }
        case .clamps: .closedChain(of: count) { $0.addClamps($1, for: $2) }
        case .stretch: Contest.clamps.stream(count).editingRoot()
        case .midpoints: .midpoints(of: count).editingRoot()
        case .tree: .stackTree(labels: count, isClosed: false)
        case .closedtree: .stackTree(labels: count, isClosed: true)
        case .bounds: .centeredBounds(of: count)
        case .nest: .limitedNest(depth: count)
        case .room: .limitedNest(depth: count).editingRoot()
        case .conflicts: .closedChain(of: count) { $0.addConflict($1, for: $2) }
        case .numbers: .numbers(count)
        case .table: .table(rows: count, editsWidest: false)
        case .widest: .table(rows: count, editsWidest: true)
        case .rows, .removal: .contentRows(count)
        case .widths: .equalWidths(of: count)
        case .aspect: .aspectRow(of: count)
        case .hub: .hub(of: count)
        case .shares: .shares(of: count)
        case .crowd: .crowd(of: count)
        case .smoothing: .smoothing(of: count)
        case .limits: .floatingLimits(of: count)
        }
    }
}
