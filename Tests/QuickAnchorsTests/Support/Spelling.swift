import QuickAnchorKinds
import QuickAnchors
import Testing

/// A kind with its global initializer, its static member, and its meaning, written out by hand with anchors.
struct Spelling: Sendable, CustomTestStringConvertible {
    let kind: QuickAnchorType
    let global: QuickAnchorType
    let member: QuickAnchorType
    let verbose: Verbose

    init(_ kind: QuickAnchorType, _ global: QuickAnchorType, _ member: QuickAnchorType, _ verbose: Verbose) {
        self.kind = kind
        self.global = global
        self.member = member
        self.verbose = verbose
    }

    var testDescription: String { "\(kind)" }

    /// The spelling of a kind; nil if the table lacks the kind, which fails the table's tests.
    static func of(_ kind: QuickAnchorType) -> Spelling? { all.first { $0.kind == kind } }
}

extension Spelling {
    /// Every kind that makes a constraint, written out by hand: a kind without an initializer does not compile here,
    /// and one without a line fails the tests.
    static let all = [
        Spelling(.topToTop, topToTop, QuickAnchor.topToTop, .y({ $0.topAnchor }, { $0.topAnchor })),
        Spelling(.topToBottom, topToBottom, QuickAnchor.topToBottom, .y({ $0.topAnchor }, { $0.bottomAnchor })),
        Spelling(
            .topToSafeArea, topToSafeArea, QuickAnchor.topToSafeArea,
            .y({ $0.topAnchor }, { $0.safeAreaLayoutGuide.topAnchor })),
        Spelling(
            .leadingToLeading, leadingToLeading, QuickAnchor.leadingToLeading,
            .x({ $0.leadingAnchor }, { $0.leadingAnchor })),
        Spelling(
            .leadingToTrailing, leadingToTrailing, QuickAnchor.leadingToTrailing,
            .x({ $0.leadingAnchor }, { $0.trailingAnchor })),
        Spelling(
            .trailingToTrailing, trailingToTrailing, QuickAnchor.trailingToTrailing,
            .x({ $0.trailingAnchor }, { $0.trailingAnchor })),
        Spelling(
            .trailingToLeading, trailingToLeading, QuickAnchor.trailingToLeading,
            .x({ $0.trailingAnchor }, { $0.leadingAnchor })),
        Spelling(
            .bottomToBottom, bottomToBottom, QuickAnchor.bottomToBottom, .y({ $0.bottomAnchor }, { $0.bottomAnchor })),
        Spelling(.bottomToTop, bottomToTop, QuickAnchor.bottomToTop, .y({ $0.bottomAnchor }, { $0.topAnchor })),
        Spelling(
            .bottomToSafeArea, bottomToSafeArea, QuickAnchor.bottomToSafeArea,
            .y({ $0.bottomAnchor }, { $0.safeAreaLayoutGuide.bottomAnchor })),
        Spelling(
            .heightEqualToView, heightToRelatedView, QuickAnchor.heightToRelatedView,
            .size({ $0.heightAnchor }, { $0.heightAnchor })),
        Spelling(
            .heightEqualToConstant, heightToConstant, QuickAnchor.heightToConstant, .points { $0.heightAnchor }),
        Spelling(
            .widthEqualToView, widthToRelatedView, QuickAnchor.widthToRelatedView,
            .size({ $0.widthAnchor }, { $0.widthAnchor })),
        Spelling(.widthEqualToConstant, widthToConstant, QuickAnchor.widthToConstant, .points { $0.widthAnchor }),
        Spelling(.centerX, centerX, QuickAnchor.centerX, .x({ $0.centerXAnchor }, { $0.centerXAnchor })),
        Spelling(.centerY, centerY, QuickAnchor.centerY, .y({ $0.centerYAnchor }, { $0.centerYAnchor })),
        Spelling(
            .leadingToSafeArea, leadingToSafeArea, QuickAnchor.leadingToSafeArea,
            .x({ $0.leadingAnchor }, { $0.safeAreaLayoutGuide.leadingAnchor })),
        Spelling(
            .trailingToSafeArea, trailingToSafeArea, QuickAnchor.trailingToSafeArea,
            .x({ $0.trailingAnchor }, { $0.safeAreaLayoutGuide.trailingAnchor })),
        Spelling(
            .topToMargin, topToMargin, QuickAnchor.topToMargin,
            .y({ $0.topAnchor }, { $0.layoutMarginsGuide.topAnchor })),
        Spelling(
            .leadingToMargin, leadingToMargin, QuickAnchor.leadingToMargin,
            .x({ $0.leadingAnchor }, { $0.layoutMarginsGuide.leadingAnchor })),
        Spelling(
            .bottomToMargin, bottomToMargin, QuickAnchor.bottomToMargin,
            .y({ $0.bottomAnchor }, { $0.layoutMarginsGuide.bottomAnchor })),
        Spelling(
            .trailingToMargin, trailingToMargin, QuickAnchor.trailingToMargin,
            .x({ $0.trailingAnchor }, { $0.layoutMarginsGuide.trailingAnchor })),
        Spelling(.leftToLeft, leftToLeft, QuickAnchor.leftToLeft, .x({ $0.leftAnchor }, { $0.leftAnchor })),
        Spelling(.leftToRight, leftToRight, QuickAnchor.leftToRight, .x({ $0.leftAnchor }, { $0.rightAnchor })),
        Spelling(.rightToRight, rightToRight, QuickAnchor.rightToRight, .x({ $0.rightAnchor }, { $0.rightAnchor })),
        Spelling(.rightToLeft, rightToLeft, QuickAnchor.rightToLeft, .x({ $0.rightAnchor }, { $0.leftAnchor })),
        Spelling(
            .centerXToLeading, centerXToLeading, QuickAnchor.centerXToLeading,
            .x({ $0.centerXAnchor }, { $0.leadingAnchor })),
        Spelling(
            .centerXToTrailing, centerXToTrailing, QuickAnchor.centerXToTrailing,
            .x({ $0.centerXAnchor }, { $0.trailingAnchor })),
        Spelling(
            .leadingToCenterX, leadingToCenterX, QuickAnchor.leadingToCenterX,
            .x({ $0.leadingAnchor }, { $0.centerXAnchor })),
        Spelling(
            .trailingToCenterX, trailingToCenterX, QuickAnchor.trailingToCenterX,
            .x({ $0.trailingAnchor }, { $0.centerXAnchor })),
        Spelling(.centerYToTop, centerYToTop, QuickAnchor.centerYToTop, .y({ $0.centerYAnchor }, { $0.topAnchor })),
        Spelling(
            .centerYToBottom, centerYToBottom, QuickAnchor.centerYToBottom,
            .y({ $0.centerYAnchor }, { $0.bottomAnchor })),
        Spelling(.topToCenterY, topToCenterY, QuickAnchor.topToCenterY, .y({ $0.topAnchor }, { $0.centerYAnchor })),
        Spelling(
            .bottomToCenterY, bottomToCenterY, QuickAnchor.bottomToCenterY,
            .y({ $0.bottomAnchor }, { $0.centerYAnchor })),
        Spelling(
            .firstBaselineToFirstBaseline, firstBaselineToFirstBaseline, QuickAnchor.firstBaselineToFirstBaseline,
            .y({ $0.firstBaselineAnchor }, { $0.firstBaselineAnchor })),
        Spelling(
            .lastBaselineToLastBaseline, lastBaselineToLastBaseline, QuickAnchor.lastBaselineToLastBaseline,
            .y({ $0.lastBaselineAnchor }, { $0.lastBaselineAnchor })),
        Spelling(
            .firstBaselineToTop, firstBaselineToTop, QuickAnchor.firstBaselineToTop,
            .y({ $0.firstBaselineAnchor }, { $0.topAnchor })),
        Spelling(
            .lastBaselineToBottom, lastBaselineToBottom, QuickAnchor.lastBaselineToBottom,
            .y({ $0.lastBaselineAnchor }, { $0.bottomAnchor })),
        Spelling(.aspectRatio, aspectRatio, QuickAnchor.aspectRatio, .ratio),
        Spelling(
            .widthToHeight, widthToHeight, QuickAnchor.widthToHeight, .size({ $0.widthAnchor }, { $0.heightAnchor })),
        Spelling(
            .heightToWidth, heightToWidth, QuickAnchor.heightToWidth, .size({ $0.heightAnchor }, { $0.widthAnchor })),
    ]
}

extension QuickAnchorType {
    /// The kinds of anchors that make constraints.
    static let makingConstraints = allCases.filter { !$0.setsContentPriority }
}
