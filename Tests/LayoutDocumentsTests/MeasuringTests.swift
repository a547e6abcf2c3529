import LayoutDocuments
import Testing

/// A page's content area is 80 × 80 points, 10 points from each edge of the page.
@Suite("Heights of views that have never been laid out")
struct MeasuringTests {
    /// A view of a given size, set by constraints.
    private func tile(_ name: String, width: Double = 40, height: Double = 20) -> View {
        let view = View(name: name)
        LayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
        return view
    }

    private func flow() -> FlowView { FlowView { (0..<3).map { tile("\($0)") } } }

    /// A view that has the given height while `wide` holds, and is 10 high otherwise.
    private func card(_ height: Double, wide: LayoutCondition) -> View {
        let card = View(name: "card")
        let inner = View(name: "inner")
        card.addSubview(inner)
        LayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: card.topAnchor),
            inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            inner.heightAnchor.constraint(equalToConstant: height).when(wide),
            inner.heightAnchor.constraint(equalToConstant: 10).when(!wide),
        ])
        return card
    }

    /// The top of a box below a view, which must be the same if the document is laid out again.
    private func top(below view: View) -> Double {
        let document = smallDocument {
            view
            box("after", 10)
        }
        let pages = (0..<2).map { _ in Array(document.layOut()) }
        #expect(pages[0] == pages[1])
        return pages[0][0].rects("after").first?.minY ?? 0
    }

    @Test("A flow is as tall as its lines, also in a stack or if constraints place it")
    func flows() {
        let flow = flow()
        #expect(top(below: flow) == 60 && flow.translatesAutoresizingMaskIntoConstraints)
        let stack = StackView(arrangedSubviews: [self.flow(), tile("below", width: 80)], axis: .vertical)
        #expect(top(below: stack) == 80)
        let constrained = self.flow()
        constrained.translatesAutoresizingMaskIntoConstraints = false
        #expect(top(below: constrained) == 60)
    }

    @Test("A grid with repeated columns is as high as its rows at the width of the page")
    func grids() {
        let grid = GridView(columns: [.fitting(atLeast: 20)])
        for index in 0..<6 { grid.append(tile("\(index)", width: 20)) }
        #expect(top(below: grid) == 60)
    }

    @Test("A condition on the root refers to the page, whether a view is whole or cut")
    func conditions() {
        #expect(top(below: card(30, wide: .width(atLeast: 100))) == 50)
        #expect(top(below: card(30, wide: .width(atLeast: 101))) == 30)
        let pages = smallDocument { card(130, wide: .width(atLeast: 100) && .height(atLeast: 100)) }.layOut()
        #expect(pages.map { $0.rects("inner").map(\.height) } == [[80], [50]])
    }

    @Test("Flows in table rows and in page headers are measured with their lines as well")
    func rowsAndMargins() {
        var document = smallDocument(margins: .all(20), spacing: 0) {
            Table(columns: [1.fr], rowSpacing: 0, rows: 0..<2) { _ in [flow()] }
        }
        document.header = { _ in flow() }
        let pages = Array(document.layOut())
        // The content area is 60 wide, so that each tile has a line of its own, and each flow is 60 high. The header
        // extends from 20 above the page to 20 below the top margin, and the rows begin at 20.
        #expect(pages.count == 2 && pages[0].diagnostics.map(\.height) == [60])
        #expect(pages[0].rects("2").map(\.minY).sorted() == [-20 + 40, 20 + 40])
    }

    final class CountedView: View {
        var count = 0

        override func layoutSubviews() { count += 1 }
    }

    @Test("A view without lines and conditions is not laid out to be measured")
    func ordinary() {
        let view = CountedView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        let pages = smallDocument {
            flow()
            view
        }.layOut()
        #expect(view.count == 0)
        _ = Array(pages)
        #expect(view.count == 1)
    }

    @Test("An image is as large as its natural size, or smaller, and keeps its shape")
    func imageShape() {
        func rect(_ natural: Size, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
            var document = smallDocument { ImageView(naturalSize: natural, name: "image") }
            document.layoutDirection = direction
            return Array(document.layOut())[0].rects("image")
        }
        #expect(rect(Size(width: 32, height: 18)) == [Rect(x: 10, y: 10, width: 32, height: 18)])
        #expect(rect(Size(width: 32, height: 18), .rightToLeft) == [Rect(x: 58, y: 10, width: 32, height: 18)])
        #expect(rect(Size(width: 320, height: 180)) == [Rect(x: 10, y: 10, width: 80, height: 45)])
        let table = smallDocument {
            Table(columns: [40, 1.fr], columnSpacing: 0, rowSpacing: 0, rows: 0..<1) { _ in
                [ImageView(naturalSize: Size(width: 80, height: 20), name: "image"), box("high", 30)]
            }
        }
        #expect(Array(table.layOut())[0].rects("image") == [Rect(x: 10, y: 10, width: 40, height: 10)])
    }

    @Test("An image whose height is not determined by anything is reported")
    func flatImage() {
        let pages = smallDocument {
            box("a", 20)
            ImageView(contents: .referenced("logo.png"))
            ImageView(naturalSize: Size(width: 10, height: 10), source: "logo.png")
        }.layOut()
        #expect(pages.diagnostics.map(\.kind) == [.flatImage] && pages.diagnostics.map(\.page) == [1])
    }
}
