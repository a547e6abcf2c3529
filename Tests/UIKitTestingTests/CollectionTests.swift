import Foundation
import Testing
import UIKit
import UIKitTesting

/// A layout like those that apps write for tags: it changes only the list that its superclass returns.
private final class LeftAligned: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        var (left, bottom) = (sectionInset.left, CGFloat(-1))
        for attributes in all ?? [] where attributes.representedElementCategory == .cell {
            if attributes.frame.minY >= bottom { left = sectionInset.left }
            attributes.frame.origin.x = left
            left += attributes.frame.width + minimumInteritemSpacing
            bottom = max(attributes.frame.maxY, bottom)
        }
        return all
    }
}

/// A layout that hides its second item, and orders its items from front to back.
private final class Deck: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect) ?? []
        for (index, attributes) in all.enumerated() {
            attributes.isHidden = index == 1
            attributes.zIndex = -index
        }
        return all
    }
}

/// A layout whose first item stays at the top if the layout follows the offset.
private final class Pinning: UICollectionViewFlowLayout {
    var followsOffset = true
    private(set) var preparations = 0

    override func prepare() {
        super.prepare()
        preparations += 1
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { followsOffset }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        all?.first?.frame.origin.y = collectionView?.contentOffset.y ?? 0
        return all
    }
}

private final class TintedCell: UICollectionViewCell {
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { tag = layoutAttributes.indexPath.item }
}

private final class TileController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let tiles: UICollectionView
    let widths: [CGFloat]

    init(_ layout: UICollectionViewLayout, widths: [CGFloat]) {
        self.widths = widths
        let frame = CGRect(x: 0, y: 0, width: 390, height: 600)
        tiles = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tiles.register(TintedCell.self, forCellWithReuseIdentifier: "tile")
        tiles.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        (tiles.dataSource, tiles.delegate) = (self, self)
        show(tiles, under: .never)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        widths.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[indexPath.item], height: 60) }
}

@Suite("Collection views of UIKit on Linux")
@MainActor
struct CollectionTests {
    private func tiles(_ layout: UICollectionViewLayout, _ widths: [CGFloat]) -> UICollectionView {
        let controller = TileController(layout, widths: widths)
        _ = TestScreen(TestDevice(size: Size(width: 390, height: 600))) { controller }
        return controller.tiles
    }

    private func lefts(_ widths: CGFloat...) -> [CGFloat] {
        tiles(UICollectionViewFlowLayout(), widths).visibleCells.map(\.frame.minX)
    }

    @Test("A last line of items of one size continues the grid; one of various sizes has the minimum gaps")
    func lastLine() {
        #expect(lefts(100, 100, 100, 100, 100) == [0, 145, 290, 0, 145])
        #expect(lefts(100, 100) == [0, 145])
        #expect(lefts(300, 300, 300) == [45, 45, 45])
        #expect(lefts(100, 100, 100, 100, 90) == [0, 145, 290, 0, 110])
        #expect(lefts(300, 300, 200) == [45, 45, 0])
    }

    @Test("A layout may change only its list of elements, which includes headers")
    func list() {
        let layout = LeftAligned()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let tiles = tiles(layout, [100, 100, 100, 100])
        #expect(tiles.visibleCells.map(\.frame.minX) == [0, 110, 220, 0])
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 390, height: 160)) ?? []
        #expect(all.map(\.representedElementCategory) == [.supplementaryView, .cell, .cell, .cell, .cell])
        #expect(all.first?.representedElementKind == UICollectionView.elementKindSectionHeader)
        #expect(all.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 30))
    }

    @Test("Layout attributes hide and order cells")
    func appearance() {
        let cells = tiles(Deck(), [100, 100, 100]).visibleCells
        #expect(cells.map(\.isHidden) == [false, true, false])
        #expect(cells.map(\.layer.zPosition) == [0, -1, -2])
    }

    @Test("A background lies behind the cells and fills the frame, scrolled or not")
    func background() {
        let (tiles, background) = (tiles(UICollectionViewFlowLayout(), [300, 300, 300]), UIView())
        tiles.backgroundView = background
        tiles.layoutIfNeeded()
        #expect(tiles.subviews.first === background && background.frame == CGRect(x: 0, y: 0, width: 390, height: 600))
        tiles.contentOffset.y = 50
        #expect(background.frame.minY == 50)
        tiles.frame.size.height = 500
        tiles.layoutIfNeeded()
        #expect(background.frame == CGRect(x: 0, y: 50, width: 390, height: 500))
        tiles.backgroundView = nil
        #expect(background.superview == nil)
    }

    @Test("A cell that overrides how attributes are applied still gets its frame")
    func apply() {
        let cells = tiles(UICollectionViewFlowLayout(), [100, 80]).visibleCells
        #expect(cells.map(\.frame.size) == [CGSize(width: 100, height: 60), CGSize(width: 80, height: 60)])
        #expect(cells.map(\.tag) == [0, 1])
    }

    @Test("A layout is prepared again after scrolling only if it asks for that")
    func scrolling() {
        let layout = Pinning()
        let controller = TileController(layout, widths: Array(repeating: 300, count: 20))
        let test = TestScreen(TestDevice(size: Size(width: 390, height: 600))) { controller }
        let tiles = controller.tiles
        var preparations = layout.preparations
        test.run { tiles.contentOffset.y = 50 }
        #expect(tiles.visibleCells[0].frame.minY == 50 && layout.preparations > preparations)
        layout.followsOffset = false
        preparations = layout.preparations
        test.run { tiles.contentOffset.y = 80 }
        #expect(tiles.visibleCells[0].frame.minY == 50 && layout.preparations == preparations)
        test.run {
            tiles.contentOffset.y = 90
            layout.invalidateLayout()
        }
        #expect(tiles.visibleCells[0].frame.minY == 90)
    }
}
