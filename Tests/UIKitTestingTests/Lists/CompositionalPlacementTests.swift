import Foundation
import Testing
import UIKit
import UIKitTesting

/// A collection of empty cells, or of cells with content of given sizes, and with supplementary views.
@MainActor
private final class Board: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    var content: [CGSize] = []
    var supplements: [UICollectionReusableView] = []
    private(set) var list: UICollectionView!

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        if content.indices.contains(indexPath.item) { cell.contentView.hold(content[indexPath.item]) }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = UICollectionReusableView(frame: .zero)
        if kind == "measured" { view.hold(CGSize(width: 70, height: 35)) }
        supplements.append(view)
        return view
    }

    /// Shows the sections in 400 by 600 points, or in the same area with width and height exchanged.
    func show(_ sections: [NSCollectionLayoutSection], isVertical: Bool, spacing: CGFloat = 0) -> [CGRect] {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = isVertical ? .vertical : .horizontal
        configuration.interSectionSpacing = spacing
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections[index] }, configuration: configuration)
        let size = isVertical ? CGSize(width: 400, height: 600) : CGSize(width: 600, height: 400)
        list = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        list.dataSource = self
        list.layoutIfNeeded()
        return list.visibleCells.map(\.frame)
    }
}

extension UIView {
    /// Adds a view of a size that fills this one.
    fileprivate func hold(_ size: CGSize) {
        let content = UIView()
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: size.width),
            content.heightAnchor.constraint(equalToConstant: size.height),
            content.topAnchor.constraint(equalTo: topAnchor), content.bottomAnchor.constraint(equalTo: bottomAnchor),
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}

/// Each arrangement is described once, along the direction in which the layout scrolls and across it, and compared with
/// frames that are calculated by hand for a layout that scrolls vertically. One that scrolls horizontally has the same
/// frames with width and height exchanged.
@Suite("A compositional layout, whichever way it scrolls,")
@MainActor
struct CompositionalPlacementTests {
    /// The direction in which the layout scrolls.
    @MainActor
    private struct Direction {
        let isVertical: Bool

        func size(along: NSCollectionLayoutDimension, across: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
            isVertical
                ? NSCollectionLayoutSize(widthDimension: across, heightDimension: along)
                : NSCollectionLayoutSize(widthDimension: along, heightDimension: across)
        }
        func shareAcross(_ share: CGFloat) -> NSCollectionLayoutDimension {
            isVertical ? .fractionalWidth(share) : .fractionalHeight(share)
        }
        func shareAlong(_ share: CGFloat) -> NSCollectionLayoutDimension {
            isVertical ? .fractionalHeight(share) : .fractionalWidth(share)
        }
        /// Insets in the order of those at the top, the leading edge, the bottom and the trailing edge.
        func insets(_ numbers: CGFloat...) -> NSDirectionalEdgeInsets {
            isVertical
                ? NSDirectionalEdgeInsets(
                    top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
                : NSDirectionalEdgeInsets(
                    top: numbers[1], leading: numbers[0], bottom: numbers[3], trailing: numbers[2])
        }
        func spacing(_ numbers: NSCollectionLayoutSpacing?...) -> NSCollectionLayoutEdgeSpacing {
            isVertical
                ? NSCollectionLayoutEdgeSpacing(
                    leading: numbers[1], top: numbers[0], trailing: numbers[3], bottom: numbers[2])
                : NSCollectionLayoutEdgeSpacing(
                    leading: numbers[0], top: numbers[1], trailing: numbers[2], bottom: numbers[3])
        }
        func across(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
            isVertical ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
        }
        func along(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
            isVertical ? .vertical(layoutSize: size, subitems: items) : .horizontal(layoutSize: size, subitems: items)
        }
        func frames(_ frames: [CGRect]) -> [CGRect] {
            isVertical
                ? frames : frames.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
        }
        func size(_ size: CGSize) -> CGSize { isVertical ? size : CGSize(width: size.height, height: size.width) }
    }

    private func isAbout(_ frames: [CGRect], _ others: [CGRect]) -> Bool {
        frames.count == others.count
            && zip(frames, others).allSatisfy { first, second in
                let pairs = [
                    (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width),
                    (first.height, second.height),
                ]
                return pairs.allSatisfy { abs($0 - $1) < 1e-9 }
            }
    }

    @Test("counts insets within the size of an item and spacing outside of it", arguments: [true, false])
    func edges(isVertical: Bool) {
        let direction = Direction(isVertical: isVertical)
        let item = NSCollectionLayoutItem(
            layoutSize: direction.size(along: direction.shareAlong(1), across: .absolute(100)))
        item.contentInsets = direction.insets(1, 2, 3, 4)
        item.edgeSpacing = direction.spacing(.fixed(5), .fixed(6), .flexible(7), .fixed(8))
        let group = direction.across(
            direction.size(along: .absolute(50), across: direction.shareAcross(1)), [item])
        group.contentInsets = direction.insets(9, 10, 11, 12)
        group.edgeSpacing = direction.spacing(.fixed(13), nil, .fixed(14), nil)
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = direction.insets(15, 16, 17, 18)
        section.interGroupSpacing = 30
        let board = Board([3, 1])
        let frames = board.show([section, section], isVertical: isVertical, spacing: 40)
        // Of 400 points, 16 + 10 + 12 + 18 are insets; 344 hold two items of 100 points with 6 + 8 around each and 20
        // between them, but not three. Of a group's 50 points, 9 + 11 and 1 + 3 are insets; around it are 13 + 14.
        let width = CGFloat(100 - 2 - 4)
        let left = CGFloat(16 + 10 + 6 + 2)
        let (top, next) = (CGFloat(15 + 13 + 9 + 5 + 1), CGFloat(77 + 30))
        let second = CGFloat(15 + 77 + 30 + 77 + 17 + 40)
        #expect(
            isAbout(
                frames,
                direction.frames([
                    CGRect(x: left, y: top, width: width, height: 26),
                    CGRect(x: left + 134, y: top, width: width, height: 26),
                    CGRect(x: left, y: top + next, width: width, height: 26),
                    CGRect(x: left, y: second + top, width: width, height: 26),
                ])))
        let end = second + 15 + 77 + 17
        #expect(board.list.contentSize == direction.size(CGSize(width: 400, height: end)))
    }

    @Test("has headers and footers along their alignments, with offset and insets", arguments: [true, false])
    func supplements(isVertical: Bool) {
        let direction = Direction(isVertical: isVertical)
        let ends: [(vertical: NSRectAlignment, horizontal: NSRectAlignment, share: CGFloat)] = [
            (.bottom, .trailing, 0.5), (.bottomTrailing, .bottomTrailing, 1),
        ]
        let starts: [(vertical: NSRectAlignment, horizontal: NSRectAlignment, share: CGFloat)] = [
            (.top, .leading, 0.5), (.topLeading, .topLeading, 0),
        ]
        let item = NSCollectionLayoutItem(
            layoutSize: direction.size(along: direction.shareAlong(1), across: direction.shareAcross(1)))
        let group = direction.along(
            direction.size(along: .absolute(50), across: direction.shareAcross(1)), [item])
        for (start, end, follows) in zip(starts, ends).flatMap({ [($0, $1, true), ($0, $1, false)] }) {
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = direction.insets(10, 20, 30, 40)
            section.supplementariesFollowContentInsets = follows
            func add(_ kind: String, _ alignment: NSRectAlignment, _ length: CGFloat) {
                let item = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: direction.size(along: .absolute(length), across: .absolute(100)), elementKind: kind,
                    alignment: alignment,
                    absoluteOffset: isVertical ? CGPoint(x: 3, y: 4) : CGPoint(x: 4, y: 3))
                item.contentInsets = direction.insets(1, 2, 3, 5)
                section.boundarySupplementaryItems.append(item)
            }
            add("start", isVertical ? start.vertical : start.horizontal, 24)
            add("end", isVertical ? end.vertical : end.horizontal, 16)
            let board = Board([1])
            let cells = board.show([section], isVertical: isVertical)
            // An item of 100 points across is in the 400 points, or in those between the insets of 20 and 40.
            func left(_ share: CGFloat) -> CGFloat { (follows ? 20 + share * 240 : share * 300) + 2 + 3 }
            #expect(isAbout(cells, direction.frames([CGRect(x: 20, y: 34, width: 340, height: 50)])))
            #expect(
                isAbout(
                    board.supplements.map(\.frame),
                    direction.frames([
                        CGRect(x: left(start.share), y: 1 + 4, width: 93, height: 20),
                        CGRect(x: left(end.share), y: 114 + 1 + 4, width: 93, height: 12),
                    ])))
            #expect(board.list.contentSize == direction.size(CGSize(width: 400, height: 130)))
        }
    }

    @Test("lets headers and footers that do not extend the boundary lie over the items", arguments: [true, false])
    func boundaries(isVertical: Bool) {
        let direction = Direction(isVertical: isVertical)
        let full = direction.size(along: .absolute(60), across: direction.shareAcross(1))
        let group = direction.along(full, [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [true, false].map { isStart in
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: direction.size(along: .absolute(20), across: direction.shareAcross(1)),
                elementKind: isStart ? "start" : "end",
                alignment: isVertical ? (isStart ? .top : .bottom) : (isStart ? .leading : .trailing))
            item.extendsBoundary = false
            return item
        }
        let board = Board([1])
        #expect(board.show([section], isVertical: isVertical).count == 1)
        #expect(
            board.supplements.map(\.frame)
                == direction.frames([
                    CGRect(x: 0, y: 0, width: 400, height: 20), CGRect(x: 0, y: 40, width: 400, height: 20),
                ]))
        #expect(board.list.contentSize == direction.size(CGSize(width: 400, height: 60)))
    }

    @Test("measures headers and footers whose size is estimated", arguments: [true, false])
    func measuredSupplements(isVertical: Bool) {
        let full = NSCollectionLayoutSize(widthDimension: .absolute(400), heightDimension: .absolute(400))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: isVertical ? .absolute(70) : .estimated(9),
                    heightDimension: isVertical ? .estimated(9) : .absolute(35)),
                elementKind: "measured", alignment: .topLeading)
        ]
        let board = Board([1])
        let cells = board.show([section], isVertical: isVertical)
        #expect(board.supplements.map(\.frame) == [CGRect(x: 0, y: 0, width: 70, height: 35)])
        #expect(cells[0].origin == (isVertical ? CGPoint(x: 0, y: 35) : CGPoint(x: 70, y: 0)))
    }

    @Test("scrolls sections on their own across its direction", arguments: [true, false])
    func orthogonal(isVertical: Bool) throws {
        let direction = Direction(isVertical: isVertical)
        let full = direction.size(along: direction.shareAlong(1), across: direction.shareAcross(1))
        let group = direction.along(
            direction.size(along: .absolute(80), across: .absolute(150)), [NSCollectionLayoutItem(layoutSize: full)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        section.contentInsets = direction.insets(5, 20, 6, 30)
        let board = Board([3, 1])
        let frames = board.show([section, section], isVertical: isVertical, spacing: 9)
        #expect(
            frames
                == direction.frames(
                    [20, 180, 340, 20].map { CGRect(x: $0, y: 0, width: 150, height: 80) }))
        let scrollers = [0, 3].compactMap { board.list.visibleCells[$0].superview as? UIScrollView }
        #expect(
            scrollers.map(\.frame)
                == direction.frames([
                    CGRect(x: 0, y: 5, width: 400, height: 80), CGRect(x: 0, y: 105, width: 400, height: 80),
                ]))
        // Three groups of 150 points and two gaps of 10, with insets of 20 and 30.
        #expect(scrollers[0].contentSize == direction.size(CGSize(width: 520, height: 80)))
        #expect(scrollers[1].contentSize == direction.size(CGSize(width: 200, height: 80)))
        #expect(!scrollers[0].showsVerticalScrollIndicator && !scrollers[0].showsHorizontalScrollIndicator)
        #expect(board.list.contentSize == direction.size(CGSize(width: 400, height: 191)))
        if isVertical {
            board.list.scrollToItem(at: IndexPath(item: 2, section: 0), at: .right, animated: false)
            #expect(scrollers[0].contentOffset.x == 90 && board.list.contentOffset == .zero)
            board.list.scrollToItem(at: IndexPath(item: 1, section: 0), at: .centeredHorizontally, animated: false)
            #expect(scrollers[0].contentOffset.x == 55)
        }
    }

    @Test("measures items of an estimated length, and begins a new line where the next does not fit")
    func estimated() {
        let tag = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(10), heightDimension: .estimated(10)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(10)),
            subitems: [tag])
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let board = Board([5])
        board.content = [(150, 30), (100, 40), (110, 20), (390, 10), (400, 10)].map { CGSize(width: $0, height: $1) }
        // 150 + 20 + 100 + 20 + 110 fill the 400 points.
        #expect(
            board.show([section], isVertical: true) == [
                CGRect(x: 0, y: 0, width: 150, height: 30), CGRect(x: 170, y: 0, width: 100, height: 40),
                CGRect(x: 290, y: 0, width: 110, height: 20), CGRect(x: 0, y: 45, width: 390, height: 10),
                CGRect(x: 0, y: 60, width: 400, height: 10),
            ])
        #expect(board.list.contentSize.height == 70)
    }

    @Test(
        "shares the length of a group between a number of items, or spreads items of their own length",
        arguments: [true, false])
    func counted(isVertical: Bool) {
        func show(_ count: Int, isEqual: Bool, _ spacing: NSCollectionLayoutSpacing?) -> [CGFloat] {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(40)))
            let size = NSCollectionLayoutSize(widthDimension: .absolute(400), heightDimension: .absolute(400))
            let group =
                switch (isVertical, isEqual) {
                case (true, true): NSCollectionLayoutGroup.vertical(layoutSize: size, subitem: item, count: count)
                case (false, true): NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
                case (true, false):
                    NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: count)
                case (false, false):
                    NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: count)
                }
            group.interItemSpacing = spacing
            let frames = Board([3]).show([NSCollectionLayoutSection(group: group)], isVertical: true)
            #expect(frames.allSatisfy { (isVertical ? $0.width : $0.height) == 40 })
            return frames.flatMap { isVertical ? [$0.minY, $0.height] : [$0.minX, $0.width] }
        }
        #expect(show(3, isEqual: true, nil).map { ($0 * 3).rounded() } == [0, 400, 400, 400, 800, 400])
        #expect(show(4, isEqual: true, .fixed(8)) == [0, 94, 102, 94, 204, 94])
        #expect(show(4, isEqual: false, .fixed(8)) == [0, 40, 48, 40, 96, 40])
        // Three items of 40 points leave 280, in two gaps.
        #expect(show(3, isEqual: false, .flexible(8)) == [0, 40, 180, 40, 360, 40])
    }

    @Test("says which kind of length a dimension is, and how large spacing is")
    func dimensions() {
        let all: [NSCollectionLayoutDimension] = [
            .fractionalWidth(0.1), .fractionalHeight(0.2), .absolute(3), .estimated(4),
        ]
        #expect(all.map(\.dimension) == [0.1, 0.2, 3, 4])
        #expect(all.map(\.isFractionalWidth) == [true, false, false, false])
        #expect(all.map(\.isFractionalHeight) == [false, true, false, false])
        #expect(all.map(\.isAbsolute) == [false, false, true, false])
        #expect(all.map(\.isEstimated) == [false, false, false, true])
        let (fixed, flexible) = (NSCollectionLayoutSpacing.fixed(5), NSCollectionLayoutSpacing.flexible(6))
        #expect(fixed.spacing == 5 && fixed.isFixedSpacing && !fixed.isFlexibleSpacing)
        #expect(flexible.spacing == 6 && !flexible.isFixedSpacing && flexible.isFlexibleSpacing)
    }
}
