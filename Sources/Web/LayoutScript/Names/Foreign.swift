/// Names from other frameworks, such as UIKit, SwiftUI or SnapKit, with their equivalents here.
enum Foreign {
    /// The names to use instead of other frameworks' global names and types.
    static let names: [String: String] = [
        "view": "screen", "superview": "screen", "NSLayoutConstraint": "LayoutConstraint",
        "UIView": "View", "NSView": "View", "UILabel": "Label", "UITextView": "Label", "NSTextField": "Label",
        "Text": "Label", "UIImageView": "ImageView", "NSImageView": "ImageView", "Image": "ImageView",
        "UIStackView": "StackView", "NSStackView": "StackView", "UIScrollView": "ScrollView",
        "UILayoutGuide": "LayoutGuide", "NSLayoutGuide": "LayoutGuide", "Spacer": "AnySpace", "GridRow": "Row",
        "LazyVGrid": "Grid", "LazyHGrid": "Grid", "UIColor": "Color", "NSColor": "Color", "UIFont": "Font",
        "NSFont": "Font", "CGRect": "Rect", "CGSize": "Size", "CGPoint": "Point", "UIEdgeInsets": "EdgeInsets",
        "NSDirectionalEdgeInsets": "DirectionalEdgeInsets", "UILayoutPriority": "LayoutPriority",
        "CGFloat": "Double", "Float": "Double", "lessThanOrEqual": "atMost:", "max": "atMost:",
        "greaterThanOrEqual": "atLeast:", "min": "atLeast:", "relation": "atMost:", "relatedBy": "atMost:",
        "Rectangle": "View", "RoundedRectangle": "View", "Circle": "View", "Capsule": "View", "Divider": "View",
        "ZStack": "View", "LazyVStack": "VStack", "LazyHStack": "HStack", "List": "ScrollView",
        "UITableView": "ScrollView", "UICollectionView": "ScrollView",
    ]

    /// The labels to use instead of argument labels that a function does not have.
    static let labels: [String: String] = [
        "less": "atMost", "lessThan": "atMost", "lessThanOrEqual": "atMost", "lessThanOrEqualTo": "atMost",
        "lessThanOrEqualToConstant": "atMost", "max": "atMost", "maximum": "atMost", "greater": "atLeast",
        "greaterThan": "atLeast", "greaterThanOrEqual": "atLeast", "greaterThanOrEqualTo": "atLeast",
        "greaterThanOrEqualToConstant": "atLeast", "min": "atLeast", "minimum": "atLeast", "ratio": "multiplier",
        "times": "multiplier", "factor": "multiplier", "multipliedBy": "multiplier", "relation": "atMost",
        "relatedBy": "atMost", "space": "spacing", "gap": "spacing",
    ]

    /// The members of views to use instead of those of other frameworks.
    static let members: [String: String] = [
        "masksToBounds": "clipsToBounds", "opacity": "alpha", "hidden": "isHidden", "background": "backgroundColor",
        "addConstraint": "activateQuickAnchors", "addConstraints": "activateQuickAnchors", "textSize": "font",
        "append": "addArrangedSubview",
    ]

    private static let noControls = "There are no controls here: use a Label on a View instead."

    /// The advice for global names and members without an equivalent name.
    static let sentences: [String: String] = [
        "self": "A script has no self: the view that contains all others is “screen”.",
        "UIButton": noControls, "Button": noControls, "UITextField": noControls, "TextField": noControls,
        "SecureField": noControls, "TextEditor": noControls, "UISwitch": noControls, "Toggle": noControls,
        "UISlider": noControls, "Slider": noControls, "Picker": noControls,
        "atMost": "At most is a label, as in widthToConstant(atMost: 100).",
        "atLeast": "At least is a label, as in widthToConstant(atLeast: 100).",
        "layer": "A view has no layer here: cornerRadius, borderWidth and borderColor are its own, as in "
            + "box.cornerRadius = 8.",
        "snp": "SnapKit is not available: instead of, for example, make.top.equalToSuperview().offset(20), write "
            + "screen.quickAdd(box, [topToTop(20)]).",
        "mas_makeConstraints": "Masonry is not available: write screen.quickAdd(box, [topToTop(20)]).",
        "systemFont": "A font is written Font(size: 17, weight: .bold).",
        "boldSystemFont": "A font is written Font(size: 17, weight: .bold).",
        "padding": "Paddings are arguments of quickAdd, as in screen.quickAdd(box, 16) or "
            + "screen.quickAdd(box, [20, 16, nil, -16]).",
    ]

    /// Whether a name here, or the label at its end, has an equivalent in another framework that begins with the given
    /// lowercase letters.
    static func isCalled(_ name: String, _ begun: [UInt8]) -> Bool {
        let last = Function.text(name.utf8.split(separator: UInt8(ascii: "(")).last ?? name.utf8[...])
        return [names, members, labels].contains { table in
            table.contains { word, known in
                (known == last || "\(known):" == last) && Spelling.lowercase(word).starts(with: begun)
            }
        }
    }

    /// The message for an operator where a value is expected.
    static func answer(toSign sign: String) -> String? {
        switch sign {
        case "<=", "<": "At most is a label, as in widthToConstant(atMost: 100): did you mean atMost:?"
        case ">=", ">": "At least is a label, as in widthToConstant(atLeast: 100): did you mean atLeast:?"
        default: nil
        }
    }
}
