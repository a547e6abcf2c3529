import TestSupport
import Testing
import UIKit

@Suite("Long lists of views", .serialized)
@MainActor
struct GrowthTests {
    // Four times as many views take at least four times as long, and sixteen times if each is compared with all others,
    // which is allowed. They took more than sixty times as long when all others were also compared with one another.

    @Test("Adding a subview does not compare all others with one another")
    func subviews() {
        func time(_ count: Int) -> Double {
            processorTime {
                let parent = UIView()
                for _ in 0..<count { parent.addSubview(UIView()) }
            }
        }
        #expect(timeGrowth(of: time, from: 100, to: 400, goal: 32) < 32)
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
        #expect(timeGrowth(of: time, from: 100, to: 400, goal: 32) < 32)
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
        // Sixteen times as many views take sixteen times as long, or 256 times if each is looked for among all others
        // and its constraints among theirs. The limit leaves room for cache misses that other processes cause.
        #expect(timeGrowth(of: time, from: 100, to: 1600, goal: 80) < 80)
    }
}
