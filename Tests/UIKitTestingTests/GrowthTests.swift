import Testing
import UIKit

@Suite("Long lists of views", .serialized)
@MainActor
struct GrowthTests {
    /// The shortest of several times, so that what else the machine does counts for little.
    private func time(_ body: () -> Void) -> Duration {
        (0..<3).map { _ in ContinuousClock().measure(body) }.min() ?? .zero
    }

    // Four times as many views take four times as long, or sixteen times if each is compared with all others. They took
    // more than sixty times as long when each was compared with all pairs.

    @Test("Adding a subview does not compare all others with one another")
    func subviews() {
        func time(_ count: Int) -> Duration {
            self.time {
                let parent = UIView()
                for _ in 0..<count { parent.addSubview(UIView()) }
            }
        }
        #expect(time(400) < time(100) * 32)
    }

    @Test("Neither does arranging one")
    func arrangedSubviews() {
        func time(_ count: Int) -> Duration {
            self.time {
                let stack = UIStackView()
                for _ in 0..<count { stack.addArrangedSubview(UIView()) }
                #expect(stack.arrangedSubviews == stack.subviews)
            }
        }
        #expect(time(400) < time(100) * 32)
    }
}
