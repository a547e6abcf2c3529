import LayoutDocuments
import TestSupport
import Testing

/// A page's content area is 80 × 80 points, 10 points from each edge of the page.
@Suite("Views taller than a page")
struct CutViewTests {
    /// A view with a subview for each part, from `top` to `bottom`.
    private func outer(_ parts: [(name: String, top: Double, bottom: Double)]) -> View {
        let height = parts.map(\.bottom).max() ?? 0
        let outer = View(frame: Rect(x: 0, y: 0, width: 80, height: height), name: "outer")
        for part in parts {
            let frame = Rect(x: 0, y: part.top, width: 20, height: part.bottom - part.top)
            outer.addSubview(View(frame: frame, name: part.name))
        }
        return outer
    }

    @Test("A subview taller than a page is on as many pages as it needs, whatever is above and below it")
    func highBetween() {
        let (title, picture, caption) = (("title", 0.0, 20.0), ("picture", 20.0, 220.0), ("caption", 220.0, 240.0))
        for (parts, heights) in [
            ([title, picture], [80, 80, 40]), ([picture, caption], [60, 80, 60]),
            ([title, picture, caption], [80, 80, 40]),
        ] as [([(String, Double, Double)], [Double])] {
            let view = outer(parts)
            let pages = smallDocument { view }.layOut()
            #expect(pages.flatMap { $0.rects("picture").map(\.height) } == heights)
            #expect(pages.diagnostics.map(\.height) == [view.frame.height])
        }
    }

    @Test("Pages break between two views that are both taller than a page, and between rows beside one")
    func highAndLow() {
        let two = smallDocument { outer([("a", 0, 90), ("b", 90, 180)]) }.layOut()
        #expect(two.map { $0.names.dropFirst() } == [["a"], ["a"], ["b"], ["b"]])
        let rule = outer([("rule", 0, 150), ("1", 0, 30), ("2", 40, 70), ("3", 80, 110), ("4", 120, 150)])
        let pages = smallDocument { rule }.layOut()
        #expect(pages.map { $0.names.dropFirst(2) } == [["1", "2"], ["3", "4"]])
        #expect(pages.flatMap { $0.rects("rule") }.reduce(0) { $0 + $1.height } == 150)
    }

    @Test("A heading moves to the next page with the first part of a view taller than a page, if both fit there")
    func headingOfHigh() {
        func names(_ first: Double) -> [[String]] {
            smallDocument(spacing: 0) {
                box("a", 60)
                Heading(box("h", 10), title: "H")
                outer([("1", 0, first), ("2", first, first + 40), ("3", first + 40, first + 80)])
            }.layOut().map { $0.names.filter { $0 != "outer" } }
        }
        #expect(names(40) == [["a"], ["h", "1"], ["2", "3"]])
        #expect(names(10) == [["a", "h", "1"], ["2", "3"]])
        #expect(names(75) == [["a", "h"], ["1"], ["2", "3"]])
    }

    @Test("A line of text below a view that was cut is on a single page")
    func lineBelow() {
        let view = outer([("picture", 0, 140)])
        view.frame.size.height = 200
        let label = lines(words(6))
        label.frame = Rect(x: 0, y: 140, width: 80, height: 60)
        view.addSubview(label)
        let pages = smallDocument { view }.layOut()
        #expect(
            pages.map(\.texts) == [[], ["word0000", "word0001"], ["word0002", "word0003", "word0004", "word0005"]])
    }

    @Test("Each subview of a view taller than a page is shown completely, wherever it is")
    func random() {
        let first = UInt64.random(in: 0...UInt64.max / 2)
        for seed in first..<first + UInt64(Effort.cases(300, long: 10_000)) {
            var random = SplitMix64(seed: seed)
            var (parts, top) = ([(name: String, top: Double, bottom: Double)](), 0.0)
            for index in 0..<Int.random(in: 1...5, using: &random) {
                let bottom = top + Double(Int.random(in: 1...200, using: &random))
                parts.append(("\(index)", top, bottom))
                // The next part is either below this one or beside it.
                if Int.random(in: 0..<3, using: &random) > 0 {
                    top = bottom + Double(Int.random(in: 0...9, using: &random))
                }
            }
            let view = outer(parts)
            let pages = Array(smallDocument { view }.layOut())
            for (name, top, bottom) in parts {
                let rects = pages.flatMap { $0.rects(name) }
                #expect(abs(rects.reduce(0) { $0 + $1.height } - (bottom - top)) < 1e-6, "\(name), seed \(seed)")
                #expect(rects.allSatisfy { $0.minY >= 10 - 1e-6 && $0.maxY <= 90 + 1e-6 }, "\(name), seed \(seed)")
            }
        }
    }
}
