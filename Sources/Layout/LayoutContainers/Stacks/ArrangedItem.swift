/// A stack view's record of one of its arranged views.
final class ArrangedItem {
    let view: View
    /// A number that no other item of the stack has, not even an earlier item of the same view.
    let serial: Int
    var customSpacing: Double?
    /// The natural size of the view, in points, while it is known.
    var naturalSize: Size?
    /// The context for which the constraints were made.
    var context: LayoutContext?
    var constraints = ContainerConstraints()
    /// The gap before the view, if gaps take up the remaining space.
    var gap: LayoutGuide?

    init(_ view: View, serial: Int) {
        self.view = view
        self.serial = serial
    }

    /// Everything on which the constraints of an item depend. While the context is unchanged, so are the constraints.
    struct LayoutContext: Equatable {
        var settings: StackSettings
        var index: Int
        var isHidden: Bool
        /// The nearest preceding item that is not hidden.
        var previous: Int?
        /// The spacing after the previous visible item, in points.
        var spacing = 0.0
        /// The natural length of the view, in points.
        var naturalLength: Double
        /// The fraction of the stack's length, margins included, that is assigned to the view, as in UIKit; above 1 only
        /// if spacing is negative, nil if no fraction is assigned.
        var share: Double?
        /// The item with which all others are aligned.
        var first: Int
        /// The item whose length all others match.
        var firstVisible: Int?
        /// In a row, the first item with wrapping text, whose width this item should match; nil if this item has no
        /// wrapping text.
        var firstText: Int?
        /// The item that follows the first gap, whose length all other gaps match.
        var firstGap: Int?
        /// The index of the gap before this item.
        var gapIndex = 0
    }
}
