/// A view or a table row that breaks across pages, as slices.
final class SlicedView {
    let block: Int
    /// The contents of each slice, relative to the slice's top-left corner.
    private let parts: [[LayoutSnapshot.Entry]]
    private let snapshot: LayoutSnapshot
    /// The contents of the repeated header, found when they are first needed.
    private var header: [LayoutSnapshot.Entry]?

    /// The slices of a view that has the given measured height.
    convenience init(_ view: View, block: Int, height: Double, _ slices: [Slice], _ document: Document) {
        let galley = Galley(document)
        galley.place(view, in: Rect(x: 0, y: 0, width: document.bodySize.width, height: height))
        self.init(galley, block: block, slices)
    }

    /// The slices of the contents of a tree.
    init(_ galley: Galley, block: Int, _ slices: [Slice]) {
        galley.root.layoutIfNeeded()
        self.block = block
        snapshot = LayoutSnapshot(of: galley.root)
        parts = snapshot.entries(in: slices)
    }

    /// A slice at a position on a page, clipped if its contents extend beyond the slice.
    func entries(_ index: Int, in rect: Rect) -> [LayoutSnapshot.Entry] { SlicedView.entries(parts[index], in: rect) }

    /// The contents above the given height, which is the same on all pages, at a position on a page.
    func header(to height: Double, in rect: Rect) -> [LayoutSnapshot.Entry] {
        let found = header ?? snapshot.entries(in: [LayoutSnapshot.Strip(from: 0, to: height)])[0]
        header = found
        return SlicedView.entries(found, in: rect)
    }

    private static func entries(_ entries: [LayoutSnapshot.Entry], in rect: Rect) -> [LayoutSnapshot.Entry] {
        let isInside = entries.allSatisfy { $0.rectInRoot.minY >= -0.01 && $0.rectInRoot.maxY <= rect.height + 0.01 }
        let moved = entries.map { $0.moved(by: rect.origin, depth: isInside ? 0 : 1) }
        return isInside ? moved : [LayoutSnapshot.Entry(clipping: rect, name: "slice")] + moved
    }
}
