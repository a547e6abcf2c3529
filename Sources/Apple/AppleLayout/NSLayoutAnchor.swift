internal import AutoLayout
public import Foundation

/// An anchor with Apple's methods, which here also record the caller's source location for diagnostics.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject> {
    fileprivate let owner: BackedItem
    fileprivate let attribute: NSLayoutConstraint.Attribute

    init(_ owner: BackedItem, _ attribute: NSLayoutConstraint.Attribute) {
        self.owner = owner
        self.attribute = attribute
    }

    fileprivate func tie(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat,
        _ fileID: String, _ line: Int
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: owner, attribute: attribute, relatedBy: relation, toItem: other?.owner,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant, fileID: fileID,
            line: line)
    }

    open func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.equal, anchor, 1, c, fileID, line) }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { tie(.greaterThanOrEqual, anchor, 1, c, fileID, line) }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { tie(.lessThanOrEqual, anchor, 1, c, fileID, line) }

    /// Makes a constraint with a multiple of the system spacing. As in AutoLayout, the spacing is always 8 points; in
    /// UIKit, the spacing between baselines depends on the fonts.
    fileprivate func space(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, _ multiplier: CGFloat, _ fileID: String,
        _ line: Int
    ) -> NSLayoutConstraint {
        tie(relation, anchor, 1, CGFloat(StackView.systemSpacing * Double(multiplier)), fileID, line)
    }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { space(.equal, anchor, multiplier, fileID, line) }

    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier, fileID, line) }

    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier, fileID, line) }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { space(.equal, anchor, multiplier, fileID, line) }

    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { space(.greaterThanOrEqual, anchor, multiplier, fileID, line) }

    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { space(.lessThanOrEqual, anchor, multiplier, fileID, line) }
}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(
        equalToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.equal, nil, 1, c, fileID, line) }

    open func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.greaterThanOrEqual, nil, 1, c, fileID, line) }

    open func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.lessThanOrEqual, nil, 1, c, fileID, line) }

    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> NSLayoutConstraint { tie(.equal, anchor, m, c, fileID, line) }

    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.greaterThanOrEqual, anchor, m, c, fileID, line) }

    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: String = #fileID, line: Int = #line
    ) -> NSLayoutConstraint { tie(.lessThanOrEqual, anchor, m, c, fileID, line) }
}
