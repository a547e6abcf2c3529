import Foundation
import Testing
import UIKit
import UIKitTesting

/// Sections of items of given sizes, with a header and a footer.
@MainActor
private class Source: NSObject, UICollectionViewDataSource {
    let sizes: [[CGSize]]
    var supplements: [UICollectionReusableView] = []

    init(_ sizes: [[CGSize]]) { self.sizes = sizes }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sizes[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let (cell, size) = (UICollectionViewCell(frame: .zero), sizes[indexPath.section][indexPath.item])
        let content = UIView()
        cell.contentView.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: size.width),
            content.heightAnchor.constraint(equalToConstant: size.height),
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        supplements.append(view)
        return view
    }
}

/// A source that also determines the sizes of the items.
private final class SizingSource: Source, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
}

/// A source that determines everything, for each section.
private final class DecidingSource: Source, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: CGFloat(4 + section)) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(5 + section) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { CGFloat(6 + section) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { section == 0 ? .zero : CGSize(width: 0, height: 7) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { section == 1 ? .zero : CGSize(width: 0, height: 8) }
}

@Suite("A flow layout")
@MainActor
struct FlowLayoutTests {
    /// Items of 60 to 120 points, in an area that is 300 points wide.
    private let sizes: [[CGSize]] = [
        [
            CGSize(width: 120, height: 40), CGSize(width: 80, height: 20), CGSize(width: 60, height: 30),
            CGSize(width: 100, height: 50), CGSize(width: 95, height: 10),
        ],
        [CGSize(width: 70, height: 40), CGSize(width: 250, height: 20)],
        [],
    ]

    private func turned(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
    private func turned(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }

    private func show(
        _ source: Source, _ layout: UICollectionViewFlowLayout, _ size: CGSize, inset: UIEdgeInsets = .zero,
        isMirrored: Bool = false
    ) -> UICollectionView {
        let list = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        list.contentInset = inset
        if isMirrored { list.semanticContentAttribute = .forceRightToLeft }
        list.dataSource = source
        list.delegate = source as? any UICollectionViewDelegate
        list.layoutIfNeeded()
        return list
    }

    /// A layout with insets, spacing, headers and footers.
    private func layout() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 20)
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 6)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 2, height: 15)
        return layout
    }

    /// Between insets of 10 and 20, 270 points hold 120 and 80 but, with gaps of 8, not 60 as well, and then 60 and 100 but
    /// not 95. The items of a line are centered vertically.
    private let items = [
        CGRect(x: 10, y: 35, width: 120, height: 40), CGRect(x: 200, y: 45, width: 80, height: 20),
        CGRect(x: 10, y: 91, width: 60, height: 30), CGRect(x: 180, y: 81, width: 100, height: 50),
        CGRect(x: 10, y: 137, width: 95, height: 10),
        // The first section ends at 147 + 7 + 15. A single item in a line that is not the last is in its middle.
        CGRect(x: 110, y: 204, width: 70, height: 40), CGRect(x: 10, y: 250, width: 250, height: 20),
    ]
    private let supplements = [
        CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 154, width: 300, height: 15),
        CGRect(x: 0, y: 169, width: 300, height: 30), CGRect(x: 0, y: 277, width: 300, height: 15),
        CGRect(x: 0, y: 292, width: 300, height: 30), CGRect(x: 0, y: 334, width: 300, height: 15),
    ]

    @Test("has lines of items with gaps between them, within the insets, from header to footer, section by section")
    func vertical() {
        let source = SizingSource(sizes)
        let list = show(source, layout(), CGSize(width: 300, height: 500))
        #expect(list.visibleCells.map(\.frame) == items)
        #expect(source.supplements.map(\.frame) == supplements)
        #expect(list.contentSize == CGSize(width: 300, height: 349))
    }

    @Test("that scrolls horizontally is the same with width and height exchanged")
    func horizontal() {
        let source = SizingSource(sizes.map { $0.map(turned) })
        let layout = layout()
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
        layout.headerReferenceSize = CGSize(width: 30, height: 1)
        layout.footerReferenceSize = CGSize(width: 15, height: 2)
        let list = show(source, layout, CGSize(width: 500, height: 300))
        #expect(list.visibleCells.map(\.frame) == items.map(turned))
        #expect(source.supplements.map(\.frame) == supplements.map(turned))
        #expect(list.contentSize == CGSize(width: 349, height: 300))
    }

    @Test("is mirrored from right to left, and leaves room for the insets of the collection")
    func mirrored() {
        let source = SizingSource(sizes)
        let inset = UIEdgeInsets(top: 3, left: 40, bottom: 2, right: 60)
        let list = show(source, layout(), CGSize(width: 400, height: 500), inset: inset, isMirrored: true)
        func mirrored(_ rect: CGRect) -> CGRect {
            CGRect(x: 300 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        #expect(list.visibleCells.map(\.frame) == items.map(mirrored))
        #expect(source.supplements.map(\.frame) == supplements.map(mirrored))
        let turnedSource = SizingSource(sizes.map { $0.map(turned) })
        let layout = layout()
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 10, left: 5, bottom: 20, right: 7)
        (layout.headerReferenceSize, layout.footerReferenceSize) = (.zero, .zero)
        let sides = UIEdgeInsets(top: 40, left: 3, bottom: 60, right: 2)
        let turnedList = show(turnedSource, layout, CGSize(width: 500, height: 400), inset: sides)
        #expect(turnedList.visibleCells.map(\.frame.minY) == items.map(\.minX))
        #expect(turnedList.contentSize.height == 300 && turnedSource.supplements.isEmpty)
    }

    @Test("takes insets, spacing and the sizes of headers and footers from the delegate, for each section")
    func delegate() {
        let square = CGSize(width: 40, height: 40)
        let source = DecidingSource([[square, square, square], [square, square, square]])
        let list = show(source, UICollectionViewFlowLayout(), CGSize(width: 100, height: 500))
        // 94 points hold two items with a gap of 6, which grows to 14; in the second section, 93 hold two with 13.
        #expect(list.visibleCells.map(\.frame.minX) == [2, 56, 2, 2, 55, 2])
        // A footer of 8 points, and a header of 7 in the second section.
        #expect(list.visibleCells.map(\.frame.minY) == [1, 1, 46, 105, 105, 151])
        #expect(source.supplements.map(\.frame.minY) == [89, 97])
        #expect(list.contentSize.height == 194)
    }

    @Test("has items of its own size where neither the delegate nor the content determines it")
    func itemSize() {
        let source = Source([[.zero, .zero, .zero]])
        let layout = UICollectionViewFlowLayout()
        let list = show(source, layout, CGSize(width: 120, height: 500))
        #expect(list.visibleCells.map(\.frame.size) == Array(repeating: CGSize(width: 50, height: 50), count: 3))
        #expect(list.visibleCells.map(\.frame.minX) == [0, 70, 0] && list.visibleCells[2].frame.minY == 60)
        layout.itemSize = CGSize(width: 30, height: 20)
        list.layoutIfNeeded()
        #expect(list.visibleCells.map(\.frame.minX) == [0, 45, 90])
        #expect(list.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 30, height: 20) })
    }

    @Test(
        "has items as large as their content if their size is estimated",
        arguments: [CGSize(width: 50, height: 50), UICollectionViewFlowLayout.automaticSize])
    func estimated(size: CGSize) {
        let source = Source([
            [CGSize(width: 60, height: 20), CGSize(width: 30, height: 40), CGSize(width: 30, height: 40)]
        ])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = size
        let list = show(source, layout, CGSize(width: 120, height: 500))
        #expect(list.visibleCells.map(\.frame.size) == source.sizes[0])
        // The first line leaves 20 points between its items; the last line has the minimum gap.
        #expect(list.visibleCells.map(\.frame.minX) == [0, 90, 0])
        #expect(list.visibleCells.map(\.frame.minY) == [10, 0, 50])
    }

    private final class WrappingSource: Source {
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let (cell, label) = (UICollectionViewCell(frame: .zero), UILabel())
            label.text = Array(repeating: "word", count: 30).joined(separator: " ")
            cell.contentView.fill(with: label, vertically: 0, horizontally: 0)
            return cell
        }
    }

    @Test("has items no wider than their line, in which their texts wrap")
    func wrapped() {
        let source = WrappingSource([[.zero]])
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
        let list = show(source, layout, CGSize(width: 200, height: 500))
        let frame = list.visibleCells[0].frame
        #expect(frame.minX == 10 && frame.width == 160 && frame.height > 60)
        layout.scrollDirection = .horizontal
        list.layoutIfNeeded()
        #expect(list.visibleCells[0].frame.width > 400 && list.visibleCells[0].frame.height < 30)
    }

    @Test("puts items on pixels")
    func pixels() {
        final class Controller: UICollectionViewController {
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        }
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 30, height: 25), 0)
        layout.minimumLineSpacing = 0.3
        layout.sectionInset.top = 0.2
        let controller = Controller(collectionViewLayout: layout)
        let device = TestDevice(size: Size(width: 101, height: 200), displayScale: 2)
        _ = TestScreen(device) { controller }
        // Gaps of 5.5 are between three items; 0.2 is rounded to no pixel.
        #expect(controller.collectionView.visibleCells.map(\.frame.minX) == [0, 35.5, 71])
        #expect(controller.collectionView.visibleCells.allSatisfy { $0.frame.minY == 0 })
    }

    @Test("lists what is in a rectangle: header, items, footer, each section in turn")
    func elements() {
        let layout = layout()
        let list = show(SizingSource(sizes), layout, CGSize(width: 300, height: 500))
        let all = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 300, height: 400)) ?? []
        let names = all.map { element -> String in
            let kind =
                element.representedElementKind == UICollectionView.elementKindSectionHeader
                ? "header" : element.representedElementKind == nil ? "item" : "footer"
            return "\(element.indexPath.section) \(kind) \(element.indexPath.item)"
        }
        #expect(
            names == [
                "0 header 0", "0 item 0", "0 item 1", "0 item 2", "0 item 3", "0 item 4", "0 footer 0", "1 header 0",
                "1 item 0", "1 item 1", "1 footer 0", "2 header 0", "2 footer 0",
            ])
        let some = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 100, width: 50, height: 40)) ?? []
        #expect(some.map(\.indexPath.item) == [2, 4])
        #expect(list.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame == items[3])
        #expect(list.layoutAttributesForItem(at: IndexPath(item: 9, section: 0)) == nil)
        #expect(list.indexPathForItem(at: CGPoint(x: 181, y: 82)) == IndexPath(item: 3, section: 0))
        #expect(list.indexPathForItem(at: CGPoint(x: 179, y: 82)) == nil)
    }
}
