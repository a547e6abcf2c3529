internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UISwitch: UIControl {
    override class func makeView() -> View {
        let view = Switch(frame: .zero)
        view.systemSize = Size(SystemMetrics.current.switchSize)
        return view
    }

    private var toggle: Switch { backingView() }

    open var isOn: Bool {
        get { toggle.isOn }
        set { toggle.isOn = newValue }
    }

    open var onTintColor: UIColor? { didSet { toggle.onTintColor = onTintColor?.color ?? .green } }
    open var thumbTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@MainActor @preconcurrency
open class UISlider: UIControl {
    override class func makeView() -> View { Slider(frame: .zero) }

    private var slider: Slider { backingView() }

    open var value: Float {
        get { Float(slider.value) }
        set { slider.value = Double(newValue) }
    }

    open var minimumValue: Float {
        get { Float(slider.minimumValue) }
        set { slider.minimumValue = Double(newValue) }
    }

    open var maximumValue: Float {
        get { Float(slider.maximumValue) }
        set { slider.maximumValue = Double(newValue) }
    }

    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?

    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

@MainActor @preconcurrency
open class UIStepper: UIControl {
    override class func makeView() -> View { Stepper(frame: .zero) }

    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
}

@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    public static var noSegment: Int { -1 }

    override class func makeView() -> View {
        let view = SegmentedControl(frame: .zero)
        (view.hasWholeWidths, view.selectedWeight) = (true, .medium)
        return view
    }

    private var segmented: SegmentedControl { backingView() }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A segment whose item is not a string shows two boxes, "▢▢", in place of an image.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segmented.segments = (items ?? []).map { $0 as? String ?? "▢▢" }
    }

    open var numberOfSegments: Int { segmented.segments.count }
    open var selectedSegmentTintColor: UIColor?

    open var selectedSegmentIndex: Int {
        get { segmented.selectedIndex ?? UISegmentedControl.noSegment }
        set { segmented.selectedIndex = segmented.segments.indices.contains(newValue) ? newValue : nil }
    }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segmented.segments.insert(title ?? "", at: max(0, min(segment, numberOfSegments)))
    }

    open var apportionsSegmentWidthsByContent = false
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {}
    /// Does nothing: titles are always in the middle.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
    ) {}

    public enum Segment: Int, Sendable {
        case any, left, center, right, alone
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { segmented.segments[segment] = title ?? "" }
    open func titleForSegment(at segment: Int) -> String? { segmented.segments[segment] }
    open func removeAllSegments() { segmented.segments = [] }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

@MainActor @preconcurrency
open class UIPageControl: UIControl {
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    open var backgroundStyle = BackgroundStyle.automatic
    /// The direction, which is ignored: dots are laid out in a row.
    open var direction = Direction.natural
    override class func makeView() -> View {
        let view = PageControl(frame: .zero)
        view.system = SystemMetrics.current.pageControl
        return view
    }

    private var pages: PageControl { backingView() }

    open var numberOfPages: Int {
        get { pages.numberOfPages }
        set { pages.numberOfPages = newValue }
    }

    open var currentPage: Int {
        get { pages.currentPage }
        set { pages.currentPage = newValue }
    }

    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor? {
        didSet { if let color = pageIndicatorTintColor { pages.pageIndicatorTintColor = color.color } }
    }
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { if let color = currentPageIndicatorTintColor { pages.currentPageIndicatorTintColor = color.color } }
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let other = PageControl(frame: .zero)
        other.system = pages.system
        other.numberOfPages = pageCount
        return CGSize(other.naturalSize)
    }
}
