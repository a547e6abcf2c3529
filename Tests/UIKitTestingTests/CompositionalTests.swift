import Foundation
import Testing
import UIKit
import UIKitTesting

/// A cell with a label that fills it.
private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.fill(with: label, vertically: 5, horizontally: 5)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class GridController: UIViewController, UICollectionViewDataSource {
    private let layout: UICollectionViewCompositionalLayout
    private let texts: [[String]]
    private(set) lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private(set) var headers: [UICollectionReusableView] = []

    init(_ layout: UICollectionViewCompositionalLayout, _ texts: [[String]]) {
        (self.layout, self.texts) = (layout, texts)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.register(TextCell.self, forCellWithReuseIdentifier: "text")
        for kind in ["header", "footer"] {
            grid.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        grid.dataSource = self
        show(grid, under: .never)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        headers.append(view)
        return view
    }
}

@Suite("Compositional layouts of UIKit on Linux")
@MainActor
struct CompositionalTests {
    private typealias Dimension = NSCollectionLayoutDimension

    private func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func item(_ width: Dimension, _ height: Dimension, inset: CGFloat = 0) -> NSCollectionLayoutItem {
        let item = NSCollectionLayoutItem(layoutSize: size(width, height))
        item.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
        return item
    }

    /// The controller on a screen of 400 by 600 points.
    private func show(
        _ section: NSCollectionLayoutSection, _ texts: [[String]] = [Array(repeating: "A", count: 5)],
        direction: LayoutDirection = .leftToRight, horizontal: Bool = false
    ) -> GridController {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        configuration.scrollDirection = horizontal ? .horizontal : .vertical
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let controller = GridController(layout, texts)
        var device = TestDevice(size: Size(width: 400, height: 600), displayScale: 1)
        device.direction = direction
        _ = TestScreen(device) { controller }
        return controller
    }

    private func frames(_ controller: GridController) -> [CGRect] { controller.grid.visibleCells.map(\.frame) }

    @Test("A fractional width is a fraction of the group's, and the group is repeated until all items are placed")
    func fractions() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1), inset: 5)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 8
        let controller = show(section)
        // Of 400 points, 340 are left, in halves of 170; lines begin at 10, 68 and 126.
        #expect(frames(controller).map(\.minX) == [25, 195, 25, 195, 25])
        #expect(frames(controller).map(\.minY) == [15, 15, 73, 73, 131])
        #expect(frames(controller).allSatisfy { $0.size == CGSize(width: 160, height: 40) })
        #expect(controller.grid.contentSize == CGSize(width: 400, height: 206))
    }

    @Test("Fractions are those of the area inside the insets of the collection view")
    func insets() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        let controller = show(NSCollectionLayoutSection(group: group))
        controller.grid.contentInset = UIEdgeInsets(top: 60, left: 10, bottom: 20, right: 30)
        controller.grid.collectionViewLayout.invalidateLayout()
        controller.grid.layoutIfNeeded()
        // Half of 400 - 10 - 30, and a quarter of 600 - 60 - 20.
        #expect(frames(controller).allSatisfy { $0.size == CGSize(width: 180, height: 130) })
        #expect(frames(controller).map(\.minX) == [0, 180, 0, 180, 0])
        #expect(controller.grid.contentSize == CGSize(width: 360, height: 390))
    }

    @Test("Items in a nested group are beside one large item, mirrored from right to left", arguments: [false, true])
    func nested(isMirrored: Bool) {
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)),
            subitems: [item(.fractionalWidth(0.7), .fractionalHeight(1)), pair])
        let controller = show(
            NSCollectionLayoutSection(group: group), direction: isMirrored ? .rightToLeft : .leftToRight)
        let places = [
            CGRect(x: 0, y: 0, width: 280, height: 200), CGRect(x: 280, y: 0, width: 120, height: 100),
            CGRect(x: 280, y: 100, width: 120, height: 100), CGRect(x: 0, y: 200, width: 280, height: 200),
            CGRect(x: 280, y: 200, width: 120, height: 100),
        ]
        let mirrored = places.map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(frames(controller) == (isMirrored ? mirrored : places))
    }

    @Test("Groups may be nested thousands of levels deep")
    func deeplyNested() {
        var group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        for depth in 1...5_000 {
            let fills = size(.fractionalWidth(1), depth == 5_000 ? .absolute(40) : .fractionalHeight(1))
            group = .vertical(layoutSize: fills, subitems: [group])
        }
        let places = frames(show(NSCollectionLayoutSection(group: group)))
        #expect(places.map(\.minX) == [0, 200, 0, 200, 0] && places.map(\.minY) == [0, 0, 40, 40, 80])
    }

    @Test("A given number of items share a group equally, with gaps between them, unless they keep their width")
    func counts() {
        let wide = item(.absolute(70), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: wide, count: 3)
        group.interItemSpacing = .fixed(20)
        // 400 minus two gaps of 20 is three times 120.
        #expect(frames(show(NSCollectionLayoutSection(group: group))).map(\.minX) == [0, 140, 280, 0, 140])
        let kept = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: wide, count: 3)
        kept.interItemSpacing = .flexible(5)
        // 400 minus three times 70 leaves 190, in two gaps; the last two items are at the ends.
        #expect(frames(show(NSCollectionLayoutSection(group: kept))).map(\.minX) == [0, 165, 330, 0, 330])
    }

    @Test("Rows of an estimated height are as tall as their content at the row's width")
    func estimates() {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let long = Array(repeating: "word", count: 40).joined(separator: " ")
        let controller = show(NSCollectionLayoutSection(group: group), [["One", long, "Two"]])
        let cells = controller.grid.visibleCells
        for cell in cells {
            let label = (cell as? TextCell)?.label
            let height = label?.sizeThatFits(CGSize(width: 390, height: 0)).height ?? 0
            #expect(cell.frame.width == 400 && abs(cell.frame.height - height - 10) <= 1)
        }
        #expect(cells[0].frame.height < 40 && cells[1].frame.height > 60)
        #expect(cells[1].frame.minY == cells[0].frame.maxY && cells[2].frame.minY == cells[1].frame.maxY)
    }

    @Test("Tags of an estimated width fill lines according to the lengths of their texts")
    func tags() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(30)),
            subitems: [item(.estimated(50), .estimated(30))])
        group.interItemSpacing = .fixed(8)
        let controller = show(
            NSCollectionLayoutSection(group: group), [["Short", String(repeating: "long ", count: 12), "Last"]])
        let places = frames(controller)
        // The second tag does not fit beside the first, but the third would fit beside the second if the second were
        // narrow enough.
        #expect(places[0].minX == 0 && places[0].width < 80)
        #expect(places[1].minX == 0 && places[1].minY == places[0].maxY)
        #expect(places[2].minY >= places[1].minY)
    }

    @Test("Headers and footers are above and below the insets of a section, and sections follow each other")
    func supplements() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing),
        ]
        let controller = show(section, [["A"], ["B"]])
        // A header of 30 points, then 10, 50 and 10, and a footer of 20 add up to 120; the sections are 7 points apart.
        #expect(frames(controller).map(\.minY) == [40, 167])
        #expect(
            controller.headers.map(\.frame) == [
                CGRect(x: 20, y: 0, width: 360, height: 30), CGRect(x: 280, y: 100, width: 100, height: 20),
                CGRect(x: 20, y: 127, width: 360, height: 30), CGRect(x: 280, y: 227, width: 100, height: 20),
            ])
        #expect(controller.grid.contentSize.height == 247)
    }

    @Test("A section that scrolls orthogonally has its groups side by side in a scroll view", arguments: [false, true])
    func orthogonal(isMirrored: Bool) {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(80)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        let controller = show(section, direction: isMirrored ? .rightToLeft : .leftToRight)
        let scroller = controller.grid.visibleCells[0].superview as? UIScrollView
        #expect(scroller !== controller.grid && scroller?.frame == CGRect(x: 0, y: 5, width: 400, height: 80))
        // The content has five items of 150 points, four gaps of 10 and the insets.
        #expect(scroller?.contentSize == CGSize(width: 830, height: 80))
        #expect(scroller?.contentOffset.x == (isMirrored ? 430 : 0))
        let lefts: [CGFloat] = [20, 180, 340, 500, 660]
        #expect(frames(controller).map(\.minX) == (isMirrored ? lefts.reversed() : lefts))
        #expect(controller.grid.contentSize == CGSize(width: 400, height: 90))
        let (grid, cells) = (controller.grid, controller.grid.visibleCells)
        let places = cells.map { grid.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), from: $0) }
        #expect(places.map { grid.indexPathForItem(at: $0) } == cells.map { grid.indexPath(for: $0) })
    }

    @Test("Sections lie side by side where the layout scrolls horizontally")
    func horizontal() {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
        let controller = show(NSCollectionLayoutSection(group: group), horizontal: true)
        #expect(frames(controller).map(\.minX) == [0, 0, 100, 100, 200])
        #expect(frames(controller).map(\.minY) == [0, 300, 0, 300, 0])
        #expect(controller.grid.contentSize == CGSize(width: 300, height: 600))
    }

    @Test("A closure can place the items of a group anywhere, and a list has rows from edge to edge")
    func customAndList() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(60))) {
            environment in
            let width = environment.container.contentSize.width
            return [0, 1].map {
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: $0 * width / 2, y: $0 * 10, width: 30, height: 30))
            }
        }
        let places = frames(show(NSCollectionLayoutSection(group: group), [["A", "B", "C"]]))
        #expect(places.map(\.minX) == [0, 200, 0] && places.map(\.minY) == [0, 10, 60])
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let controller = GridController(list, [["A", "B"]])
        _ = TestScreen(TestDevice(size: Size(width: 400, height: 600), displayScale: 1)) { controller }
        let rows = frames(controller)
        #expect(rows.allSatisfy { $0.minX == 0 && $0.width == 400 } && rows[1].minY == rows[0].maxY)
    }

    @Test("A provider is asked once for each section whenever the layout is prepared, also when the data are loaded")
    func provider() {
        final class Counting: UICollectionViewCompositionalLayout {
            var preparations = 0
            override func prepare() {
                super.prepare()
                preparations += 1
            }
        }
        var questions = 0
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))])
        let layout = Counting { _, _ in
            questions += 1
            return NSCollectionLayoutSection(group: group)
        }
        let controller = GridController(layout, [["A"], ["B"], ["C"]])
        let test = TestScreen { controller }
        test.run { controller.grid.reloadData() }
        #expect(layout.preparations > 0 && questions == 3 * layout.preparations)
    }
}
