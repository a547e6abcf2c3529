import Testing

@testable import LayoutReports

/// Reports in every form that the systems print, with remedies that are checked by applying them.
@Suite("The advice on a report")
struct AdviceOnReportsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The size of the smallest sufficient change, calculated by hand; nil if the list is not contradictory.
        let gap: Double?
        let lines: [String]
        var broken: Int?

        init(_ name: String, _ gap: Double?, broken: Int? = nil, _ lines: String...) {
            (self.name, self.gap, self.broken, self.lines) = (name, gap, broken, lines)
        }

        var testDescription: String { name }
    }

    @Test("lets the whole list be satisfied, in UIKit's and in AppKit's form", arguments: Case.all)
    func advice(_ sample: Case) throws {
        let broken = sample.lines[sample.broken ?? sample.lines.count - 1]
        for text in [Sample.report(sample.lines, broken: broken), Sample.appKit(sample.lines, broken: broken)] {
            let report = try #require(ConflictReport.all(in: text).first)
            #expect(report.readCount == sample.lines.count)
            let explanation = report.explanation
            #expect(explanation.conflict?.gap == sample.gap, "\(explanation)")
            #expect(Remedies.fault(of: report, explanation) == nil, "\(explanation)")
            let isOfApp = explanation.conflict?.members.contains { !report.constraints[$0].isOfSystem } ?? false
            #expect(!isOfApp || !explanation.advice.isEmpty, "\(explanation)")
        }
    }
}

extension AdviceOnReportsTests.Case {
    static let all: [Self] = cells + stacks + sizes + others

    private static let cells: [Self] = [
        // 12 + 100 + 8 + 21 + 12 = 153, with 152.5 given.
        Self(
            "a cell that is given half a point too little", 0.5, broken: 1,
            "<NSLayoutConstraint:0x1 V:|-(12)-[UIImageView:0xa1]   (active, names: '|':UITableViewCellContentView:0xa0 )>",
            "<NSLayoutConstraint:0x2 UIImageView:0xa1.height == 100   (active)>",
            "<NSLayoutConstraint:0x3 V:[UIImageView:0xa1]-(8)-[UILabel:0xa2'Name']   (active)>",
            "<NSLayoutConstraint:0x4 UILabel:0xa2'Name'.height == 21   (active)>",
            "<NSLayoutConstraint:0x5 V:[UILabel:0xa2'Name']-(12)-|   (active, names: '|':UITableViewCellContentView:0xa0 )>",
            "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa0.height == 152.5   (active)>"
        ),
        // 16 + 60 + 16 = 92, with 44 given at first.
        Self(
            "a cell in SnapKit, measured before it had its height", 48,
            "<SnapKit.LayoutConstraint:0x1@Cell.swift#12 UIView:0xa1.top == UITableViewCellContentView:0xa0.top + 16.0>",
            "<SnapKit.LayoutConstraint:0x2@Cell.swift#13 UIView:0xa1.bottom == UITableViewCellContentView:0xa0.bottom - 16.0>",
            "<SnapKit.LayoutConstraint:0x3@Cell.swift#14 UIView:0xa1.height == 60.0>",
            "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa0.height == 44   (active)>"
        ),
        // The width is 375 / 2 - 10 = 177.5 by one line and 160 by another; the cell would have to be 340 wide.
        Self(
            "a collection view's cell in Masonry, without identifiers", 17.5,
            "<MASLayoutConstraint:0x1 UIView:0xa1.width == UICollectionView:0xa0.width * 0.5 - 10>",
            "<MASLayoutConstraint:0x2 UIView:0xa1.width == 160>",
            "<NSLayoutConstraint:0x3 UICollectionView:0xa0.width == 375>"
        ),
        // 0 + 8 is more than the 0 that measuring gives; |-(8)-[A]-(8)-| needs 16.
        Self(
            "a width while measuring", 16,
            "<NSLayoutConstraint:0x1 H:|-(8)-[UILabel:0xa1'x']   (active, names: '|':Cell:0xa0 )>",
            "<NSLayoutConstraint:0x2 H:[UILabel:0xa1'x']-(8)-|   (active, names: '|':Cell:0xa0 )>",
            "<NSLayoutConstraint:0x3 '_UITemporaryLayoutWidth' Cell:0xa0.width == 0   (active)>"
        ),
        // 50 + 50 with a target of 80.
        Self(
            "a fitting size", 20,
            "<NSLayoutConstraint:0x2 H:[_TtC5MyApp4Card:0xa1(50)]   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(0)-[_TtC5MyApp4Card:0xa1]   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x4 H:[_TtC5MyApp4Card:0xa1]-(0)-[NSKVONotifying_Card:0xa2]   (active)>",
            "<NSLayoutConstraint:0x5 H:[NSKVONotifying_Card:0xa2(50)]   (active)>",
            "<NSLayoutConstraint:0x6 H:[NSKVONotifying_Card:0xa2]-(0)-|   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x7 'fittingSizeHTarget' UIView:0xa0.width == 80   (active)>"
        ),
    ]

    private static let stacks: [Self] = [
        Self(
            "two fixed sizes in a hidden row", 24, broken: 1,
            "<NSLayoutConstraint:0x1 'UISV-hiding' UIView:0xa1.height == 0   (active)>",
            "<NSLayoutConstraint:0x2 UIImageView:0xa2.height == 24   (active)>",
            "<NSLayoutConstraint:0x3 V:|-(0)-[UIImageView:0xa2]   (active, names: '|':UIView:0xa1 )>",
            "<NSLayoutConstraint:0x4 V:[UIImageView:0xa2]-(0)-|   (active, names: '|':UIView:0xa1 )>"
        ),
        // The hidden row holds two pictures one above the other: 24 + 8 + 40 = 72.
        Self(
            "more than one thing in a hidden row", 72, broken: 1,
            "<NSLayoutConstraint:0x1 'UISV-hiding' UIView:0xa1.height == 0   (active)>",
            "<NSLayoutConstraint:0x2 UIImageView:0xa2.height == 24   (active)>",
            "<NSLayoutConstraint:0x3 V:|-(0)-[UIImageView:0xa2]   (active, names: '|':UIView:0xa1 )>",
            "<NSLayoutConstraint:0x4 V:[UIImageView:0xa2]-(8)-[UIImageView:0xa3]   (active)>",
            "<NSLayoutConstraint:0x5 UIImageView:0xa3.height == 40   (active)>",
            "<NSLayoutConstraint:0x6 V:[UIImageView:0xa3]-(0)-|   (active, names: '|':UIView:0xa1 )>"
        ),
        // 3 · 100 + 2 · 10 = 320, with 300 available.
        Self(
            "three views in a stack with a width", 20, broken: 5,
            "<NSLayoutConstraint:0x1 'UISV-canvas-connection' UIStackView:0xa0.leading == UIButton:0xa1.leading   (active)>",
            "<NSLayoutConstraint:0x2 'UISV-canvas-connection' H:[UIButton:0xa3]-(0)-|   (active, names: '|':UIStackView:0xa0 )>",
            "<NSLayoutConstraint:0x3 'UISV-spacing' H:[UIButton:0xa1]-(10)-[UIButton:0xa2]   (active)>",
            "<NSLayoutConstraint:0x4 'UISV-spacing' H:[UIButton:0xa2]-(10)-[UIButton:0xa3]   (active)>",
            "<NSLayoutConstraint:0x5 UIButton:0xa1.width == 100   (active)>",
            "<NSLayoutConstraint:0x6 UIButton:0xa2.width == 100   (active)>",
            "<NSLayoutConstraint:0x7 UIButton:0xa3.width == 100   (active)>",
            "<NSLayoutConstraint:0x8 UIStackView:0xa0.width == 300   (active)>"
        ),
        Self(
            "AppKit's stack view", 10,
            "<NSLayoutConstraint:0x1 'NSStackView.Edge.Top' V:|-(10)-[NSTextField:0xa1]   (active, names: '|':NSStackView:0xa0 )>",
            "<NSLayoutConstraint:0x2 NSTextField:0xa1.top == NSStackView:0xa0.top + 20   (active)>"
        ),
    ]

    private static let sizes: [Self] = [
        // The minimum of the second is enough for a contradiction, but the first is 130 wide, too: 260 > 200.
        Self(
            "two minima in a width", 60,
            "<NSLayoutConstraint:0x1 UIView:0xa1.width >= 130   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa2.width >= 130   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(0)-[UIView:0xa1]   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x4 H:[UIView:0xa1]-(>=0)-[UIView:0xa2]   (active)>",
            "<NSLayoutConstraint:0x5 H:[UIView:0xa2]-(0)-|   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x6 H:[UIView:0xa0(<=200)]   (active)>"
        ),
        // A third each plus two gaps of 8.
        Self(
            "three thirds and gaps", 16,
            "<NSLayoutConstraint:0x1 A.width == 0.25*S.width   (active)>",
            "<NSLayoutConstraint:0x2 B.width == 0.75*S.width   (active)>",
            "<NSLayoutConstraint:0x3 A.left == S.left   (active)>",
            "<NSLayoutConstraint:0x4 B.left == A.right + 16   (active)>",
            "<NSLayoutConstraint:0x5 B.right == S.right   (active)>"
        ),
        // 16:9 of 320 is 180.
        Self(
            "an aspect ratio between fixed sizes", 20,
            "<NSLayoutConstraint:0x1 UIImageView:0xa1.height == 0.5625*UIImageView:0xa1.width   (active)>",
            "<NSLayoutConstraint:0x2 UIImageView:0xa1.width == 320   (active)>",
            "<NSLayoutConstraint:0x3 UIImageView:0xa1.height == 200   (active)>"
        ),
        Self(
            "a wrong sign at the bottom", 40,
            "<NSLayoutConstraint:0x1 V:|-(20)-[UIView:0xa1]   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x2 UIView:0xa1.bottom == UIView:0xa0.bottom + 20   (active)>",
            "<NSLayoutConstraint:0x3 UIView:0xa1.height == UIView:0xa0.height - 40   (active)>"
        ),
        Self(
            "a size with identifiers in place of items", 6,
            "<NSLayoutConstraint:0x1 Toolbar.icon.width == 24   (active, names: Toolbar.icon:0xa1 )>",
            "<NSLayoutConstraint:0x2 H:|-(3)-[Toolbar.icon]   (active, names: Toolbar.icon:0xa1, '|':Bar:0xa0 )>",
            "<NSLayoutConstraint:0x3 H:[Toolbar.icon]-(3)-|   (active, names: Toolbar.icon:0xa1, '|':Bar:0xa0 )>",
            "<NSLayoutConstraint:0x4 Bar:0xa0.width == 24   (active)>"
        ),
        Self(
            "a frame that places a view, and constraints", 70,
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0xa1.midY == + 70   (active, names: '|':UIView:0xa0 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UIView:0xa1.height == 0   (active)>",
            "<NSLayoutConstraint:0x3 V:|-(0)-[UIView:0xa1]   (active, names: '|':UIView:0xa0 )>"
        ),
        // A mask that gives place and size, and constraints for another place and another size.
        Self(
            "a mask with two conflicts", 20, broken: 3,
            "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UILabel:0xa1.minX == 0   (active, names: '|':UIView:0xa0 )>",
            "<NSAutoresizingMaskLayoutConstraint:0x2 h=--& v=--& UILabel:0xa1.width == 0   (active)>",
            "<NSLayoutConstraint:0x3 UILabel:0xa1.width == 100   (active)>",
            "<NSLayoutConstraint:0x4 H:|-(20)-[UILabel:0xa1]   (active, names: '|':UIView:0xa0 )>"
        ),
    ]

    private static let others: [Self] = [
        Self(
            "standard spacing in AppKit", 4,
            "<NSLayoutConstraint:0x1 H:[NSButton:0xa1'OK']-(NSSpace(8))-[NSButton:0xa2'Cancel']>",
            "<NSLayoutConstraint:0x2 H:[NSButton:0xa1'OK']-(>=12)-[NSButton:0xa2'Cancel']>"
        ),
        // 8 + 44 + 8 = 60 above the safe area's bottom; the guide is 50 below the top.
        Self(
            "the safe area", 10,
            "<NSLayoutConstraint:0x1 V:|-(8)-[UIButton:0xa1'Pay']   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x2 UIButton:0xa1'Pay'.height == 44   (active)>",
            "<NSLayoutConstraint:0x3 UIButton:0xa1'Pay'.bottom <= UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide'.bottom - 8   (active)>",
            "<NSLayoutConstraint:0x4 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xa2'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x5 'UIView-Encapsulated-Layout-Height' UIView:0xa0.height == 84   (active)>"
        ),
        Self(
            "margins of a view", 4,
            "<NSLayoutConstraint:0x1 'UIView-leftMargin-guide-constraint' H:|-(16)-[UILayoutGuide:0xa2'UIViewLayoutMarginsGuide'](LTR)   (active, names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x2 UILabel:0xa1.left == UIView:0xa0.leftMargin   (active)>",
            "<NSLayoutConstraint:0x3 H:|-(12)-[UILabel:0xa1](LTR)   (active, names: '|':UIView:0xa0 )>"
        ),
        Self(
            "Interface Builder's own constraints", 11,
            "<NSIBPrototypingLayoutConstraint:0x1 'IB auto generated at build time for view with fixed frame' V:[UILabel:0xa1(21)]   (active)>",
            "<NSLayoutConstraint:0x2 V:[UILabel:0xa1(32)]   (active)>"
        ),
        Self(
            "layout guides of the bars", 20,
            "<_UILayoutSupportConstraint:0x1 V:[_UILayoutGuide:0xa1(64)]>",
            "<_UILayoutSupportConstraint:0x2 V:|-(0)-[_UILayoutGuide:0xa1]   (Names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x3 V:[_UILayoutGuide:0xa1]-(0)-[UIView:0xa2]   (Names: '|':UIView:0xa0 )>",
            "<NSLayoutConstraint:0x4 V:|-(44)-[UIView:0xa2]   (Names: '|':UIView:0xa0 )>"
        ),
        Self(
            "the content of a scroll view", 5,
            "<_UIScrollViewAutomaticContentSizeConstraint:0x1 UITextView:0xa1.contentHeight{id: 178} == -5.000000>"
        ),
        Self(
            "centers", 15,
            "<NSLayoutConstraint:0x1 UIView:0xa1.centerX == UIView:0xa0.centerX   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa1.width == 100   (active)>",
            "<NSLayoutConstraint:0x3 UIView:0xa0.width == 300   (active)>",
            "<NSLayoutConstraint:0x4 H:|-(115)-[UIView:0xa1]   (active, names: '|':UIView:0xa0 )>"
        ),
        Self(
            "different text baselines, which are not printed", nil,
            "<NSLayoutConstraint:0x1 UILabel:0xa1.firstBaseline == UILabel:0xa2.firstBaseline   (active)>",
            "<NSLayoutConstraint:0x2 UILabel:0xa1.top == UILabel:0xa2.top + 3   (active)>"
        ),
        Self(
            "a minimum above a maximum that something else limits as well", 40,
            "<NSLayoutConstraint:0x1 UIView:0xa1.width >= 120   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa1.width <= 100   (active)>",
            "<NSLayoutConstraint:0x3 UIView:0xa1.width <= 80   (active)>"
        ),
        Self(
            "the same attribute three times", 30, broken: 1,
            "<NSLayoutConstraint:0x1 UIView:0xa1.width == 100   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0xa1.width == 130   (active)>",
            "<NSLayoutConstraint:0x3 UIView:0xa1.width == 100   (active)>"
        ),
    ]
}
