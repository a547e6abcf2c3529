import AutoLayout
import TestSupport
import Testing

@testable import LayoutPreview

@Suite("Lanes of dimensions")
struct DimensionTests {
    /// Boxes in the same place, each with four constraints: 100 points from the leading edge, 30 from the top, and a
    /// width and height of 100.
    private func crowd(_ count: Int) -> LayoutSnapshot {
        let root = View.screen(300, 200)
        for index in 0..<count {
            let box = View(name: "box \(index)")
            root.addSubview(box)
            LayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
                box.heightAnchor.constraint(equalToConstant: 100),
                box.widthAnchor.constraint(equalToConstant: 100),
            ])
        }
        root.layoutIfNeeded()
        return LayoutSnapshot(of: root)
    }

    private func placed(_ snapshot: LayoutSnapshot) -> [PlacedDimension] {
        var lanes = DimensionLanes(canvas: Rect(size: snapshot.size), avoiding: [])
        return lanes.place(snapshot.constraints.compactMap(Dimension.init))
    }

    @Test(
        "No two dimensions overlap, and no line crosses a number, as long as there is room", arguments: Sample.allCases
    )
    func apart(_ sample: Sample) {
        let dimensions = placed(LayoutSnapshot(of: sample.root))
        #expect(!dimensions.isEmpty)
        for (index, one) in dimensions.enumerated() {
            for other in dimensions[..<index] {
                #expect(!one.label.overlaps(other.label))
                #expect(!one.label.overlaps(other.lineBox) && !one.lineBox.overlaps(other.label))
                #expect(one.dimension.axis != other.dimension.axis || !one.lineBox.overlaps(other.lineBox))
            }
        }
    }

    @Test("Two dimensions of the same length get separate lanes")
    func lanes() {
        let widths = placed(crowd(2)).filter { $0.dimension.words == "100" && $0.dimension.axis == .horizontal }
        let lanes = widths.filter { $0.dimension.span.start == 100 }.map(\.lane)
        #expect(lanes.count == 2 && Set(lanes).count == 2)
    }

    @Test("All dimensions are drawn, even if many are crowded into one place")
    func crowded() {
        let count = Effort.size(600)
        #expect(placed(crowd(count)).count == 4 * count)
    }

    @Test(
        "Numbers have the dark palette on a dark view, the light one on a bright view, else the picture's",
        arguments: [(Color(white: 0.2), Palette.dark), (.white, .light), (.green, nil), (.clear, nil)]
            as [(Color, Palette?)])
    func backdrops(color: Color, own: Palette?) throws {
        for options: PreviewOptions in [.constraints, [.constraints, .dark]] {
            let root = View.screen(200, 100)
            root.backgroundColor = nil
            let box = View(name: "box")
            box.backgroundColor = color
            root.addSubview(box)
            LayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: root.topAnchor),
                box.bottomAnchor.constraint(equalTo: root.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 150),
            ])
            root.layoutIfNeeded()
            let number = Markup(root.svg(options)).elements.last { $0.name == "text" }
            let palette = own ?? (options.contains(.dark) ? .dark : .light)
            #expect(number?.attributes["fill"] == palette.dimension.hexadecimal)
        }
    }

    @Test("A short distance has its arrow heads outside and its number beside it")
    func tight() throws {
        let relations = placed(LayoutSnapshot(of: Sample.relations.root))
        let short = try #require(relations.first { $0.dimension.words == "4" })
        #expect(short.isTight && short.dimension.span.length == 4 && short.line.length > 10)
        #expect(!short.label.overlaps(short.lineBox))
    }

    @Test("A span without other spans is what none of them covers, even if one lies inside another")
    func without() {
        let line = Span(0, 100)
        let gaps = line.without([Span(60, 120), Span(10, 50), Span(20, 30)])
        #expect(gaps.map(\.start) == [0, 50] && gaps.map(\.end) == [10, 60])
        #expect(line.without([Span(-5, 100)]).isEmpty)
    }
}
