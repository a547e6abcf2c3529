import QuickAnchorsUIKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// One way to write an anchor of any kind, and its meaning.
struct Form: Sendable {
    let words: String
    var number: CGFloat?
    var isRelated = false
    var relation = NSLayoutConstraint.Relation.equal
    var multiplier: CGFloat = 1
    var priority = PlatformPriority.required
    var identifier: String?
    /// A closure that returns an anchor written in this form.
    let write: @Sendable (_ kind: QuickAnchorType, _ red: PlatformView) -> QuickAnchor

    static let all = plain + inequalities + scaled + modified + values + numbers

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
        Form(words: "kind(64).priority(.almostRequired)", number: 64, priority: PlatformPriority(999)) { kind, _ in
            kind(64).priority(.almostRequired)
        },
        Form(words: "kind(red, 3).priority(751)", number: 3, isRelated: true, priority: PlatformPriority(751)) {
            kind, red in kind(red, 3).priority(751)
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

    private static let whole = 12
    private static let single: Float = 2.5
    private static let double = 6.25
    private static let points: CGFloat = 7.75

    /// The forms with variables of several types.
    private static let numbers = [
        Form(words: "kind(Int)", number: 12) { kind, _ in kind(whole) },
        Form(words: "kind(red, Float)", number: 2.5, isRelated: true) { kind, red in kind(red, single) },
        Form(words: "kind(Double)", number: 6.25) { kind, _ in kind(double) },
        Form(words: "kind(red, CGFloat)", number: 7.75, isRelated: true) { kind, red in kind(red, points) },
        Form(words: "kind(atLeast: Int)", number: 12, relation: .greaterThanOrEqual) { kind, _ in kind(atLeast: whole)
        },
        Form(words: "kind(red, atMost: Float)", number: 2.5, isRelated: true, relation: .lessThanOrEqual) { kind, red in
            kind(red, atMost: single)
        },
        Form(words: "QuickAnchor(.kind, Int)", number: 12) { kind, _ in QuickAnchor(kind, whole) },
        Form(words: "QuickAnchor(.kind, red, Float)", number: 2.5, isRelated: true) { kind, red in
            QuickAnchor(kind, red, single)
        },
        Form(words: "kind(10).priority(Int)", number: 10, priority: PlatformPriority(12)) { kind, _ in
            kind(10).priority(whole)
        },
    ]
}
