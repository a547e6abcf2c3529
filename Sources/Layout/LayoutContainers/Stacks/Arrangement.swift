/// The result of inspecting all items of a stack view.
struct Arrangement {
    private let stack: StackSettings
    private let spacings: (ArrangedItem) -> Double
    private(set) var first: ArrangedItem?
    private(set) var firstVisible: ArrangedItem?
    private(set) var secondVisible: ArrangedItem?
    private(set) var lastVisible: ArrangedItem?
    /// The first visible item with wrapping text.
    private(set) var firstText: ArrangedItem?
    private var visibleCount = 0
    /// The sum of the natural lengths of all visible views, in points.
    private var naturalLengths = 0.0
    private var longest = 0.0
    private var widest = 0.0
    private var gaps = 0.0

    /// - Complexity: O(*n*) in the number of arranged views.
    init(of stack: StackView) {
        self.stack = stack.settings
        spacings = { stack.spacing(after: $0) }
        first = stack.items.first
        for item in stack.items {
            let isHidden = item.view.isHidden
            if !isHidden { count(item) }
            if !isHidden || self.stack.alignment == .fill {
                widest = max(widest, item.measured.extent(self.stack.across))
            }
        }
        if visibleCount == 0 { widest = 0 }
    }

    private mutating func count(_ item: ArrangedItem) {
        if let lastVisible { gaps += spacings(lastVisible) }
        if firstVisible == nil { firstVisible = item } else if secondVisible == nil { secondVisible = item }
        lastVisible = item
        if firstText == nil, item.view.wrapsText { firstText = item }
        visibleCount += 1
        let length = item.measured.extent(stack.axis)
        naturalLengths += length
        longest = max(longest, length)
    }

    /// Whether the views can have lengths proportional to their natural lengths: they cannot if these are all 0, or if
    /// negative spacing leaves no length to divide.
    private var hasShares: Bool {
        let whole = naturalLengths + gaps
        return longest > 0 && whole > 0 && (longest / whole).isUsable
    }

    func context(
        of item: ArrangedItem, at index: Int, after previous: ArrangedItem?
    ) -> ArrangedItem.LayoutContext {
        let isHidden = item.view.isHidden
        var context = ArrangedItem.LayoutContext(
            settings: stack, index: index, isHidden: isHidden, previous: previous?.serial,
            naturalLength: item.measured.extent(stack.axis), first: first?.serial ?? item.serial)
        guard !isHidden else { return context }
        if let previous { context.spacing = spacings(previous) }
        if stack.axis == .horizontal, item.view.wrapsText { context.firstText = firstText?.serial }
        switch stack.distribution {
        case .fill: break
        case .fillEqually: context.firstVisible = firstVisible?.serial
        case .fillProportionally:
            if hasShares { context.share = context.naturalLength / (naturalLengths + gaps) }
        case .equalSpacing, .equalCentering:
            guard let previous else { break }
            context.firstGap = secondVisible?.serial
            context.gapIndex = previous === firstVisible ? 0 : (previous.context?.gapIndex ?? 0) + 1
        }
        return context
    }

    /// The natural size of the stack, in points.
    func naturalSize(in view: StackView) -> Size {
        let lengths = stack.distribution == .fillEqually ? Double(visibleCount) * longest : naturalLengths
        let (length, width) = (max(0, lengths + gaps), widest)
        var size =
            stack.axis == .horizontal ? Size(width: length, height: width) : Size(width: width, height: length)
        guard stack.isMarginsRelative else { return size }
        let margins = view.directionalLayoutMargins
        size.width += margins.leading + margins.trailing
        size.height += margins.top + margins.bottom
        return size
    }
}

extension ArrangedItem {
    /// The natural size of the view, in points: that of its content, with text wrapped at the current width, or that of
    /// a nested stack.
    var measured: Size {
        if let naturalSize { return naturalSize }
        let size = naturalSize(ofContent: view.fittedContentSize)
        if (view as? StackView)?.knowsNaturalSize != false { naturalSize = size }
        return size
    }

    /// The natural size of the view, in points, if its content has the given size.
    func naturalSize(ofContent content: Size) -> Size {
        var size = content
        if let stack = view as? StackView {
            if size.width < 0 { size.width = stack.naturalSize.width }
            if size.height < 0 { size.height = stack.naturalSize.height }
        }
        return Size(width: max(0, size.width), height: max(0, size.height))
    }
}
