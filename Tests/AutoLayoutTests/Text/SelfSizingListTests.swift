import AutoLayout
import TestSupport
import Testing

@Suite("Self-sizing lists")
struct SelfSizingListTests {
    /// A list of rows, each as tall as its wrapping text plus 4 points above and below.
    struct List {
        let screen = makeGridScreen(width: 208, height: 100)
        let rows: [View]
        let labels: [Label]

        init(count: Int, _ random: inout SplitMix64) {
            rows = (0..<count).map { _ in View() }
            labels = rows.map { _ in Label(List.text(&random), fontSize: 10, numberOfLines: 0) }
            var above = screen.topAnchor
            for (row, label) in zip(rows, labels) {
                screen.addSubview(row)
                row.addSubview(label, withEdgeInsets: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4))
                LayoutConstraint.activate([
                    row.topAnchor.constraint(equalTo: above),
                    row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                    row.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                ])
                above = row.bottomAnchor
            }
        }

        static func text(_ random: inout SplitMix64) -> String {
            (0..<Int.random(in: 1...12, using: &random)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...8, using: &random))
            }.joined(separator: " ")
        }

        func expectFits() {
            var top = 0.0
            for (row, label) in zip(rows, labels) {
                let height = label.textLayout(forWidth: 200).size.height
                #expect(label.frame == Rect(x: 4, y: 4, width: 200, height: height))
                #expect(row.frame == Rect(x: 0, y: top, width: 208, height: height + 8))
                top += height + 8
            }
            #expect(screen.layoutDiagnostics.isEmpty)
        }
    }

    @Test("A list of 1,000 rows of wrapping text sizes itself in one pass with at most two solves")
    func sizesItself() {
        var random = SplitMix64(seed: 5)
        let list = List(count: 1000, &random)
        list.screen.layoutIfNeeded()
        list.expectFits()
        #expect(list.screen.layoutStatistics.passes == 1)
        #expect(list.screen.layoutStatistics.solves <= 2)
    }

    @Test("A changed text takes at most two solves, few measurements and few newly determined values")
    func changedText() {
        var random = SplitMix64(seed: 6)
        let list = List(count: 1000, &random)
        let measurer = GridMeasurer()
        list.screen.textMeasurer = measurer
        list.screen.layoutIfNeeded()
        let (before, measuredBefore) = (list.screen.layoutStatistics, measurer.measured)
        list.labels[500].text = "some words that were not there before, and then some more"
        list.screen.layoutIfNeeded()
        let after = list.screen.layoutStatistics
        #expect(after.passes - before.passes == 1)
        #expect(after.solves - before.solves <= 2)
        #expect(after.valuesRedecided - before.valuesRedecided <= 40)
        #expect(measurer.measured - measuredBefore < 100)
        list.expectFits()
    }

    @Test("A changed width wraps all text again, with at most two solves")
    func changedWidth() {
        var random = SplitMix64(seed: 7)
        let list = List(count: 200, &random)
        list.screen.layoutIfNeeded()
        let before = list.screen.layoutStatistics
        list.screen.frame.size.width = 108
        list.screen.layoutIfNeeded()
        #expect(list.screen.layoutStatistics.solves - before.solves <= 2)
        for label in list.labels { #expect(label.frame.height == label.textLayout(forWidth: 100).size.height) }
        list.screen.frame.size.width = 208
        list.screen.layoutIfNeeded()
        list.expectFits()
    }

    @Test("Content whose width and height keep changing each other is reported by name as a layout loop")
    func circle() {
        final class Restless: View {
            override func intrinsicContentHeight(forWidth width: Double) -> Double? { width > 50 ? 40 : 60 }
        }
        let screen = makeScreen()
        let view = Restless(name: "restless")
        screen.addSubview(view)
        view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.map(\.kind) == [.layoutLoop, .ambiguity])
        #expect(screen.layoutDiagnostics.first?.viewName == "restless")
    }
}
