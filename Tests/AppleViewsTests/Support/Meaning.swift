import QuickAnchorsUIKit

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// A kind with its global initializer, its static member, and its meaning, written out by hand.
struct Meaning: Sendable {
    enum Other: Sendable {
        case parent
        case safeArea
        case margins
        case itself
        case nothing
    }

    let kind: QuickAnchorType
    let global: QuickAnchorType
    let member: QuickAnchorType
    let first: NSLayoutConstraint.Attribute
    let second: NSLayoutConstraint.Attribute
    let other: Other

    init(
        _ kind: QuickAnchorType, _ global: QuickAnchorType, _ member: QuickAnchorType,
        _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, _ other: Other = .parent
    ) {
        (self.kind, self.global, self.member) = (kind, global, member)
        (self.first, self.second, self.other) = (first, second, other)
    }

    /// The item on the other side of the constraint for an anchor that names the given item or, if that is nil, no
    /// item.
    @MainActor
    func item(_ related: PlatformView?, on stage: Stage) -> AnyObject? {
        let view = related ?? stage.parent
        return switch other {
        case .parent: view
        case .safeArea: view.safeAreaLayoutGuide
        case .margins: view.layoutMarginsGuide
        case .itself: related ?? stage.child
        case .nothing: nil
        }
    }
}

extension Meaning {
    static let all = edges + others

    private static let edges = [
        Meaning(.topToTop, topToTop, QuickAnchor.topToTop, .top, .top),
        Meaning(.topToBottom, topToBottom, QuickAnchor.topToBottom, .top, .bottom),
        Meaning(.topToSafeArea, topToSafeArea, QuickAnchor.topToSafeArea, .top, .top, .safeArea),
        Meaning(.leadingToLeading, leadingToLeading, QuickAnchor.leadingToLeading, .leading, .leading),
        Meaning(.leadingToTrailing, leadingToTrailing, QuickAnchor.leadingToTrailing, .leading, .trailing),
        Meaning(.trailingToTrailing, trailingToTrailing, QuickAnchor.trailingToTrailing, .trailing, .trailing),
        Meaning(.trailingToLeading, trailingToLeading, QuickAnchor.trailingToLeading, .trailing, .leading),
        Meaning(.bottomToBottom, bottomToBottom, QuickAnchor.bottomToBottom, .bottom, .bottom),
        Meaning(.bottomToTop, bottomToTop, QuickAnchor.bottomToTop, .bottom, .top),
        Meaning(.bottomToSafeArea, bottomToSafeArea, QuickAnchor.bottomToSafeArea, .bottom, .bottom, .safeArea),
        Meaning(.heightEqualToView, heightToRelatedView, QuickAnchor.heightToRelatedView, .height, .height),
        Meaning(
            .heightEqualToConstant, heightToConstant, QuickAnchor.heightToConstant, .height, .notAnAttribute, .nothing),
        Meaning(.widthEqualToView, widthToRelatedView, QuickAnchor.widthToRelatedView, .width, .width),
        Meaning(.widthEqualToConstant, widthToConstant, QuickAnchor.widthToConstant, .width, .notAnAttribute, .nothing),
        Meaning(.centerX, centerX, QuickAnchor.centerX, .centerX, .centerX),
        Meaning(.centerY, centerY, QuickAnchor.centerY, .centerY, .centerY),
    ]

    private static let others = [
        Meaning(.leadingToSafeArea, leadingToSafeArea, QuickAnchor.leadingToSafeArea, .leading, .leading, .safeArea),
        Meaning(
            .trailingToSafeArea, trailingToSafeArea, QuickAnchor.trailingToSafeArea, .trailing, .trailing, .safeArea),
        Meaning(.topToMargin, topToMargin, QuickAnchor.topToMargin, .top, .top, .margins),
        Meaning(.leadingToMargin, leadingToMargin, QuickAnchor.leadingToMargin, .leading, .leading, .margins),
        Meaning(.bottomToMargin, bottomToMargin, QuickAnchor.bottomToMargin, .bottom, .bottom, .margins),
        Meaning(.trailingToMargin, trailingToMargin, QuickAnchor.trailingToMargin, .trailing, .trailing, .margins),
        Meaning(.leftToLeft, leftToLeft, QuickAnchor.leftToLeft, .left, .left),
        Meaning(.leftToRight, leftToRight, QuickAnchor.leftToRight, .left, .right),
        Meaning(.rightToRight, rightToRight, QuickAnchor.rightToRight, .right, .right),
        Meaning(.rightToLeft, rightToLeft, QuickAnchor.rightToLeft, .right, .left),
        Meaning(.centerXToLeading, centerXToLeading, QuickAnchor.centerXToLeading, .centerX, .leading),
        Meaning(.centerXToTrailing, centerXToTrailing, QuickAnchor.centerXToTrailing, .centerX, .trailing),
        Meaning(.leadingToCenterX, leadingToCenterX, QuickAnchor.leadingToCenterX, .leading, .centerX),
        Meaning(.trailingToCenterX, trailingToCenterX, QuickAnchor.trailingToCenterX, .trailing, .centerX),
        Meaning(.centerYToTop, centerYToTop, QuickAnchor.centerYToTop, .centerY, .top),
        Meaning(.centerYToBottom, centerYToBottom, QuickAnchor.centerYToBottom, .centerY, .bottom),
        Meaning(.topToCenterY, topToCenterY, QuickAnchor.topToCenterY, .top, .centerY),
        Meaning(.bottomToCenterY, bottomToCenterY, QuickAnchor.bottomToCenterY, .bottom, .centerY),
        Meaning(
            .firstBaselineToFirstBaseline, firstBaselineToFirstBaseline, QuickAnchor.firstBaselineToFirstBaseline,
            .firstBaseline, .firstBaseline),
        Meaning(
            .lastBaselineToLastBaseline, lastBaselineToLastBaseline, QuickAnchor.lastBaselineToLastBaseline,
            .lastBaseline, .lastBaseline),
        Meaning(.firstBaselineToTop, firstBaselineToTop, QuickAnchor.firstBaselineToTop, .firstBaseline, .top),
        Meaning(.lastBaselineToBottom, lastBaselineToBottom, QuickAnchor.lastBaselineToBottom, .lastBaseline, .bottom),
        Meaning(.aspectRatio, aspectRatio, QuickAnchor.aspectRatio, .width, .height, .itself),
        Meaning(.widthToHeight, widthToHeight, QuickAnchor.widthToHeight, .width, .height),
        Meaning(.heightToWidth, heightToWidth, QuickAnchor.heightToWidth, .height, .width),
    ]
}
