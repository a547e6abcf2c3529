/// What a stack view keeps of one of its arranged views.
final class ArrangedItem {
    let view: View
    /// Tells items apart, also those of a view that was taken out and put back.
    let serial: Int
    var customSpacing: Double?
    /// How large the view is by itself, in points, while that is known.
    var naturalSize: Size?
    /// What the constraints were made for.
    var situation: Situation?
    var constraints = StackConstraints()
    /// The gap before the view, where gaps take the room that is left.
    var gap: LayoutGuide?

    init(_ view: View, serial: Int) {
        self.view = view
        self.serial = serial
    }

    /// All that the constraints of an item depend on: while it is the same, they stay as they are.
    struct Situation: Equatable {
        var settings: StackSettings
        var index: Int
        var isHidden: Bool
        /// The nearest item before this one that is not hidden.
        var previous: Int?
        /// The spacing between that one and this one, in points.
        var spacing = 0.0
        /// How long the view is by itself, in points.
        var naturalLength: Double
        /// What part of the canvas is its own, in 0...1; nil where none is.
        var share: Double?
        /// The item all others are aligned with.
        var first: Int
        /// The item all others are as long as.
        var firstVisible: Int?
        /// The item as wide as which texts that wrap are to be; nil where this is none, or no other is there.
        var firstText: Int?
        /// The item before which is the gap that all others are as long as, and how many gaps there are before this one.
        var firstGap: Int?
        var gapIndex = 0
    }
}
