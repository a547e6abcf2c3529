import AutoLayout
import Testing

/// What a view's frame is where no constraint decides: sizes rest before positions, and a position takes its only limit.
@Suite("What nothing decides")
struct RestingTests {
    private let screen = makeScreen(width: 390)
    private let view = View()

    private func frame(_ constraints: (View, View) -> [LayoutConstraint]) -> Rect {
        screen.layoutDiagnosticHandler = { _ in }
        screen.addSubview(view)
        LayoutConstraint.activate(constraints(view, screen))
        screen.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        return view.frame
    }

    @Test("A view of which only the right edge is known is at that edge, without a width")
    func rightEdge() {
        let frame = frame { [$0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -13)] }
        #expect(frame == Rect(x: 377, y: 0, width: 0, height: 0))
    }

    @Test("Of views that share a row, each but the last has no width if nothing gives it one")
    func row() {
        let other = View()
        screen.addSubview(other)
        let frame = frame {
            [
                $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 10),
                other.leftAnchor.constraint(equalTo: $0.rightAnchor, constant: 10),
                other.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -10),
            ]
        }
        #expect([frame.width, other.frame.width] == [0, 360])
    }

    @Test("A position with only one limit is at that limit, from whichever side the limit comes")
    func onlyLimit() {
        let frame = frame {
            [
                $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72),
                $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: -9),
            ]
        }
        #expect(frame == Rect(x: 72, y: -9, width: 0, height: 0))
    }

    @Test("A position between two limits is as near to the edge of its parent as they allow")
    func twoLimits() {
        let frame = frame {
            [
                $0.leftAnchor.constraint(lessThanOrEqualTo: $1.leftAnchor, constant: 72),
                $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.leftAnchor, constant: -9),
                $0.topAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: 20),
                $0.bottomAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor, constant: -20),
                $0.heightAnchor.constraint(lessThanOrEqualToConstant: 94),
            ]
        }
        #expect(frame == Rect(x: 0, y: 20, width: 0, height: 0))
    }

    @Test("Right-to-left, the limits are mirrored")
    func mirrored() {
        screen.semanticContentAttribute = .forceRightToLeft
        let frame = frame {
            [
                $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 13),
                $0.topAnchor.constraint(equalTo: $1.topAnchor),
            ]
        }
        #expect(frame == Rect(x: 377, y: 0, width: 0, height: 0))
    }
}
