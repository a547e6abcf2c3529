import QuickAnchorKinds
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// The tests run one at a time, since they share the setting `QuickAnchorSettings.identifiesConstraints`.
@Suite("Identifiers that say where a constraint was written", .serialized)
@MainActor
struct IdentifierTests {
    let parent = Canvas()
    let child = Canvas()

    /// Optimized builds do not identify constraints unless they are told to.
    init() {
        QuickAnchorSettings.identifiesConstraints = true
    }

    @Test("are the file, the line and the name of the anchor")
    func places() {
        let line = #line
        let added = parent.quickAdd(child) {
            topToTop(10)
            heightToConstant(5)
        }
        #expect(added[0].identifier == "IdentifierTests.swift:\(line + 2) topToTop")
        #expect(added[1].identifier == "IdentifierTests.swift:\(line + 3) heightToConstant")
    }

    @Test("are those of the call for paddings")
    func paddings() {
        let line = #line + 1
        let added = parent.quickAdd(child, [1, nil, nil, .to(child)])
        #expect(added[0].identifier == "IdentifierTests.swift:\(line) topToTop")
        #expect(added[1].identifier == "IdentifierTests.swift:\(line) trailingToLeading")
    }

    @Test("yield to explicit identifiers, and are not made while they are turned off")
    func given() {
        #expect(parent.quickAdd(child, [topToTop().identifier("mine")])[0].identifier == "mine")
        QuickAnchorSettings.identifiesConstraints = false
        defer { QuickAnchorSettings.identifiesConstraints = true }
        let added = parent.quickAdd(child, [topToTop(), centerX().identifier("x")])
        #expect(added[0].identifier == nil && added[1].identifier == "x")
    }

    @Test("change to the new line when a constraint is kept in a replacement")
    func kept() {
        var added = parent.quickAdd(child, [topToTop(10)])
        let constraint = added[0]
        let line = #line + 1
        added.replace(with: [topToTop(10)])
        #expect(added[0] === constraint && constraint.identifier == "IdentifierTests.swift:\(line) topToTop")
    }

    @Test("have the names that the anchors are written with", arguments: QuickAnchorType.allCases)
    func names(_ kind: QuickAnchorType) {
        let renamed: [QuickAnchorType: String] = [
            .heightEqualToView: "heightToRelatedView", .heightEqualToConstant: "heightToConstant",
            .widthEqualToView: "widthToRelatedView", .widthEqualToConstant: "widthToConstant",
        ]
        #expect(kind.writtenName == renamed[kind] ?? "\(kind)")
    }
}
