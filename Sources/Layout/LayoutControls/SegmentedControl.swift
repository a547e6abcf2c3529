/// A control for choosing between segments side by side, 32 points high, like UIKit's since iOS 13.
open class SegmentedControl: Control {
    private var parts: [(pill: View, label: Label)] = []

    /// The titles of the segments.
    public final var segments: [String] = [] { didSet { segmentsChanged() } }
    /// The index of the selected segment; nil if none is selected.
    public final var selectedIndex: Int? { didSet { segmentsChanged() } }

    /// Whether segments are as wide as in iOS 26: equally wide in whole points, but for the last one.
    package final var hasWholeWidths = false { didSet { partsChanged() } }
    /// The weight of the selected segment's title.
    package final var selectedWeight = Font.Weight.semibold { didSet { segmentsChanged() } }

    private static let inset = 2.0
    private static let titleInset = 10.0

    /// A control without segments, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        backgroundColor = .track
        cornerRadius = 8
    }

    /// A control with segments, none of them selected.
    public convenience init(_ segments: [String], name: String? = nil) {
        self.init(frame: .zero)
        self.name = name
        self.segments = segments
        segmentsChanged()
    }

    private func segmentsChanged() {
        while parts.count > segments.count { parts.removeLast().pill.removeFromSuperview() }
        while parts.count < segments.count {
            let (pill, label) = (View(frame: .zero), Label(frame: .zero))
            label.textAlignment = .center
            label.font.size = 13
            pill.cornerRadius = 6
            pill.addSubview(label)
            addSubview(pill)
            parts.append((pill, label))
        }
        for (index, (pill, label)) in parts.enumerated() {
            label.text = segments[index]
            label.font.weight = index == selectedIndex ? selectedWeight : .regular
            pill.backgroundColor = index == selectedIndex ? .white : nil
        }
        partsChanged()
    }

    override open var naturalSize: Size {
        let widest = parts.map { $0.label.intrinsicContentSize.width }.max() ?? 0
        let width = Double(parts.count) * (widest.rounded(.up) + 2 * SegmentedControl.titleInset)
        return Size(width: width + 2 * SegmentedControl.inset, height: 32)
    }

    override open func placeParts() {
        guard !parts.isEmpty else { return }
        let inset = SegmentedControl.inset
        let start = hasWholeWidths ? 0 : inset
        let share = (bounds.width - 2 * start) / Double(parts.count)
        let width = hasWholeWidths ? share.rounded(.down) : share
        let height = max(0, bounds.height - 2 * inset)
        for (index, (pill, label)) in parts.enumerated() {
            let place = start + Double(index) * width
            let isLast = index == parts.count - 1
            self.place(pill, at: place, inset, isLast ? bounds.width - start - place : width, height)
            label.frame = Rect(x: 0, y: 0, width: pill.bounds.width, height: height)
        }
    }
}
