import TestSupport
import Testing
import UIKit

@Suite("Long lists of views", .serialized)
@MainActor
struct GrowthTests {
    /// The shortest of several times, so that other work on the machine has little effect.
    private func time(_ body: () -> Void) -> Double {
        (0..<3).map { _ in processorTime(body) }.min() ?? 0
    }

    // Four times as many views take at least four times as long, and sixteen times if each is compared with all others,
    // which is allowed. They took more than sixty times as long when all others were also compared with one another.

    @Test("Adding a subview does not compare all others with one another")
    func subviews() {
        func time(_ count: Int) -> Double {
            self.time {
                let parent = UIView()
                for _ in 0..<count { parent.addSubview(UIView()) }
            }
        }
        #expect(time(400) < time(100) * 32)
    }

    @Test("Arranging a subview does not compare all others with one another")
    func arrangedSubviews() {
        func time(_ count: Int) -> Double {
            self.time {
                let stack = UIStackView()
                for _ in 0..<count { stack.addArrangedSubview(UIView()) }
                #expect(stack.arrangedSubviews == stack.subviews)
            }
        }
        #expect(time(400) < time(100) * 32)
    }

    @Test("Removing a constrained subview takes as long among many others as among few", arguments: [false, true])
    func removing(startsInFront: Bool) {
        func time(_ count: Int) -> Double {
            let times = (0..<3).map { _ in
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
            return times.min() ?? 0
        }
        // Sixteen times as many views take sixteen times as long, or 256 times if each is looked for among all others
        // and its constraints among theirs. The limit leaves room for cache misses that other processes cause.
        #expect(time(1600) < time(100) * 80)
    }
}
