import TestSupport
import Testing
import UIKit

@Suite("Long lists of views", .serialized)
@MainActor
struct GrowthTests {
    // That each view is compared with all others is allowed; then, the time is quadratic. When all others were also
    // compared with one another, it was cubic.

    @Test("Adding a subview does not compare all others with one another")
    func subviews() {
        func time(_ count: Int) -> Double {
            processorTime {
                let parent = UIView()
                for _ in 0..<count { parent.addSubview(UIView()) }
            }
        }
        #expect(growthExponent(of: time, upTo: 800, limit: 2.5) < 2.5)
    }

    @Test("Arranging a subview does not compare all others with one another")
    func arrangedSubviews() {
        func time(_ count: Int) -> Double {
            processorTime {
                let stack = UIStackView()
                for _ in 0..<count { stack.addArrangedSubview(UIView()) }
                #expect(stack.arrangedSubviews == stack.subviews)
            }
        }
        #expect(growthExponent(of: time, upTo: 800, limit: 2.5) < 2.5)
    }

    @Test("Nested views are added and laid out in time proportional to their number")
    func nesting() {
        func time(_ count: Int) -> Double {
            processorTime {
                let window = UIWindow()
                var leaf: UIView = window
                for _ in 0..<count {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                    leaf.addSubview(view)
                    leaf = view
                }
                window.layoutIfNeeded()
            }
        }
        #expect(growthExponent(of: time, upTo: 6_400) < 1.5)
    }

    @Test("A point is hit-tested and converted in deeply nested views in time proportional to their number")
    func hitTesting() {
        func time(_ count: Int) -> Double {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var leaf = root
            for _ in 0..<count {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                leaf.addSubview(view)
                leaf = view
            }
            return processorTime {
                #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === leaf)
                #expect(leaf.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 5, y: 5))
                #expect(leaf.layer.convert(CGPoint(x: 5, y: 5), to: root.layer) == CGPoint(x: 5, y: 5))
            }
        }
        #expect(growthExponent(of: time, upTo: 6_400) < 1.5)
        // Far more views than a stack of calls has room for.
        if Effort.isFull { #expect(time(30_000) > 0) }
    }

    @Test("Removing a constrained subview takes as long among many others as among few", arguments: [false, true])
    func removing(startsInFront: Bool) {
        func time(_ count: Int) -> Double {
            let parent = UIView()
            let views = (0..<count).map { _ in UIView() }
            for view in views {
                parent.addSubview(view)
                view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
            }
            return processorTime {
                for view in startsInFront ? views.reversed() : views { view.removeFromSuperview() }
            }
        }
        // The time would be quadratic if each view were looked for among all others, and its constraints among theirs.
        #expect(growthExponent(of: time, upTo: 1_600) < 1.5)
    }
}
