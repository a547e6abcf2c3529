import AutoLayout
import TestSupport
import Testing

@Suite("Wrapping text in stack views")
struct WrappingStackTests {
    static let texts = ["one two three four five six", "short", "seven eight nine ten"]

    private func makeStack(
        _ views: [View], _ axis: Axis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
    ) -> StackView {
        StackView(
            arrangedSubviews: views, axis: axis, spacing: 3, alignment: alignment, distribution: distribution)
    }

    private func makeLabel(_ text: String) -> Label { Label(text, fontSize: 10, numberOfLines: 0) }

    /// Constrains views without text as a row constrains labels.
    private func tieWidths(of views: [View], in distribution: StackView.Distribution) {
        let priority: LayoutPriority
        switch distribution {
        case .fill: priority = 760
        case .equalSpacing, .equalCentering: priority = 2
        case .fillEqually, .fillProportionally: return
        }
        for view in views.dropFirst() {
            view.widthAnchor.constraint(equalTo: views[0].widthAnchor).withPriority(priority).isActive = true
        }
    }

    private func heights(_ views: [View]) -> [Double] { views.map(\.frame.height) }

    /// Lays out a stack in the corner of a screen, at a given height or its natural one.
    private func laidOut(_ stack: View, _ width: Double, _ height: Double?) -> View {
        let screen = makeGridScreen()
        screen.addSubview(stack)
        let constraints = stack.pin(0, 0, width, height ?? 0, to: screen)
        constraints[3].isActive = height != nil
        screen.layoutIfNeeded()
        return screen
    }

    @Test(
        "A stack of labels has the frames of a stack of views with the text's heights, in at most two solves",
        arguments: Axis.allCases, StackView.Distribution.allCases)
    func likeFixedContent(axis: Axis, distribution: StackView.Distribution) {
        for alignment in StackView.Alignment.allCases {
            // Text is centered in a label that is shorter than its text; other content is not.
            let isByBaseline = axis == .horizontal && [.firstBaseline, .lastBaseline].contains(alignment)
            for height: Double? in isByBaseline ? [nil, 400] : Effort.isFull ? [nil, 40, 90, 400] : [nil, 90] {
                let labels = Self.texts.map(makeLabel)
                let screen = laidOut(makeStack(labels, axis, distribution, alignment), 130, height)
                let contents = labels.map { label in
                    // A label without a width is as tall as on one line.
                    let natural = label.intrinsicContentSize.width
                    let width = label.frame.width > 0 ? label.frame.width : natural
                    return Content(natural, label.intrinsicContentHeight(forWidth: width) ?? 0)
                }
                for (content, label) in zip(contents, labels) where alignment == .firstBaseline {
                    content.baseline = label.firstBaselineOffsetFromTop
                }
                for (content, label) in zip(contents, labels) where alignment == .lastBaseline {
                    content.baseline = label.lastBaselineOffsetFromBottom
                }
                let modelStack = makeStack(contents, axis, distribution, alignment)
                if axis == .horizontal { tieWidths(of: contents, in: distribution) }
                let model = laidOut(modelStack, 130, height)
                let (found, wanted) = (labels.map(\.frame), contents.map(\.frame))
                let story = "\(alignment) in \(height ?? 0): \(found), as fixed views \(wanted)"
                #expect(found.isClose(to: wanted), "\(story)")
                #expect(screen.layoutDiagnostics == model.layoutDiagnostics, "\(story)")
                #expect(screen.layoutStatistics.solves <= 2, "\(story)")
            }
        }
    }

    @Test("Shares and the order of shrinking depend on the wrapped heights")
    func byHand() {
        // The labels have three, one and two lines of 10 points; with two gaps of 3, they are 66 tall by themselves,
        // and are stretched to 126.
        let labels = ["aaaa bbbb cccc", "d", "eeee ffff"].map(makeLabel)
        _ = laidOut(makeStack(labels, .vertical, .fillProportionally, .fill), 70, 126)
        let (first, second) = (126.0 * 30 / 66, 126.0 * 10 / 66)
        #expect(heights(labels).isClose(to: [first, second, 120 - first - second]))
        let others = ["aaaa bbbb cccc", "d", "eeee ffff"].map(makeLabel)
        _ = laidOut(makeStack(others, .vertical, .fill, .fill), 70, 46)
        #expect(heights(others).isClose(to: [10, 10, 20]))
    }

    @Test("Labels in a row share the room equally, and none is squeezed to nothing", arguments: [200.0, 150, 50])
    func fair(width: Double) {
        // The natural lengths of 50 and 140, with 10 between them, total exactly 200.
        let labels = ["aaaaa", "bbbbb bbbb bbb"].map(makeLabel)
        let stack = StackView(arrangedSubviews: labels, spacing: 10)
        _ = laidOut(stack, width, nil)
        let share = (width - 10) / 2
        #expect(labels.map(\.frame.width) == [share, share])
        #expect(labels.map(\.frame.minX) == [0, share + 10])
    }

    @Test("With equal spacing or centering, labels have their natural widths if there is room, or equal ones")
    func fairWithGaps() {
        for distribution in [StackView.Distribution.equalSpacing, .equalCentering] {
            let labels = ["aaaaa", "bbbbb bbbb bbb"].map(makeLabel)
            let stack = StackView(arrangedSubviews: labels, spacing: 10, distribution: distribution)
            let screen = laidOut(stack, 250, nil)
            #expect(labels.map(\.frame.width) == [50, 140])
            let width =
                screen.constraints.first { $0.firstAttribute == .width }
                ?? stack.constraints.first {
                    $0.firstAttribute == .width && $0.firstItem === stack
                }
            width?.constant = 90
            screen.layoutIfNeeded()
            #expect(labels.map(\.frame.width) == [40, 40])
        }
    }

    @Test("A label beside another view takes the remaining room, and a label may have a fixed width")
    func alone() {
        let (icon, text) = (Content(25, 10), makeLabel("aaaa bbbb"))
        icon.setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
        _ = laidOut(StackView(arrangedSubviews: [icon, text], spacing: 5), 80, nil)
        #expect([icon, text].map(\.frame.width) == [25, 50])
        let (narrow, wide) = (makeLabel("aaaa bbbb"), makeLabel("cccc"))
        narrow.widthAnchor.constraint(equalToConstant: 30).isActive = true
        _ = laidOut(StackView(arrangedSubviews: [narrow, wide], spacing: 5), 80, nil)
        #expect([narrow, wide].map(\.frame.width) == [30, 45])
    }

    @Test("Outer stacks use the heights that inner stacks have with their text wrapped")
    func nested() {
        let (text, below) = (makeLabel("aaaa bbbb cccc dddd"), makeLabel("e"))
        let icon = Content(25, 10)
        icon.setContentCompressionResistancePriority(.almostRequired, for: .horizontal)
        let row = HStack(spacing: 5) {
            icon
            text
        }
        let column = makeStack([row, below], .vertical, .fillProportionally, .fill)
        let screen = laidOut(column, 70, 143)
        // The text is 40 wide and has four lines; the shares are 40 and 10 of 53.
        let tall = 143.0 * 40 / 53
        #expect(heights([row, below]).isClose(to: [tall, 140 - tall]))
        #expect(text.frame.width == 40)
        text.text = "aaaa bbbb"
        let before = screen.layoutStatistics.solves
        screen.layoutIfNeeded()
        let low = 143.0 * 20 / 33
        #expect(heights([row, below]).isClose(to: [low, 140 - low]))
        #expect(screen.layoutStatistics.solves - before <= 2)
    }

    @Test("A column whose width changes uses the new heights, in at most two solves")
    func width() {
        let labels = Self.texts.map(makeLabel)
        let screen = makeGridScreen()
        let stack = makeStack(labels, .vertical, .fillProportionally, .fill)
        screen.addSubview(stack)
        let width = stack.pin(0, 0, 130, 200, to: screen)[2]
        screen.layoutIfNeeded()
        width.constant = 60
        let before = screen.layoutStatistics.solves
        screen.layoutIfNeeded()
        #expect(screen.layoutStatistics.solves - before <= 2)
        let fresh = Self.texts.map(makeLabel)
        _ = laidOut(makeStack(fresh, .vertical, .fillProportionally, .fill), 60, 200)
        #expect(labels.map(\.frame).isClose(to: fresh.map(\.frame)))
    }
}

extension [Double] {
    fileprivate func isClose(to other: [Double]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}
