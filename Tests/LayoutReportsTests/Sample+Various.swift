extension Sample {
    private static let cell = [
        "<NSLayoutConstraint:0x6101 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7b1.height == 44   (active)>",
        "<NSLayoutConstraint:0x6102 V:|-(12)-[UILabel:0x7b2'Price']   (active, names: '|':UITableViewCellContentView:0x7b1 )>",
        "<NSLayoutConstraint:0x6103 V:[UILabel:0x7b2'Price'(20.5)]   (active)>",
        "<NSLayoutConstraint:0x6104 V:[UILabel:0x7b2'Price']-(12)-[UIImageView:0x7b3]   (active)>",
        "<NSLayoutConstraint:0x6105 UIImageView:0x7b3.width == 1.77778*UIImageView:0x7b3.height   (active)>",
        "<NSLayoutConstraint:0x6106 H:[UIImageView:0x7b3(320)]   (active)>",
        "<NSLayoutConstraint:0x6107 V:[UIImageView:0x7b3]-(>=8)-|   (active, names: '|':UITableViewCellContentView:0x7b1 )>",
    ]

    private static let mask = [
        "<NSAutoresizingMaskLayoutConstraint:0x6201 h=--& v=--& UIView:0x7c1.height == 0   (active)>",
        "<NSAutoresizingMaskLayoutConstraint:0x6202 h=--& v=--& UIView:0x7c1.midY == + 70   (active, names: '|':UIScrollView:0x7c2 )>",
        "<NSLayoutConstraint:0x6203 V:|-(10)-[UIView:0x7c1]   (active, names: '|':UIScrollView:0x7c2 )>",
        "<NSLayoutConstraint:0x6204 V:[UIView:0x7c1(>=50)]   (active)>",
    ]

    private static let stack = [
        "<NSLayoutConstraint:0x6301 'UISV-hiding' UIImageView:0x7d1.width == 0   (active)>",
        "<NSLayoutConstraint:0x6302 H:[UIImageView:0x7d1(24)]   (active)>",
        "<NSLayoutConstraint:0x6303 'UISV-spacing' H:[UIImageView:0x7d1]-(8)-[UILabel:0x7d2'On']   (active)>",
        "<NSLayoutConstraint:0x6304 'UISV-canvas-connection' UIStackView:0x7d3.leading == UIImageView:0x7d1.leading   (active)>",
    ]

    /// Constraints that are consistent within the printed precision: a third of 283 is 94.3333.
    private static let thirds = [
        "<NSLayoutConstraint:0x6401 A.width == 0.333333*B.width   (active)>",
        "<NSLayoutConstraint:0x6402 H:[B(283)]   (active)>", "<NSLayoutConstraint:0x6403 H:[A(94.3333)]   (active)>",
    ]

    private static let margins = [
        "<NSLayoutConstraint:0x6501 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0x7e1'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0x7e2 )>",
        "<NSLayoutConstraint:0x6502 UILabel:0x7e3'Name'.leading == UIView:0x7e2.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x6503 H:|-(20)-[UILabel:0x7e3'Name']   (active, names: '|':UIView:0x7e2 )>",
    ]

    private static let unprinted = [
        "<NSLayoutConstraint:0x6601 UILabel:0x7f1'Name'.leading == UIView:0x7f2.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x6602 H:|-(20)-[UILabel:0x7f1'Name']   (active, names: '|':UIView:0x7f2 )>",
        "<NSLayoutConstraint:0x6603 UILabel:0x7f1'Name'.firstBaseline == UILabel:0x7f3'Age'.firstBaseline + 4   (active)>",
    ]

    private static let narrow = [
        "<SnapKit.LayoutConstraint:0x6701@Form.swift#12 UIView:0x811.left == UIView:0x812.left + 20.0>",
        "<SnapKit.LayoutConstraint:0x6702@Form.swift#13 UIView:0x811.right == UIView:0x812.right - 20.0>",
        "<NSAutoresizingMaskLayoutConstraint:0x6703 h=--& v=--& UIView:0x812.width == 0>",
        "<SnapKit.LayoutConstraint:0x6704@Form.swift#14 UIView:0x811.centerX == UIView:0x812.centerX>",
    ]

    /// Reports with constraints of many sorts, among them those that are difficult for a solver.
    static let various: [String] =
        [conflict, appKit(lines, broken: gap)]
        + [cell, mask, stack, thirds, margins, unprinted, narrow].map { report($0, broken: $0[1]) }
        + [Form.formats, Form.equations, Form.items, Form.ofSystem].map { forms in
            report(forms.map { $0.line }, broken: forms[0].line)
        }
}
