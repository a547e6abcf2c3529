import LayoutDocuments
import TestSupport
import Testing

/// Documents of random blocks on small pages.
@Suite("Random documents")
struct RandomDocumentTests {
    /// A document's random blocks, and its contents in order: the names of boxes, and words.
    private struct Script {
        var blocks: [DocumentBlock] = []
        var items: [String] = []
        var random: SplitMix64

        init(seed: UInt64) {
            random = SplitMix64(seed: seed)
            var section: [DocumentBlock] = []
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                let block = nextBlock()
                if Bool.random(using: &random) {
                    blocks += ListBuilder<DocumentBlock>.buildExpression(Section { section }) + block
                    section = []
                } else {
                    section += block
                }
            }
            blocks += ListBuilder<DocumentBlock>.buildExpression(Section { section })
        }

        private mutating func nextBox(to height: Double) -> View {
            items.append("box \(items.count)")
            return box(items[items.count - 1], Double.random(in: 1...height, using: &random))
        }

        private mutating func nextBlock() -> [DocumentBlock] {
            switch Int.random(in: 0..<7, using: &random) {
            case 0: return ListBuilder.buildExpression(PageBreak())
            case 1:
                let texts = words(Int.random(in: 1...30, using: &random), "\(items.count)w")
                items += texts
                return ListBuilder.buildExpression(lines(texts))
            case 2:
                let views = (0..<Int.random(in: 1...12, using: &random)).map { _ in nextBox(to: 30) }
                let grid = Grid(columns: [1.fr]) {
                    for view in views { Row(height: .fixed(view.frame.height)) { view } }
                }
                return ListBuilder.buildExpression(grid)
            case 3:
                let names = (0..<Int.random(in: 0...20, using: &random)).map { "row \(items.count + $0)" }
                items += names
                let heights = names.map { _ in Double.random(in: 1...30, using: &random) }
                return ListBuilder.buildExpression(
                    Table(columns: [1.fr], rows: names.indices) { [box(names[$0], heights[$0])] })
            case 4:
                let view = nextBox(to: 20)
                return ListBuilder.buildExpression(Heading(view, title: "heading"))
            default: return ListBuilder.buildExpression(nextBox(to: 70))
            }
        }
    }

    @Test("Each item is on one page, in order, and nothing is beyond the margins")
    func random() {
        let first = UInt64.random(in: 0...UInt64.max / 2)
        for seed in first..<first + UInt64(Effort.cases(4000, long: 100_000)) {
            let script = Script(seed: seed)
            let document = smallDocument(spacing: Double(seed % 3) * 5) { script.blocks }
            let pages = Array(document.layOut())
            #expect(document.layOut().diagnostics.allSatisfy { $0.kind == .brokenSection }, "seed \(seed)")
            var found: [String] = []
            for page in pages {
                for entry in page.snapshot.entries.dropFirst() {
                    #expect(entry.rectInRoot.minY >= 10 - 1e-5 && entry.rectInRoot.maxY <= 90 + 1e-5, "seed \(seed)")
                    #expect(entry.rectInRoot.minX >= 10 - 1e-5 && entry.rectInRoot.maxX <= 90 + 1e-5, "seed \(seed)")
                }
                // The items are sorted by position, since views that break are drawn after those that do not.
                let items = page.snapshot.entries.flatMap { entry -> [(y: Double, name: String)] in
                    if case .text(let text) = entry.content {
                        return text.lines.map { (entry.rectInRoot.minY + $0.baseline, $0.text) }
                    }
                    return entry.name.hasPrefix("box") || entry.name.hasPrefix("row")
                        ? [(entry.rectInRoot.minY, entry.name)] : []
                }
                found += items.sorted { $0.y < $1.y }.map { $0.name }
            }
            #expect(found == script.items, "seed \(seed)")
        }
    }
}
