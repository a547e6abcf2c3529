import Foundation
import Testing
import UIKit
import UIKitTesting

/// A label with space around its text, as found in apps.
private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 16, height: size.height + 8)
    }
}

private final class WideButton: UIButton {
    private(set) var passes = 0

    override var intrinsicContentSize: CGSize { CGSize(width: 200, height: super.intrinsicContentSize.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
    }
}

/// A button with a hit region larger than itself and constraints of its own, as found in apps.
private final class ReachingButton: UIButton {
    private(set) var updates = 0

    override func updateConstraints() {
        super.updateConstraints()
        updates += 1
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

/// A view that records the notifications about its own moves and about those of its subviews.
private final class MovingView: UIView {
    var calls: [String] = []
    override func willMove(toSuperview new: UIView?) { calls.append("will move to \(new == nil ? "none" : "a view")") }
    override func willMove(toWindow new: UIWindow?) { calls.append("will move to \(new == nil ? "none" : "a window")") }
    override func didMoveToWindow() { calls.append(window == nil ? "in no window" : "in a window") }
    override func didMoveToSuperview() { calls.append(superview == nil ? "in no view" : "in a view") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("will lose a view") }
}

private class Subview: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        tag = 7
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Views of UIKit on Linux")
@MainActor
struct ViewTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("A class that overrides both initializers inherits the others")
    func initializers() { #expect(Subview().tag == 7) }

    @Test("An image view is as large as its image")
    func image() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(view.frame.size == CGSize(width: 20, height: 20))
    }

    @Test("The layout uses what a label or button overrides")
    func overrides() {
        let (label, button) = (PaddedLabel(), WideButton(type: .system))
        label.text = "Hi"
        button.setTitle("Go", for: .normal)
        for view in [label, button] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
        }
        parent.layoutIfNeeded()
        #expect(abs(label.frame.width - label.sizeThatFits(.zero).width - 16) < 1e-6)
        #expect(button.frame.size == CGSize(width: 200, height: 30) && button.passes == 1)
        #expect(button.titleLabel?.frame.midX == 100)
    }

    @Test("Sizes, frames and texts are measured as in UIKit")
    func measures() {
        let (view, frame) = (ShadowedView(), CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)).equalTo(frame))
        let turned = CGSize(width: 3, height: 5).applying(CGAffineTransform(a: 0, b: 2, c: 1, d: 0, tx: 9, ty: 9))
        #expect(turned.equalTo(CGSize(width: 5, height: 6)))
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        (layer.string, layer.fontSize) = ("Text", 20)
        #expect(layer.preferredFrameSize() == "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]))
    }

    @Test("A view that is made as large as its content keeps its top-left corner")
    func sizeToFit() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
        label.text = "Hello"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 10, y: 20) && label.frame.width > 30)
    }

    @Test("A button is asked to update its constraints before a layout pass")
    func constraintsOfControls() {
        let button = ReachingButton()
        parent.addSubview(button)
        button.setNeedsUpdateConstraints()
        parent.layoutIfNeeded()
        #expect(button.updates == 1)
    }

    @Test("Controls that are too small to be touched are reported, unless they need not be touched")
    func touchTargets() {
        let (icon, reaching, idle, own) = (UIButton(), ReachingButton(), UIButton(), UIControl())
        let (row, accessory, toggle, date) = (UIView(), UIButton(), UISwitch(), UIDatePicker())
        let views: [(String, UIView)] = [
            ("icon", icon), ("reaching", reaching), ("idle", idle), ("own", own), ("row", row), ("toggle", toggle),
            ("date", date), ("done", UIButton(type: .system)), ("refresh", UIRefreshControl()),
        ]
        for (index, (name, view)) in views.enumerated() {
            view.accessibilityIdentifier = name
            view.frame = CGRect(x: 0, y: 50 * index, width: 20, height: 20)
            parent.addSubview(view)
        }
        for view in [toggle, date, views[7].1] { view.frame.size = view.intrinsicContentSize }
        accessory.frame.size = CGSize(width: 20, height: 20)
        row.addSubview(accessory)
        (idle.isUserInteractionEnabled, row.isUserInteractionEnabled) = (false, false)
        let check = LayoutCheck(sizes: [Size(width: 320, height: 480)], rules: [.touchTargets])
        #expect(check.faults(in: parent.layoutView).map(\.viewName) == ["icon", "own"])
    }

    @Test("A view that is placed by its frame stays there, whatever constraint it has")
    func mask() {
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        parent.addSubview(child)
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: 20).isActive = true
        parent.layoutIfNeeded()
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        #expect(child.frame == CGRect(x: 10, y: 10, width: 50, height: 50))
    }

    @Test("The order of subviews can be changed, and the views of the layout follow")
    func hierarchy() {
        let views = (0..<3).map { _ in UIView() }
        for view in views { parent.addSubview(view) }
        parent.bringSubviewToFront(views[0])
        #expect(parent.subviews == [views[1], views[2], views[0]])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [views[0], views[2], views[1]])
        parent.insertSubview(views[1], belowSubview: views[0])
        #expect(parent.subviews == [views[1], views[0], views[2]])
        #expect(
            parent.layoutView.subviews.map(ObjectIdentifier.init)
                == parent.subviews.map { ObjectIdentifier($0.layoutView) })
    }

    @Test("A view is told before and after it moves to another superview or window, and its descendants of the window")
    func moves() {
        let (window, view, inner) = (UIWindow(), MovingView(), MovingView())
        view.addSubview(inner)
        inner.calls = []
        window.addSubview(parent)
        parent.addSubview(view)
        #expect(view.calls == ["will move to a view", "will move to a window", "in a window", "in a view"])
        #expect(inner.calls == ["will move to a window", "in a window"])
        (view.calls, inner.calls) = ([], [])
        window.addSubview(inner)
        #expect(view.calls == ["will lose a view"] && inner.calls == ["will move to a view", "in a view"])
        (view.calls, inner.calls) = ([], [])
        view.removeFromSuperview()
        #expect(view.calls == ["will move to none", "will move to none", "in no window", "in no view"])
        #expect(inner.calls.isEmpty)
    }

    @Test("A subview that becomes part of a text field leaves its superview, and the others keep their order")
    func parts() {
        let (field, icon) = (UITextField(), UIView())
        let views = (0..<2).map { _ in UIView() }
        for view in [icon, views[0]] { parent.addSubview(view) }
        (field.leftView, field.leftViewMode) = (icon, .always)
        parent.addSubview(views[1])
        #expect(icon.superview === field && parent.subviews == views)
        #expect(
            parent.layoutView.subviews.map(ObjectIdentifier.init) == views.map { ObjectIdentifier($0.layoutView) })
    }

    @Test("A layer draws on its view")
    func layer() {
        let gradient = CAGradientLayer()
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        parent.layer.addSublayer(gradient)
        parent.layer.cornerRadius = 8
        parent.layer.shadowOpacity = 0.5
        parent.layer.borderColor = UIColor.black.cgColor
        #expect(parent.layoutView.cornerRadius == 8 && parent.layoutView.shadow?.color.alpha == 0.5)
        #expect(parent.layoutView.backgroundGradient?.stops.map(\.place) == [0, 1])
        parent.layer.zPosition = 3
        #expect(parent.layer.zPosition == 3 && parent.layoutView.zPosition == 3)
    }

    @Test("A hue turns through the colors of the rainbow")
    func hue() {
        for (hue, color) in [(0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0 / 6, .yellow)] {
            let made = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1)
            let (first, second) = (UIView(), UIView())
            (first.backgroundColor, second.backgroundColor) = (made, color)
            let (found, wanted) = (first.layoutView.backgroundColor, second.layoutView.backgroundColor)
            #expect(abs((found?.red ?? 0) - (wanted?.red ?? 1)) < 1e-9)
            #expect(abs((found?.green ?? 0) - (wanted?.green ?? 1)) < 1e-9)
            #expect(abs((found?.blue ?? 0) - (wanted?.blue ?? 1)) < 1e-9)
        }
    }

    @Test("A transform with another one appended rotates, and then moves")
    func transform() {
        let turn = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 5, y: 0))
        #expect(abs(turn.a) < 1e-9 && turn.b == 1 && turn.tx == 5 && turn.ty == 0)
        #expect(CGAffineTransform.identity.scaledBy(x: 2, y: 3).a == 2)
    }

    @Test("A rectangle can be inset, a path knows its bounds, and colors do not resize a symbol")
    func geometry() {
        let inset = CGRect(x: 1, y: 2, width: 30, height: 40).inset(
            by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 3, y: 3, width: 24, height: 36))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 2))
        #expect(path.bounds == CGRect(x: 5, y: 2, width: 4, height: 3))
        #expect(path.currentPoint == CGPoint(x: 9, y: 2))
        path.close()
        #expect(path.currentPoint == CGPoint(x: 5, y: 5))
        path.apply(CGAffineTransform(translationX: 1, y: 2))
        #expect(path.currentPoint == CGPoint(x: 6, y: 7))
        #expect(path.cgPath.mutableCopy()?.currentPoint == CGPoint(x: 6, y: 7))
        path.removeAllPoints()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.close()
        // A curve from the start of the closed subpath: its x is -120 * t * (1 - t).
        path.addCurve(
            to: CGPoint(x: 0, y: 30), controlPoint1: CGPoint(x: -40, y: 10), controlPoint2: CGPoint(x: -40, y: 20))
        #expect(path.bounds == CGRect(x: -30, y: 0, width: 130, height: 30))
        let large = UIImage.SymbolConfiguration(pointSize: 34)
        let colored = large.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
        #expect(UIImage(systemName: "star", withConfiguration: colored)?.size == CGSize(width: 40, height: 40))
    }

    @Test("A gesture recognizer belongs to one view, which it knows")
    func gestureRecognizers() {
        let (first, second) = (UIView(), UIView())
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        first.addGestureRecognizer(tap)
        first.addGestureRecognizer(pan)
        first.addGestureRecognizer(pan)
        #expect(first.gestureRecognizers == [tap, pan] && tap.view === first)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers == [pan] && second.gestureRecognizers == [tap] && tap.view === second)
        first.removeGestureRecognizer(tap)
        #expect(second.gestureRecognizers == [tap] && tap.view === second)
        second.removeGestureRecognizer(tap)
        #expect(second.gestureRecognizers == [] && tap.view == nil)
        second.gestureRecognizers = [pan, tap]
        #expect(first.gestureRecognizers == [] && pan.view === second && tap.view === second)
        second.gestureRecognizers = [tap, tap]
        #expect(second.gestureRecognizers == [tap, tap] && tap.view === second && pan.view == nil)
        second.gestureRecognizers = nil
        #expect(pan.view == nil && tap.view == nil)
    }

    @Test("A view is laid out again when only the size of a subview changes")
    func sizesOfSubviews() {
        final class Round: UIView {
            let picture = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                picture.layer.cornerRadius = picture.frame.width / 2
            }
        }
        let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        round.addSubview(round.picture)
        round.picture.translatesAutoresizingMaskIntoConstraints = false
        let width = round.picture.widthAnchor.constraint(equalToConstant: 40)
        width.isActive = true
        round.layoutIfNeeded()
        #expect(round.picture.layer.cornerRadius == 20)
        width.constant = 60
        round.layoutIfNeeded()
        #expect(round.picture.layer.cornerRadius == 30)
    }
}
