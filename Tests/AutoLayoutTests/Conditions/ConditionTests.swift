import AutoLayout
import TestSupport
import Testing

@Suite("Conditions")
struct ConditionTests {
    let screen = makeScreen(width: 400, height: 300)
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
        box.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultLow
    }

    private func widths(at widths: [Double]) -> [Double] {
        widths.map { width in
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return box.frame.width
        }
    }

    private func widen(_ condition: LayoutCondition) {
        box.widthAnchor.constraint(equalToConstant: 200).when(condition).isActive = true
    }

    @Test("A constraint is in effect while the root is narrower than a threshold, from the pass that crosses it on")
    func below() {
        widen(.width(below: 600))
        #expect(widths(at: [400, 599.5, 600, 601, 300]) == [200, 200, 100, 100, 200])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Conditions combine with and, or and not, and ranges exclude their upper bound")
    func combined() {
        widen(.width(300..<400) || .width(atLeast: 700) && !.width(atLeast: 800))
        #expect(widths(at: [299, 300, 399, 400, 699, 700, 800]) == [100, 200, 200, 100, 100, 200, 100])
    }

    @Test("A condition that is added while another reads the same number has a threshold of its own")
    func addedLater() {
        widen(.width(atLeast: 600))
        #expect(widths(at: [800]) == [200])
        let other = View(name: "other")
        screen.addSubview(other)
        other.pin(0, 0, 100, 10, to: screen)[2].priority = .defaultLow
        other.widthAnchor.constraint(equalToConstant: 200).when(.width(atLeast: 700)).isActive = true
        let results = [800.0, 650, 750].map { width in widths(at: [width]) + [other.frame.width] }
        #expect(results == [[200, 200], [200, 100], [200, 200]])
    }

    @Test("Height, aspect ratio and direction are read as well")
    func readings() {
        let height = LayoutCondition.height(50..<60)
        let wide = LayoutCondition.aspectRatio(atLeast: 2)
        let leftwards = LayoutCondition.direction(.rightToLeft)
        var results: [[Bool]] = []
        for size in [Size(width: 100, height: 50), Size(width: 99, height: 60), Size(width: 10, height: 0), .zero] {
            screen.frame.size = size
            screen.layoutIfNeeded()
            results.append([height, wide, leftwards].map { $0.holds(in: box) })
            screen.layoutDirection = screen.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        }
        #expect(
            results == [
                [true, true, false], [false, false, true], [false, true, false], [false, false, true],
            ])
    }

    @Test("Removing a condition on a range does not affect conditions on other numbers")
    func rangeTakenAway() {
        widen(.width(below: 600))
        let tall = View(name: "tall")
        screen.addSubview(tall)
        tall.pin(0, 0, 10, 10, to: screen)[3].priority = .defaultLow
        let strange = tall.heightAnchor.constraint(equalToConstant: 50).when(.height(290..<310))
        strange.isActive = true
        screen.layoutIfNeeded()
        strange.isActive = false
        let leftwards = tall.heightAnchor.constraint(equalToConstant: 60).when(.direction(.rightToLeft))
        let wide = tall.heightAnchor.constraint(equalToConstant: 70).when(.aspectRatio(atLeast: 2))
        for constraint in [leftwards, wide] { constraint.isActive = true }
        #expect(widths(at: [400, 600, 300]) == [200, 100, 200])
        let heights = [(400.0, LayoutDirection.leftToRight), (600, .leftToRight), (400, .rightToLeft)].map {
            width, direction in
            screen.frame.size.width = width
            screen.layoutDirection = direction
            screen.layoutIfNeeded()
            return tall.frame.height
        }
        #expect(heights == [10, 70, 60])
    }

    @Test("Thousands of conditions are replaced one by one in linear time")
    func exchanged() {
        let constraints = (0..<Effort.size(20_000)).map { index in
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: Double(index % 7)).when(.width(below: 600))
        }
        for constraint in constraints { constraint.isActive = true }
        for constraint in constraints { constraint.when(.width(atLeast: 300)) }
        #expect(widths(at: [200, 400]) == [100, 100])
        #expect(screen.layoutStatistics.conditionsEvaluated < 100_000)
    }

    @Test("A change of layout direction switches a condition in the next pass")
    func direction() {
        widen(.direction(.rightToLeft))
        let widths = [LayoutDirection.leftToRight, .rightToLeft, .leftToRight].map { direction in
            screen.layoutDirection = direction
            screen.layoutIfNeeded()
            return box.frame.width
        }
        #expect(widths == [100, 200, 100])
    }

    @Test("Size classes follow the thresholds of the root")
    func classes() {
        widen(.regular)
        #expect(widths(at: [599, 600]) == [100, 200])
        screen.sizeClassThresholds.width = 700
        #expect(widths(at: [600, 700]) == [100, 200])
        screen.sizeClassThresholds = SizeClassThresholds(width: .nan)
        #expect(screen.sizeClassThresholds == SizeClassThresholds(width: 700))
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite])
        #expect(LayoutCondition.compact(.vertical).holds(in: box))
    }

    @Test("A condition on a named view or guide is evaluated once it is solved, in the same pass")
    func named() {
        let (panel, guide) = (View(name: "panel"), LayoutGuide())
        screen.addSubview(panel)
        screen.addLayoutGuide(guide)
        panel.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5).isActive = true
        guide.widthAnchor.constraint(equalTo: panel.widthAnchor, multiplier: 0.5).isActive = true
        widen(.width(below: 250, of: panel) && .width(atLeast: 50, of: guide))
        #expect(widths(at: [400, 499, 500, 199, 200]) == [200, 200, 100, 100, 200])
    }

    @Test("No intermediate frame is visible: layoutSubviews is called once per pass, with the final frame")
    func oneBatch() {
        let log = Witness.Log()
        let (panel, witness) = (View(name: "panel"), Witness("witness", log))
        screen.addSubview(panel)
        screen.addSubview(witness)
        panel.widthAnchor.constraint(equalTo: screen.widthAnchor).isActive = true
        witness.pin(0, 0, 10, 10, to: screen)[2].when(.width(below: 600, of: panel))
        witness.widthAnchor.constraint(equalToConstant: 20).when(.width(atLeast: 600, of: panel)).isActive = true
        var seen: [Double] = []
        witness.onLayout = { seen.append($0.frame.width) }
        screen.layoutIfNeeded()
        screen.frame.size.width = 700
        screen.layoutIfNeeded()
        #expect(seen == [10, 20])
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("A thousand conditions: a pass that crosses no threshold evaluates none, one that does evaluates each once")
    func counted() {
        for index in 0..<1000 {
            let view = View()
            screen.addSubview(view)
            view.pin(0, Double(index), 10, 10, to: screen)
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 5).withPriority(.defaultLow)
                .when(.width(below: 600)).isActive = true
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics.conditionsEvaluated == 1000)
        let counts = [500, 599, 600, 900, 650, 100].map { width in
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return screen.layoutStatistics.conditionsEvaluated
        }
        #expect(counts == [1000, 1000, 2000, 2000, 2000, 3000])
    }

    @Test(
        "Crossing a threshold on the root takes one solve, and a threshold that switches nothing takes no further one"
    )
    func solves() {
        let panel = View(name: "panel")
        screen.addSubview(panel)
        panel.widthAnchor.constraint(equalTo: screen.widthAnchor).isActive = true
        widen(.width(below: 600))
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 5)
            .when(.width(below: 500, of: panel) || .width(atLeast: 300, of: panel)).isActive = true
        screen.layoutIfNeeded()
        let solves = [450.0, 550, 650, 550].map { width in
            let before = screen.layoutStatistics.solves
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return screen.layoutStatistics.solves - before
        }
        #expect(solves == [1, 1, 1, 1] && box.frame.width == 200)
    }

    @Test("A thousand conditions that switch at once cost no more than building their views did")
    func switchedAtOnce() {
        let screen = makeScreen(width: 400)
        let views = (0..<1000).map { _ in View() }
        for (index, view) in views.enumerated() {
            screen.addSubview(view)
            view.pin(0, Double(index), 10, 10, to: screen)[2].when(.width(below: 600))
            view.widthAnchor.constraint(equalToConstant: 20).when(.width(atLeast: 600)).isActive = true
        }
        var costs: [(conditions: Int, work: Int)] = []
        for width in [400.0, 500, 700, 800, 400] {
            let before = screen.layoutStatistics
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            #expect(views.allSatisfy { $0.frame.width == (width < 600 ? 10 : 20) })
            costs.append(before.cost(until: screen.layoutStatistics))
        }
        #expect(costs[0].conditions == 2000 && costs[0].work > 3000)
        for crossing in [costs[2], costs[4]] {
            #expect(crossing.conditions == 2000 && crossing.work <= costs[0].work, "\(costs)")
        }
        for other in [costs[1], costs[3]] { #expect(other.conditions == 0 && other.work < 10, "\(costs)") }
    }

    @Test("A condition can be set, changed and removed while the constraint is active")
    func changed() {
        let constraint = box.widthAnchor.constraint(equalToConstant: 200)
        constraint.isActive = true
        #expect(widths(at: [400]) == [200])
        constraint.condition = .width(atLeast: 500)
        #expect(widths(at: [400, 500]) == [100, 200])
        constraint.condition = .width(atLeast: 600)
        #expect(widths(at: [500]) == [100])
        #expect(constraint.isActive && !constraint.isInEffect)
        constraint.condition = nil
        #expect(widths(at: [500]) == [200])
        #expect(constraint.isInEffect)
        constraint.isActive = false
        #expect(widths(at: [500]) == [100])
        constraint.when(.width(atLeast: 300)).when(.width(below: 400)).isActive = true
        #expect(widths(at: [250, 350, 450]) == [100, 200, 100])
    }

    @Test("Constraints that are not in effect are not listed in the constraints of any view")
    func listed() {
        let count = screen.constraints.count + box.constraints.count
        widen(.width(atLeast: 500))
        screen.layoutIfNeeded()
        #expect(screen.constraints.count + box.constraints.count == count)
        screen.frame.size.width = 500
        screen.layoutIfNeeded()
        #expect(screen.constraints.count + box.constraints.count == count + 1)
    }

    @Test("A condition moves with its constraint to another tree, and reads the root of that tree")
    func moved() {
        let other = makeScreen(width: 800)
        widen(.width(atLeast: 500))
        screen.layoutIfNeeded()
        box.removeFromSuperview()
        other.addSubview(box)
        other.layoutIfNeeded()
        #expect(box.frame.width == 200)
        other.frame.size.width = 400
        other.layoutIfNeeded()
        #expect(box.frame.width == 100)
    }

    @Test("A constraint becomes inactive when the item that its condition reads leaves the tree")
    func separated() {
        let panel = View(name: "panel")
        screen.addSubview(panel)
        panel.widthAnchor.constraint(equalToConstant: 10).isActive = true
        let constraint = box.widthAnchor.constraint(equalToConstant: 200).when(.width(below: 50, of: panel))
        constraint.isActive = true
        #expect(widths(at: [400]) == [200])
        panel.removeFromSuperview()
        #expect(!constraint.isActive)
        #expect(widths(at: [400]) == [100])
        constraint.isActive = true
        #expect(!constraint.isActive)
        let stray = screen.layoutDiagnostics.filter { $0.kind == .noCommonAncestor }
        #expect(stray.count == 1)
        #expect(stray[0].message.contains("panel.width < 50"))
    }

    @Test("A condition can read an item that nothing else mentions, even a view placed by its frame")
    func unmentioned() {
        let panel = View(frame: Rect(x: 0, y: 0, width: 80, height: 10), name: "panel")
        screen.addSubview(panel)
        widen(.width(atLeast: 90, of: panel))
        #expect(widths(at: [400]) == [100])
        panel.frame.size.width = 90
        #expect(widths(at: [400]) == [200])
    }

    @Test("Conditions are described in Swift's operators")
    func described() {
        let panel = View(name: "panel")
        let width = LayoutCondition.width(below: 300, of: panel)
        #expect((width && .height(atLeast: 480)).description == "panel.width < 300 && height >= 480")
        #expect(
            (width && (.regular || .compact(.vertical))).description
                == "panel.width < 300 && (width is regular || height is compact)")
        #expect((!(.compact || width)).description == "!(width is compact || panel.width < 300)")
        #expect((!(.direction(.rightToLeft))).description == "direction == leftToRight")
        #expect(LayoutCondition.aspectRatio(atLeast: 1.5).description == "aspectRatio >= 1.5")
    }

    @Test("A hosted layout evaluates conditions while it measures")
    func hosted() {
        let (content, child) = (View(name: "content"), View(name: "child"))
        let layout = HostedLayout(content: content)
        content.addSubview(child)
        child.pin(0, 0, 10, 10, to: content)[3].when(.width(below: 200))
        child.heightAnchor.constraint(equalToConstant: 30).when(.width(atLeast: 200)).isActive = true
        child.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
        let heights = [100.0, 300, 100].map { layout.size(width: .exactly($0), height: .natural).height }
        #expect(heights == [10, 30, 10])
    }
}

extension LayoutStatistics {
    /// The number of conditions evaluated and the solver's work between these statistics and later ones.
    fileprivate func cost(until later: LayoutStatistics) -> (conditions: Int, work: Int) {
        let work = { (counts: LayoutStatistics) in
            counts.valuesReplayed + counts.valuesRedecided + counts.rowsTouched + counts.pivots + counts.searches
        }
        return (later.conditionsEvaluated - conditionsEvaluated, work(later) - work(self))
    }
}
