import AutoLayout
import LayoutPreview
import Testing

@Suite("What a snapshot contains besides frames")
struct SnapshotContentTests {
    @Test("Text is stored line by line, with its font, color and alignment")
    func text() throws {
        let entries = LayoutSnapshot(of: Sample.rightToLeft.root).entries
        guard case .text(let text) = entries.last(where: { $0.content != nil })?.content else {
            Issue.record("the last label has text")
            return
        }
        #expect(text.lines.map(\.text) == ["3:45"])
        #expect(text.font == Font(size: 14, weight: .semibold) && text.color == .black && text.alignment == .right)
        #expect(entries.contains { $0.content == .image(source: nil) && $0.image == nil })
        let image = LayoutSnapshot(of: ImageView(source: "cover.png")).entries[0]
        #expect(image.content == .image(source: "cover.png") && image.image?.contents == .referenced("cover.png"))
    }

    @Test("Text with natural alignment is aligned with the leading edge")
    func alignment() {
        let alignments = [Sample.card, .rightToLeft].map { sample in
            LayoutSnapshot(of: sample.root).entries.compactMap { entry -> LayoutSnapshot.Text.Alignment? in
                guard case .text(let text) = entry.content, text.lines.count == 2 else { return nil }
                return text.alignment
            }
        }
        #expect(alignments == [[.left], [.right]])
    }

    @Test("Safe areas and margins are stored where their guides are in use, and other guides by name")
    func guides() {
        let entries = LayoutSnapshot(of: Sample.insets.root).entries
        #expect(entries[0].safeArea == Rect(x: 0, y: 30, width: 200, height: 114))
        #expect(entries[0].margins == Rect(x: 8, y: 38, width: 184, height: 98))
        #expect(entries[0].guides.map(\.name) == ["gap"])
        #expect(entries[0].guides.map(\.rectInRoot) == [Rect(x: 58, y: 30, width: 40, height: 106)])
        #expect(entries[1].safeArea == nil && entries[1].margins == nil)
    }

    @Test("Making a snapshot creates no guide that is not in use")
    func harmless() {
        let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        _ = LayoutSnapshot(of: root)
        #expect(root.layoutGuides.isEmpty && root.constraints.isEmpty)
    }

    @Test("Constraints are stored with the positions of both sides, except those that place inset guides")
    func constraints() throws {
        let constraints = LayoutSnapshot(of: Sample.insets.root).constraints
        #expect(constraints.count == 12)
        let top = try #require(constraints.first)
        #expect(top.description == "one.top == screen.safeArea.top")
        #expect(top.first.item == "one" && top.first.value == 30)
        #expect(top.second?.item == "safeArea" && top.second?.value == 30)
        #expect(top.second?.rectInRoot == Rect(x: 0, y: 30, width: 200, height: 114))
    }

    @Test("Constraints on hidden views are left out")
    func hidden() {
        let root = Sample.threeBoxes.root
        root.subviews[2].isHidden = true
        // Four of the twelve constraints mention the green box.
        #expect(LayoutSnapshot(of: root).constraints.count == 8)
    }

    @Test("Baselines are those of the text, and the leading edge is the right one in a right-to-left layout")
    func places() throws {
        let constraints = LayoutSnapshot(of: Sample.rightToLeft.root).constraints
        let baseline = try #require(constraints.first { $0.first.attribute == "firstBaseline" })
        // The title is 20 from the top and set in 17 points; a line's ascent is 0.905 em.
        #expect(abs(baseline.first.value - (20 + 0.905 * 17)) < 1e-9)
        #expect(abs(baseline.first.value - (baseline.second?.value ?? 0)) < 1e-9)
        let leading = try #require(constraints.first { $0.first.attribute == "leading" })
        #expect(leading.isMirrored && leading.first.value == 304 && leading.second?.value == 320)
    }

    @Test("Constraints in a conflict, the dropped one and the views they are on are marked")
    func culprits() {
        let conflict = LayoutSnapshot(of: Sample.conflict.root)
        #expect(conflict.constraints.map(\.isInConflict) == [false, false, false, true, true])
        #expect(conflict.constraints.map(\.isDropped) == [false, false, false, false, true])
        #expect(conflict.entries.map(\.isInConflict) == [false, true])
        let ambiguity = LayoutSnapshot(of: Sample.ambiguity.root)
        #expect(ambiguity.entries.map(\.ambiguousAttributes) == [[], ["leading"]])
    }
}
