/// The less common attributes of a view, stored separately to keep views small.
final class RareViewState {
    var hugging = ContentPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = ContentPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var autoresizingMask: View.AutoresizingMask = []
    /// The size of the parent that the frame fits, if the view has an autoresizing mask.
    var parentSize = Size.zero
    /// Whether any subview may have an autoresizing mask.
    var holdsFlexibleSubviews = false
    var boundsOrigin = Point.zero
    var layoutDirection = LayoutDirection.leftToRight
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var pixelGrid = PixelGrid()
    var textScale = 1.0
    var textMeasurer: (any TextMeasuring)?
    var minimumContent: MinimumContent?
    var sizeClassThresholds = SizeClassThresholds()
    var conditionalHiding: ConditionalSetting<Bool>?
    var conditionObservers: [ConditionObserver] = []
    // What the layers above keep with a view. The layer that stores an object alone reads it, and knows its type.
    var insets: AnyObject?
    var appearance: AnyObject?
    /// The solved trial of the last fitting size; nil once anything in the view has changed.
    var fitting: AnyObject?
    var zPosition = 0.0
    var accessibilityIdentifier: String?
    var guideForSubviewEdges: LayoutGuide?
    /// The type of the framework's view that this view represents, used as its name in diagnostics.
    var shownTypeName: String?
    /// The text of the framework's view that the view represents.
    var shownText: (text: String, wraps: Bool)?
    var isTouchTarget = false
    var followsParts = false
    // Safe, because it is the view that owns this state.
    @safe unowned(unsafe) var asContainer: (any Container)?
    /// The place in the source code where the view was added without a constraint, for diagnostics.
    var placeOfAdding: SourceLocation?
    /// A sentence about constraints that are not in effect yet, for ambiguities that this may cause.
    var noteOnAmbiguity: String?
}

/// The priorities at which a view keeps the size of its content along each axis.
struct ContentPriorities {
    var horizontal: LayoutPriority
    var vertical: LayoutPriority

    subscript(axis: Axis) -> LayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}
