import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("An animation")
@MainActor
struct AnimationTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func show() -> TestScreen {
        TestScreen {
            let controller = UIViewController()
            controller.view.addSubview(box)
            return controller
        }
    }

    /// Each way to animate a change, with its duration.
    private static let ways: [(Double, @MainActor (UIView, @escaping () -> Void, @escaping (Bool) -> Void) -> Void)] = [
        (1, { UIView.animate(withDuration: 1, animations: $1, completion: $2) }),
        (2, { UIView.animate(withDuration: 2, delay: 1, options: .curveLinear, animations: $1, completion: $2) }),
        (
            3,
            {
                UIView.animate(
                    withDuration: 3, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: $1,
                    completion: $2)
            }
        ),
        (4, { UIView.transition(with: $0, duration: 4, animations: $1, completion: $2) }),
        (
            5,
            { _, change, completion in
                UIView.animateKeyframes(
                    withDuration: 5, delay: 0,
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
                    }, completion: completion)
            }
        ),
        (
            6,
            { _, change, completion in
                let animator = UIViewPropertyAnimator(duration: 6, curve: .linear, animations: change)
                animator.addCompletion { completion($0 == .end) }
                animator.startAnimation()
            }
        ),
        (
            7,
            { _, change, completion in
                let animator = UIViewPropertyAnimator(duration: 7, dampingRatio: 1)
                animator.addAnimations(change)
                animator.addCompletion { completion($0 == .end) }
                animator.startAnimation(afterDelay: 3)
            }
        ),
    ]

    @Test("changes views at once, is recorded with its duration, and is completed after the layout", arguments: 0..<7)
    func ways(index: Int) {
        let (duration, animate) = Self.ways[index]
        let test = show()
        var completed: [Bool] = []
        test.run {
            animate(box, { box.frame.origin.x = 50 }, { completed.append($0) })
            #expect(box.frame.minX == 50 && completed.isEmpty)
        }
        #expect(completed == [true] && test.animations.count == 1)
        #expect(test.animations.first?.duration == duration)
        test.run {
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                animate(box, { box.frame.origin.x = 70 }, { completed.append($0) })
            }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(box.frame.minX == 70 && completed == [true, true] && test.animations.count == 1)
    }

    @Test("is made and completed at once without a screen", arguments: 0..<7)
    func withoutScreen(index: Int) {
        var completed: [Bool] = []
        Self.ways[index].1(box, { box.frame.origin.x = 50 }, { completed.append($0) })
        #expect(box.frame.minX == 50 && completed == [true] && UIView.areAnimationsEnabled)
        UIView.setAnimationsEnabled(false)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("may have no change, and inside another one is a part of it")
    func nested() {
        let test = show()
        test.run {
            UIView.transition(with: box, duration: 1, animations: nil)
            UIView.animate(withDuration: 2) {
                box.frame.origin.x = 20
                UIView.animate(withDuration: 3) { box.frame.origin.y = 30 }
            }
        }
        #expect(box.frame.origin == CGPoint(x: 20, y: 30) && test.animations.map(\.duration) == [1, 2])
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
        #expect(animator.duration == 2 && animator.fractionComplete == 0)
        var done = false
        CATransaction.setCompletionBlock { done = true }
        #expect(done)
    }
}

@Suite("A view on the screen of a test")
@MainActor
struct ViewOnScreenTests {
    @Test("has the tint of the nearest superview with one, and is told when it changes")
    func tints() {
        final class Noting: UIView {
            var changes = 0
            override func tintColorDidChange() { changes += 1 }
        }
        let views = (0..<3).map { _ in Noting() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        #expect(views.map(\.tintColor) == [.systemBlue, .systemBlue, .systemBlue])
        views[0].tintColor = .red
        #expect(views.map(\.tintColor) == [.red, .red, .red] && views.map(\.changes) == [1, 1, 1])
        views[1].tintColor = .green
        #expect(views.map(\.tintColor) == [.red, .green, .green] && views.map(\.changes) == [1, 2, 2])
        views[0].tintColor = .blue
        #expect(views.map(\.tintColor) == [.blue, .green, .green] && views.map(\.changes) == [2, 2, 2])
        views[1].tintColor = nil
        #expect(views.map(\.tintColor) == [.blue, .blue, .blue])
    }

    @Test("is described by its class and its frame, and a guide by its class")
    func descriptions() {
        let label = UILabel(frame: CGRect(x: 1.5, y: 2, width: 30, height: 4.25))
        #expect(
            label.description.hasPrefix("<UILabel: 0x") && label.description.hasSuffix("; frame = (1.5 2; 30 4.25)>"))
        #expect(UILayoutGuide().description.hasPrefix("<UILayoutGuide: 0x"))
        #expect(UILayoutGuide().description.hasSuffix(">"))
    }

    @Test("fits a target size with each priority, and a size with its content")
    func fitting() {
        let (view, content) = (UIView(), UIView())
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
            content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 2),
        ])
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 60))
        #expect(UIView.layoutFittingCompressedSize == .zero && UIView.layoutFittingExpandedSize.width == 10_000)
        let wide = view.systemLayoutSizeFitting(
            CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(wide == CGSize(width: 50, height: 100))
        let high = view.systemLayoutSizeFitting(
            CGSize(width: 0, height: 80), withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .required)
        #expect(high == CGSize(width: 40, height: 80))
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(UIView.noIntrinsicMetric == -1 && !content.hasAmbiguousLayout && view.alignmentRectInsets == .zero)
    }

    @Test("keeps constraints while they are active, and gives them away when they are removed")
    func constraints() {
        let (outer, inner, other) = (UIView(), UIView(), UIView())
        outer.addSubview(inner)
        outer.addSubview(other)
        let own = inner.widthAnchor.constraint(equalToConstant: 5)
        let shared = inner.heightAnchor.constraint(equalTo: other.heightAnchor)
        inner.addConstraint(own)
        outer.addConstraints([shared])
        #expect(own.isActive && shared.isActive && inner.constraints == [own] && outer.constraints == [shared])
        inner.removeConstraint(own)
        #expect(!own.isActive && inner.constraints.isEmpty && shared.isActive)
        outer.removeConstraints([shared])
        #expect(!shared.isActive && outer.constraints.isEmpty)
        NSLayoutConstraint.activate([own, shared])
        #expect(own.isActive && shared.isActive)
        NSLayoutConstraint.deactivate([own])
        #expect(!own.isActive && shared.isActive)
        inner.removeFromSuperview()
        #expect(!shared.isActive && outer.constraints.isEmpty)
    }

    @Test("zooms and scrolls to a part of its content by the shortest way")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        // Of the content, the points from (20, 10) to (60, 170) are visible. A part that is too large is aligned at its end.
        for (x, y, width, height, left, top) in [
            (100, 100, 10, 10, 50, 0), (5, 5, 10, 5, -15, -5), (25, 300, 10, 10, 0, 140), (20, 10, 40, 160, 0, 0),
            (21, 11, 40, 160, 1, 1), (19, 9, 40, 160, -1, -1), (0, 0, 500, 500, 440, 330), (-10, -10, 30, 20, -30, -20),
        ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] {
            scroll.contentOffset = .zero
            scroll.scrollRectToVisible(CGRect(x: x, y: y, width: width, height: height), animated: false)
            #expect(scroll.contentOffset == CGPoint(x: left, y: top), "\(x) \(y) \(width) \(height)")
        }
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
        for (width, height, scale) in [(50, 50, 2), (50, 200, 1), (10, 10, 3), (1000, 10, 0.5)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            scroll.zoom(to: CGRect(x: 0, y: 0, width: width, height: height), animated: false)
            #expect(scroll.zoomScale == scale)
        }
        #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
    }

    @Test("scrolls back along both axes when its content shrinks")
    func shrinking() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        scroll.contentSize = CGSize(width: 1000, height: 1000)
        scroll.contentOffset = CGPoint(x: 500, y: 600)
        scroll.contentSize.width = 550
        // 550 + 40 - 100, and nothing to do vertically.
        #expect(scroll.contentOffset == CGPoint(x: 490, y: 600))
        scroll.contentSize.height = 700
        #expect(scroll.contentOffset == CGPoint(x: 490, y: 530))
        scroll.contentOffset = CGPoint(x: 5, y: 6)
        scroll.contentSize = CGSize(width: 500, height: 600)
        #expect(scroll.contentOffset == CGPoint(x: 5, y: 6))
        scroll.contentSize = CGSize(width: 10, height: 10)
        #expect(scroll.contentOffset == CGPoint(x: -20, y: -10))
    }
}
