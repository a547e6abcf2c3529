import AutoLayout
import LayoutMirroring
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("The mirror of real views that have special constraints, insets and names")
@MainActor
struct MirrorEdgeTests {
    let screen = Canvas(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Which edge of a frame is moved, by how much, on a screen of which scale, and whether that is a difference.
    struct Shift: CustomTestStringConvertible {
        let edge: Int
        let scale: Double
        let distance: Double
        let isReported: Bool
        var testDescription: String { "\(["left", "top", "right", "bottom"][edge]) by \(distance) at \(scale)" }
    }

    nonisolated static let shifts: [Shift] = {
        /// Scales, and distances that are and are not more than a pixel.
        let steps: [(scale: Double, within: Double, beyond: Double)] = [
            (1, 1, 1.25), (2, 0.5, 0.75), (4, 0.25, 0.375), (0, 1.0 / 128, 1.0 / 64),
        ]
        var shifts: [Shift] = []
        for edge in 0..<4 {
            for step in steps {
                for sign in [-1.0, 1] {
                    shifts.append(
                        Shift(edge: edge, scale: step.scale, distance: sign * step.within, isReported: false))
                    shifts.append(
                        Shift(edge: edge, scale: step.scale, distance: sign * step.beyond, isReported: true))
                }
            }
        }
        return shifts
    }()

    @Test("differs from the real tree where an edge is more than a pixel off, or 0.01 points", arguments: shifts)
    func tolerance(_ shift: Shift) {
        screen.view.displayScale = shift.scale
        let box = Canvas()
        screen.quickAdd(box, [20, 16, nil, nil], [widthToConstant(128), heightToConstant(64)])
        screen.layOut()
        var edges = [16.0, 20, 144, 84]
        edges[shift.edge] += shift.distance
        box.frame = CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        let mirror = LayoutMirror(of: screen)
        let real = Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
        #expect(mirror.differences.map(\.real) == (shift.isReported ? [real] : []))
        #expect(mirror.differences.allSatisfy { $0.expected == Rect(x: 16, y: 20, width: 128, height: 64) })
    }

    @Test(
        "has insets that a view adds at one edge to those it inherits as far as it reaches into them", arguments: 0..<4)
    func safeAreas(_ edge: Int) {
        screen.view.safeAreaInsets = EdgeInsets(top: 20, left: 10, bottom: 30, right: 12)
        let (inner, box) = (Canvas(), Canvas())
        // Of the insets outside, 12 points reach in at the top, 6 at the left, 0 at the bottom and 10 at the right.
        screen.quickAdd(inner, [8, 4, -40, -2])
        var added = [0.0, 0, 0, 0]
        added[edge] = 5
        inner.view.additionalSafeAreaInsets = EdgeInsets(
            top: added[0], left: added[1], bottom: added[2], right: added[3])
        inner.quickAdd(
            box, [topToSafeArea(), leadingToSafeArea(), bottomToSafeArea(), trailingToSafeArea()])
        screen.layOut()
        let (left, top) = (6 + added[1], 12 + added[0])
        let expected = Rect(
            x: left, y: top, width: 314 - 10 - added[3] - left, height: 432 - added[2] - top)
        #expect(inner.view.frame == Rect(x: 4, y: 8, width: 314, height: 432))
        #expect(box.view.frame == expected)
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.differences.isEmpty && mirror.mirror(of: box)?.frame == expected)
        #expect(mirror.mirror(of: inner)?.additionalSafeAreaInsets == inner.view.additionalSafeAreaInsets)
        // A mirror of only the inner view has the same insets.
        let part = LayoutMirror(of: inner)
        #expect(part.differences.isEmpty && part.view.frame == Rect(x: 0, y: 0, width: 314, height: 432))
        #expect(part.mirror(of: box)?.frame == expected)
    }

    @Test("has the weakest constraints, whose priority is 1")
    func weakest() throws {
        let box = Canvas()
        screen.quickAdd(box, [0, 0, nil, nil], [heightToConstant(10)])
        let weak = box.widthAnchor.constraint(equalToConstant: 100)
        weak.priority = PlatformPriority(rawValue: 1)
        weak.isActive = true
        let mirror = try #require(LayoutMirror(of: screen).mirror(of: box))
        #expect(mirror.frame.width == 100)
        #expect(mirror.constraints.filter { $0.constant == 100 }.map(\.priority.rawValue) == [1])
    }

    @Test("has guides with their identifiers, in their views, placed by constraints between both")
    func guides() throws {
        let (gap, box) = (PlatformGuide(), Canvas())
        #if canImport(UIKit)
            gap.identifier = "gap"
        #else
            gap.identifier = NSUserInterfaceItemIdentifier("gap")
        #endif
        screen.quickAdd(gap, [10, 20, nil, nil], [widthToConstant(30), heightToConstant(40)])
        screen.quickAdd(
            box, [.to(gap, 5), .to(gap, 6), nil, nil], [widthToRelatedView(gap), heightToRelatedView(gap)])
        screen.layOut()
        let mirror = LayoutMirror(of: screen)
        let guide = try #require(mirror.view.layoutGuides.first { $0.identifier == "gap" })
        #expect(guide.layoutFrame == Rect(x: 20, y: 10, width: 30, height: 40) && guide.owningView === mirror.view)
        #expect(mirror.mirror(of: box)?.frame == box.view.frame && mirror.differences.isEmpty)
    }

    @Test(
        "names views after properties as written: in lists, lazy, stored with an underscore, inherited, and the first that stores them"
    )
    func names() {
        @MainActor
        class Base {
            let inherited = Canvas()
        }
        final class Owner: Base {
            let rows: [PlatformView] = [Canvas(), Canvas()]
            /// The storage of a property to which a macro adds observation.
            let _observed = Canvas()
            lazy var late = Canvas()
            let twice: Canvas
            let again: Canvas
            let number = 3
            override init() {
                twice = Canvas()
                again = twice
            }
        }
        let owner = Owner()
        let views = owner.rows + [owner._observed, owner.late, owner.twice, owner.inherited, Canvas()]
        for view in views { screen.addSubview(view) }
        let mirror = LayoutMirror(of: screen, owners: owner)
        #expect(
            mirror.view.subviews.map(\.name) == [
                "rows[0]", "rows[1]", "observed", "late", "twice", "inherited", "Canvas",
            ])
    }

    @Test("names views after the properties only of views they are in, other than themselves")
    func ownership() {
        final class Card: Canvas {
            var inside: Canvas?
            var friend: Canvas?
            var itself: Canvas?
        }
        let (card, inside, friend) = (Card(), Canvas(), Canvas())
        (card.inside, card.friend, card.itself) = (inside, friend, card)
        card.addSubview(inside)
        screen.addSubview(card)
        screen.addSubview(friend)
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.view.subviews.map(\.name) == ["Card", "Canvas"])
        #expect(mirror.mirror(of: inside)?.name == "inside")
        card.itself = nil
    }

    #if canImport(UIKit)
        /// The fonts of a label at the end of a stack and of a label beside it.
        @Test("has the baselines of labels and of stacks of labels", arguments: [(10.0, 30.0), (30, 10), (17, 17)])
        func baselines(_ inStack: Double, _ beside: Double) throws {
            func label(_ text: String, _ size: Double) -> UILabel {
                let label = UILabel()
                label.text = text
                label.font = UIFont.systemFont(ofSize: size)
                return label
            }
            let (first, last) = (label("first", inStack + 1), label("last", inStack))
            let stack = UIStackView(arrangedSubviews: [first, last])
            stack.axis = .vertical
            let (upper, lower, bottom) = (label("upper", beside), label("lower", beside), label("bottom", beside))
            screen.quickAdd(stack, [100, 10, nil, nil])
            screen.quickAdd(upper, [nil, 100, nil, nil], [firstBaselineToFirstBaseline(stack)])
            screen.quickAdd(lower, [nil, 100, nil, nil], [lastBaselineToLastBaseline(stack)])
            screen.quickAdd(bottom, [nil, 100, nil, nil], [lastBaselineToBottom(-20)])
            screen.layOut()
            func firstLine(_ label: UILabel) -> Double { label.convert(.zero, to: screen).y + label.font.ascender }
            func lastLine(_ label: UILabel) -> Double {
                label.convert(CGPoint(x: 0, y: label.bounds.height), to: screen).y + label.font.descender
            }
            let pixel = 1 / screen.traitCollection.displayScale
            #expect(abs(firstLine(upper) - firstLine(first)) <= pixel)
            #expect(abs(lastLine(lower) - lastLine(last)) <= pixel)
            #expect(abs(lastLine(bottom) - 460) <= pixel)
            let mirror = LayoutMirror(of: screen)
            #expect(mirror.differences.isEmpty)
            for view in [stack, first, last, upper, lower, bottom] {
                #expect(mirror.mirror(of: view)?.frame == view.view.frame)
            }
        }
    #endif
}
