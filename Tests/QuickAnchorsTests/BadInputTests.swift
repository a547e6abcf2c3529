import QuickAnchors
import Testing

@Suite("Bad input in a list of paddings stops the program")
struct BadPaddingTests {
    @Test("where there are not four")
    func count() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [10, 20, nil], fileID: "App/Card.swift", line: 12)
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("App/Card.swift:12: quickAdd expects four paddings"))
        #expect(words.contains("but got 3: write nil for each edge that stays free\n"))
    }

    @Test("where there are not four, with a tuple among them")
    func untypedCount() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [(View(), 10), 20, nil, 4, 5], fileID: "App/Card.swift", line: 12)
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("App/Card.swift:12: quickAdd expects four paddings"))
        #expect(words.contains("but got 5\n"))
    }

    @Test("where one is a string")
    func word() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [10, 20, "thirty", nil], fileID: "App/Card.swift", line: 12)
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("App/Card.swift:12: quickAdd expects four paddings"))
        #expect(words.contains("but one is \"thirty\"\n"))
    }

    @Test("where one is text or a view or a tuple in the wrong order, which is shown beside what to write")
    func corrections() async throws {
        let text = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), ["8", 8, 8, View(name: "w")])
            })
        #expect(String(decoding: text.standardErrorContent, as: UTF8.self).contains("one is \"8\": write 8\n"))
        let view = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [8, 8, 8, View(name: "w")])
            })
        #expect(String(decoding: view.standardErrorContent, as: UTF8.self).contains("one is w: write (w, 0)\n"))
        let tuple = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [8, 8, 8, (10, View(name: "w"))])
            })
        #expect(String(decoding: tuple.standardErrorContent, as: UTF8.self).contains("one is (10, w): write (w, 10)\n"))
    }

    @Test("where one is an anchor, which is shown as it was written")
    func anchor() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let red = View(name: "red")
                let anchor = heightToRelatedView(red, atLeast: 8, multiplier: 0.5).priority(750)
                View().quickAdd(red, [10, 20, anchor, nil])
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("as heightToRelatedView(red, atLeast: 8, multiplier: 0.5).priority(750) and 10\n"))
    }

    @Test("where one is a tuple of the wrong order, which is shown as it was written")
    func tupleWords() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [("10", View(name: "red"), 2.5), 20, nil, nil])
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(words.contains("one is (\"10\", red, 2.5)\n"))
    }

    @Test("where it mixes paddings with anchors, one of each of which is shown")
    func mixed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(View(), [topToTop(10), 8], fileID: "App/Card.swift", line: 12)
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(
            words.contains(
                "App/Card.swift:12: quickAdd cannot have both anchors and paddings in a list, as topToTop(10) and 8\n"))
    }

    @Test("where one is a view without a number")
    func view() async {
        await #expect(processExitsWith: .failure) { View().quickAdd(View(), [10, View(), 20, nil]) }
    }

    @Test("where one is a tuple of other types")
    func tuples() async {
        await #expect(processExitsWith: .failure) { View().quickAdd(View(), [(10, View()), 20, 20, nil]) }
        await #expect(processExitsWith: .failure) { View().quickAdd(View(), [(View(), "10"), 20, 20, nil]) }
        await #expect(processExitsWith: .failure) { View().quickAdd(View(), [(View(), 1, 2), 20, 20, nil]) }
    }
}

@Suite("An anchor that cannot take effect stays inactive, with a diagnostic")
struct BadAnchorTests {
    let parent = View(name: "parent")
    let child = View(name: "child")
    let red = View(name: "red")

    init() {
        for view in [parent, child, red] { view.layoutDiagnosticHandler = { _ in } }
    }

    private func expectOne(
        _ kind: LayoutDiagnostic.Kind, in view: View, for constraint: LayoutConstraint, naming words: String...
    ) {
        let diagnostics = view.layoutDiagnostics
        #expect(!constraint.isActive)
        #expect(diagnostics.map(\.kind) == [kind])
        #expect(diagnostics.first?.viewName == "child")
        #expect(diagnostics.first?.location == constraint.location)
        #expect(constraint.location.fileID == #fileID)
        for word in words { #expect(diagnostics.first?.message.contains(word) == true, "\(diagnostics)") }
    }

    @Test("where it needs a parent that the view does not have; the others take effect")
    func noParent() {
        let added = child.activateQuickAnchors([heightToConstant(10), topToTop(10)])
        #expect(added[0].isActive)
        expectOne(.invalidConstraint, in: child, for: added[1], naming: "child.top")
    }

    @Test("where it needs a safe area or margins and the view has no parent")
    func noParentGuide() {
        expectOne(
            .invalidConstraint, in: child, for: child.activateQuickAnchors([topToSafeArea()])[0], naming: "child.top")
        let other = View(name: "child")
        other.layoutDiagnosticHandler = { _ in }
        expectOne(
            .invalidConstraint, in: other, for: other.activateQuickAnchors([leadingToMargin()])[0],
            naming: "child.leading")
    }

    @Test("where the related view is in another tree")
    func otherTree() {
        let added = parent.quickAdd(child, [topToBottom(red, 10), leadingToLeading(4)])
        expectOne(.noCommonAncestor, in: parent, for: added[0], naming: "child.top", "red.bottom")
        #expect(added[1].isActive)
    }

    @Test("where its constant or multiplier is not finite", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ number: Double) {
        let added = parent.quickAdd(child, [topToTop(number), leadingToLeading(4)])
        expectOne(.invalidConstraint, in: parent, for: added[0], naming: number.isNaN ? "NaN" : "\(number)")
        #expect(added[1].isActive)
        let other = View()
        other.layoutDiagnosticHandler = { _ in }
        let scaled = other.quickAdd(child, [widthToRelatedView(multiplier: number)])
        expectOne(.invalidConstraint, in: other, for: scaled[0], naming: number.isNaN ? "NaN" : "\(number)")
    }

    @Test("where its number is missing, and it is not related to anything")
    func noNumber() {
        let added = parent.quickAdd(child, [heightToConstant(), leadingToLeading(4)])
        expectOne(.invalidConstraint, in: parent, for: added[0], naming: "child.height", "its constant is missing")
        #expect(added[1].isActive)
        let other = View()
        other.layoutDiagnosticHandler = { _ in }
        let wide = other.quickAdd(child, [widthToConstant(multiplier: 2).priority(750)])
        expectOne(.invalidConstraint, in: other, for: wide[0], naming: "child.width", "its constant is missing")
        #expect(!other.layoutDiagnostics.contains { $0.message.contains("NaN") })
    }

    @Test("where its multiplier is 0, so that it does not depend on the other item")
    func zeroMultiplier() {
        let added = parent.quickAdd(child, [aspectRatio(0), leadingToLeading(4)])
        expectOne(.invalidConstraint, in: parent, for: added[0], naming: "multiplier is 0", "on child")
        #expect(added[1].isActive)
        let other = View(name: "other")
        other.layoutDiagnosticHandler = { _ in }
        let scaled = other.quickAdd(child, [widthToRelatedView(multiplier: 0)])
        expectOne(.invalidConstraint, in: other, for: scaled[0], naming: "multiplier is 0", "on other")
    }

    @Test("where a padding is not finite")
    func notFinitePadding() {
        let added = parent.quickAdd(child, [10, .points(.nan), nil, nil])
        expectOne(.invalidConstraint, in: parent, for: added[1], naming: "child.leading")
        #expect(added[0].isActive)
    }

    @Test("where its priority is not in (0, 1000]", arguments: [0, -1, 1000.5, .nan])
    func priority(_ priority: Double) {
        let added = parent.quickAdd(child, [topToTop(1).priority(LayoutPriority(priority))])
        expectOne(.invalidConstraint, in: parent, for: added[0], naming: priority.isNaN ? "NaN" : "\(priority)")
    }

    @Test("where a constant size is related to a view")
    func relatedNumber() {
        parent.addSubview(red)
        let added = parent.quickAdd(child, [heightToConstant(red, 10)])
        expectOne(.invalidConstraint, in: parent, for: added[0], naming: "child.height")
    }

    @Test("where a view is added to itself or to a view inside it")
    func cycle() {
        parent.quickAdd(child, 10)
        let added = child.quickAdd(parent, 10) + parent.quickAdd(parent, [topToTop(4)])
        #expect(added.allSatisfy { !$0.isActive })
        #expect(parent.layoutDiagnostics.map(\.kind) == [.hierarchyCycle, .hierarchyCycle])
        #expect(parent.superview == nil)
    }
}

@Suite("A content priority stops the program")
struct ConditionalContentTests {
    private static let sentence =
        "sets a priority of content, which has no condition: set the priority in a closure of observe"

    private func expect(_ result: ExitTest.Result?, _ call: String) throws {
        let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(words.contains("BadInputTests.swift:"))
        #expect(words.contains("an anchor \(call) \(Self.sentence)"), "\(words)")
    }

    @Test("if it has a condition of its own")
    func own() async throws {
        try expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(Label("x"), [topToTop(), horizontalHugging(77).when(.width(below: 600))])
            }, "horizontalHugging(77).when(.width(below: 600))")
    }

    @Test("if its call has a condition")
    func call() async throws {
        try expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(Label("x"), [topToTop(), verticalCompressionResistance(77)], when: .compact)
            }, "verticalCompressionResistance(77)")
        try expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                View().quickAdd(Label("x"), [1, 2, 3, 4], [horizontalHugging(77)], when: .compact)
            }, "horizontalHugging(77)")
        try expect(
            await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Label("x").activateQuickAnchors([horizontalHugging(77)], when: .compact)
            }, "horizontalHugging(77)")
    }
}
