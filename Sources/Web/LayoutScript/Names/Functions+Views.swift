internal import QuickAnchors

extension Function {
    /// Functions that make and configure views and guides.
    static let views: [Function] = [
        Function("View(frame: Rect?, name: String?)") { call in
            .view(View(frame: call.rect(0), name: call.text(1)), .view)
        },
        Function(
            "Label(_: String?, font: Font?, fontSize: Double?, weight: Font.Weight?, numberOfLines: Int?, textAlignment: TextAlignment?, name: String?)"
        ) { call throws(ScriptProblem) in
            let lines = call.has(4) ? try call.integer(4, in: 0...10_000) : nil
            return .view(
                Label(
                    call.text(0), font: call.font(1), fontSize: call.optionalDouble(2), weight: call.weight(3),
                    numberOfLines: lines,
                    textAlignment: call.has(5) ? call.choice(5, .natural) : nil, name: call.text(6)), .label)
        },
        Function("ImageView(naturalSize: Size?, source: String?, name: String?)") { call in
            .view(ImageView(naturalSize: call.size(0), source: call.text(1), name: call.text(2)), .imageView)
        },
        Function("ScrollView(frame: Rect?, name: String?)") { call in
            let view = ScrollView(frame: call.rect(0))
            view.name = call.text(1)
            return .view(view, .scrollView)
        },
        Function("LayoutGuide()") { _ in .guide(LayoutGuide()) },
        Function(
            "StackView(arrangedSubviews: [View]?, axis: Axis?, spacing: Double?, alignment: StackView.Alignment?, distribution: StackView.Distribution?, name: String?) -> StackView"
        ) { call in
            .view(
                StackView(
                    arrangedSubviews: call.views(0), axis: call.choice(1, .horizontal), spacing: call.double(2),
                    alignment: call.choice(3, .fill), distribution: call.choice(4, .fill), name: call.text(5),
                    fileID: call.fileID, line: call.line), .stackView)
        },
        Function(
            "HStack(spacing: Double?, alignment: StackView.Alignment?, distribution: StackView.Distribution?, name: String?) {View}"
        ) {
            call in
            let views = call.views(4)
            return .view(
                HStack(
                    spacing: call.double(0), alignment: call.choice(1, .fill), distribution: call.choice(2, .fill),
                    name: call.text(3), fileID: call.fileID, line: call.line, content: { views }), .hStack)
        },
        Function(
            "VStack(spacing: Double?, alignment: StackView.Alignment?, distribution: StackView.Distribution?, name: String?) {View}"
        ) {
            call in
            let views = call.views(4)
            return .view(
                VStack(
                    spacing: call.double(0), alignment: call.choice(1, .fill), distribution: call.choice(2, .fill),
                    name: call.text(3), fileID: call.fileID, line: call.line, content: { views }), .vStack)
        },
        Function("HSpace(_: Double)") { call in .view(HSpace(call.double(0)), .space) },
        Function("VSpace(_: Double)") { call in .view(VSpace(call.double(0)), .space) },
        Function("AnySpace()") { _ in .view(AnySpace(), .view) },
        Function(
            "FlowView(spacing: Double?, lineSpacing: Double?, alignment: StackView.Alignment?, lineAlignment: FlowView.LineAlignment?, name: String?) {View}"
        ) { call in
            let views = call.views(5)
            return .view(
                FlowView(
                    spacing: call.double(0), lineSpacing: call.double(1), alignment: call.choice(2, .center),
                    lineAlignment: call.choice(3, .leading), name: call.text(4), fileID: call.fileID, line: call.line,
                    content: { views }), .flowView)
        },
        .action("View.addSubview(_: View)") { $0.view.addSubview($0.child(0), fileID: $0.fileID, line: $0.line) },
        Function("View.addSubview(_: View, withEdgeInsets: EdgeInsets) -> [LayoutConstraint]") { call in
            guard case .edgeInsets(let insets)? = call.arguments[1] else { return .nothing }
            let constraints = call.view.addSubview(
                call.child(0), withEdgeInsets: insets, fileID: call.fileID, line: call.line)
            return .list(constraints.map { .constraint($0) })
        },
        .action("View.addLayoutGuide(_: LayoutGuide)") {
            if case .guide(let guide)? = $0.arguments[0] { $0.view.addLayoutGuide(guide) }
        },
        .action("View.bringSubviewToFront(_: View)") { $0.view.bringSubviewToFront($0.child(0)) },
        .action("View.sendSubviewToBack(_: View)") { $0.view.sendSubviewToBack($0.child(0)) },
        .action("View.removeFromSuperview()") { call in
            call.view.removeFromSuperview()
            call.recorder.dismiss(call.view)
        },
        .action("View.layoutIfNeeded()") { $0.view.layoutIfNeeded() },
        .action("View.setHidden(_: Bool, when: LayoutCondition)") {
            if let condition = $0.condition(1) { $0.view.setHidden($0.flag(0, true), when: condition) }
        },
        .action("StackView.setAxis(_: Axis, when: LayoutCondition)") { call in
            if let condition = call.condition(1) {
                (call.view as? StackView)?.setAxis(call.choice(0, .horizontal), when: condition)
            }
        },
        .action("StackView.setSpacing(_: Double, when: LayoutCondition)") { call in
            if let condition = call.condition(1) {
                (call.view as? StackView)?.setSpacing(call.double(0), when: condition)
            }
        },
        .action("View.setContentHuggingPriority(_: LayoutPriority, for: Axis)") {
            $0.view.setContentHuggingPriority($0.layoutPriority(0), for: $0.choice(1, .horizontal))
        },
        .action("View.setContentCompressionResistancePriority(_: LayoutPriority, for: Axis)") {
            $0.view.setContentCompressionResistancePriority($0.layoutPriority(0), for: $0.choice(1, .horizontal))
        },
        .action("StackView.addArrangedSubview(_: View)") { ($0.view as? StackView)?.addArrangedSubview($0.child(0)) },
        .action("StackView.setCustomSpacing(_: Double, after: View)") {
            ($0.view as? StackView)?.setCustomSpacing($0.double(0), after: $0.child(1))
        },
        .action("FlowView.addArrangedSubview(_: View)") { ($0.view as? FlowView)?.addArrangedSubview($0.child(0)) },
    ]
}

extension Call {
    func rect(_ index: Int) -> Rect { if case .rect(let rect)? = arguments[index] { rect } else { .zero } }

    func size(_ index: Int) -> Size? { if case .size(let size)? = arguments[index] { size } else { nil } }

    func font(_ index: Int) -> Font? { if case .font(let font)? = arguments[index] { font } else { nil } }

    func layoutPriority(_ index: Int) -> LayoutPriority { LayoutPriority(priority(index) ?? 1000) }
}
