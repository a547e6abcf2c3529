import QuickAnchors

/// Views and containers.
extension Vocabulary {
    static func views(_ screen: View) {
        let plain = View()
        let framed = View(frame: Rect(x: 3, y: 4, width: 50, height: 60), name: "framed")
        let bare = ImageView()
        let image = ImageView(naturalSize: Size(width: 60, height: 45), source: "a.png", name: "picture")
        let scroll = ScrollView(frame: Rect(x: 5, y: 6, width: 70, height: 80), name: "scroll")
        let other = ScrollView()
        let guide = LayoutGuide()
        guide.identifier = "guide"
        for view in [plain, framed, bare, image] { screen.addSubview(view) }
        screen.addSubview(scroll)
        let added = scroll.addSubview(other, withEdgeInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        added[0].constant = 7
        screen.addLayoutGuide(guide)
        guide.activateQuickAnchors([topToTop(9), leadingToLeading(8), widthToConstant(7), heightToConstant(6)])
        screen.bringSubviewToFront(framed)
        screen.sendSubviewToBack(image)
        bare.removeFromSuperview()
        screen.setHidden(false, when: .compact)
        plain.setHidden(true, when: .width(below: 600))
        image.setHidden(true, when: .regular)
        plain.setContentHuggingPriority(LayoutPriority(801), for: .horizontal)
        plain.setContentHuggingPriority(LayoutPriority(802), for: .vertical)
        image.setContentCompressionResistancePriority(LayoutPriority(803), for: .horizontal)
        image.setContentCompressionResistancePriority(.prioritizedHugging, for: .vertical)
        screen.layoutIfNeeded()
    }

    static func adding(_ screen: View) {
        let first = View()
        let second = View()
        let third = View()
        let fourth = View()
        let fifth = View()
        let sixth = View()
        let guide = LayoutGuide()
        screen.quickAdd(first)
        first.quickAdd(second, 12)
        screen.quickAdd(third, [topToTop(3), leadingToLeading(4)])
        screen.quickAdd(fourth, [1, 2, -3, nil], [widthToConstant(40)], priority: .defaultLow)
        screen.quickAdd(fifth, [nil, 5, nil, nil], when: .width(below: 600))
        screen.quickAdd(sixth, [nil, nil, -6, -7], [heightToConstant(60)], priority: .almostRequired, when: .regular)
        screen.quickAdd(guide, [(first, 5), 6, nil, -7])
        second.quickAdd(View(), [.to(second, 8), .points(9), nil, nil])
        second.quickAdd(View(), [(second, 1.5), nil, (second, 2), nil], [widthToConstant(11), heightToConstant(12)])
        third.quickAdd(View(), -8)
        third.quickAdd(View(), 2.5, [centerX()])
        fourth.quickAdd(View(), 4, when: .compact)
        fourth.quickAdd(View(), priority: .defaultHigh) { heightToConstant(30) }
        let lengths = [10.0, 20]
        fifth.quickAdd(View()) {
            topToTop(1)
            if lengths.count < 2 { leadingToLeading(2) } else { leadingToLeading(3) }
            for length in lengths { widthToConstant(atLeast: length) }
        }
    }

    static func labels(_ screen: View) {
        let labels = [
            Label(
                "Text of a label", fontSize: 19, weight: .semibold, numberOfLines: 3, textAlignment: .right, name: "one"
            ),
            Label("Text", font: .title2), Label(), Label("Only text"), Label("Light", weight: .light),
            Label("Two lines of text that wraps where it has to", numberOfLines: 2),
            Label("Centered", textAlignment: .center), Label("Named", name: "named"),
            Label("Custom", font: Font(size: 21, weight: .heavy), numberOfLines: 0),
            Label("Weight", font: Font(size: 12)),
            Label("No size", font: Font(weight: .thin)), Label("Default", font: Font()),
        ]
        for (index, label) in labels.enumerated() {
            screen.quickAdd(label, [topToTop(Double(index) * 40), leadingToLeading(10)])
        }
        labels[5].activateQuickAnchors([widthToConstant(120)])
    }

    static func stacks(_ screen: View) {
        let boxes = (0..<6).map { Label("Box \($0)") }
        let plain = StackView(arrangedSubviews: [boxes[0], boxes[1]])
        let full = StackView(
            arrangedSubviews: [boxes[2], boxes[3]], axis: .vertical, spacing: 7, alignment: .trailing,
            distribution: .equalSpacing, name: "full")
        let empty = StackView()
        empty.addArrangedSubview(boxes[4])
        empty.addArrangedSubview(boxes[5])
        empty.setCustomSpacing(11, after: boxes[4])
        plain.setAxis(.vertical, when: .width(below: 600))
        full.setSpacing(21, when: .width(below: 600))
        let row = HStack(spacing: 5, alignment: .center, distribution: .fillEqually, name: "row") {
            View()
            HSpace(13)
            AnySpace()
            Label("in a row")
        }
        let column = VStack(spacing: 6, alignment: .leading, distribution: .fillProportionally, name: "column") {
            Label("in a column")
            VSpace(14)
            for index in 0..<2 { Label("line \(index)") }
            if boxes.count > 5 { Label("yes") } else { Label("no") }
        }
        let bare = HStack { VStack { Label("bare") } }
        screen.quickAdd(plain, [topToTop(10), leadingToLeading(10), widthToConstant(200), heightToConstant(90)])
        screen.quickAdd(full, [topToTop(110), leadingToLeading(10), heightToConstant(100)])
        screen.quickAdd(empty, [topToTop(220), leadingToLeading(10), heightToConstant(40)])
        screen.quickAdd(row, [topToTop(270), leadingToLeading(10), widthToConstant(300), heightToConstant(50)])
        screen.quickAdd(column, [topToTop(330), leadingToLeading(10), heightToConstant(200)])
        screen.quickAdd(bare, [topToTop(540), leadingToLeading(10)])
    }

    static func flows(_ screen: View) {
        let full = FlowView(spacing: 5, lineSpacing: 6, alignment: .top, lineAlignment: .trailing, name: "flow") {
            for word in ["one", "two", "three", "four", "five"] { Label(word) }
        }
        let plain = FlowView()
        plain.addArrangedSubview(Label("six"))
        plain.addArrangedSubview(Label("seven", fontSize: 30))
        plain.addArrangedSubview(Label("eight"))
        plain.maximumNumberOfLines = 1
        screen.quickAdd(full, [10, 10, nil, nil], [widthToConstant(90)])
        screen.quickAdd(plain, [.to(full, 10), 10, nil, nil], [widthToConstant(110)])
    }

    static func grids(_ screen: View) {
        let full = GridView(
            columns: [.fixed(50), 1.fr], rows: [.fitted, 30], columnSpacing: 3, rowSpacing: 4,
            horizontalAlignment: .leading, verticalAlignment: .trailing, name: "grid")
        full.append(Label("a"))
        let cell = GridCell(
            Label("b"), columnSpan: 2, rowSpan: 3, horizontalAlignment: .center, verticalAlignment: .fill,
            padding: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        full.place(cell, column: 1, row: 2)
        full.place(Label("c"), column: 0, row: 3)
        full.quickAdd(
            Label("d"), column: 1, row: 1, columnSpan: 1, rowSpan: 1, [centerX(), centerY()])
        full.quickAdd(Label("e"), column: 3, row: 5)
        let grid = Grid(
            columns: [1.fr, .share(2.5)], columnSpacing: 5, rowSpacing: 6, horizontalAlignment: .trailing,
            verticalAlignment: .center, name: "built"
        ) {
            Row(height: .fixed(40), alignment: .firstBaseline) {
                Label("f")
                GridCell(columnSpan: 1)
            }
            Row { for word in ["g", "h"] { GridCell(Label(word), rowSpan: 1) } }
        }
        let bare = Grid { Row { Label("i") } }
        screen.quickAdd(full, [10, 10, nil, -10])
        screen.quickAdd(grid, [.to(full, 10), 10, nil, -10])
        screen.quickAdd(bare, [.to(grid, 10), 10, nil, nil])
    }

    static func tracks(_ screen: View) {
        let filling = GridView(columns: [.fitting(atLeast: 90)], columnSpacing: 2)
        for word in ["one", "two", "three", "four", "five"] { filling.append(Label(word)) }
        let sizes: [GridTrackSize] = [
            .fitted.atLeast(70), .fitted.atMost(20), 1.fr.atLeast(33), 2.5.fr, .share(0.5), 44, .fitted,
        ]
        let mixed = GridView(columns: sizes)
        for index in 0..<7 { mixed.append(Label("column \(index)")) }
        let repeated = GridView(columns: Array(repeating: .fitted, count: 3), rows: Array(repeating: 1.fr, count: 2))
        repeated.append(Label("only"))
        screen.quickAdd(filling, [0, 0, nil, 0])
        screen.quickAdd(mixed, [.to(filling, 5), 0, nil, 0])
        screen.quickAdd(repeated, [.to(mixed, 5), 0, nil, nil], [heightToConstant(100)])
    }
}
