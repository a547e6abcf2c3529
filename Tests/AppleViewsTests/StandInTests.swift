import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// The behavior on which view code and layout libraries rely, as documented by Apple or observed.
@Suite("The stand-ins behave as Apple's views do")
@MainActor
struct StandInTests {
    let parent = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = Canvas()

    init() {
        parent.addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
    }

    private func width(_ constant: CGFloat) -> NSLayoutConstraint {
        child.widthAnchor.constraint(equalToConstant: constant)
    }

    @Test("Without a second item, the second attribute is ignored")
    func loneAttribute() {
        let width = NSLayoutConstraint(
            item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width, multiplier: 1,
            constant: 50)
        #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
        width.isActive = true
        parent.layOut()
        #expect(child.frame.width == 50)
    }

    @Test("A view has the active constraints of which it is the nearest common ancestor, each as one object")
    func constraints() {
        let (size, place) = (width(50), child.topAnchor.constraint(equalTo: parent.topAnchor))
        NSLayoutConstraint.activate([size, place])
        #expect(child.constraints == [size] && parent.constraints == [place])
        size.isActive = false
        #expect(child.constraints.isEmpty)
        child.addConstraint(size)
        #expect(size.isActive)
        parent.removeConstraints([place])
        #expect(!place.isActive && parent.constraints.isEmpty)
    }

    @Test("A view keeps its active constraints alive")
    func lifetime() {
        weak var kept: NSLayoutConstraint?
        do {
            let width = width(50)
            width.isActive = true
            kept = width
        }
        #expect(kept != nil && child.constraints.first === kept)
    }

    @Test("A constraint that has ended is released, whatever ended it")
    func release() {
        let (other, guide) = (Canvas(), PlatformGuide())
        let endings: [@MainActor (NSLayoutConstraint?) -> Void] = [
            { $0?.isActive = false }, { _ in child.removeFromSuperview() }, { _ in other.addSubview(child) },
            { _ in other.addLayoutGuide(guide) }, { _ in parent.removeLayoutGuide(guide) },
        ]
        for (index, end) in endings.enumerated() {
            parent.addSubview(child)
            parent.addLayoutGuide(guide)
            weak var kept: NSLayoutConstraint?
            do {
                let constraint = child.topAnchor.constraint(equalTo: guide.topAnchor)
                constraint.isActive = true
                kept = constraint
            }
            #expect(kept != nil)
            end(kept)
            #expect(kept == nil, "\(index)")
        }
    }

    @Test("Removing a view ends the constraints that tie it to others")
    func removal() {
        let (size, place) = (width(50), child.topAnchor.constraint(equalTo: parent.topAnchor))
        NSLayoutConstraint.activate([size, place])
        child.removeFromSuperview()
        #expect(child.superview == nil && parent.subviews.isEmpty)
        #expect(size.isActive && !place.isActive && parent.constraints.isEmpty)
    }

    @Test("The hugging priority is 250 and the compression resistance 750 until others are set")
    func priorities() {
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        child.setContentHuggingPriority(.required, for: .vertical)
        child.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        #expect(child.contentHuggingPriority(for: .vertical) == .required)
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    }

    @Test("A view has the intrinsic content size that its class defines")
    func content() {
        let badge = Badge()
        parent.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            badge.leftAnchor.constraint(equalTo: parent.leftAnchor),
            badge.topAnchor.constraint(equalTo: parent.topAnchor),
        ])
        parent.layOut()
        #expect(badge.frame == CGRect(x: 0, y: 0, width: 24, height: 16))
    }

    @Test("Views are equal if they are the same, and their descriptions begin with the class")
    func identity() {
        let other = Canvas()
        #expect(child == child && child != other && Set([child, other, child]).count == 2)
        #expect("\(child)".hasPrefix("<Canvas: 0x") && "\(child)" != "\(other)")
        #expect([parent, child].firstIndex(of: child) == 1)
    }
}

/// A view with an intrinsic content size.
private final class Badge: Canvas {
    override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 16) }
}

#if canImport(UIKit)
    @Suite("The stand-ins behave as UIKit's views do")
    @MainActor
    struct UIKitStandInTests {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let child = UIView()

        init() {
            parent.addSubview(child)
            child.translatesAutoresizingMaskIntoConstraints = false
        }

        @Test("Attributes of margins are those of the margins guide")
        func margins() {
            parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            #expect(parent.layoutMargins.right == 4)
            for (first, second) in [
                (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin), (.top, .topMargin),
                (.right, .rightMargin), (.bottom, .bottomMargin),
            ] {
                let constraint = NSLayoutConstraint(
                    item: child, attribute: first, relatedBy: .equal, toItem: parent, attribute: second,
                    multiplier: 1, constant: 0)
                constraint.isActive = true
                #expect(constraint.secondItem === parent && constraint.secondAttribute == second)
            }
            parent.layoutIfNeeded()
            #expect(child.frame == CGRect(x: 2, y: 1, width: 384, height: 840))
        }

        @Test("A view is inserted at its index, counted from the back")
        func insertion() {
            let (first, second) = (UIView(), UIView())
            parent.insertSubview(first, at: 0)
            parent.insertSubview(second, at: 1)
            #expect(parent.subviews == [first, second, child])
            #expect(parent.subviews.map(\.superview) == [parent, parent, parent])
        }

        @Test("A stack view places what it arranges by constraints of its own")
        func stack() {
            let boxes = [UIView(), UIView()]
            let stack = UIStackView(arrangedSubviews: boxes)
            stack.spacing = 10
            stack.distribution = .fillEqually
            parent.addSubview(stack)
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.leftAnchor.constraint(equalTo: parent.leftAnchor),
                stack.topAnchor.constraint(equalTo: parent.topAnchor),
                stack.widthAnchor.constraint(equalToConstant: 110), stack.heightAnchor.constraint(equalToConstant: 20),
            ])
            parent.layoutIfNeeded()
            #expect(stack.arrangedSubviews == boxes && stack.subviews == boxes)
            #expect(boxes.map(\.frame) == [0, 60].map { CGRect(x: $0, y: 0, width: 50, height: 20) })
            #expect(stack.constraints.contains { $0.firstItem === boxes[1] && $0.secondItem === boxes[0] })
        }

        @Test("An image view is as large as its image")
        func image() {
            let picture = UIImageView(image: UIImage(size: CGSize(width: 30, height: 40)))
            #expect(picture.intrinsicContentSize == CGSize(width: 30, height: 40))
            picture.image = nil
            #expect(picture.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }

        @Test("An overridden layout method is called in the layout pass")
        func overriding() {
            let counter = Counter(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
            parent.addSubview(counter)
            parent.layoutIfNeeded()
            #expect(counter.passes == 1)
            counter.setNeedsLayout()
            parent.layoutIfNeeded()
            #expect(counter.passes == 2)
        }
    }

    /// A view that counts its layout passes.
    private final class Counter: UIView {
        var passes = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
        }
    }
#endif
