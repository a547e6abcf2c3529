import AutoLayout
import LayoutTesting
import Testing
import UIKit
import UIKitTesting

/// A view that counts the updates of its constraints, whatever its class.
@MainActor
private protocol Updating: UIView {
    var updates: Int { get }
}

private final class UpdatingView: UIView, Updating {
    private(set) var updates = 0
    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }
}

private final class UpdatingLabel: UILabel, Updating {
    private(set) var updates = 0
    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }
}

private final class UpdatingStack: UIStackView, Updating {
    private(set) var updates = 0
    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }
}

private final class UpdatingTextView: UITextView, Updating {
    private(set) var updates = 0
    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }
}

private final class UpdatingField: UITextField, Updating {
    private(set) var updates = 0
    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }
}

/// A controller whose view contains the given views.
private final class Host: UIViewController {
    var contents: [UIView] = []
    private(set) var updates = 0

    override func viewDidLoad() {
        for content in contents { view.addSubview(content) }
    }

    override func updateViewConstraints() {
        super.updateViewConstraints()
        updates += 1
    }
}

/// A controller whose scroll view, as large as the screen, contains a column with margins of 16.
private final class ScrollingHost: UIViewController {
    let label = UILabel()
    let column = UIStackView()

    override func viewDidLoad() {
        let scroll = UIScrollView()
        label.text = "first"
        column.axis = .vertical
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        column.addArrangedSubview(label)
        view.addSubview(scroll)
        scroll.addSubview(column)
        for (inner, outer) in [(scroll, view as Any), (column, scroll.contentLayoutGuide)] {
            (inner as UIView).translatesAutoresizingMaskIntoConstraints = false
            for side in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
                NSLayoutConstraint(
                    item: inner, attribute: side, relatedBy: .equal, toItem: outer, attribute: side, multiplier: 1,
                    constant: 0
                ).isActive = true
            }
        }
        column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }
}

/// A field that refers to the view around it, as to a delegate.
private final class WatchedField: UITextField {
    weak var watcher: AnyObject?
}

private final class FieldBar: UIView {
    let field = WatchedField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        field.watcher = self
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("What UIKit on Linux does as on devices")
@MainActor
struct DeviceBehaviorTests {
    private func host(_ contents: UIView...) -> Host {
        let host = Host()
        host.contents = contents
        return host
    }

    @Test(
        "In a scroll view that starts below the bars, margins do not include the bars again", arguments: [false, true])
    func safeAreaOfScrolledContent(hasBar: Bool) {
        let host = ScrollingHost()
        _ = TestScreen(.phone) { hasBar ? UINavigationController(rootViewController: host) : host }
        #expect(host.column.safeAreaInsets == .zero)
        #expect(host.label.frame.minY == 16)
    }

    @Test("The constraints of every view and controller are updated once before the first layout")
    func updates() {
        let views: [any Updating] = [
            UpdatingView(), UpdatingLabel(), UpdatingStack(), UpdatingTextView(), UpdatingField(),
        ]
        let host = Host()
        host.contents = views
        let test = TestScreen(.phone) { host }
        test.run {}
        #expect(views.map(\.updates) == [1, 1, 1, 1, 1] && host.updates == 1)
        test.run { views[0].setNeedsUpdateConstraints() }
        #expect(views.map(\.updates) == [2, 1, 1, 1, 1] && host.updates == 1)
    }

    @Test("A window is as large as the screen unless it is created with a frame")
    func windows() {
        let test = TestScreen(.phone) { UIViewController() }
        test.run {
            #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 390, height: 844))
            #expect(UIWindow(windowScene: UIWindowScene()).frame == UIScreen.main.bounds)
            #expect(UIWindow(frame: .zero).frame == .zero)
        }
    }

    @Test("Between trees, coordinates are converted as if their roots were beside each other")
    func conversions() {
        let root = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        let leaf = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
        let (other, inner) = (UIScrollView(frame: CGRect(x: 100, y: 100, width: 50, height: 50)), UIView())
        root.addSubview(leaf)
        other.addSubview(inner)
        inner.frame = CGRect(x: 4, y: 4, width: 5, height: 5)
        other.contentOffset = CGPoint(x: 0, y: 30)
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 2, y: 3))
        // The point is at (12, 23) beside both roots; the inner view's origin, scrolled, at (104, 74).
        #expect(leaf.convert(CGPoint(x: 1, y: 1), to: inner) == CGPoint(x: -92, y: -51))
        #expect(leaf.convert(CGPoint(x: -92, y: -51), from: inner) == CGPoint(x: 1, y: 1))
    }

    @Test("Coordinates are converted with the transforms of views and layers, as are those of touches")
    func transformedConversions() {
        let (root, pair, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400)), UIView(), UIView())
        pair.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        leaf.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSubview(pair)
        pair.addSubview(leaf)
        // Twice as large about (150, 125).
        pair.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(pair.convert(CGPoint.zero, to: root) == CGPoint(x: 50, y: 75))
        #expect(pair.convert(pair.bounds, to: root) == pair.frame)
        #expect(leaf.convert(leaf.bounds, to: root) == CGRect(x: 70, y: 95, width: 40, height: 40))
        #expect(leaf.convert(CGRect(x: 70, y: 95, width: 40, height: 40), from: root) == leaf.bounds)
        #expect(leaf.convert(CGPoint(x: 1, y: 2), to: pair) == CGPoint(x: 11, y: 12))
        #expect(leaf.layer.convert(leaf.bounds, to: root.layer) == CGRect(x: 70, y: 95, width: 40, height: 40))
        #expect(root.layer.convert(CGPoint(x: 72, y: 97), to: leaf.layer) == CGPoint(x: 1, y: 1))
        // Outside the frame that the view has without its transform.
        #expect(root.hitTest(CGPoint(x: 109, y: 96), with: nil) === leaf)
        #expect(root.hitTest(CGPoint(x: 60, y: 80), with: nil) === pair)
        // A quarter turn about the top-left corner, clockwise.
        pair.transform = .identity
        pair.layer.anchorPoint = .zero
        pair.layer.position = CGPoint(x: 100, y: 100)
        pair.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(pair.convert(CGPoint(x: 100, y: 50), to: root) == CGPoint(x: 50, y: 200))
        #expect(pair.convert(pair.bounds, to: root) == CGRect(x: 50, y: 100, width: 50, height: 100))
        #expect(root.convert(CGRect(x: 70, y: 110, width: 20, height: 20), to: leaf) == leaf.bounds)
    }

    @Test("The anchor point stays in place when it changes, when the size changes, and under a transform")
    func anchorPoints() {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        view.layer.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 150, y: 125, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 150, y: 125) && view.layer.position == view.center)
        view.bounds.size = CGSize(width: 60, height: 40)
        #expect(view.frame == CGRect(x: 150, y: 125, width: 60, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: 150, y: 125, width: 120, height: 80))
        // About the center at (30, 20), the drawn view is moved by its distance from the anchor.
        #expect(view.layoutView.transform == View.Transform(a: 2, b: 0, c: 0, d: 2, tx: 30, ty: 20))
        view.center = .zero
        #expect(view.frame.origin == .zero)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(layer.position == CGPoint(x: 5, y: 5) && layer.frame.origin == CGPoint(x: 5, y: -5))
    }

    @Test("The anchor point does not move a view that constraints place")
    func anchorPointWithConstraints() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        let host = host(view)
        let test = TestScreen(.phone) { host }
        test.run {
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: host.view.leftAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: host.view.topAnchor, constant: 30),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            view.layer.anchorPoint = CGPoint(x: 1, y: 0)
            view.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        }
        #expect(view.center == CGPoint(x: 120, y: 30))
        #expect(view.frame == CGRect(x: 70, y: 30, width: 50, height: 100))
        #expect(view.layoutView.transform.tx == 25 && view.layoutView.transform.ty == 25)
    }

    @Test("A label with n lines is no higher than n line heights of its font", arguments: 1...4)
    func lineHeights(count: Int) {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17)
        label.numberOfLines = 0
        label.text = Array(repeating: "line", count: count).joined(separator: "\n")
        #expect(label.font.leading == 0)
        #expect(label.intrinsicContentSize.height <= label.font.lineHeight * CGFloat(count))
        #expect(label.intrinsicContentSize.height > label.font.lineHeight * (CGFloat(count) - 0.5))
    }

    @Test(
        "The natural size of a label is rounded up to whole pixels, before it is in a window, too", arguments: [2.0, 3])
    func naturalSizes(scale: Double) {
        let device = TestDevice(size: Size(width: 390, height: 844), displayScale: scale)
        TestScreen(device) { UIViewController() }.run {
            let (plain, attributed) = (UILabel(), UILabel())
            plain.text = "Wi-Fi only"
            attributed.attributedText = NSAttributedString(string: "Wi-Fi only", attributes: [.kern: 0.1])
            for label in [plain, attributed] {
                let natural = label.intrinsicContentSize
                let exact = label.layoutView.textMeasurer.width(of: "Wi-Fi only", in: Font(size: 17))
                for length in [Double(natural.width) * scale, Double(natural.height) * scale] {
                    #expect(abs(length - length.rounded()) < 1e-6)
                }
                // Ten gaps of 0.1 make the attributed text wider by at most 1.
                #expect(Double(natural.width) >= exact && Double(natural.width) < exact + 1 + 1 / scale)
            }
        }
    }

    @Test("The labels of cells follow the text size", arguments: [(1.0, 17, 15), (2, 33, 30)])
    func textScaleOfCells(scale: Double, body: CGFloat, subheadline: CGFloat) {
        var device = TestDevice.phone
        device.textScale = scale
        TestScreen(device) { UIViewController() }.run {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            #expect(cell.textLabel?.font.pointSize == body)
            #expect(cell.detailTextLabel?.font.pointSize == subheadline)
            let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
            #expect(value.detailTextLabel?.font.pointSize == body)
        }
    }

    @Test("A view is named after a property of its owner, not after one that refers to it from inside")
    func names() {
        let bar = FieldBar(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let host = host(bar)
        _ = TestScreen(.phone) { host }
        #expect(bar.field.accessibilityIdentifier == "field")
        #expect(bar.accessibilityIdentifier == "contents[0]")
    }

    @Test("Constraints between horizontal and vertical positions are installed, as SnapKit's tests expect")
    func acrossAxes() {
        let (box, mark) = (UIView(frame: CGRect(x: 30, y: 20, width: 50, height: 40)), UIView())
        mark.translatesAutoresizingMaskIntoConstraints = false
        let host = host(box, mark)
        let test = TestScreen(.phone) { host }
        test.run {
            for (first, second) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top), (.top, .right),
            ] {
                NSLayoutConstraint(
                    item: mark, attribute: first, relatedBy: .equal, toItem: box, attribute: second, multiplier: 1,
                    constant: 0
                ).isActive = true
            }
        }
        #expect(host.view.constraints.count == 2)
        #expect(mark.frame.origin == CGPoint(x: 20, y: 80))
    }

    @Test("Views of equal width stay equal on pixels, and a pixel on which they overlap is no fault")
    func pixels() {
        var device = TestDevice(size: Size(width: 280, height: 400))
        device.displayScale = 2
        let check = LayoutCheck(sizes: [device.size], rules: [.noOverlaps], toleratedOverlap: 0)
        func row(overlap: CGFloat) -> Host {
            let columns = (0..<3).map { _ in UIView() }
            let host = Host()
            host.contents = columns
            host.loadViewIfNeeded()
            for (index, column) in columns.enumerated() {
                column.translatesAutoresizingMaskIntoConstraints = false
                NSLayoutConstraint.activate([
                    column.topAnchor.constraint(equalTo: host.view.topAnchor),
                    column.heightAnchor.constraint(equalToConstant: 20),
                    column.widthAnchor.constraint(equalTo: host.view.widthAnchor, multiplier: 1 / 3),
                    index == 0
                        ? column.leftAnchor.constraint(equalTo: host.view.leftAnchor)
                        : column.leftAnchor.constraint(equalTo: columns[index - 1].rightAnchor, constant: -overlap),
                ])
            }
            return host
        }
        let host = row(overlap: 0)
        _ = TestScreen(device) { host }
        #expect(host.contents.map(\.frame.width) == [93.5, 93.5, 93.5])
        // The exact left edges are at 0, 93.33 and 186.67; the second column ends at 187.
        #expect(host.contents.map(\.frame.minX) == [0, 93.5, 186.5])
        #expect(check.faults(on: device) { row(overlap: 0) } == [])
        #expect(check.faults(on: device) { row(overlap: 1) } != [])
    }

    @Test("Views nested deeply are added, searched, tinted, wrapped and released without exhausting the stack")
    func deepTrees() {
        weak var released: UIView?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var leaf: UIView = window
            for _ in 0..<30_000 {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                leaf.addSubview(view)
                leaf = view
            }
            (leaf.tag, released) = (7, leaf)
            window.tintColor = .red
            #expect(leaf.isDescendant(of: window) && leaf.window === window && leaf.tintColor == .red)
            #expect(window.viewWithTag(7) === leaf)
            window.layoutIfNeeded()
            let other = UIView()
            leaf.addSubview(other)
            other.topAnchor.constraint(equalTo: leaf.topAnchor).isActive = true
            #expect(leaf.constraints.count == 1)
            let top = window.subviews[0]
            top.removeFromSuperview()
            #expect(leaf.window == nil && !leaf.isDescendant(of: window))
        }
        #expect(released == nil)
    }
}
