import AutoLayout
import Testing

@Suite("Scroll views")
struct ScrollViewTests {
    let screen = makeScreen(width: 300, height: 400)
    let scroll = ScrollView(name: "scroll")

    init() {
        screen.addSubview(scroll)
        scroll.pin(0, 100, 200, 250, to: screen)
    }

    /// Adds a column of rows, each 60 points high, between the edges of the scroll view.
    @discardableResult
    private func addRows(_ count: Int, in scroll: View, isAsWide: Bool = true) -> [View] {
        var above = scroll.topAnchor
        let rows = (0..<count).map { View(name: "row \($0)") }
        for row in rows {
            scroll.addSubview(row)
            LayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above),
                row.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                row.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -10),
                row.heightAnchor.constraint(equalToConstant: 60),
            ])
            above = row.bottomAnchor
        }
        scroll.bottomAnchor.constraint(equalTo: above, constant: 5).isActive = true
        if isAsWide { rows[0].widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20).isActive = true }
        return rows
    }

    @Test("To views inside, a scroll view's edges are those of its content, and its size is that of its frame")
    func edges() {
        let rows = addRows(10, in: scroll)
        screen.layoutIfNeeded()
        #expect(scroll.frame == Rect(x: 0, y: 100, width: 200, height: 250))
        #expect(rows[9].frame == Rect(x: 10, y: 540, width: 180, height: 60))
        #expect(scroll.contentSize == Size(width: 200, height: 605))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("To views outside, a scroll view's edges are those of its frame, as its center is to all views")
    func outside() {
        let (below, middle) = (View(name: "below"), View(name: "middle"))
        addRows(10, in: scroll)
        screen.addSubview(below)
        scroll.addSubview(middle)
        LayoutConstraint.activate([
            below.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 8),
            below.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            below.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            below.heightAnchor.constraint(equalToConstant: 20),
            middle.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
            middle.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            middle.widthAnchor.constraint(equalToConstant: 40),
            middle.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 0.2),
        ])
        screen.layoutIfNeeded()
        #expect(below.frame == Rect(x: 0, y: 358, width: 200, height: 20))
        #expect(middle.frame == Rect(x: 80, y: 100, width: 40, height: 50))
    }

    @Test("Content may also be tied through the content guide, or by a more deeply nested view")
    func guides() {
        let (content, deep) = (View(name: "content"), View(name: "deep"))
        scroll.addSubview(content)
        content.addSubview(deep)
        LayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 500), content.heightAnchor.constraint(equalToConstant: 100),
            deep.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -30),
            deep.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            deep.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            deep.widthAnchor.constraint(equalToConstant: 10), deep.heightAnchor.constraint(equalToConstant: 70),
        ])
        screen.layoutIfNeeded()
        #expect(scroll.contentSize == Size(width: 500, height: 110))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A constraint between a scroll view's own anchors applies to its frame")
    func itself() {
        screen.addSubview(scroll)
        let box = ScrollView(name: "box")
        screen.addSubview(box)
        addRows(2, in: box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.leftAnchor.constraint(equalTo: screen.leftAnchor),
            box.rightAnchor.constraint(equalTo: box.leftAnchor, constant: 120),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 0, width: 120, height: 60))
        #expect(box.contentSize == Size(width: 120, height: 125))
    }

    @Test("In right-to-left layouts, content begins at its right edge")
    func rightToLeft() {
        screen.layoutDirection = .rightToLeft
        let rows = addRows(2, in: scroll, isAsWide: false)
        rows[0].widthAnchor.constraint(equalToConstant: 480).isActive = true
        let mark = View(name: "mark")
        scroll.addSubview(mark)
        LayoutConstraint.activate([
            mark.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 7),
            mark.topAnchor.constraint(equalTo: scroll.topAnchor),
            mark.widthAnchor.constraint(equalToConstant: 20), mark.heightAnchor.constraint(equalToConstant: 20),
        ])
        screen.layoutIfNeeded()
        #expect(scroll.contentSize.width == 500)
        #expect(mark.frame == Rect(x: 473, y: 0, width: 20, height: 20))
        #expect(rows[1].frame.minX == 10 && rows[1].frame.maxX == 490)
    }

    @Test("Scrolling moves the visible area, solves nothing and changes no frame")
    func scrolling() {
        let rows = addRows(10, in: scroll)
        screen.layoutIfNeeded()
        let (before, frame) = (screen.layoutStatistics, rows[3].frame)
        scroll.contentOffset = Point(x: 0, y: 150)
        screen.layoutIfNeeded()
        #expect(scroll.bounds.origin == Point(x: 0, y: 150) && rows[3].frame == frame)
        #expect(rows[3].convert(Point.zero, to: screen) == Point(x: 10, y: 130))
        #expect(screen.layoutStatistics == before)
        scroll.setContentOffset(Point(x: 0, y: 20), animated: true)
        #expect(scroll.contentOffset.y == 20)
    }

    @Test("Views tied to the frame guide do not scroll")
    func frameGuide() {
        addRows(10, in: scroll)
        let header = View(name: "header")
        scroll.addSubview(header)
        LayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
            header.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
            header.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
        ])
        screen.layoutIfNeeded()
        #expect(header.frame == Rect(x: 0, y: 0, width: 200, height: 30))
        scroll.contentOffset.y = 150
        screen.layoutIfNeeded()
        #expect(header.frame.minY == 150 && header.convert(Point.zero, to: screen) == Point(x: 0, y: 100))
    }

    @Test("The safe area and contentInset inset the content, which stays scrolled to its start")
    func insets() {
        screen.safeAreaInsets = EdgeInsets(top: 120, left: 5, bottom: 60, right: 0)
        addRows(10, in: scroll)
        screen.layoutIfNeeded()
        // The scroll view begins 100 below the top and ends 50 above the bottom.
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
        #expect(scroll.contentOffset == Point(x: 0, y: -20))
        scroll.contentInset = EdgeInsets(top: 4, left: 3, bottom: 0, right: 0)
        #expect(scroll.adjustedContentInset.top == 24 && scroll.contentOffset == Point(x: -3, y: -24))
        scroll.contentOffset = Point(x: 0, y: 40)
        scroll.contentInsetAdjustmentBehavior = .never
        #expect(scroll.adjustedContentInset == scroll.contentInset && scroll.contentOffset == Point(x: 0, y: 40))
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 24, left: 8, bottom: 10, right: 0))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scroll.adjustedContentInset == EdgeInsets(top: 24, left: 3, bottom: 10, right: 0))
    }

    @Test("Content that outgrows the frame starts inside the safe area, unless it was scrolled")
    func outgrown() throws {
        screen.safeAreaInsets = EdgeInsets(top: 120, left: 5, bottom: 0, right: 0)
        let content = View(name: "content")
        scroll.addSubviewWithEdgeConstraints(content)
        let width = content.widthAnchor.constraint(equalToConstant: 100)
        let height = content.heightAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([width, height])
        func offset(_ constraint: LayoutConstraint, _ length: Double) -> Point {
            constraint.constant = length
            screen.layoutIfNeeded()
            return scroll.contentOffset
        }
        #expect(offset(width, 100) == Point(x: 0, y: -20))
        #expect(offset(width, 300) == Point(x: -5, y: -20))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(offset(width, 100) == Point(x: 0, y: 0))
        #expect(offset(height, 300) == Point(x: 0, y: -20))
        #expect(offset(height, 100) == Point(x: 0, y: 0))
        let frameHeight = try #require(scroll.constraints.first { $0.constant == 250 })
        #expect(offset(frameHeight, 90) == Point(x: 0, y: -20))
        scroll.contentOffset.y = 5
        #expect(offset(frameHeight, 250) == Point(x: 0, y: 5))
        #expect(offset(frameHeight, 90) == Point(x: 0, y: 5))
    }

    @Test("Setting the content size adjusts the content offset at once")
    func outgrownByFrames() {
        screen.safeAreaInsets.top = 120
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        screen.layoutIfNeeded()
        #expect(scroll.contentOffset.y == 0)
        scroll.contentSize = Size(width: 100, height: 300)
        #expect(scroll.contentOffset.y == -20)
    }

    @Test("A scroll view is laid out again when its content size changes")
    func laidOutAgain() {
        final class Counting: ScrollView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
            }
        }
        let scroll = Counting()
        screen.addSubview(scroll)
        scroll.pin(0, 0, 100, 100, to: screen)
        let rows = addRows(2, in: scroll)
        screen.layoutIfNeeded()
        let before = scroll.count
        rows[0].constraints.first { $0.constant == 60 }?.constant = 70
        screen.layoutIfNeeded()
        #expect(scroll.count == before + 1)
        screen.setNeedsLayout()
        screen.layoutIfNeeded()
        #expect(scroll.count == before + 1)
    }

    @Test("A scroll view that sets its content size in layoutSubviews is laid out once per change")
    func setsContentSize() {
        final class Listing: ScrollView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                contentSize = Size(width: bounds.width, height: 5 * bounds.width)
            }
        }
        let scroll = Listing()
        screen.addSubview(scroll)
        let width = scroll.pin(0, 0, 100, 100, to: screen)[2]
        screen.layoutIfNeeded()
        #expect(scroll.count == 1 && scroll.contentSize.height == 500)
        width.constant = 80
        screen.layoutIfNeeded()
        #expect(scroll.count == 2 && scroll.contentSize.height == 400)
    }

    @Test("Content that is not tied to an edge has no size; the diagnostic names the edge and a view to tie")
    func missingEdge() throws {
        let row = View(name: "row")
        scroll.addSubview(row)
        LayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: scroll.topAnchor),
            row.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            row.widthAnchor.constraint(equalTo: scroll.widthAnchor), row.heightAnchor.constraint(equalToConstant: 60),
        ])
        screen.layoutIfNeeded()
        let ambiguity = try #require(screen.layoutAmbiguities.first)
        #expect(screen.layoutAmbiguities.count == 1)
        #expect(
            ambiguity.message == """
                No constraint determines scroll.content's height (currently 0): nothing in it is tied to scroll's bottom.
                This would fix it:
                  row: bottomToBottom()
                """)
        LayoutConstraint.activate(screen.suggestedConstraints())
        screen.layoutIfNeeded()
        #expect(scroll.contentSize == Size(width: 200, height: 60) && screen.layoutAmbiguities.isEmpty)
    }

    @Test("For content without a width, the diagnostic suggests the width of the scroll view")
    func missingWidth() throws {
        addRows(3, in: scroll, isAsWide: false)
        screen.layoutIfNeeded()
        let message = try #require(screen.layoutAmbiguities.first).message
        #expect(message.contains("row 0: widthToRelatedView(-20)"))
        LayoutConstraint.activate(screen.suggestedConstraints())
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.isEmpty && screen.layoutConflicts.isEmpty)
    }

    @Test("Content placed by frames needs no constraints, and its size can be set")
    func byFrames() {
        scroll.addSubview(View(frame: Rect(x: 0, y: 0, width: 500, height: 300)))
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty && scroll.contentSize == .zero)
        scroll.contentSize = Size(width: 500, height: 300)
        #expect(scroll.contentSize == Size(width: 500, height: 300))
        screen.layoutIfNeeded()
        #expect(scroll.contentSize == Size(width: 500, height: 300))
        scroll.contentSize.height = 400
        screen.layoutIfNeeded()
        #expect(scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 500, height: 400))
    }

    @Test("Indicators show which part of the content is visible, unless all of it is")
    func indicators() {
        addRows(10, in: scroll)
        screen.layoutIfNeeded()
        #expect(scroll.scrollIndicators.count == 1)
        let top = scroll.scrollIndicators[0]
        // 250 of 605 points are visible, on a track of 244.
        #expect(top.minX == 194 && top.width == 3 && top.minY == 3 && abs(top.height - 244 * 250 / 605) < 1e-9)
        scroll.contentOffset.y = 355
        #expect(abs(scroll.scrollIndicators[0].maxY - 247) < 1e-9)
        scroll.showsVerticalScrollIndicator = false
        #expect(scroll.scrollIndicators.isEmpty)
    }

    @Test("A scroll view keeps its content when it moves to another tree or becomes a root")
    func moves() {
        let box = ScrollView(frame: Rect(x: 0, y: 0, width: 200, height: 250))
        let rows = addRows(3, in: box)
        screen.addSubview(box)
        screen.layoutIfNeeded()
        #expect(box.contentSize == Size(width: 200, height: 185) && box.translatesAutoresizingMaskIntoConstraints)
        let other = makeScreen()
        for number in 0..<4 { other.addSubview(View(name: "\(number)")) }
        other.subviews[2].pin(0, 0, 5, 5, to: other)
        other.layoutIfNeeded()
        box.frame.size = Size(width: 100, height: 90)
        other.addSubview(box)
        other.layoutIfNeeded()
        #expect(box.contentSize == Size(width: 100, height: 185) && rows[2].frame.maxY == 180)
        box.removeFromSuperview()
        box.frame = Rect(x: 0, y: 0, width: 70, height: 50)
        box.layoutIfNeeded()
        #expect(box.contentSize == Size(width: 70, height: 185) && rows[1].frame.width == 50)
        #expect(box.systemLayoutSizeFitting(Size(width: 60, height: 10)) == Size(width: 60, height: 10))
        #expect(screen.layoutDiagnostics.isEmpty && other.layoutDiagnostics.isEmpty && box.layoutDiagnostics.isEmpty)
    }

    /// A scroll view as code outside the package could implement it.
    private final class Pager: View {
        let pages = LayoutGuide()

        override init(frame: Rect) {
            super.init(frame: frame)
            addLayoutGuide(pages)
            guideForSubviewEdges = pages
            pages.topAnchor.constraint(equalTo: topAnchor).isActive = true
            pages.leftAnchor.constraint(equalTo: leftAnchor).isActive = true
        }
    }

    @Test("Any view may let a guide stand in for its edges, and stop doing so once there are constraints")
    func ownScrollView() {
        let pager = Pager(name: "pager")
        screen.addSubview(pager)
        pager.pin(0, 0, 100, 100, to: screen)
        let rows = addRows(4, in: pager)
        screen.layoutIfNeeded()
        #expect(pager.pages.layoutFrame == Rect(x: 0, y: 0, width: 100, height: 245) && rows[3].frame.width == 80)
        pager.guideForSubviewEdges = nil
        pager.constraints.first { $0.secondItem === pager && $0.constant == 5 }?.isActive = false
        screen.layoutIfNeeded()
        #expect(rows[3].frame.width == 80 && pager.frame.height == 100)
    }

    @Test("Rows in a scroll view cost as much as in any other view")
    func work() {
        func work(in holder: View) -> Int {
            let screen = makeScreen()
            screen.addSubview(holder)
            holder.pin(0, 0, 390, 400, to: screen)
            addRows(200, in: holder)
            if !(holder is ScrollView) { holder.constraints.last { $0.constant == 5 }?.isActive = false }
            screen.layoutIfNeeded()
            return screen.layoutStatistics.rowsTouched
        }
        let (plain, scrolled) = (work(in: View()), work(in: ScrollView()))
        #expect(Double(scrolled) <= Double(plain) * 1.05 + 20)
    }
}
