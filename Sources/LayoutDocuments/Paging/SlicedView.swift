/// A view or a table row that breaks across pages, as slices.
struct SlicedView {
    let block: Int
    /// The contents of each slice, relative to the slice's top-left corner.
    private let parts: [[LayoutSnapshot.Entry]]
    private let snapshot: LayoutSnapshot

    /// The slices of a view that has the given measured height.
    init(_ view: View, block: Int, height: Double, _ slices: [Slice], _ document: Document) {
        let galley = Galley(document, size: Size(width: document.bodySize.width, height: height))
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

    /// The contents above the given height, at a position on a page.
    func header(to height: Double, in rect: Rect) -> [LayoutSnapshot.Entry] {
        let strip = LayoutSnapshot.Strip(from: 0, to: height)
        return SlicedView.entries(snapshot.entries(in: [strip])[0], in: rect)
    }

    private static func entries(_ entries: [LayoutSnapshot.Entry], in rect: Rect) -> [LayoutSnapshot.Entry] {
        let isInside = entries.allSatisfy { $0.rectInRoot.minY >= -0.01 && $0.rectInRoot.maxY <= rect.height + 0.01 }
        let moved = entries.map { $0.moved(by: rect.origin, depth: isInside ? 0 : 1) }
        return isInside ? moved : [LayoutSnapshot.Entry(clipping: rect, name: "slice")] + moved
    }
}
