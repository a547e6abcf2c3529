import AutoLayout
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("What the worked examples claim is true")
struct BehaviorTests {
    @Test("Changing a name in a card of declarative stacks solves nothing else again")
    func renaming() {
        let example = DeclarativeStacks()
        example.quick()
        example.screen.layoutIfNeeded()
        let before = example.screen.layoutStatistics
        example.rename()
        let after = example.screen.layoutStatistics
        #expect(after.passes - before.passes == 1)
        #expect(after.solves - before.solves == 1)
        // Only the preferred width of the name has changed, and that does not determine its actual width.
        #expect(after.valuesReplayed - before.valuesReplayed <= 2)
        #expect(after.valuesRedecided - before.valuesRedecided <= 2)
        #expect(before.valuesRedecided > 40)
    }

    @Test("The container sized by its content has the same fitting size on its own")
    func fitting() {
        let example = SizedByContent()
        example.quick()
        let size = example.container.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        #expect(size == Size(width: 124, height: 156))
    }

    @Test("The picture of the profile card is round, at the size that the layout gave it")
    func roundPicture() throws {
        let run = try #require(Report(ProfileCard.self, in: [Setting()]).lastRuns.first)
        let picture = try #require(run.snapshot.entries.first { $0.name == "picture" })
        #expect(picture.cornerRadius == 40)
    }

    @Test("States are switched in one pass without a conflict, back and forth")
    func states() {
        let example = NamedStates()
        example.quick()
        example.screen.layoutIfNeeded()
        for state in [NamedStates.Layout.regular, .compact, .regular] {
            let before = example.screen.layoutStatistics.passes
            example.states.activate(state)
            example.screen.layoutIfNeeded()
            #expect(example.screen.layoutStatistics.passes - before == 1)
        }
        #expect(example.image.frame == Rect(x: 20, y: 20, width: 165, height: 804))
        #expect(example.screen.layoutDiagnostics.isEmpty)
    }

    @Test("The empty state replaces the friends, and the friends replace it again")
    func emptyState() {
        let example = FriendsList()
        example.quick()
        for _ in 0..<2 {
            example.sheet.show([])
            #expect(example.sheet.subviews.map(\.name) == ["header", "empty state"])
            example.sheet.show(FriendsList.friends)
            #expect(example.sheet.subviews.map(\.name) == ["header", "rows"])
        }
        example.screen.layoutIfNeeded()
        #expect(example.sheet.subviews[1].subviews.count == 50)
        #expect(example.screen.layoutDiagnostics.isEmpty)
    }

    @Test("Each thing that went wrong is reported with its line, and nothing else is", arguments: [0, 1])
    func diagnostics(spelling: Int) {
        let run = Report(WhatWentWrong.self, in: [Setting()]).scenes[0].runs[spelling]
        #expect(run.diagnostics.map(\.kind) == [.conflict, .ambiguity])
        #expect(run.diagnostics.map(\.viewName) == ["crowded", "adrift"])
        #expect(run.diagnostics.allSatisfy { $0.description.hasPrefix("GalleryExamples/WhatWentWrong.swift:") })
    }

    @Test("All rows of the list are 16 taller than their text, one below the other; only the first screen is drawn")
    func list() throws {
        let example = SelfSizingList()
        example.quick()
        example.screen.layoutIfNeeded()
        var top = 0.0
        for (row, label) in zip(example.rows, example.labels) {
            let height = label.textLayout(forWidth: 358).size.height + 16
            #expect(abs(row.frame.minY - top) < 1e-6)
            #expect(abs(row.frame.height - height) < 1e-9)
            top += height
        }
        let drawn = try #require(Report(SelfSizingList.self, in: [Setting()]).lastRuns.first).snapshot.entries
        #expect((20...60).contains(drawn.count))
        #expect(drawn.allSatisfy { $0.rectInRoot.minY < 844 })
    }
}
