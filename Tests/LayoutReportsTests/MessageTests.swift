import Testing

@testable import LayoutReports

/// What the systems print about constraints besides conflicts.
@Suite("A message that reports no conflict")
struct MessageTests {
    @Test(
        "is recognized by its words",
        arguments: [
            (
                """
                The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x17009cbb0 UIImageView:0x1701fea00.bottom == UILabel:0x13cd13800.centerY>
                    When added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView _viewHierarchyUnpreparedForConstraint:] to debug.
                *** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: 'Impossible to set up layout with view hierarchy unprepared for constraint.'
                """, LayoutMessage.hierarchyNotPrepared, 1
            ),
            (
                "*** Terminating app due to uncaught exception 'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint:0x174094f10 UIView:0x13dd0a0d0.top == UILabel:0x13dd0b3f0.bottom + 8> view:<UIView: 0x13dd0a0d0; frame = (0 0; 0 0); layer = <CALayer: 0x17022f0c0>>'",
                .itemOutsideView, 1
            ),
            (
                "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x1 \"UILabel:0x2.leading\"> and <NSLayoutXAxisAnchor:0x3 \"UIView:0x4.leading\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.",
                .noCommonAncestor, 0
            ),
            (
                "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table view cell's content view. We're considering the collapse unintentional and using standard height instead. Cell: <UITableViewCell: 0x7fa>",
                .collapsedCell, 0
            ),
            (
                "The behavior of the UICollectionViewFlowLayout is not defined because:\nthe item height must be less than the height of the UICollectionView",
                .flowLayoutTooSmall, 0
            ),
            (
                "reason: '*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: Invalid pairing of layout attributes'",
                .invalidPairing, 0
            ),
            (
                "reason: 'NSLayoutConstraint for <UIView: 0x1>: A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.'",
                .positionWithoutItem, 0
            ),
            (
                "reason: 'Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority 750 and the existing priority was 1000.'",
                .changedRequirement, 0
            ),
            ("reason: 'Unable to parse constraint format: \n|-[a]-\n     ^'", .invalidFormat, 0),
        ])
    func words(text: String, message: LayoutMessage, constraints: Int) throws {
        let reports = ConflictReport.all(in: text)
        #expect(reports.map { $0.message } == [message])
        let report = try #require(reports.first)
        #expect(report.constraints.count == constraints)
        let explanation = report.explanation
        #expect(explanation.conflict == nil)
        #expect(explanation.note?.hasPrefix("This is not a conflict. ") == true)
        #expect(explanation.advice.count == 1)
    }

    @Test("is explained with the constraint that it is about, even one that nothing satisfies")
    func explanation() throws {
        let text =
            "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x1 UIView:0x2.width == - 4>"
        #expect(
            ConflictReport.all(in: text).map { "\($0.explanation)" } == [
                """
                This is not a conflict. A constraint was added to a view that does not contain
                both of its items. The constraint is that UIView's width is -4.
                To fix it: add the views to their superviews first, then set the constraint's
                isActive to true, which finds the view to add it to.
                """
            ])
    }

    @Test("lists what a trace of the views calls ambiguous")
    func trace() {
        let text = """
            View has an ambiguous layout. See "Auto Layout Guide: Ambiguous Layouts" for help debugging. Displaying synopsis from invoking -[UIView _autolayoutTrace] to provide additional detail.

            •UIWindow:0x7fc
            |   •UIView:0x7fd
            |   |   *UILabel:0x78f31230- AMBIGUOUS LAYOUT for UILabel:0x78f31230.minY{id: 1860}
            |   |   *UILabel:0x78f316e0'115 ST'- AMBIGUOUS LAYOUT for UILabel:0x78f316e0'115 ST'.minY{id: 8}, UILabel:0x78f316e0'115 ST'.Height{id: 12}

            Legend:
            \t* - is laid out with auto layout
            """
        let reports = ConflictReport.all(in: text)
        #expect(reports.map { $0.message } == [.ambiguousLayout])
        #expect(
            reports.first?.explanation.note
                == "This is not a conflict. Constraints leave positions or sizes open, so the system chooses them. Open:"
                + " UILabel's top, UILabel \"115 ST\"'s top, UILabel \"115 ST\"'s height.")
        let old = "*<UIWindow:0x1> - AMBIGUOUS LAYOUT\n|   *<UILabel:0x2> - AMBIGUOUS LAYOUT\n"
        #expect(ConflictReport.all(in: old).map { $0.message } == [.ambiguousLayout])
    }

    @Test("is separate from the conflicts before and after it")
    func between() {
        let unprepared = "The view hierarchy is not prepared for the constraint: \(Sample.width)\n"
        let ambiguous = "*<UILabel:0x2> - AMBIGUOUS LAYOUT\n"
        let text = Sample.conflict + unprepared + unprepared + Sample.conflict + ambiguous + Sample.conflict
        let reports = ConflictReport.all(in: text)
        #expect(
            reports.map { $0.message } == [
                nil, .hierarchyNotPrepared, .hierarchyNotPrepared, nil, .ambiguousLayout, nil,
            ])
        #expect(reports.map { $0.constraints.count } == [5, 1, 1, 5, 0, 5])
        #expect(reports.map { $0.explanation.conflict?.gap } == [16, nil, nil, 16, nil, 16])
    }

    @Test("is not confused with a list whose header was lost")
    func headless() {
        let text = "*<UILabel:0x2> - AMBIGUOUS LAYOUT\n" + Sample.list(Sample.lines)
        #expect(ConflictReport.all(in: text).map { $0.constraints.count } == [0, 5])
    }
}

@Suite("A header without its list")
struct BareHeaderTests {
    private static let header = "Unable to simultaneously satisfy constraints.\n"

    @Test(
        "is explained as such",
        arguments: [
            header, header + Sample.boilerplate,
            header + "(\n\"\",\n\"\"\n)\nWill attempt to recover by breaking constraint\n"
                + "Break on objc_exception_throw to catch this in the debugger.\n",
        ])
    func alone(text: String) {
        #expect(ConflictReport.all(in: text).map { $0.explanation.note } == ["The list of constraints is missing."])
    }

    @Test("does not count if it is only quoted in the text around a report")
    func quoted() {
        let text = "I get \"Unable to simultaneously satisfy constraints\" as follows:\n" + Sample.conflict
        #expect(ConflictReport.all(in: text).map { $0.constraints.count } == [5])
    }
}

@Suite("Entities of HTML")
struct EntityTests {
    @Test(
        "are decoded wherever they occur, even if they were encoded twice",
        arguments: [
            ("&lt;a&gt; &amp; &quot;b&quot;", "<a> & \"b\""), ("&#x27;|&#39;&apos;", "'|''"),
            ("&amp;lt;&amp;#x3C;&amp;amp;", "<<&"), ("&#x1F600;&#8217;", "😀’"), ("&", "&"),
            ("&#;&#x;&#xD800;&lt", "&#;&#x;&#xD800;&lt"),
            ("a &nbsp;b&ndash;", "a  b–"),
        ])
    func decoded(text: String, expected: String) {
        #expect(String(decoding: EntityDecoder.decoded(Array(text.utf8)), as: UTF8.self) == expected)
    }

    @Test("do not change what a report means")
    func report() {
        func encode(_ text: String, _ table: [Character: String]) -> String {
            text.map { table[$0] ?? String($0) }.joined()
        }
        let plain = ConflictReport.all(in: Sample.conflict).map { $0.explanation }
        for table: [Character: String] in [
            ["<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#x27;", "&": "&amp;"],
            ["<": "&#60;", ">": "&#62;", "\"": "&#34;", "'": "&#39;", "&": "&#38;"],
            ["<": "&amp;lt;", ">": "&amp;gt;", "\"": "&amp;quot;", "'": "&amp;#x27;"],
        ] {
            #expect(ConflictReport.all(in: encode(Sample.conflict, table)).map { $0.explanation } == plain)
        }
    }
}
