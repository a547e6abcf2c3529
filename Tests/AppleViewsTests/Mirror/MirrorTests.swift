import AutoLayout
import LayoutMirroring
import LayoutPreview
import LayoutTesting
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("The mirror of real views")
@MainActor
struct MirrorTests {
    let screen = Canvas(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    /// Findings name the places that identifiers tell; optimized builds make none unless they are told to.
    init() {
        QuickAnchorSettings.identifiesConstraints = true
    }

    /// A card whose properties name its views.
    final class Card: Canvas {
        let title = Canvas()
        lazy var picture = Canvas()

        convenience init(width: CGFloat) {
            self.init(frame: .zero)
            quickAdd(title, [8, 8, nil, -8], [heightToConstant(20)])
            quickAdd(picture, [.to(title, 8), 8, -8, nil], [widthToConstant(width), aspectRatio(1)])
        }
    }

    private func layOut() { screen.layOut() }

    @Test("has the same structure, frames and names, and says how the layout came about")
    func structure() throws {
        let card = Card(width: 40)
        screen.quickAdd(card, [0, 0, nil, 0])
        layOut()
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.differences.isEmpty && mirror.view.layoutConflicts.isEmpty)
        #expect(
            mirror.view.layoutTree() == """
                Canvas (0, 0, 320, 480)
                  Card (0, 0, 320, 84)
                    title (8, 8, 304, 20)
                    picture (8, 36, 40, 40)
                """)
        let title = try #require(mirror.mirror(of: card.title))
        #expect(explain(title.widthAnchor).description.contains("304"))
        #expect(mirror.view.svg().contains("<svg"))
        let check = LayoutCheck(sizes: [Size(width: 320, height: 480), Size(width: 768, height: 1024)])
        #expect(check.faults { LayoutMirror(of: screen).view }.isEmpty)
        #expect("\(mirror)" == mirror.view.layoutTree())
        #expect(mirror.mirror(of: Canvas()) == nil)
    }

    @Test("names views by identifier, by the properties of owners, and by class, in that order")
    func names() throws {
        @MainActor
        final class Owner {
            let box: PlatformView? = Canvas()
            let other = Canvas()
        }
        let owner = Owner()
        let box = try #require(owner.box)
        for view in [box, owner.other, Canvas()] {
            screen.quickAdd(view, [0, 0, nil, nil], [widthToConstant(1), aspectRatio(1)])
        }
        owner.other.view.name = "mine"
        let mirror = LayoutMirror(of: screen, owners: owner)
        #expect(mirror.view.subviews.map(\.name) == ["box", "mine", "Canvas"])
    }

    @Test("finds conflicts, with the place of each constraint")
    func conflict() throws {
        let line = #line + 2
        let box = Canvas()
        screen.quickAdd(box, [0, 0, nil, 0], [widthToConstant(100), heightToConstant(10)])
        layOut()
        let mirror = LayoutMirror(of: screen)
        let conflict = try #require(mirror.view.layoutConflicts.first)
        #expect(conflict.message.contains("MirrorTests.swift:\(line)"))
        #expect(conflict.message.contains("differ by 220"))
        #expect("\(mirror)".contains(conflict.message))
    }

    @Test("finds what is ambiguous, and where the real frame is different")
    func ambiguity() {
        let box = Canvas()
        screen.quickAdd(box, [nil, 10, nil, nil], [widthToConstant(100), heightToConstant(10)])
        layOut()
        box.frame = CGRect(x: 10, y: 77, width: 100, height: 10)
        let mirror = LayoutMirror(of: screen, owners: ["box": box])
        #expect(mirror.view.layoutAmbiguities.count == 1)
        #expect(mirror.differences.map(\.real) == [Rect(x: 10, y: 77, width: 100, height: 10)])
        #expect(mirror.differences.map(\.expected) == [Rect(x: 10, y: 0, width: 100, height: 10)])
        #expect(
            mirror.differences.map(\.description) == [
                "Canvas is at (10, 77, 100, 10), but its constraints say (10, 0, 100, 10)"
            ])
        #expect("\(mirror)".hasSuffix("\(mirror.differences[0])"))
    }

    @Test("changes nothing in the real tree, and is not changed by it")
    func independence() {
        let card = Card(width: 40)
        let added = screen.quickAdd(card, [0, 0, nil, 0])
        layOut()
        let guides = [screen, card].map(\.layoutGuides.count)
        let mirror = LayoutMirror(of: screen)
        mirror.view.frame.size.width = 500
        mirror.view.layoutIfNeeded()
        #expect(card.frame.width == 320 && [screen, card].map(\.layoutGuides.count) == guides)
        #expect(mirror.view.subviews[0].frame.width == 500)
        added.deactivate()
        mirror.view.setNeedsLayout()
        mirror.view.layoutIfNeeded()
        #expect(mirror.view.subviews[0].frame.width == 500)
    }

    @Test("places views by their frames and autoresizing masks, like the real tree")
    func masks() {
        let box = Canvas(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        screen.addSubview(box)
        #if canImport(UIKit)
            box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        #else
            box.autoresizingMask = [.width, .minYMargin]
        #endif
        layOut()
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.differences.isEmpty)
        mirror.view.frame.size = Size(width: 420, height: 580)
        mirror.view.layoutIfNeeded()
        #expect(mirror.view.subviews[0].frame == Rect(x: 10, y: 120, width: 130, height: 40))
    }

    @Test("leaves out the constraints that the system makes for content and masks")
    func systemConstraints() {
        let box = Canvas()
        screen.quickAdd(box, [0, 0, nil, nil], [widthToConstant(5), heightToConstant(5)])
        let system = [
            NSContentSizeLayoutConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 9),
            NSAutoresizingMaskLayoutConstraint(
                item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 9),
        ]
        NSLayoutConstraint.activate(system)
        layOut()
        #expect(LayoutMirror(of: screen).view.layoutConflicts.isEmpty)
    }

    @Test("has the guides and insets of the real tree")
    func insets() {
        screen.view.safeAreaInsets = EdgeInsets(top: 20, left: 1, bottom: 30, right: 2)
        let (inner, box, gap) = (Canvas(), Canvas(), PlatformGuide())
        screen.quickAdd(inner, 0)
        inner.view.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        inner.quickAdd(gap, [topToSafeArea(), leadingToMargin(), trailingToMargin(), heightToConstant(12)])
        inner.quickAdd(box, [.to(gap, 3), 0, nil, nil], [bottomToSafeArea(), widthToRelatedView(gap)])
        layOut()
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.differences.isEmpty)
        #expect(box.frame.minY == 40 && mirror.mirror(of: box)?.frame == box.view.frame)
        #expect(box.frame.width == 301)
    }

    #if canImport(UIKit)
        @Test("has margins that do not include the safe area where the real views' do not")
        func margins() {
            screen.view.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
            let (inner, box) = (Canvas(), Canvas())
            screen.quickAdd(inner, 0)
            inner.insetsLayoutMarginsFromSafeArea = false
            inner.quickAdd(box, [topToMargin(), leadingToMargin(), widthToConstant(10), heightToConstant(10)])
            layOut()
            let mirror = LayoutMirror(of: screen)
            #expect(box.view.frame.minY == 8 && mirror.mirror(of: box)?.frame == box.view.frame)
            #expect(mirror.differences.isEmpty)
        }
    #endif

    @Test("has the layout direction of the real tree, and rounds to its pixels")
    func traits() {
        screen.view.layoutDirection = .rightToLeft
        screen.view.displayScale = 2
        let box = Canvas()
        screen.quickAdd(box, [0.3, 10.2, nil, nil], [widthToConstant(50), heightToConstant(5)])
        layOut()
        let mirror = LayoutMirror(of: screen)
        #expect(mirror.view.displayScale == 2 && mirror.view.layoutDirection == .rightToLeft)
        #expect(mirror.differences.isEmpty && mirror.view.subviews[0].frame == box.view.frame)
        box.view.semanticContentAttribute = .forceLeftToRight
        let inner = Canvas()
        box.quickAdd(inner, [0, 4, nil, nil], [widthToConstant(5), heightToConstant(5)])
        layOut()
        #expect(inner.frame.minX == 4 && LayoutMirror(of: screen).differences.isEmpty)
    }
}

/// Constraint classes with the names of those that UIKit and AppKit use for their own constraints.
private final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}
private final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {}
