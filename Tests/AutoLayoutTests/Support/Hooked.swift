import AutoLayout

/// A view whose callbacks run closures that a test sets.
final class Hooked: View {
    var onLayout: (Hooked) -> Void = { _ in }
    var onUpdate: (Hooked) -> Void = { _ in }
    var onRemoval: (Hooked, View) -> Void = { _, _ in }
    var onAddition: (Hooked, View) -> Void = { _, _ in }
    var onInsets: (Hooked) -> Void = { _ in }
    var contentSize: (Hooked) -> Size = { _ in Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
    var contentHeight: (Hooked, Double) -> Double? = { _, _ in nil }
    var firstBaseline: (Hooked) -> Double? = { _ in nil }
    /// The content and baseline for readers that must not trigger the callbacks.
    private(set) var plainContent: (size: Size, baseline: Double?) = (
        Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric), nil
    )
    var firstSpeaker: (Hooked) -> View = { $0 }

    init(_ name: String, frame: Rect = .zero) {
        super.init(frame: frame)
        self.name = name
    }

    /// Gives the view a content size and a baseline that have no side effects when they are read.
    func setContent(_ size: Size, baseline: Double?) {
        plainContent = (size, baseline)
        contentSize = { _ in size }
        firstBaseline = { _ in baseline }
    }

    override func layoutSubviews() { onLayout(self) }
    override func updateConstraints() { onUpdate(self) }
    override func willRemoveSubview(_ subview: View) { onRemoval(self, subview) }
    override func didAddSubview(_ subview: View) { onAddition(self, subview) }
    override func safeAreaInsetsDidChange() { onInsets(self) }
    override var intrinsicContentSize: Size { contentSize(self) }
    override func intrinsicContentHeight(forWidth width: Double) -> Double? { contentHeight(self, width) }
    override var firstBaselineOffsetFromTop: Double? { firstBaseline(self) }
    override var forFirstBaselineLayout: View { firstSpeaker(self) }
}

/// A view whose `deinit` runs a closure that a test sets.
final class Leaver: View {
    private let lastWords: (Leaver) -> Void

    init(frame: Rect = .zero, name: String = "leaver", _ lastWords: @escaping (Leaver) -> Void) {
        self.lastWords = lastWords
        super.init(frame: frame)
        self.name = name
    }

    deinit { lastWords(self) }
}

/// A constraint whose `deinit` runs a closure.
final class PartingConstraint: LayoutConstraint {
    var lastWords: () -> Void = {}

    deinit { lastWords() }
}

extension [View] {
    /// The contradictions in the view hierarchy; empty if there are none.
    var hierarchyFaults: [String] {
        flatMap { view -> [String] in
            let name = view.name ?? "a view"
            var faults: [String] = []
            if let parent = view.superview, parent.subviews.count(where: { $0 === view }) != 1 {
                faults.append("\(name) is not in its superview once")
            }
            for child in view.subviews where child.superview !== view {
                faults.append("\(name) holds \(child.name ?? "a view"), which is elsewhere")
            }
            if view.superview?.isDescendant(of: view) == true { faults.append("\(name) is in itself") }
            return faults
        }
    }
}
