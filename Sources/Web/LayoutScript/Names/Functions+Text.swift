internal import QuickAnchors

extension Function {
    /// Text in runs of several styles, and the style of its paragraphs.
    static let text: [Function] = [
        Function(
            "Label(runs: [StyledText.Run], font: Font?, fontSize: Double?, weight: Font.Weight?, numberOfLines: Int?, textAlignment: TextAlignment?, name: String?)"
        ) { call throws(ScriptProblem) in
            let lines = call.has(4) ? try call.integer(4, in: 0...10_000) : nil
            return .view(
                Label(
                    runs: StyledText(call.list(0).compactMap { $0.run }), font: call.font(1),
                    fontSize: call.optionalDouble(2),
                    weight: call.weight(3), numberOfLines: lines,
                    textAlignment: call.has(5) ? call.choice(5, .natural) : nil, name: call.text(6)), .label)
        },
        Function("StyledText.Run(_: String)") { .run(StyledText.Run($0.text(0) ?? "")) },
        Function("static StyledText.Run.bold(_: String)") { .run(.bold($0.text(0) ?? "")) },
        Function("static StyledText.Run.underlined(_: String)") { .run(.underlined($0.text(0) ?? "")) },
        Function("static StyledText.Run.colored(_: String, _: Color)") {
            .run(.colored($0.text(0) ?? "", $0.color(1)))
        },
        Function("static StyledText.Run.sized(_: String, _: Double)") {
            .run(.sized($0.text(0) ?? "", $0.double(1)))
        },
        Function("StyledText.Run.bold()") { call in call.run { $0.bold() } },
        Function("StyledText.Run.underlined()") { call in call.run { $0.underlined() } },
        Function("StyledText.Run.weight(_: Font.Weight)") { call in call.run { $0.weight(call.weight(0) ?? .regular) }
        },
        Function("StyledText.Run.font(_: Font)") { call in call.run { run in call.font(0).map { run.font($0) } ?? run }
        },
        Function("StyledText.Run.sized(_: Double)") { call in call.run { $0.sized(call.double(0)) } },
        Function("StyledText.Run.colored(_: Color)") { call in call.run { $0.colored(call.color(0)) } },
        Function("StyledText.Run.letterSpaced(_: Double)") { call in call.run { $0.letterSpaced(call.double(0)) } },
        Function("StyledText.Run.raised(_: Double)") { call in call.run { $0.raised(call.double(0)) } },
        Function("static ParagraphStyle.LineHeight.multiple(_: Double)") { .lineHeight(.multiple($0.double(0))) },
        Function("static ParagraphStyle.LineHeight.points(_: Double)") { .lineHeight(.points($0.double(0))) },
        Function("TabStop(_: Double, _: TabStop.Alignment?)") { call in
            .tabStop(TabStop(call.double(0), call.choice(1, .leading)))
        },
        Function(
            "ParagraphStyle(lineHeight: ParagraphStyle.LineHeight?, lineSpacing: Double?, paragraphSpacing: Double?, firstLineHeadIndent: Double?, headIndent: Double?, tabStops: [TabStop]?)"
        ) { call in
            var height: ParagraphStyle.LineHeight?
            if case .lineHeight(let given)? = call.arguments[0] { height = given }
            return .paragraphStyle(
                ParagraphStyle(
                    lineHeight: height, lineSpacing: call.double(1), paragraphSpacing: call.double(2),
                    firstLineHeadIndent: call.double(3), headIndent: call.double(4),
                    tabStops: call.list(5).compactMap { $0.tabStop }))
        },
    ]
}

extension Call {
    /// The run on which a method is called, modified by a closure.
    fileprivate func run(_ change: (StyledText.Run) -> StyledText.Run) -> Value {
        owner.run.map { .run(change($0)) } ?? .nothing
    }
}

extension Value {
    fileprivate var run: StyledText.Run? { if case .run(let run) = self { run } else { nil } }
    fileprivate var tabStop: TabStop? { if case .tabStop(let stop) = self { stop } else { nil } }
}
