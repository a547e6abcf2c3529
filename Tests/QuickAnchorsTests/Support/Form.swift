import QuickAnchors

/// One way to write an anchor of any kind, and its meaning.
struct Form: Sendable {
    let words: String
    var number: Double?
    var isRelated = false
    var relation = LayoutConstraint.Relation.equal
    var multiplier = 1.0
    var priority = LayoutPriority.required
    var identifier: String?
    /// A closure that returns an anchor written in this form.
    let write: @Sendable (_ kind: QuickAnchorType, _ red: View) -> QuickAnchor

    private static let all = plain + inequalities + scaled + modified + values

    /// The ways to write a kind; a kind that sets a size in points needs a number.
    static func all(for kind: QuickAnchorType) -> [Form] {
        let needsNumber = kind == .heightEqualToConstant || kind == .widthEqualToConstant
        return needsNumber ? all.filter { $0.number != nil } : all
    }

    private static let plain = [
        Form(words: "kind()") { kind, _ in kind() },
        Form(words: "kind(10)", number: 10) { kind, _ in kind(10) },
        Form(words: "kind(red)", isRelated: true) { kind, red in kind(red) },
        Form(words: "kind(red, -7.5)", number: -7.5, isRelated: true) { kind, red in kind(red, -7.5) },
    ]

    private static let inequalities = [
        Form(words: "kind(atLeast: 44)", number: 44, relation: .greaterThanOrEqual) { kind, _ in kind(atLeast: 44) },
        Form(words: "kind(atMost: 8)", number: 8, relation: .lessThanOrEqual) { kind, _ in kind(atMost: 8) },
        Form(words: "kind(red, atLeast: 9)", number: 9, isRelated: true, relation: .greaterThanOrEqual) { kind, red in
            kind(red, atLeast: 9)
        },
        Form(words: "kind(red, atMost: -8)", number: -8, isRelated: true, relation: .lessThanOrEqual) { kind, red in
            kind(red, atMost: -8)
        },
        Form(words: "kind(atMost: 8, multiplier: 2)", number: 8, relation: .lessThanOrEqual, multiplier: 2) { kind, _ in
            kind(atMost: 8, multiplier: 2)
        },
    ]

    private static let scaled = [
        Form(words: "kind(multiplier: 0.5)", multiplier: 0.5) { kind, _ in kind(multiplier: 0.5) },
        Form(words: "kind(10, multiplier: 0.5)", number: 10, multiplier: 0.5) { kind, _ in kind(10, multiplier: 0.5) },
        Form(words: "kind(red, multiplier: 0.5)", isRelated: true, multiplier: 0.5) { kind, red in
            kind(red, multiplier: 0.5)
        },
        Form(words: "kind(red, 10, multiplier: 0.5)", number: 10, isRelated: true, multiplier: 0.5) { kind, red in
            kind(red, 10, multiplier: 0.5)
        },
    ]

    private static let modified = [
        Form(words: "kind(64).priority(.almostRequired)", number: 64, priority: .almostRequired) { kind, _ in
            kind(64).priority(.almostRequired)
        },
        Form(words: "kind(red, 3).priority(751)", number: 3, isRelated: true, priority: 751) { kind, red in
            kind(red, 3).priority(751)
        },
        Form(words: "kind(10).identifier(\"header\")", number: 10, identifier: "header") { kind, _ in
            kind(10).identifier("header")
        },
    ]

    private static let values = [
        Form(words: "QuickAnchor(.kind)") { kind, _ in QuickAnchor(kind) },
        Form(words: "QuickAnchor(.kind, 10)", number: 10) { kind, _ in QuickAnchor(kind, 10) },
        Form(words: "QuickAnchor(.kind, red)", isRelated: true) { kind, red in QuickAnchor(kind, red) },
        Form(words: "QuickAnchor(.kind, red, 10)", number: 10, isRelated: true) { kind, red in
            QuickAnchor(kind, red, 10)
        },
    ]
}
