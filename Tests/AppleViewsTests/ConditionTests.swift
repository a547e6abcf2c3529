import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Conditions on a platform's views")
@MainActor
struct ConditionTests {
    let screen = AdaptiveCanvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let image = Canvas()
    let text = Canvas()

    private func layOut(width: CGFloat, height: CGFloat = 844) {
        screen.frame = CGRect(x: 0, y: 0, width: width, height: height)
        screen.layOut()
    }

    @Test("An anchor with a condition is in effect while the condition holds")
    func anchors() {
        screen.quickAdd(image, [0, 0, nil, nil], [widthToConstant(100), heightToConstant(60)])
        screen.quickAdd(
            text,
            [
                topToBottom(image, 8).when(.width(below: 600)), leadingToLeading().when(.width(below: 600)),
                topToTop().when(.regular), leadingToTrailing(image, 8).when(.regular), widthToConstant(50),
                heightToConstant(20),
            ])
        for _ in 0..<2 {
            layOut(width: 390)
            #expect(text.frame == CGRect(x: 0, y: 68, width: 50, height: 20))
            layOut(width: 600)
            #expect(text.frame == CGRect(x: 108, y: 0, width: 50, height: 20))
        }
        #expect(screen.reports.isEmpty)
    }

    @Test("Every form of adding takes a condition")
    func forms() {
        screen.quickAdd(image, [topToTop(1), leadingToLeading(2), widthToConstant(3)], when: .compact)
        screen.quickAdd(text, [topToTop(4), leadingToLeading(5)], when: .compact)
        let guide = PlatformGuide()
        let inset = screen.quickAdd(Canvas(), 10, when: .regular)
        let padded = screen.quickAdd(guide, [1, 2, 3, 4], [widthToConstant(5)], when: .regular)
        let sized = text.activateQuickAnchors([widthToConstant(9)], when: .height(atLeast: 800))
        layOut(width: 390)
        #expect(image.frame.width == 3 && sized.isActive && !inset.isActive && !padded.isActive)
        layOut(width: 700, height: 500)
        #expect(inset.isActive && padded.isActive && !sized.isActive && padded.count == 5)
    }

    @Test("Several calls share a condition, to which each adds its own")
    func scopes() {
        let scope = screen.when(.width(500..<900)) {
            screen.quickAdd(image, [widthToConstant(10), heightToConstant(20).when(.height(below: 500))])
            text.widthAnchor.constraint(equalToConstant: 30)
        }
        screen.quickAdd(text, [leadingToLeading()])
        for (width, height, expected) in [
            (499, 400, [false, false, false]), (500, 400, [true, true, true]),
            (899, 500, [true, false, true]), (900, 400, [false, false, false]),
        ] as [(CGFloat, CGFloat, [Bool])] {
            layOut(width: width, height: height)
            #expect(scope.map(\.isActive) == expected, "\(width) × \(height)")
        }
    }

    @Test("Conditions can be combined, and can test the direction, the aspect ratio and the text scale")
    func combinations() {
        func holds(_ condition: LayoutCondition) -> Bool {
            let added = screen.quickAdd(Canvas(), [widthToConstant(1).when(condition)])
            screen.updateLayoutConditions()
            return added.isActive
        }
        #expect(holds(.width(atLeast: 390) && .height(atLeast: 844)) && !holds(.width(atLeast: 391)))
        #expect(holds(.width(atLeast: 391) || .direction(.leftToRight)) && !holds(.direction(.rightToLeft)))
        #expect(holds(!.aspectRatio(atLeast: 0.5)) && holds(.aspectRatio(below: 0.4621)))
        #expect(holds(.textScale(below: 1.5)) && !holds(.textScale(atLeast: 1.5)))
        #expect(holds(.compact) && holds(.regular(.vertical)) && !holds(.regular))
    }

    @Test("A condition can name a view or a guide, which it does not keep alive")
    func namedItems() {
        let panel = Canvas()
        screen.quickAdd(panel, [0, 0, nil, 0], [heightToConstant(40)])
        let guide = PlatformGuide()
        screen.quickAdd(guide, [0, 0, nil, nil], [widthToRelatedView(multiplier: 0.5), heightToConstant(1)])
        var strip: Canvas? = Canvas()
        if let strip { screen.quickAdd(strip, [0, 0, nil, 0], [heightToConstant(1)]) }
        let added = screen.quickAdd(
            text,
            [
                widthToConstant(10).when(.width(below: 400, of: panel)),
                heightToConstant(10).when(.width(below: 200, of: guide)),
                topToTop(10).when(.height(below: 40, of: panel) || .width(atLeast: 400, of: guide)),
                leadingToLeading().when(.width(atLeast: 1, of: strip ?? text)),
            ])
        layOut(width: 390)
        #expect(added.map(\.isActive) == [true, true, false, true])
        layOut(width: 800)
        #expect(added.map(\.isActive) == [false, false, true, true])
        strip?.removeFromSuperview()
        strip = nil
        layOut(width: 390)
        #expect(added.map(\.isActive) == [true, true, false, false])
        #expect(screen.reports.isEmpty)
    }

    @Test("Thresholds of size classes are those of the nearest enclosing view that has any")
    func thresholds() {
        let added = screen.quickAdd(image, [widthToConstant(1).when(.regular)])
        layOut(width: 390)
        #expect(!added.isActive && screen.sizeClassThresholds == SizeClassThresholds())
        let window = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.sizeClassThresholds = SizeClassThresholds(width: 390)
        window.addSubview(screen)
        window.layOut()
        screen.updateLayoutConditions()
        #expect(added.isActive)
        screen.sizeClassThresholds = SizeClassThresholds(width: 391)
        screen.updateLayoutConditions()
        #expect(!added.isActive)
    }

    @Test("The active state is the first whose condition holds")
    func states() {
        let states = LayoutStates<String>()
        screen.addSubview(image)
        states["narrow"] = [image.constraint(widthToConstant(1))]
        states["wide"] = [image.constraint(widthToConstant(2)), image.constraint(heightToConstant(3))]
        states.use("wide", when: .width(atLeast: 600))
        states.use("narrow", when: .width(atLeast: 300))
        func active() -> [Bool] { (states["narrow"] + states["wide"]).map(\.isActive) }
        layOut(width: 390)
        #expect(states.active == "narrow" && active() == [true, false, false])
        layOut(width: 600)
        #expect(states.active == "wide" && active() == [false, true, true])
        layOut(width: 200)
        #expect(states.active == nil && active() == [false, false, false])
        states["wide"] = [states["wide"][0]]
        layOut(width: 600)
        #expect(active() == [false, true])
        states.activate("narrow")
        layOut(width: 700)
        #expect(states.active == "narrow" && active() == [true, false])
    }

    @Test("A closure is told whether a condition holds, at first and at each change")
    func observing() {
        var heard: [Bool] = []
        screen.observe(.width(below: 600)) { heard.append($0) }
        for width in [390, 500, 600, 700, 599] as [CGFloat] { layOut(width: width) }
        #expect(heard == [true, false, true])
    }

    @Test("A constraint deactivated by hand stays inactive, and a condition can be changed and removed")
    func byHand() {
        let added = screen.quickAdd(image, [widthToConstant(10).when(.compact), heightToConstant(10)])
        layOut(width: 390)
        added[0].isActive = false
        layOut(width: 391)
        layOut(width: 700)
        layOut(width: 390)
        #expect(!added[0].isActive)
        added.isActive = true
        #expect(added.isActive)
        layOut(width: 700)
        #expect(!added[0].isActive)
        added.isActive = false
        layOut(width: 390)
        #expect(!added[0].isActive && !added[1].isActive)
        added.isActive = true
        added[0].condition = .regular
        layOut(width: 391)
        #expect(!added[0].isActive)
        added[0].condition = nil
        #expect(added[0].isActive)
        added[0].when(.regular)
        #expect(!added[0].isActive)
    }

    @Test("Replacing constraints and changing a multiplier respect conditions")
    func replacing() {
        var added = screen.quickAdd(image, [widthToRelatedView(multiplier: 0.5).when(.regular), heightToConstant(3)])
        layOut(width: 700)
        added.setMultiplier(0.25, of: .widthToRelatedView)
        layOut(width: 390)
        #expect(!added[0].isActive)
        layOut(width: 800)
        #expect(added[0].isActive && image.frame.width == 200)
        added.replace(with: [widthToConstant(7), heightToConstant(3).when(.compact)])
        layOut(width: 801)
        #expect(added.map(\.isActive) == [true, false] && image.frame.width == 7)
        layOut(width: 390)
        #expect(added.map(\.isActive) == [true, true])
        #expect(screen.constraints.allSatisfy { $0.multiplier != 0.25 && $0.multiplier != 0.5 })
    }

    @Test("The active group is the one whose condition holds, even after one of its views has left the tree")
    func statesOfViewThatLeft() {
        let states = LayoutStates<String>()
        for view in [image, text] { screen.addSubview(view) }
        states["wide"] = [image.constraint(widthToConstant(1)), text.constraint(widthToConstant(2))]
        states["narrow"] = [text.constraint(widthToConstant(3))]
        states.use("wide", when: .width(atLeast: 600))
        states.use("narrow", when: .width(below: 600))
        image.removeFromSuperview()
        layOut(width: 700)
        #expect(states.active == "wide")
    }

    @Test("A condition on a size that it changes stays at the first state of the cycle, and is reported once")
    func cycle() throws {
        #if canImport(UIKit)
            image.accessibilityIdentifier = "image"
        #else
            image.setAccessibilityIdentifier("image")
        #endif
        let line = #line + 1
        screen.quickAdd(image, [widthToConstant(400).when(.width(below: 300, of: image))])
        image.activateQuickAnchors([topToTop(), leadingToLeading(), widthToConstant(100).priority(10)])
        layOut(width: 390)
        // The report is wrapped, so its line breaks are replaced with spaces.
        let report = try #require(screen.reports.first).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            report.contains("image.width < 300")
                && report.contains("image's width is 100 while it does not hold, and 400 while it does")
                && report.contains("ConditionTests.swift:\(line)"), "\(report)")
        #expect(image.frame.width == 400)
        let updates = screen.updates
        screen.layOut()
        #expect(screen.reports.count == 1 && screen.updates == updates)
        // A width of the image's own ends the cycle.
        image.activateQuickAnchors([widthToConstant(350)])
        layOut(width: 391)
        #expect(screen.reports.count == 1)
    }

    @Test("A cycle ends when the condition that closed it is replaced, although no size has changed by then")
    func openedCycle() {
        for view in [image, text] {
            screen.quickAdd(view, [topToTop(), leadingToLeading(), widthToConstant(100).priority(10)])
        }
        image.activateQuickAnchors([widthToConstant(400).when(.width(below: 300, of: text))])
        let closing = text.activateQuickAnchors([widthToConstant(400).when(.width(atLeast: 300, of: image))])[0]
        layOut(width: 390)
        #expect(screen.reports.count == 1)
        #expect([image, text].map(\.frame.width) == [400, 100])
        closing.condition = .width(atLeast: 100, of: image)
        layOut(width: 391)
        #expect([image, text].map(\.frame.width) == [100, 400])
        #expect(screen.reports.count == 1)
    }

    @Test("An update without a change switches nothing and asks for no layout")
    func settled() {
        let added = screen.quickAdd(image, [widthToConstant(10).when(.compact)])
        layOut(width: 390)
        let updates = screen.updates
        #expect(screen.updateLayoutConditions() == nil && added.isActive)
        screen.layOut()
        #expect(screen.updates == updates)
    }
}
