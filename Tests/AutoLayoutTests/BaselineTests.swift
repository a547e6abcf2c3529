import AutoLayout
import Testing

@Suite("Baselines")
struct BaselineTests {
    /// A view whose first baseline is that of its text.
    final class Box: View {
        let text = Content(40, 30)
        override var forFirstBaselineLayout: View { text }
    }

    let screen = makeScreen()

    @Test("First baselines align at the offset that each view gives from its top")
    func first() {
        let (small, large) = (Content(40, 20), Content(40, 50))
        (small.baseline, large.baseline) = (15, 38)
        for view in [small, large] {
            screen.addSubview(view)
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        }
        large.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(small.frame.minY == 33)
        large.baseline = 40
        large.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(small.frame.minY == 35)
    }

    @Test("A last baseline is measured from the bottom, and is the bottom itself in a view without text")
    func last() {
        let (text, plain) = (Content(40, 20), View())
        text.baseline = 4
        screen.addSubview(text)
        screen.addSubview(plain)
        plain.pin(0, 50, 10, 10, to: screen)
        text.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        text.lastBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame.maxY == 64)
    }

    @Test("A stack whose first view is added after its baseline was read has the baseline of that view")
    func lateComer() {
        let (stack, mark, text) = (StackView(axis: .vertical), View(), Content(40, 20))
        text.baseline = 15
        for view in [stack, mark] { screen.addSubview(view) }
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10).isActive = true
        mark.pin(0, 0, 5, 5, to: screen)[1].isActive = false
        mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 10)
        stack.addArrangedSubview(text)
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 25)
    }

    @Test("The baseline of text placed by its frame follows the width of the frame")
    func textPlacedByItsFrame() throws {
        let screen = makeGridScreen()
        let (text, mark) = (Label("one two three", fontSize: 10, numberOfLines: 0), View())
        text.frame = Rect(x: 0, y: 100, width: 50, height: 60)
        screen.addSubview(text)
        screen.addSubview(mark)
        mark.pin(0, 0, 5, 5, to: screen)[1].isActive = false
        mark.topAnchor.constraint(equalTo: text.lastBaselineAnchor).isActive = true
        for width in [50.0, 80, 200] {
            text.frame.size.width = width
            screen.layoutIfNeeded()
            let last = try #require(text.textLayout.lines.last)
            #expect(mark.frame.minY == 100 + last.baseline)
        }
    }

    @Test("A container may delegate its baseline to a view in it")
    func forwarded() {
        let (box, label) = (Box(), Content(40, 20))
        (box.text.baseline, label.baseline) = (20, 10)
        screen.addSubview(box)
        screen.addSubview(label)
        box.addSubview(box.text)
        box.pin(0, 100, 60, 60, to: screen)
        box.text.topAnchor.constraint(equalTo: box.topAnchor, constant: 5).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.minY == 115)
    }

    @Test("A baseline follows a chain of views that delegate it, whichever of them changes")
    func chain() {
        final class Leaving: View {
            var baselineView: View?
            override var forFirstBaselineLayout: View { baselineView ?? self }
        }
        let screen = makeScreen()
        let (outer, inner, text, line) = (Leaving(), Leaving(), Content(10, 20), View())
        for view in [outer, line] { screen.addSubview(view) }
        outer.addSubview(inner, withEdgeInsets: .zero)
        inner.addSubview(text, withEdgeInsets: .zero)
        outer.pin(0, 50, 10, 20, to: screen)
        (outer.baselineView, inner.baselineView, text.baseline) = (inner, text, 15)
        line.topAnchor.constraint(equalTo: outer.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 65)
        text.baseline = 5
        text.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 55)
        inner.baselineView = nil
        inner.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 50)
    }

    @Test("A changed baseline is read again for constraints that refer to it, not for 1,000 others")
    func locality() {
        final class Counting: View {
            var asked = 0
            override var firstBaselineOffsetFromTop: Double? {
                asked += 1
                return 5
            }
        }
        let screen = makeScreen()
        let pairs = (0..<1000).map { _ in (Counting(), View()) }
        for (text, line) in pairs {
            screen.addSubview(text)
            screen.addSubview(line)
            text.pin(0, 0, 10, 10, to: screen)
            line.leftAnchor.constraint(equalTo: text.leftAnchor).isActive = true
            line.widthAnchor.constraint(equalToConstant: 10).isActive = true
            line.heightAnchor.constraint(equalToConstant: 1).isActive = true
            line.bottomAnchor.constraint(equalTo: text.firstBaselineAnchor).isActive = true
        }
        screen.layoutIfNeeded()
        let asked = pairs.reduce(0) { $0 + $1.0.asked }
        pairs[500].0.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(pairs.reduce(0) { $0 + $1.0.asked } == asked + 1)
    }

    @Test("The first baseline of a view without text, or of a guide, is its top edge, and the last its bottom edge")
    func withoutText() {
        let (plain, guide) = (View(), LayoutGuide())
        screen.addSubview(plain)
        screen.addLayoutGuide(guide)
        plain.pin(0, 50, 10, 12, to: screen)
        let lines = (0..<4).map { _ in View() }
        for line in lines { screen.addSubview(line) }
        LayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: screen.topAnchor, constant: 70),
            guide.heightAnchor.constraint(equalToConstant: 9),
            lines[0].topAnchor.constraint(equalTo: plain.firstBaselineAnchor),
            lines[1].topAnchor.constraint(equalTo: plain.lastBaselineAnchor),
            LayoutConstraint(item: lines[2], attribute: .top, toItem: guide, attribute: .firstBaseline),
            LayoutConstraint(item: lines[3], attribute: .top, toItem: guide, attribute: .lastBaseline),
        ])
        screen.layoutIfNeeded()
        #expect(lines.map(\.frame.minY) == [50, 62, 70, 79])
    }

    @Test("In a row aligned by first baselines, the tops of views without text are aligned")
    func plainRow() {
        let views = [Content(10, 30), Content(10, 20), Content(10, 40)]
        let row = HStack(alignment: .firstBaseline) { views }
        screen.addSubview(row)
        row.pin(0, 0, 30, 60, to: screen)
        screen.layoutIfNeeded()
        let tops = Set(views.map(\.frame.minY))
        #expect(tops.count == 1)
        #expect(views.map(\.frame.height) == [30, 20, 40])
    }

    @Test("Of equally tall views in a row, the first provides the row's baselines")
    func equallyTall() {
        let views = [Content(20, 20), Content(20, 30), Content(20, 30)]
        for (view, baseline) in zip(views, [5.0, 10, 12]) { view.baseline = baseline }
        let (row, above, below) = (HStack { views }, View(), View())
        for view in [row, above, below] { screen.addSubview(view) }
        row.pin(0, 50, 60, 30, to: screen)
        above.topAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
        below.topAnchor.constraint(equalTo: row.lastBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        // The first baseline is 10 below the row's top at 50, and the last is 10 above the row's bottom at 80.
        #expect([above, below].map(\.frame.minY) == [60, 70])
    }

    @Test("A baseline that changes after the constraint on it has gone moves nothing, and rebuilds few rows")
    func gone() {
        for index in 0..<100 {
            let other = View()
            screen.addSubview(other)
            other.pin(Double(index), 0, 1, 1, to: screen)
        }
        let (text, line) = (Content(40, 20), View())
        text.baseline = 15
        for view in [text, line] { screen.addSubview(view) }
        text.pin(0, 50, 40, 20, to: screen)
        line.topAnchor.constraint(equalTo: screen.topAnchor, constant: 5).withPriority(10).isActive = true
        let tie = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor)
        tie.isActive = true
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 65)
        tie.isActive = false
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 5)
        let before = screen.layoutStatistics.rowsTouched
        text.baseline = 3
        text.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(line.frame.minY == 5)
        // The constraints on the other views produce 400 rows.
        #expect(screen.layoutStatistics.rowsTouched - before < 50)
    }

    @Test("A term of a constraint may cancel out when the multiplier of a baseline changes")
    func factor() {
        let box = Box()
        screen.addSubview(box)
        box.addSubview(box.text)
        box.text.baseline = 10
        box.pin(0, 100, 60, 60, to: screen)
        box.text.topAnchor.constraint(equalTo: box.topAnchor, constant: 5).isActive = true
        let center = LayoutConstraint(
            item: box.text, attribute: .centerY, toItem: box, attribute: .firstBaseline, multiplier: 2)
        center.isActive = true
        screen.layoutIfNeeded()
        // The baseline is at 15, so the center is at 30.
        #expect(box.text.frame == Rect(x: 0, y: 5, width: 40, height: 50))
        center.multiplier = 1
        screen.layoutIfNeeded()
        #expect(box.text.frame == Rect(x: 0, y: 5, width: 40, height: 20))
    }

    @Test("A baseline follows the view that provides it when that view moves within the container")
    func movedSpeaker() {
        let (screen, card, head, foot, other) = (makeScreen(), Hooked("card"), View(), View(), View())
        let text = Content(20, 20)
        text.baseline = 10
        for view in [card, other] { screen.addSubview(view) }
        for view in [head, foot] { card.addSubview(view) }
        head.addSubview(text)
        card.firstSpeaker = { _ in text }
        card.pin(0, 0, 100, 100, to: screen)
        head.pin(0, 0, 100, 50, to: card)
        foot.pin(0, 50, 100, 50, to: card)
        text.pin(0, 0, 20, 20, to: head)
        other.topAnchor.constraint(equalTo: card.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(other.frame.minY == 10)
        foot.addSubview(text)
        text.topAnchor.constraint(equalTo: foot.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(other.frame.minY == 60)
    }
}
