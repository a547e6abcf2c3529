import AutoLayout
import Testing

@Suite("Misuse of springs, curves, conditions and grids")
struct MisuseTests {
    private static let (file, line) = ("App/Screen.swift", 12)

    static let calls: [(words: String, call: @Sendable () -> Void)] = [
        ("A spring's response must be above 0.", { _ = Spring(response: 0, fileID: file, line: line) }),
        ("A spring's damping must be above 0.", { _ = Spring(dampingFraction: .nan, fileID: file, line: line) }),
        ("A spring's duration must be above 0.", { _ = Spring(duration: 0, fileID: file, line: line) }),
        ("A bounce must be in 0..<1.", { _ = Spring(duration: 1, bounce: 1, fileID: file, line: line) }),
        (
            "The x coordinates of control points must be in 0...1.",
            { _ = TimingCurve(x1: 2, y1: 0, x2: 0, y2: 0, fileID: file, line: line) }
        ),
        ("A key frame takes some time.", { _ = LayoutKeyFrame(duration: 0, fileID: file, line: line) {} }),
        ("A condition compares with a number.", { _ = LayoutCondition.width(below: .nan, fileID: file, line: line) }),
        ("An explanation needs an attribute.", { _ = View().explain(.notAnAttribute, fileID: file, line: line) }),
        ("A cell must span at least one column and one row.", { _ = GridCell(rowSpan: 0, fileID: file, line: line) }),
        ("The size of a track must be a nonnegative number", { _ = GridTrackSize.fixed(-1, fileID: file, line: line) }),
        ("A track's share must be above 0.", { _ = GridTrackSize.share(0, fileID: file, line: line) }),
        ("Columns that fit must have a width", { _ = GridTrackSize.fitting(atLeast: 0, fileID: file, line: line) }),
        (
            "The size of a track must be a nonnegative number",
            { _ = GridTrackSize.fitted.atLeast(-1, fileID: file, line: line) }
        ),
        (
            "Only a fitted track or a share can have a minimum.",
            { _ = GridTrackSize.fixed(1).atLeast(2, fileID: file, line: line) }
        ),
        (
            "The size of a track must be a nonnegative number",
            { _ = GridTrackSize.fitted.atMost(.nan, fileID: file, line: line) }
        ),
        ("Only a fitted track has a maximum", { _ = 1.fr.atMost(2, fileID: file, line: line) }),
        (
            "Columns that repeat to fit cannot be combined with others.",
            { _ = GridView(columns: [10, .fitting(atLeast: 10)], fileID: file, line: line) }
        ),
        (
            "Only columns can repeat to fit.",
            { _ = GridView(rows: [.fitting(atLeast: 10)], fileID: file, line: line) }
        ),
        (
            "Columns and rows are counted from 0.",
            { GridView().place(View(), column: -1, row: 0, fileID: file, line: line) }
        ),
        (
            "If the number of columns depends on the width, cells can only be appended.",
            { GridView(columns: [.fitting(atLeast: 9)]).place(View(), column: 0, row: 0, fileID: file, line: line) }
        ),
        (
            "A cell belongs to one grid.",
            {
                let (cell, grid) = (GridCell(), GridView())
                grid.append(cell)
                grid.append(cell, fileID: file, line: line)
            }
        ),
    ]

    @Test("of springs, curves, conditions and grids", arguments: calls.indices)
    func stops(_ index: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [index = index as Int] in MisuseTests.calls[index].call()
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("\(MisuseTests.file):\(MisuseTests.line): \(MisuseTests.calls[index].words)"))
    }
}
