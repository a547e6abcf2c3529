import QuickAnchors

/// Properties, values and lists.
extension Vocabulary {
    static func properties(_ screen: View) {
        let box = View()
        box.name = "box"
        box.backgroundColor = .red
        box.backgroundGradient = View.Gradient(from: .red, to: .blue, start: Point(x: 0.1, y: 0.2), end: Point(x: 0.3))
        box.cornerRadius = 5
        box.borderWidth = 2
        box.borderColor = .green
        box.alpha = 0.5
        box.zPosition = 3
        box.isHidden = true
        box.clipsToBounds = true
        box.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        box.safeAreaInsets = EdgeInsets(left: 6)
        box.semanticContentAttribute = .forceRightToLeft
        box.frame = Rect(x: 30, y: 40, width: 100, height: 90)
        screen.addSubview(box)
        let other = View()
        screen.addSubview(other)
        other.translatesAutoresizingMaskIntoConstraints = false
        other.directionalLayoutMargins = DirectionalEdgeInsets(leading: 5, trailing: 7)
        other.backgroundGradient = nil
        other.backgroundColor = nil
        if box.translatesAutoresizingMaskIntoConstraints { other.alpha = 0.25 }
        screen.safeAreaInsets = EdgeInsets(top: 20, bottom: 30)
        other.quickAdd(View(), [topToTop(other.safeAreaLayoutGuide, 1), leadingToLeading(other.layoutMarginsGuide, 2)])
        screen.quickAdd(
            View(), [topToTop(screen.safeAreaLayoutGuide, 3), widthToRelatedView(screen.readableContentGuide)])
        screen.quickAdd(View(), [bottomToTop(screen.keyboardLayoutGuide, -4)])
        let label = Label("text")
        label.text = "Some " + "text"
        label.font = .headline
        label.textColor = .purple
        label.numberOfLines = 4
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingHead
        label.preferredMaxLayoutWidth = 80
        label.minimumScaleFactor = 0.75
        label.adjustsFontSizeToFitWidth = true
        label.hugsLongestLine = true
        label.paragraphStyle = ParagraphStyle(lineSpacing: 3)
        let image = ImageView()
        image.contentMode = .scaleAspectFill
        let stack = StackView()
        stack.axis = .vertical
        stack.spacing = 9
        stack.alignment = .trailing
        stack.distribution = .equalCentering
        stack.isLayoutMarginsRelativeArrangement = true
        let grid = GridView()
        grid.columnSpacing = 4
        grid.rowSpacing = 5
        let flow = FlowView()
        flow.spacing = 6
        flow.lineSpacing = 7
        flow.maximumNumberOfLines = 2
        let scroll = ScrollView()
        for view in [label, image, stack, grid, flow, scroll] { screen.addSubview(view) }
        scroll.quickAdd(View(), [topToTop(scroll.contentLayoutGuide, 2), bottomToBottom(scroll.frameLayoutGuide, -3)])
    }

    static func geometry(_ screen: View) {
        let rect = Rect(x: 1, y: 2, width: 30, height: 40)
        let size = Size(width: 5, height: 6)
        let numbers: [Double] = [
            rect.width, rect.height, rect.minX, rect.minY, rect.maxX, rect.maxY, rect.size.width, rect.size.height,
            size.width, size.height, Size(width: 7).width, Size(height: 8).height, Size().width, screen.frame.width,
            screen.bounds.height, Double(9), Double(Int(10.75)), 11.5,
        ]
        for number in numbers { screen.quickAdd(View(), [widthToConstant(number)]) }
        let insets: [EdgeInsets] = [
            EdgeInsets(), EdgeInsets(top: 1), EdgeInsets(left: 2), EdgeInsets(bottom: 3), EdgeInsets(right: 4), .zero,
        ]
        for inset in insets {
            let view = View()
            view.layoutMargins = inset
            screen.addSubview(view)
        }
        let directional: [DirectionalEdgeInsets] = [
            DirectionalEdgeInsets(), DirectionalEdgeInsets(top: 1), DirectionalEdgeInsets(leading: 2),
            DirectionalEdgeInsets(bottom: 3), DirectionalEdgeInsets(trailing: 4), .zero,
        ]
        for inset in directional {
            let view = View()
            view.directionalLayoutMargins = inset
            screen.addSubview(view)
        }
        let frames: [Rect] = [Rect(x: 1, y: 2, width: 3, height: 4), .zero]
        for frame in frames { screen.addSubview(View(frame: frame)) }
    }

    static func colors(_ screen: View) {
        let colors: [Color] = [
            .clear, .black, .white, .gray, .red, .green, .blue, .orange, .darkGray, .lightGray, .yellow, .cyan,
            .magenta,
            .purple, .brown, .pink, .teal, .mint, .indigo, Color(white: 0.25), Color(white: 0.5, alpha: 0.75),
            Color(red: 0.1, green: 0.2, blue: 0.3), Color(red: 0.4, green: 0.5, blue: 0.6, alpha: 0.7),
        ]
        for color in colors {
            let view = View()
            view.backgroundColor = color
            view.backgroundGradient = View.Gradient(from: color, to: .clear)
            screen.addSubview(view)
        }
        let end = View()
        end.backgroundGradient = View.Gradient(from: .red, to: .green, end: .zero)
        screen.addSubview(end)
    }

    static func fonts(_ screen: View) {
        let fonts: [Font] = [
            .largeTitle, .title, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption,
            .caption2, Font(), Font(size: 13), Font(weight: .bold), Font(size: 14, weight: .medium),
        ]
        for font in fonts { screen.addSubview(Label("a", font: font)) }
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        for weight in weights { screen.addSubview(Label("a", fontSize: 20, weight: weight)) }
    }

    static func choices(_ screen: View) {
        let alignments: [StackView.Alignment] = [
            .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline, .top, .bottom,
        ]
        for alignment in alignments { screen.addSubview(StackView(axis: .horizontal, alignment: alignment)) }
        let distributions: [StackView.Distribution] = [
            .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ]
        for distribution in distributions { screen.addSubview(StackView(axis: .vertical, distribution: distribution)) }
        let lines: [FlowView.LineAlignment] = [.leading, .center, .trailing]
        for line in lines { screen.addSubview(FlowView(lineAlignment: line)) }
        let texts: [TextAlignment] = [.natural, .left, .center, .right]
        for text in texts { screen.addSubview(Label("a", textAlignment: text)) }
        let modes: [LineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        for mode in modes {
            let label = Label("Words")
            label.lineBreakMode = mode
            screen.addSubview(label)
        }
        let contents: [ImageContentMode] = [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center]
        for content in contents {
            let image = ImageView()
            image.contentMode = content
            screen.addSubview(image)
        }
        let semantics: [SemanticContentAttribute] = [
            .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        for attribute in semantics {
            let view = View()
            view.semanticContentAttribute = attribute
            screen.addSubview(view)
        }
        let priorities: [LayoutPriority] = [
            .required, .almostRequired, .defaultHigh, .defaultLow, .prioritizedCompressionResistance,
            .prioritizedHugging, .fittingSizeLevel, 77, LayoutPriority(78),
        ]
        for priority in priorities {
            let view = View()
            view.setContentHuggingPriority(priority, for: .vertical)
            screen.quickAdd(view, [widthToConstant(5).priority(priority)])
        }
        let quick: [QuickPriority] = [.required, .almostRequired, .defaultHigh, .defaultLow, QuickPriority(10 / 4)]
        for priority in quick { screen.quickAdd(View(), 1, priority: priority) }
        let edges: [BarrierEdge] = [.top, .leading, .bottom, .trailing]
        for edge in edges { screen.barrier(edge, of: [screen]) }
    }

    static func runs(_ screen: View) {
        let runs: [StyledText.Run] = [
            "plain ", StyledText.Run("run "), .bold("bold "), .underlined("under "), .colored("red ", .red),
            .sized("large ", 24), StyledText.Run("b").bold().underlined(), StyledText.Run("w").weight(.heavy),
            StyledText.Run("f").font(Font(size: 9, weight: .thin)), StyledText.Run("s").sized(11).colored(.blue),
            StyledText.Run("l").letterSpaced(2).raised(3),
        ]
        let styles = [
            ParagraphStyle(), ParagraphStyle(lineHeight: .multiple(1.5), lineSpacing: 2, paragraphSpacing: 3),
            ParagraphStyle(lineHeight: .points(30), firstLineHeadIndent: 4, headIndent: 5),
            ParagraphStyle(tabStops: [TabStop(50), TabStop(60, .center), TabStop(70, .decimal), TabStop(80, .trailing)]
            ),
        ]
        for style in styles {
            let label = Label(
                runs: [runs[0], runs[2]], font: .title3, fontSize: 17, weight: .light, numberOfLines: 2,
                textAlignment: .center, name: "styled")
            label.paragraphStyle = style
            screen.addSubview(label)
        }
        for run in runs { screen.addSubview(Label(runs: [run])) }
        screen.addSubview(Label(runs: ["a"], fontSize: 15))
        screen.addSubview(Label(runs: ["a"], weight: .black))
        screen.addSubview(Label(runs: ["a"], font: .caption, textAlignment: .right))
    }

    static func lists(_ screen: View) {
        let list = [10, 20, 30, 40]
        let pairs = zip(list, ["a", "b", "c"])
        for (number, word) in pairs { screen.quickAdd(Label(word), [widthToConstant(number)]) }
        for (index, number) in list.enumerated() where index > 1 { screen.quickAdd(View(), [heightToConstant(number)]) }
        for number in list.dropFirst() { screen.quickAdd(View(), [topToTop(number)]) }
        for number in list.reversed() { screen.quickAdd(View(), [leadingToLeading(number + list.count)]) }
        for number in (1...3).reversed() { screen.quickAdd(View(), [topToTop(number)]) }
        for number in 0..<4 where number.isMultiple(of: 2) { screen.quickAdd(View(), [centerX(number)]) }
        let doubled = list.map { $0 * 2 }
        let words = list.map { number in "\(number / 20)\(number % 20)" }
        screen.quickAdd(Label(words[3] + words[0]), [widthToConstant(doubled[1])])
        let sums = zip(list, doubled).map { (one, other) in one + other }
        for sum in sums { screen.quickAdd(View(), [heightToConstant(sum)]) }
        if let first = list.first { screen.quickAdd(View(), [widthToConstant(first)]) }
        let none: [Int] = []
        screen.quickAdd(View(), [widthToConstant(none.first ?? 7), heightToConstant(none.last ?? list.last ?? 8)])
        if none.isEmpty && !list.isEmpty || false { screen.quickAdd(View(), [bottomToBottom(-9)]) }
        var total = 0
        for number in list { total += number }
        total -= 1
        total *= 2
        total /= 3
        screen.quickAdd(View(), [widthToConstant(total > 60 ? 1 : 2), heightToConstant(total == 66 ? 3 : total)])
        let flags = [
            1 < 2, 2 <= 2, 3 > 4, 4 >= 4, 5 == 5, 6 != 6, "a" == "a", "a" != "a", true == false, true != false,
        ]
        for flag in flags { screen.quickAdd(View(), [topToTop(flag ? 5 : 6)]) }
        let triple = (1, 2.5, "c")
        screen.quickAdd(Label(triple.2), [widthToConstant(triple.0), heightToConstant(triple.1)])
    }

    static func states(_ screen: View) {
        enum Shape { case narrow, wide }
        let states = LayoutStates<Shape>()
        let box = View()
        screen.quickAdd(box, [20, 20, nil, nil], [heightToConstant(50)])
        states[.narrow] = [box.constraint(widthToConstant(200))]
        states[.wide] = [widthToConstant(250), trailingToTrailing(-20).priority(3)].map(box.constraint)
        states.activate(.narrow)
        states.activate(.wide)
        let named = LayoutStates<String>()
        named["compact"] = [box.constraint(widthToConstant(1).priority(10))]
        named["regular"] = [box.constraint(widthToConstant(2).priority(11))]
        named.use("compact", when: .compact)
        named.use("regular", when: .regular)
        let off = LayoutStates<String>()
        off["only"] = [box.constraint(widthToConstant(3).priority(12))]
        off.activate("only")
        off.activate(nil)
    }
}
