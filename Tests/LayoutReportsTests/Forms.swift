import Testing

/// A line as reports print it, and its meaning, worked out by hand.
struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    /// The line without its quotation marks and comma.
    let line: String
    let sentence: String
    var id = "0x1"
    var className = "NSLayoutConstraint"
    var identifier: String?
    var file: String?
    var source: Int?
    var isOfSystem = false

    var testDescription: String { name }
}

extension Form {
    static let formats: [Form] = [
        Form(
            name: "a height", line: "<NSLayoutConstraint:0x1 V:[UIView:0xa1(200)]   (active)>",
            sentence: "UIView's height is 200"),
        Form(
            name: "a width at most, of a view with text",
            line: "<NSLayoutConstraint:0x1 H:[NSButton:0xa1'Apply'(<=30)]>",
            sentence: "NSButton \"Apply\"'s width is at most 30"),
        Form(
            name: "a height at least, of a view by its identifier",
            line: "<NSLayoutConstraint:0x1 V:[cell_box(>=183)]   (active, names: cell_box:0xa1 )>",
            sentence: "cell_box's height is at least 183"),
        Form(
            name: "the leading edge in the superview",
            line: "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1'Total']   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel \"Total\"'s leading is 8 after UIView's leading"),
        Form(
            name: "the left edge in the superview",
            line: "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1'Total'](LTR)   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel \"Total\"'s left is 8 to the right of UIView's left"),
        Form(
            name: "the trailing edge in the superview",
            line: "<NSLayoutConstraint:0x1 H:[UILabel:0xa1'Total']-(8)-|   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel \"Total\"'s trailing is 8 before UIView's trailing"),
        Form(
            name: "the right edge in the superview",
            line: "<NSLayoutConstraint:0x1 H:[UILabel:0xa1]-(8)-|(LTR)   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel's right is 8 to the left of UIView's right"),
        Form(
            name: "a negative distance",
            line: "<NSLayoutConstraint:0x1 V:[UITableView:0xa1]-(-2)-|   (active, names: '|':UIView:0xa2 )>",
            sentence: "UITableView's bottom is 2 below UIView's bottom"),
        Form(
            name: "a gap between two views",
            line: "<NSLayoutConstraint:0x1 H:[UIImageView:0xa1]-(10)-[UILabel:0xa2'Name']   (active)>",
            sentence: "UILabel \"Name\" is 10 after UIImageView"),
        Form(
            name: "a gap of at least so much",
            line: "<NSLayoutConstraint:0x1 V:[UILabel:0xa1'Name']-(>=16)-[UIButton:0xa2'Follow']   (active)>",
            sentence: "UIButton \"Follow\" is at least 16 below UILabel \"Name\""),
        Form(
            name: "no gap", line: "<NSLayoutConstraint:0x1 V:[UIImageView:0xa1]-(0)-[UITextView:0xa2]   (active)>",
            sentence: "UITextView's top is at UIImageView's bottom"),
        Form(
            name: "an overlap in a fixed direction",
            line: "<NSLayoutConstraint:0x1 H:[UIImageView:0xa1]-(-12)-[UILabel:0xa2](LTR)   (active)>",
            sentence: "UILabel's left is 12 to the left of UIImageView's right"),
        Form(
            name: "the standard spacing",
            line: "<NSLayoutConstraint:0x1 H:[NSButton:0xa1'Back']-(NSSpace(8))-[NSButton:0xa2'Next']   (active)>",
            sentence: "NSButton \"Next\" is 8 after NSButton \"Back\""),
        Form(
            name: "at least the standard spacing",
            line:
                "<NSLayoutConstraint:0x1 H:[NSButton:0xa1'Next']-(>=NSSpace(20))-|   (active, names: '|':NSView:0xa2 )>",
            sentence: "NSButton \"Next\"'s trailing is at least 20 before NSView's trailing"),
        Form(
            name: "system spacing",
            line:
                "<_UISystemBaselineConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UILabel:0xa1]   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel's top is at least 8 below UIView's top", className: "_UISystemBaselineConstraint"),
        Form(
            name: "a number with an exponent",
            line: "<NSLayoutConstraint:0x1 V:[UIView:0xa1(2.22507e-308)]   (active)>",
            sentence: "UIView's height is 0"),
        Form(
            name: "a fraction", line: "<NSLayoutConstraint:0x1 H:[UIView:0xa1(94.3333)]   (active)>",
            sentence: "UIView's width is 94.3333"),
        Form(
            name: "brackets lost by hand", line: "<NSLayoutConstraint:0x1 V:View1-(12)-View2>",
            sentence: "View2 is 12 below View1"),
        Form(
            name: "a value with a priority", line: "<NSLayoutConstraint:0x1 H:[UIView:0xa1(258@251)] priority:251>",
            sentence: "UIView's width is 258"),
        Form(
            name: "a position with a priority and a marker",
            line:
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--- v=--- H:|-(137@251)-[UIView:0xa1](LTR) priority:251 Marker:0x44{id: 46}   (Names: '|':UIWindow:0xa2 )>",
            sentence: "UIView's left is 137 to the right of UIWindow's left",
            className: "NSAutoresizingMaskLayoutConstraint",
            isOfSystem: true),
        Form(
            name: "priorities of content",
            line: "<NSContentSizeLayoutConstraint:0x1 H:[UIImageView:0xa1(512)] Hug:250 CompressionResistance:1>",
            sentence: "UIImageView's width is 512", className: "NSContentSizeLayoutConstraint", isOfSystem: true),
    ]

    static let equations: [Form] = [
        Form(
            name: "a width", line: "<NSLayoutConstraint:0x1 UIView:0xa1.width == 40   (active)>",
            sentence: "UIView's width is 40"),
        Form(
            name: "a negative width", line: "<NSLayoutConstraint:0x1 UIView:0xa1.width == - 16   (active)>",
            sentence: "UIView's width is -16"),
        Form(
            name: "a position within the superview",
            line:
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa1.midY == + 70   (active, names: '|':UIScrollView:0xa2 )>",
            sentence: "UIView's vertical center is 70 below UIScrollView's top",
            className: "NSAutoresizingMaskLayoutConstraint", isOfSystem: true),
        Form(
            name: "a position within a superview without a name",
            line: "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa1.minX == 0>",
            sentence: "UIView's left is at its superview's left",
            className: "NSAutoresizingMaskLayoutConstraint", isOfSystem: true),
        Form(
            name: "an edge with a negative constant",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1.trailing == UIView:0xa2.trailing - 24   (active)>",
            sentence: "UILabel's trailing is 24 before UIView's trailing"),
        Form(
            name: "a multiplier in front",
            line: "<NSLayoutConstraint:0x1 UIImageView:0xa1.height == 0.2*UIView:0xa2.height   (active)>",
            sentence: "UIImageView's height is 0.2 times UIView's height"),
        Form(
            name: "an aspect ratio",
            line: "<NSLayoutConstraint:0x1 UIImageView:0xa1.width == 1.77778*UIImageView:0xa1.height   (active)>",
            sentence: "UIImageView's width is 1.7778 times its height"),
        Form(
            name: "a multiplier and a constant",
            line: "<NSLayoutConstraint:0x1 UIView:0xa1.width <= 0.5*UITableView:0xa2.width - 10   (active)>",
            sentence: "UIView's width is at most 0.5 times UITableView's width minus 10"),
        Form(
            name: "a multiplier behind",
            line: "<MASLayoutConstraint:0x1 UIImageView:0xa1.width == UIImageView:0xa1.height * 0.384615>",
            sentence: "UIImageView's width is 0.3846 times its height", className: "MASLayoutConstraint"),
        Form(
            name: "a multiplier and a constant behind",
            line: "<MASLayoutConstraint:0x1 UIView:0xa1.width == UIWindow:0xa2.width * 0.25 + 4>",
            sentence: "UIView's width is 0.25 times UIWindow's width plus 4", className: "MASLayoutConstraint"),
        Form(
            name: "SnapKit's decimal point",
            line: "<SnapKit.LayoutConstraint:0x1@Separator.swift#17 UIView:0xa1.left == UILabel:0xa2.left + 13.0>",
            sentence: "UIView's left is 13 to the right of UILabel's left", className: "SnapKit.LayoutConstraint",
            file: "Separator.swift", source: 17),
        Form(
            name: "system spacing behind",
            line:
                "<NSLayoutConstraint:0x1 UIButton:0xa1.bottom <= UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide'.bottom NSLayoutAnchorConstraintSpace(8)   (active)>",
            sentence: "UIButton's bottom is at most 8 below safe area's bottom"),
        Form(
            name: "standard spacing behind",
            line: "<NSLayoutConstraint:0x1 NSBox:0xa1.bottom == NSView:0xa2.bottom NSSpace(0)>",
            sentence: "NSBox's bottom is at NSView's bottom"),
        Form(
            name: "the size of content",
            line:
                "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UITextView:0xa1.contentHeight{id: 178} == -5.000000>",
            sentence: "UITextView's content height is -5",
            className: "_UIScrollViewAutomaticContentSizeConstraint", isOfSystem: true),
        Form(
            name: "items by class alone", line: "<NSLayoutConstraint:0x1 UIView.width == Host.width + 375>",
            sentence: "UIView's width is Host's width plus 375"),
        Form(
            name: "a center relative to the superview",
            line: "<NSAutoresizingMaskLayoutConstraint:0x1 h=-&- v=-&- X.midX == Host.midX + 187.5>",
            sentence: "X's horizontal center is 187.5 to the right of Host's horizontal center",
            className: "NSAutoresizingMaskLayoutConstraint", isOfSystem: true),
        Form(
            name: "no blanks around the sign", line: "<NSLayoutConstraint:0x1 'Hello'.midX == UIView:0xa2.width-29>",
            sentence: "Hello's horizontal center is 29 to the left of UIView's width"),
        Form(
            name: "first baselines",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1.firstBaseline == UIButton:0xa2.firstBaseline   (active)>",
            sentence: "UILabel's first baseline is at UIButton's first baseline"),
        Form(
            name: "the old baseline",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1.baseline == UIView:0xa2.lastBaseline - 4>",
            sentence: "UILabel's baseline is 4 above UIView's last baseline"),
        Form(
            name: "a margin",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1.leading == UIView:0xa2.leadingMargin   (active)>",
            sentence: "UILabel's leading is at UIView's leading margin"),
        Form(
            name: "a center at least beyond another",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1.centerX >= UIView:0xa2.centerX + 3   (active)>",
            sentence: "UILabel's horizontal center is at least 3 to the right of UIView's horizontal center"),
        Form(
            name: "a size of content with its priorities",
            line:
                "<NSContentSizeLayoutConstraint:0x1 NSTextField:0xa1.height == 18 Hug:750 CompressionResistance:750   (active)>",
            sentence: "NSTextField's height is 18", className: "NSContentSizeLayoutConstraint", isOfSystem: true),
    ]

    static let items: [Form] = [
        Form(
            name: "a text with a quote in it",
            line: "<NSLayoutConstraint:0x1 H:[UILabel:0xa1'It's here'(120)]   (active)>",
            sentence: "UILabel \"It's here\"'s width is 120"),
        Form(
            name: "a text with a quote in it, in an equation",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1'Don't ask'.width == 12   (active)>",
            sentence: "UILabel \"Don't ask\"'s width is 12"),
        Form(
            name: "a text of a blank", line: "<NSLayoutConstraint:0x1 UILabel:0xa1' '.height == 12   (active)>",
            sentence: "UILabel \" \"'s height is 12"),
        Form(
            name: "a text with brackets", line: "<NSLayoutConstraint:0x1 V:[UILabel:0xa1'[new] (2)'(30)]   (active)>",
            sentence: "UILabel \"[new] (2)\"'s height is 30"),
        Form(
            name: "a text that was cut",
            line: "<NSLayoutConstraint:0x1 UILabel:0xa1'Terms and conditions of t...'.height == 40   (active)>",
            sentence: "UILabel \"Terms and conditions of t...\"'s height is 40"),
        Form(
            name: "escaped letters",
            line: #"<NSLayoutConstraint:0x1 UILabel:0xa1'Caf\U00e9 \Uf06e\"x\"'.height == 40   (active)>"#,
            sentence: "UILabel \"Café \u{F06E}\"x\"\"'s height is 40"),
        Form(
            name: "an escaped pair of units",
            line: #"<NSLayoutConstraint:0x1 UILabel:0xa1'Hi \Ud83d\Ude00'.height == 40   (active)>"#,
            sentence: "UILabel \"Hi 😀\"'s height is 40"),
        Form(
            name: "an escaped newline", line: #"<NSLayoutConstraint:0x1 UILabel:0xa1'two\nlines'.height == 40>"#,
            sentence: "UILabel \"two lines\"'s height is 40"),
        Form(
            name: "a class with its module", line: "<NSLayoutConstraint:0x1 my_app.Card:0xa1.height == 40   (active)>",
            sentence: "Card's height is 40"),
        Form(
            name: "a mangled class",
            line: "<NSLayoutConstraint:0x1 V:[_TtC6MyShop8CartView:0xa1(44)]   (active)>",
            sentence: "CartView's height is 44"),
        Form(
            name: "a mangled class of one letter in a module of one letter",
            line: "<NSLayoutConstraint:0x1 V:[_TtC1M1A:0xa1(44)]   (active)>",
            sentence: "A's height is 44"),
        Form(
            name: "an identifier with a blank after it",
            line: "<NSLayoutConstraint:0x1 V:[header (44)]   (active, names: header:0xa1 )>",
            sentence: "header's height is 44"),
        Form(
            name: "a number with an exponent", line: "<NSLayoutConstraint:0x1 V:[UIView:0xa1(1.5e+02)]   (active)>",
            sentence: "UIView's height is 150"),
        Form(
            name: "a text with a blank that does not break",
            line: "<NSLayoutConstraint:0x1 V:[UILabel:0xa1'Sub\u{A0}total'(44)]   (active)>",
            sentence: "UILabel \"Sub total\"'s height is 44"),
        Form(
            name: "a line that is broken in a comment",
            line: "<NSLayoutConstraint:0x1\n//     V:[UIView:0xa1(200)]   (active)>",
            sentence: "UIView's height is 200"),
        Form(
            name: "names with texts",
            line: "<NSLayoutConstraint:0x1 H:[box]-(8)-[badge]   (active, names: box:0xa1'Hello', badge:0xa2 )>",
            sentence: "badge is 8 after box"),
        Form(
            name: "a mangled generic class",
            line:
                "<NSLayoutConstraint:0x1 _TtGC8MyShopXY8CartViewCS_P10$10582914411ContentView_:0xa1.height == 44   (active)>",
            sentence: "CartView's height is 44"),
        Form(
            name: "a mangled private class",
            line:
                "<NSLayoutConstraint:0x1 V:[_TtC6MyShopP33_0123456789ABCDEF0123456789ABCDEF8CartView:0xa1(44)]   (active)>",
            sentence: "CartView's height is 44"),
        Form(
            name: "a class under observation",
            line: "<NSLayoutConstraint:0x1 NSKVONotifying_PlayerView:0xa1.height == 44   (active)>",
            sentence: "PlayerView's height is 44"),
        Form(
            name: "an identifier with points",
            line: "<NSLayoutConstraint:0x1 Toolbar.icon.width == 24   (active, names: Toolbar.icon:0xa1 )>",
            sentence: "Toolbar.icon's width is 24"),
        Form(
            name: "an identifier that was cut, with points",
            line:
                "<NSLayoutConstraint:0x1 Image-a....width == Image-a....height   (active, names: Image-a...:0xa1 )>",
            sentence: "Image-a...'s width is its height"),
        Form(
            name: "an identifier with a blank",
            line:
                "<NSLayoutConstraint:0x1 H:|-(0)-[progress background]   (active, names: progress background:0xa1, '|':UIView:0xa2 )>",
            sentence: "progress background's leading is at UIView's leading"),
        Form(
            name: "an identifier for the superview, printed like a class",
            line:
                "<NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0xa1]   (active, names: ItemCell:0xa7, '|':ItemCell:0xa7 )>",
            sentence: "UILabel's top is at ItemCell's top"),
        Form(
            name: "one name for two views",
            line: "<NSLayoutConstraint:0x1 H:[row]-(8)-[row]   (active, names: row:0xa1, row:0xa2 )>",
            sentence: "row is 8 after row"),
        Form(
            name: "names before iOS 10",
            line: "<NSLayoutConstraint:0x1 V:|-(20)-[UILabel:0xa1'Top']   (Names: '|':UIView:0xa2 )>",
            sentence: "UILabel \"Top\"'s top is 20 below UIView's top"),
        Form(
            name: "old SnapKit's items, with a path that has a blank",
            line:
                "<SnapKit.LayoutConstraint:0x1@/Work/My App/Cell+Layout.swift#203 <UILabel:0xa1>.left == <UIView:0xa2>.left + 4.0>",
            sentence: "UILabel's left is 4 to the right of UIView's left", className: "SnapKit.LayoutConstraint",
            file: "/Work/My App/Cell+Layout.swift", source: 203),
        Form(
            name: "a rewritten description with an address",
            line: "<NSLayoutConstraint:id15[0x1] V:[UIView:cell_box[0xa1](>=183)]>",
            sentence: "UIView \"cell_box\"'s height is at least 183", id: "id15[0x1]"),
        Form(
            name: "a rewritten description without an address",
            line: "<MASLayoutConstraint:TopConstraint UILabel:messageLabel.top == UIView:host.top + 5>",
            sentence: "messageLabel's top is 5 below host's top", id: "TopConstraint", className: "MASLayoutConstraint"),
        Form(
            name: "a key with a blank, and a priority by its name",
            line: "<MASLayoutConstraint:left edge UILabel:0xa1.left == UIView:0xa2.left + 5 ^high>",
            sentence: "UILabel's left is 5 to the right of UIView's left", id: "left", className: "MASLayoutConstraint"),
        Form(
            name: "a priority of SnapKit",
            line: "<SnapKit.LayoutConstraint:0x1@A.swift#2 UILabel:0xa1.height == 5.0 ^750.0>",
            sentence: "UILabel's height is 5", className: "SnapKit.LayoutConstraint", file: "A.swift", source: 2),
        Form(
            name: "a key with an index",
            line: "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:0xa1.height == 5>",
            sentence: "UILabel's height is 5", id: "ConflictingConstraint[0]", className: "MASLayoutConstraint"),
        Form(
            name: "an identifier of the constraint, with blanks",
            line:
                "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' V:[UILabel:0xa1(21)]   (active)>",
            sentence: "UILabel's height is 21", className: "NSIBPrototypingLayoutConstraint",
            identifier: "IB auto generated at build time for view with fixed frame", isOfSystem: true),
        Form(
            name: "an identifier that names a source location",
            line:
                "<NSLayoutConstraint:0x1 'ProfileCard.swift:38 topToTop' V:|-(8)-[UILabel:0xa1]   (active, names: '|':UIView:0xa2 )>",
            sentence: "UILabel's top is 8 below UIView's top", identifier: "ProfileCard.swift:38 topToTop",
            file: "ProfileCard.swift", source: 38),
        Form(
            name: "a layout guide of the bars",
            line:
                "<_UILayoutSupportConstraint:0x1 V:|-(0)-[_UILayoutGuide:0xa1]   (Names: '|':UIView:0xa2 )>",
            sentence: "_UILayoutGuide's top is at UIView's top", className: "_UILayoutSupportConstraint",
            isOfSystem: true),
    ]
}
