import AutoLayout

/// A view that counts how often it is laid out and asked for its content.
final class Counted: View {
    final class Count {
        var layouts = 0
        var contents = 0
        var updates = 0
    }

    let count: Count
    var size: Size {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: Double, _ height: Double, _ count: Count) {
        (size, self.count) = (Size(width: width, height: height), count)
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size {
        count.contents += 1
        return size
    }
    override func layoutSubviews() { count.layouts += 1 }
    override func updateConstraints() { count.updates += 1 }
}

/// A tree that is built and edited, with a pass after each edit.
enum WorkScene: String, CaseIterable {
    case boxes, stacks, grid, flow, text, baselines, conditions, moves, scrolling, insets, hosted, fitting, problems

    /// The counts of `LayoutStatistics`, those of measured texts, and how often views are laid out, asked for their
    /// contents and told to update their constraints.
    func counts() -> [Int] {
        let stage = WorkStage()
        switch self {
        case .boxes: stage.boxes()
        case .stacks: stage.stacks()
        case .grid: stage.grid()
        case .flow: stage.flow()
        case .text: stage.text()
        case .baselines: stage.baselines()
        case .conditions: stage.conditions()
        case .moves: stage.moves()
        case .scrolling: stage.scrolling()
        case .insets: stage.insets()
        case .hosted: stage.hosted()
        case .fitting: stage.fitting()
        case .problems: stage.problems()
        }
        let (count, own) = (stage.count, stage.root.layoutStatistics.counts)
        return zip(own, stage.countsOfFormerRoots).map(+)
            + [stage.measurer.measured, count.layouts, count.contents, count.updates]
    }
}

/// The tree of a scene.
final class WorkStage {
    let measurer = GridMeasurer()
    let count = Counted.Count()
    private(set) var root = makeScreen(width: 320, height: 480) {
        willSet { countsOfFormerRoots = zip(countsOfFormerRoots, root.layoutStatistics.counts).map(+) }
    }
    private(set) var countsOfFormerRoots = [Int](repeating: 0, count: 8)

    init() { root.textMeasurer = measurer }

    private func content(_ width: Double, _ height: Double) -> Counted { Counted(width, height, count) }

    private func lay(_ edit: () -> Void) {
        edit()
        root.layoutIfNeeded()
    }

    private func label(_ text: String, lines: Int = 0) -> Label { Label(text, fontSize: 10, numberOfLines: lines) }

    /// Adds views in a column from edge to edge.
    private func column(_ views: [View], in parent: View, closed: Bool = false) {
        var top = parent.topAnchor
        for view in views {
            parent.addSubview(view)
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: top, constant: 4),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 8),
                view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -8),
            ])
            top = view.bottomAnchor
        }
        if closed { top.constraint(equalTo: parent.bottomAnchor, constant: -4).isActive = true }
    }
}

extension WorkStage {
    func boxes() {
        var constraints: [[LayoutConstraint]] = []
        for index in 0..<20 {
            let (box, inner) = (View(), content(9, 9))
            root.addSubview(box)
            box.addSubview(inner)
            let place = Double(10 * index)
            constraints.append(
                box.pin(place, place, 10, 10, to: index % 3 == 0 ? root : root.subviews[max(0, index - 1)])
                    + inner.pin(1, 1, 8, 8, to: box))
        }
        lay {}
        for index in constraints.indices {
            lay { constraints[index][index % 8].constant += 1 }
            lay { constraints[index][index % 4].isActive = false }
            lay { constraints[index][index % 4].isActive = true }
            lay { constraints[index][(index + 1) % 4].priority = LayoutPriority(500) }
        }
        lay { root.subviews[3].removeFromSuperview() }
        lay { root.subviews[7].isHidden = true }
        lay { root.layoutDirection = .rightToLeft }
        lay { root.displayScale = 3 }
        lay { root.frame.size.width = 400 }
        lay {}
    }

    func stacks() {
        let stack = StackView(axis: .vertical, spacing: 4)
        let rows = (0..<8).map { _ in StackView(axis: .horizontal, spacing: 2) }
        for (index, row) in rows.enumerated() {
            for part in 0..<3 { row.addArrangedSubview(content(Double(20 + 7 * part + index), Double(10 + part))) }
            stack.addArrangedSubview(row)
        }
        root.addSubview(stack)
        stack.pin(0, 0, 300, 0, to: root)[3].isActive = false
        lay {}
        for (index, row) in rows.enumerated() {
            lay { row.isHidden = true }
            lay { row.isHidden = false }
            lay { (row.arrangedSubviews[0] as? Counted)?.size.width += 5 }
            lay { row.spacing += 1 }
            lay { row.distribution = StackView.Distribution.allCases[index % StackView.Distribution.allCases.count] }
            lay { row.alignment = StackView.Alignment.allCases[index % StackView.Alignment.allCases.count] }
            lay { row.setCustomSpacing(9, after: row.arrangedSubviews[1]) }
        }
        lay { stack.axis = .horizontal }
        lay { stack.insertArrangedSubview(content(30, 30), at: 2) }
        lay { stack.removeArrangedSubview(rows[4]) }
        lay { rows[5].removeFromSuperview() }
        lay { stack.isLayoutMarginsRelativeArrangement = true }
    }

    func grid() {
        let grid = GridView(columns: [.fitted, 1.fr, 2.fr.atLeast(20)], columnSpacing: 3)
        for index in 0..<12 {
            grid.append(GridCell(content(Double(10 + index * 5 % 17), 10), columnSpan: 1 + index % 2))
        }
        root.addSubview(grid)
        grid.pin(0, 0, 300, 0, to: root)[3].isActive = false
        lay {}
        for cell in grid.cells {
            lay { (cell.view as? Counted)?.size.width += 6 }
            lay { (cell.view as? Counted)?.size.width -= 11 }
            lay { cell.view?.isHidden = true }
            lay { cell.view?.isHidden = false }
            lay { cell.padding = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
            lay { cell.horizontalAlignment = .center }
        }
        lay { grid.columnSpacing = 7 }
        lay { grid.rowSpacing = 5 }
        lay { grid.columns[0].size = 40 }
        lay { root.semanticContentAttribute = .forceRightToLeft }
    }

    func flow() {
        let flow = FlowView(spacing: 3)
        for index in 0..<14 { flow.addArrangedSubview(content(Double(20 + index * 11 % 37), Double(10 + index % 3))) }
        root.addSubview(flow)
        let width = flow.pin(0, 0, 300, 0, to: root)
        width[3].isActive = false
        lay {}
        for length in [200.0, 120, 121, 60, 300] { lay { width[2].constant = length } }
        for view in flow.arrangedSubviews {
            lay { (view as? Counted)?.size.width += 4 }
            lay { view.isHidden = true }
            lay { view.isHidden = false }
        }
        lay { flow.lineSpacing = 6 }
        lay { flow.maximumNumberOfLines = 2 }
        lay { flow.lineAlignment = .center }
        lay { flow.removeArrangedSubview(flow.arrangedSubviews[3]) }
    }

    func text() {
        let labels = (0..<6).map { label("one two three four \($0) five six") }
        column(labels, in: root)
        for label in labels.dropFirst(3) { label.hugsLongestLine = true }
        lay {}
        for width in [200.0, 140, 141, 90, 320] { lay { root.frame.size.width = width } }
        for label in labels {
            lay { label.text = "seven" }
            lay { label.text = "eight nine ten eleven twelve" }
            lay { label.font.size = 12 }
            lay { label.textAlignment = .balanced }
            lay { label.textColor = .red }
            lay { label.numberOfLines = 1 }
        }
        lay { root.textScale = 1.5 }
    }

    func baselines() {
        let labels = (0..<6).map { label("text \($0)") }
        for (index, label) in labels.enumerated() {
            root.addSubview(label)
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: Double(index * 50)).isActive = true
            if index == 0 {
                label.topAnchor.constraint(equalTo: root.topAnchor, constant: 30).isActive = true
            } else {
                label.firstBaselineAnchor.constraint(equalTo: labels[index - 1].lastBaselineAnchor).isActive = true
            }
        }
        lay {}
        for label in labels {
            lay { label.font.size += 3 }
            lay { label.text = "two\nlines" }
            lay { label.text = nil }
            lay { label.isHidden = true }
        }
    }

    func conditions() {
        let boxes = (0..<6).map { _ in content(20, 20) }
        for (index, box) in boxes.enumerated() {
            root.addSubview(box)
            let pinned = box.pin(Double(index) * 30, 5, 20, 20, to: root)
            pinned[2].condition = .width(below: Double(100 + 50 * index))
            let wide = box.widthAnchor.constraint(equalToConstant: 40)
            wide.condition = .width(atLeast: Double(100 + 50 * index))
            wide.isActive = true
            box.setHidden(true, when: .height(below: 100) && .width(atLeast: 10 * Double(index)))
        }
        var told = 0
        root.observe(.aspectRatio(atLeast: 1)) { _ in told += 1 }
        lay {}
        for (width, height) in [(220.0, 480.0), (221, 480), (120, 480), (500, 480), (500, 90), (90, 90), (320, 480)] {
            lay { root.frame.size = Size(width: width, height: height) }
        }
        lay { boxes[2].removeFromSuperview() }
        lay { root.sizeClassThresholds = SizeClassThresholds(width: 100, height: 100) }
    }

    func moves() {
        let (left, right) = (View(), View())
        left.translatesAutoresizingMaskIntoConstraints = false
        for (index, side) in [left, right].enumerated() {
            root.addSubview(side)
            side.pin(Double(index) * 150, 0, 140, 400, to: root)
        }
        let rows = (0..<6).map { _ in View() }
        for row in rows { column([content(20, 12), label("some words")], in: row, closed: true) }
        column(rows, in: left)
        lay {}
        for row in rows {
            lay { right.addSubview(row) }
            lay { row.pin(4, 5, 90, 0, to: right)[3].isActive = false }
            let other = makeScreen(width: 100, height: 100)
            other.addSubview(row)
            other.layoutIfNeeded()
            lay { left.addSubview(row) }
            lay { row.topAnchor.constraint(equalTo: left.topAnchor).isActive = true }
            row.removeFromSuperview()
            row.layoutIfNeeded()
            lay { left.insertSubview(row, at: 0) }
        }
        // The part that is left when the root goes continues with the engine, which makes all rows again.
        right.removeFromSuperview()
        root = left
        root.layoutIfNeeded()
        let parts = rows.prefix(2)
        root = makeScreen(width: 90, height: 90)
        for part in parts {
            root.addSubview(part)
            root.layoutIfNeeded()
        }
    }

    func scrolling() {
        let (scroll, stack) = (ScrollView(frame: .zero), StackView(axis: .vertical, spacing: 2))
        root.addSubview(scroll)
        scroll.pin(10, 10, 200, 200, to: root)
        scroll.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: scroll.topAnchor),
            stack.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            stack.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        for _ in 0..<10 { stack.addArrangedSubview(content(50, 30)) }
        lay {}
        lay { scroll.contentOffset.y = 40 }
        lay { stack.addArrangedSubview(content(60, 30)) }
        lay { scroll.contentInset.top = 12 }
        lay { root.safeAreaInsets.top = 20 }
        lay { scroll.contentOffset.y = 60 }
        _ = scroll.frameLayoutGuide
        lay {}
        for offset in [61.0, 62, 63, 64] { lay { scroll.contentOffset.y = offset } }
    }

    func insets() {
        let (outer, inner) = (View(), content(30, 30))
        root.addSubview(outer)
        outer.addSubview(inner)
        LayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leftAnchor.constraint(equalTo: root.leftAnchor),
            outer.rightAnchor.constraint(equalTo: root.rightAnchor),
            outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.readableContentGuide.trailingAnchor),
        ])
        lay {}
        lay { root.safeAreaInsets = EdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        lay { outer.additionalSafeAreaInsets.top = 5 }
        lay { outer.directionalLayoutMargins.leading = 20 }
        lay { outer.preservesSuperviewLayoutMargins = true }
        lay { root.directionalLayoutMargins.leading = 30 }
        for width in [400.0, 900, 901, 320] { lay { root.frame.size.width = width } }
    }

    func hosted() {
        let layout = HostedLayout()
        root = layout.root
        root.textMeasurer = measurer
        column(
            (0..<10).map { label("some words that wrap \($0)") } + [content(30, 30)], in: layout.content, closed: true)
        for width in [100.0, 150, 100, 220] {
            _ = layout.size(width: .least, height: .least)
            _ = layout.size(width: .natural, height: .natural)
            let height = layout.size(width: .exactly(width), height: .least).height
            _ = layout.size(width: .exactly(width), height: .natural)
            layout.place(in: Size(width: width, height: height))
        }
    }

    func fitting() {
        let card = View()
        root.addSubview(card)
        card.pin(0, 0, 200, 0, to: root)[3].isActive = false
        let labels = (0..<4).map { label("some words that wrap \($0)") }
        column(labels + [content(30, 30)], in: card, closed: true)
        for width in [100.0, 101, 100, 60] {
            _ = card.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        lay {}
        for label in labels {
            label.text = "other words"
            _ = card.systemLayoutSizeFitting(.zero)
            lay {}
        }
    }

    func problems() {
        for index in 0..<8 {
            let box = View(name: "box \(index)")
            lay {
                root.addSubview(box)
                box.pin(0, Double(index) * 20, 10, 10, to: root)
                box.widthAnchor.constraint(equalToConstant: 20).isActive = true
            }
            let open = View(name: "open \(index)")
            lay {
                root.addSubview(open)
                open.pin(0, 0, 10, 10, to: box)[index % 4].isActive = false
            }
            _ = (root.layoutConflicts.count, root.layoutAmbiguities.count, root.layoutTies.count)
            _ = open.explain(.height)
        }
        LayoutConstraint.activate(root.suggestedConstraints())
        lay {}
        _ = root.layoutAmbiguities.count
    }
}
