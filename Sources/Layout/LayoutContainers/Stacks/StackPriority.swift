/// The priorities of a stack view's constraints.
///
/// They match those measured in UIKit's own stack view, so that the frames are the same. Three have no counterpart
/// there: `order`, `fairness`, and `hiding`, which yields to required constraints on the hidden view.
package enum StackPriority {
    /// For the boundary on the side at which the views are aligned.
    static let strongBoundary = LayoutPriority(999.5)
    static let spanFit = LayoutPriority(51)
    package static let canvasFit = LayoutPriority(49)
    static let suppression = LayoutPriority(25)
    static let hiding = LayoutPriority(999.5)
    /// Below every other priority of the library, so that it determines only what is otherwise undetermined.
    static let order = LayoutPriority(1)
    /// For the equal widths of views with wrapping text if the views fill the stack, above the compression resistance
    /// of content.
    static let textWidths = LayoutPriority(760)
    /// For the equal widths of views with wrapping text if the views do not fill the stack; it decides only what
    /// creation order would otherwise decide.
    static let fairness = LayoutPriority(2)

    /// For the share of the view at an index: 999, 998 and so on, but always above the compression resistance of
    /// content.
    static func share(_ index: Int) -> LayoutPriority { falling(from: 999, by: index, above: 750) }

    /// For making a gap equal to the first one: 149, 148 and so on, but always above `suppression`.
    static func equalCentering(_ gap: Int) -> LayoutPriority { falling(from: 150, by: gap, above: 25) }

    /// A priority that falls in whole steps down to 25 above a limit, then in ever smaller steps that never reach the
    /// limit.
    ///
    /// Thus each of many constraints has a level of its own, solved in one step; within a single level they would have
    /// to be weighed against each other.
    private static func falling(from top: Double, by steps: Int, above limit: Double) -> LayoutPriority {
        let (steps, wholeSteps) = (Double(steps), top - limit - 25)
        return LayoutPriority(steps <= wholeSteps ? top - steps : limit + 25 * wholeSteps / steps)
    }
}
