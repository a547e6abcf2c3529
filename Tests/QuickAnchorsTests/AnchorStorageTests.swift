import AutoLayout
import Testing

@testable import QuickAnchorsCore

/// The conditions under which a list of anchors can soundly be read as a list of their contents.
@Suite("How anchors are stored")
struct AnchorStorageTests {
    @Test("An anchor is stored like its only property")
    func layout() {
        #expect(MemoryLayout<QuickAnchor>.size == MemoryLayout<UnboundConstraint>.size)
        #expect(MemoryLayout<QuickAnchor>.stride == MemoryLayout<UnboundConstraint>.stride)
        #expect(MemoryLayout<QuickAnchor>.alignment == MemoryLayout<UnboundConstraint>.alignment)
        #expect(Mirror(reflecting: topToTop(1)).children.map(\.label) == ["unbound"])
    }

    @Test("A list of anchors can be read as a list of their contents, which outlives it")
    func list() {
        let named = View()
        var anchors: [QuickAnchor] = (0..<100).map { index in
            var anchor = index % 2 == 0 ? topToTop(named, Double(index)) : heightToConstant(Double(index))
            anchor.identifier = "an identifier too long to be stored in place \(index)"
            return anchor
        }
        let unbound = anchors.unbound
        #expect(unbound.map(\.value.constant) == anchors.map(\.constant))
        #expect(unbound.map(\.identifier) == anchors.map(\.identifier))
        #expect(unbound.map { $0.named === named.layoutNode } == (0..<100).map { $0 % 2 == 0 })
        // Changing an anchor copies the list, as with any shared array.
        anchors[0].constant = 7
        #expect(unbound[0].value.constant == 0)
        anchors.removeAll()
        #expect(unbound.last?.identifier == "an identifier too long to be stored in place 99")
        #expect([QuickAnchor]().unbound.isEmpty)
    }
}
