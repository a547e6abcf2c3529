import TestSupport

/// A writer of random scripts that are valid Swift: each statement uses only objects made by earlier ones.
struct ScriptWriter {
    private var generator: SplitMix64
    private var lines: [String] = []
    private var indent = ""
    private var views: [String] = []
    private var labels: [String] = []
    private var handles: [String] = []
    private var integers: [String] = []
    private var doubles: [String] = []
    private var serial = 0

    init(seed: UInt64) { generator = SplitMix64(seed: seed &+ 77) }

    /// The statements of a random script, for a view named `screen`.
    mutating func script(steps: Int) -> String {
        for _ in 0..<steps { step() }
        if views.isEmpty { box() }
        return lines.joined(separator: "\n")
    }

    // MARK: Choices

    private mutating func chance(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < share }

    private mutating func pick(_ words: [String]) -> String { words.randomElement(using: &generator) ?? "" }

    private mutating func name(_ word: String) -> String {
        serial += 1
        return "\(word)\(serial)"
    }

    private mutating func write(_ line: String) { lines.append(indent + line) }

    private mutating func whole(_ range: ClosedRange<Int> = -40...120) -> String {
        "\(Int.random(in: range, using: &generator))"
    }

    /// A literal, or an expression of literals, that may be a Double.
    private mutating func literal() -> String {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: "\(whole(0...90)).\(whole(0...99))"
        case 1: "\(whole(0...90)) / \(whole(1...9))"
        case 2: "\(whole(0...20)) * 2 + \(whole(0...9))"
        case 3: "(\(whole(1...90)) + \(whole(1...9))) / 4"
        case 4: "\(whole(1...9))e1"
        default: whole()
        }
    }

    /// A number for a parameter that accepts any type of number.
    private mutating func number() -> String {
        if chance(15), !integers.isEmpty { return integer() }
        if chance(15), !doubles.isEmpty { return double() }
        return literal()
    }

    private mutating func integer() -> String {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: "\(pick(integers)) / \(whole(1...7))"
        case 1: "\(pick(integers)) * 3 % 50"
        case 2: "(\(pick(integers)) - \(whole(0...30)))"
        default: pick(integers)
        }
    }

    private mutating func double() -> String {
        chance(50) ? pick(doubles) : "\(pick(doubles)) * \(whole(1...3)) - \(pick(doubles)) / 2"
    }

    private mutating func related() -> String { views.isEmpty || chance(20) ? "screen" : pick(views) }

    // MARK: Statements

    private mutating func step() {
        switch Int.random(in: 0..<15, using: &generator) {
        case 0: integerLine()
        case 1: doubleLine()
        case 2, 3: box()
        case 4: label()
        case 5: stack()
        case 6: grid()
        case 7: flow()
        case 8: loop()
        case 9: branch()
        case 10: builder()
        case 11: handle()
        case 12: chain()
        case 13: conditions()
        default: if labels.isEmpty { label() } else { property() }
        }
    }

    private mutating func integerLine() {
        let name = name("n")
        let value = integers.isEmpty ? whole(1...60) : integer()
        integers.append(name)
        guard chance(30) else { return write("let \(name) = \(value)") }
        let second = self.name("n")
        write("let \(name) = \(value), \(second) = \(name) + \(whole(1...9))")
        integers.append(second)
    }

    private mutating func doubleLine() {
        let name = name("d")
        let value = integers.isEmpty ? "\(whole(1...60)).5" : "Double(\(pick(integers))) / \(whole(1...9))"
        write(chance(50) ? "let \(name) = \(value)" : "let \(name): Double = \(literal())")
        doubles.append(name)
    }

    private mutating func box() {
        let view = name("view")
        write(chance(70) ? "let \(view) = View()" : "let \(view) = View(name: \"\(view)\")")
        add(view)
        views.append(view)
    }

    private mutating func label() {
        let label = name("label")
        let text = integers.isEmpty ? "some words to read" : "\\(\(pick(integers))) words of \\(\(pick(integers)) + 1)"
        let options = pick(["", ", fontSize: 20", ", fontSize: \(whole(9...30)), weight: .bold", ", numberOfLines: 0"])
        write("let \(label) = Label(\"\(text)\"\(options))")
        if chance(40) { write("\(label).setContentHuggingPriority(.defaultHigh, for: .horizontal)") }
        add(label)
        views.append(label)
        labels.append(label)
    }

    /// Writes a statement that adds a view to the screen in one of the forms of `quickAdd`.
    private mutating func add(_ view: String) {
        let priority = chance(15) ? ", priority: .defaultHigh" : chance(10) ? ", priority: 600" : ""
        let call: String
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: call = "screen.quickAdd(\(view), \(number())\(priority))"
        case 1: call = "screen.quickAdd(\(view)\(priority))"
        case 2, 3:
            let anchors = chance(50) ? ", [\(sizes())]" : ""
            call = "screen.quickAdd(\(view), [\(paddings())]\(anchors)\(priority))"
        default: call = "screen.quickAdd(\(view), [\(anchors())]\(priority))"
        }
        guard chance(30) else { return write(call) }
        let handle = name("added")
        write("let \(handle) = \(call)")
        handles.append(handle)
    }

    private mutating func paddings() -> String {
        let usesItems = chance(40) && !views.isEmpty
        let usesTuples = chance(50)
        // The compiler takes too long if there are sums next to an Int.
        let usesNames = chance(40) && !integers.isEmpty
        var parts: [String] = []
        for side in 0..<4 {
            if chance(side < 2 ? 10 : 50) {
                parts.append("nil")
            } else if usesItems, chance(50) {
                parts.append(usesTuples ? "(\(pick(views)), \(whole()))" : ".to(\(pick(views)), \(whole()))")
            } else {
                parts.append(usesItems ? whole() : usesNames ? pick(integers + doubles + [whole()]) : literal())
            }
        }
        // Four nils would leave the type undetermined.
        if parts.allSatisfy({ $0 == "nil" }) { parts[0] = "8" }
        return parts.joined(separator: ", ")
    }

    private mutating func sizes() -> String {
        let first = pick([
            "heightToConstant(\(whole(0...200)))", "widthToConstant(atLeast: \(number()))", "aspectRatio(16 / 9)",
            "heightToConstant(atMost: \(literal())).priority(\(whole(1...1000)))",
        ])
        return chance(50) ? first : "\(first), widthToRelatedView(\(related()), multiplier: 0.\(whole(1...9)))"
    }

    private mutating func anchors() -> String {
        let across = pick([
            "leadingToLeading(\(number()))", "centerX()", ".leadingToLeading(\(related()), \(number()))",
            "leadingToTrailing(\(related()), atLeast: \(number())), widthToConstant(\(whole(1...90)))",
            "trailingToTrailing(\(whole(-60...0)))", "leadingTo(0.\(whole(1...9)), \(whole()))",
        ])
        let down = pick([
            "topToTop(\(number()))", "centerY(\(whole()))", "topToBottom(\(related()), \(number()))",
            "bottomToBottom(\(whole(-90...0))).identifier(\"bottom\")",
            "topToTop(atLeast: \(number())).priority(.defaultLow)",
            "firstBaselineToFirstBaseline(\(related()))", "topTo(0.\(whole(1...9)))",
        ])
        return "\(across), \(down), \(sizes())"
    }

    private mutating func stack() {
        let stack = name("stack")
        let options = pick([
            "", "(spacing: \(whole(0...20)))", "(alignment: .center)", "(spacing: 4, distribution: .fillEqually)",
        ])
        write("let \(stack) = \(pick(["HStack", "VStack"]))\(options) {")
        indent += "    "
        write("Label(\"first\")")
        if chance(50) { write(pick(["HSpace(8)", "VSpace(12)", "AnySpace()"])) }
        if chance(50) {
            write("for index in 0..<\(whole(1...4)) { Label(\"number \\(index * 2)\", fontSize: \(whole(9...24))) }")
        }
        if chance(50) { write("if \(whole()) < \(whole()) { Label(\"less\") } else { Label(\"more, or the same\") }") }
        write("View()")
        indent.removeLast(4)
        write("}")
        add(stack)
        views.append(stack)
    }

    private mutating func grid() {
        let grid = name("grid")
        let columns = pick(["[1.fr, 2.fr]", "[.fitted, 1.fr]", "[40, .fitted]", "Array(repeating: 1.fr, count: 2)"])
        write("let \(grid) = Grid(columns: \(columns), columnSpacing: \(whole(0...9))) {")
        write("    Row { Label(\"one\"); Label(\"two\", fontSize: \(whole(9...30))) }")
        if chance(50) { write("    Row(height: \(whole(10...50))) { GridCell(View(), columnSpan: 2) }") }
        write("}")
        add(grid)
        views.append(grid)
    }

    private mutating func flow() {
        let flow = name("flow")
        write("let \(flow) = FlowView(spacing: \(whole(0...9)), lineSpacing: 4)")
        write("for word in [\"a\", \"few\", \"words\", \"that wrap\"] { \(flow).addArrangedSubview(Label(word)) }")
        add(flow)
        views.append(flow)
    }

    private mutating func loop() {
        let (above, row) = (name("above"), name("row"))
        let sequence = pick(["1...4", "0..<\(whole(1...6))", "[10, 20, 40]"])
        write("var \(above): View?")
        write("for index in \(sequence) {")
        write("    let \(row) = View()")
        write("    let size = index * \(whole(1...9)) + \(whole(1...30))")
        write("    screen.quickAdd(\(row)) {")
        write("        if let \(above) { topToBottom(\(above), \(literal())) } else { topToTop(\(number())) }")
        write("        leadingToLeading(\(number()))")
        write("        widthToConstant(Double(size) / \(whole(1...4)))")
        write("        heightToConstant(size)")
        write("    }")
        write("    \(above) = \(row)")
        write("}")
    }

    private mutating func branch() {
        let view = name("view")
        write("let \(view) = View()")
        write("if \(number()) > \(whole()) && !(\(whole()) == \(whole())) {")
        write("    screen.quickAdd(\(view), [\(anchors())])")
        write("} else {")
        write("    screen.quickAdd(\(view), [\(paddings())])")
        write("}")
        views.append(view)
    }

    private mutating func builder() {
        let view = name("view")
        write("let \(view) = View()")
        write("screen.quickAdd(\(view)) {")
        write("    topToTop(\(number()))")
        write("    if \(whole()) < 40 { leadingToLeading(\(number())) } else { trailingToTrailing(\(number())) }")
        write("    for part in [1, 2] { widthToConstant(atLeast: Double(part) * \(whole(1...90))) }")
        write("    heightToConstant(\(whole(0...90)))")
        write("}")
        views.append(view)
    }

    private mutating func handle() {
        guard !handles.isEmpty else { return box() }
        let handle = pick(handles)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: write("\(handle)[.topToTop]?.constant = \(literal())")
        case 1: write("\(handle).first?.constant += \(whole(1...9))")
        case 2: write("\(handle)[\"bottom\"]?.constant = \(whole())")
        default: write("for constraint in \(handle) { constraint.priority = LayoutPriority(\(whole(1...999))) }")
        }
    }

    private mutating func chain() {
        let (first, second) = (name("link"), name("link"))
        write("let (\(first), \(second)) = (View(), Label(\"link\"))")
        let weights = chance(50) ? ", weights: [1, \(whole(1...4))]" : ""
        write("screen.chain([\(first), \(second)]\(weights), spacing: \(whole(0...20)))")
        write(
            "for link in [\(first), \(second)] { link.activateQuickAnchors([topToTop(\(number())), heightToConstant(20)]) }"
        )
        views.append(first)
    }

    private mutating func conditions() {
        let view = name("view")
        write("let \(view) = View()")
        write("screen.quickAdd(\(view), [8, 8, nil, nil], [heightToConstant(30)])")
        let limit = whole(200...600)
        write("screen.when(.width(below: \(limit))) {")
        write("    \(view).activateQuickAnchors([trailingToTrailing(\(number()))])")
        write("}")
        write(
            "\(view).activateQuickAnchors([widthToConstant(\(whole(1...90)))], when: .width(atLeast: \(limit)) \(pick(["&&", "||"])) !.compact(.vertical))"
        )
        views.append(view)
    }

    private mutating func property() {
        let label = pick(labels)
        write(
            pick([
                "\(label).text = \"another text\"", "\(label).numberOfLines = \(whole(0...3))",
                "\(label).font = Font(size: \(whole(9...30)), weight: .semibold)",
                "\(label).isHidden = \(whole()) < \(whole())",
                "\(label).setContentCompressionResistancePriority(LayoutPriority(\(whole(1...999))), for: .vertical)",
            ]))
    }
}
