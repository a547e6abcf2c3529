import Foundation
import Testing
import UIKit
import UIKitTesting

private final class RowCell: UITableViewCell {}
private final class TitleView: UITableViewHeaderFooterView {}
private final class ItemCell: UICollectionViewCell {}
private final class BadgeView: UICollectionReusableView {}

@Suite("A list")
@MainActor
struct RegistrationTests {
    private let path = IndexPath(row: 0, section: 0)

    @Test("makes views of the classes that are registered, and none of other names")
    func classes() {
        let (table, nib) = (UITableView(), UINib(nibName: "A", bundle: nil))
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.register(nib, forCellReuseIdentifier: "nib")
        table.register(TitleView.self, forHeaderFooterViewReuseIdentifier: "row")
        table.register(nib, forHeaderFooterViewReuseIdentifier: "nib")
        table.register(UIView.self, forCellReuseIdentifier: "view")
        table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "view")
        #expect(table.dequeueReusableCell(withIdentifier: "row") is RowCell)
        #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
        #expect(table.dequeueReusableCell(withIdentifier: "nib", for: path).reuseIdentifier == "nib")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "row") is TitleView)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nib")?.reuseIdentifier == "nib")
        for name in ["view", "other"] {
            #expect(table.dequeueReusableCell(withIdentifier: name) == nil)
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: name) == nil)
        }
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        list.register(nib, forCellWithReuseIdentifier: "nib")
        list.register(BadgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "item")
        list.register(nib, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "nib")
        #expect(list.dequeueReusableCell(withReuseIdentifier: "item", for: path) is ItemCell)
        #expect(type(of: list.dequeueReusableCell(withReuseIdentifier: "nib", for: path)) == UICollectionViewCell.self)
        func badge(_ name: String) -> UICollectionReusableView {
            list.dequeueReusableSupplementaryView(ofKind: "badge", withReuseIdentifier: name, for: path)
        }
        #expect(badge("item") is BadgeView && type(of: badge("nib")) == UICollectionReusableView.self)
    }

    @Test("is laid out by another layout once that is set")
    func layouts() {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
        }
        let (source, first, second) = (Source(), UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        second.scrollDirection = .horizontal
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: first)
        list.dataSource = source
        list.layoutIfNeeded()
        // Two items of 50 points and a gap of 10 do not fit.
        let (below, beside) = (CGPoint(x: 25, y: 60), CGPoint(x: 60, y: 25))
        #expect(list.visibleCells[1].frame.origin == below && first.collectionView === list)
        list.setCollectionViewLayout(second, animated: false)
        list.layoutIfNeeded()
        #expect(list.visibleCells[1].frame.origin == beside && second.collectionView === list)
        list.collectionViewLayout = first
        list.layoutIfNeeded()
        #expect(list.visibleCells[1].frame.origin == below)
        #expect(first.layoutAttributesForSupplementaryView(ofKind: "badge", at: path) == nil)
        let plain = UICollectionViewLayout()
        list.collectionViewLayout = plain
        list.layoutIfNeeded()
        // A layout that places nothing shows nothing.
        #expect(list.visibleCells.allSatisfy(\.isHidden) && list.contentSize == .zero)
        #expect(
            plain.layoutAttributesForElements(in: list.bounds) == [] && plain.layoutAttributesForItem(at: path) == nil)
        #expect(UICollectionViewLayout.layoutAttributesClass is UICollectionViewLayoutAttributes.Type)
        #expect(UICollectionViewLayout.invalidationContextClass is UICollectionViewLayoutInvalidationContext.Type)
    }

    @Test("of a configuration has groups with margins, and headers and footers where it says so")
    func configurations() {
        struct Environment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
            var container: any NSCollectionLayoutContainer { self }
            var traitCollection: UITraitCollection { .current }
            var contentSize: CGSize { .zero }
            var effectiveContentSize: CGSize { .zero }
            var contentInsets: NSDirectionalEdgeInsets { .zero }
            var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
        }
        typealias Configuration = UICollectionLayoutListConfiguration
        func section(_ appearance: Configuration.Appearance, header: Bool = false, footer: Bool = false)
            -> NSCollectionLayoutSection
        {
            var configuration = Configuration(appearance: appearance)
            configuration.headerMode = header ? .supplementary : .none
            configuration.footerMode = footer ? .supplementary : .none
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: Environment())
        }
        for (appearance, top, side) in [
            (.plain, 0, 0), (.grouped, 35, 0), (.insetGrouped, 35, 16), (.sidebar, 35, 0), (.sidebarPlain, 35, 0),
        ] as [(Configuration.Appearance, CGFloat, CGFloat)] {
            #expect(
                section(appearance).contentInsets
                    == NSDirectionalEdgeInsets(top: top, leading: side, bottom: 0, trailing: side), "\(appearance)")
            // Below a group with a header is half the gap of 35 points, rounded up to a third of a point.
            let insets = section(appearance, header: true).contentInsets
            #expect(insets.top == 0 && abs(insets.bottom - (top == 0 ? 0 : 53.0 / 3)) < 1e-9 && insets.leading == side)
            #expect(section(appearance).boundarySupplementaryItems.isEmpty)
            let items = section(appearance, header: true, footer: true).boundarySupplementaryItems
            #expect(items.map(\.alignment) == [.top, .bottom])
            #expect(
                items.map(\.elementKind) == [
                    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
                ])
            #expect(
                items.allSatisfy { $0.layoutSize.heightDimension.isEstimated && $0.extendsBoundary && $0.zIndex == 1 })
        }
    }

    @Test("has cells whose separator begins and ends with their content, unless an app moves its beginning")
    func separators() {
        let (cell, label) = (UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), UILabel())
        let guide = cell.separatorLayoutGuide
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 0 && guide.layoutFrame.maxX == 200 && guide.layoutFrame.maxY == 50)
        #expect(guide === cell.separatorLayoutGuide && cell.indentationLevel == 0 && cell.indentationWidth == 10)
        label.frame = CGRect(x: 30, y: 0, width: 50, height: 20)
        cell.contentView.addSubview(label)
        guide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
        cell.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 30 && guide.layoutFrame.maxX == 200)
    }

    @Test("has cells with the color of their background, and that may be edited")
    func cells() {
        let (row, item) = (UITableViewCell(), UICollectionViewCell(frame: .zero))
        var background = UIBackgroundConfiguration.listCell()
        #expect(row.backgroundColor == .systemBackground && item.backgroundColor == nil)
        (row.backgroundConfiguration, item.backgroundConfiguration) = (background, background)
        #expect(row.backgroundColor == .systemBackground && item.backgroundColor == nil)
        background.backgroundColor = .red
        (row.backgroundConfiguration, item.backgroundConfiguration) = (background, background)
        #expect(row.backgroundColor == .red && item.backgroundColor == .red)
        row.setEditing(true, animated: false)
        row.setHighlighted(true, animated: false)
        #expect(row.isEditing && row.isHighlighted && row.editingStyle == .delete && row.shouldIndentWhileEditing)
        #expect(row.configurationState.isHighlighted && !row.configurationState.isSelected)
        row.setSelected(true, animated: false)
        item.isSelected = true
        #expect(row.configurationState.isSelected && item.configurationState.isSelected && item.reuseIdentifier == nil)
        #expect(!item.configurationState.isHighlighted)
        let image = UIImage(size: CGSize(width: 10, height: 10))
        row.imageView?.image = image
        #expect(row.imageView?.image === image && row.imageView?.isHidden == false)
        #expect(row.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        let table = UITableView()
        #expect(table.separatorInset == row.separatorInset && table.separatorColor == .separator)
        #expect(table.estimatedSectionHeaderHeight == 0 && table.estimatedSectionFooterHeight == 0)
        #expect(table.rowHeight == -1 && table.sectionHeaderTopPadding == -1 && table.fillerRowHeight == -1)
        #expect(UITableView(frame: .zero, style: .grouped).backgroundColor == .systemGroupedBackground)
        #expect(table.backgroundColor == nil && UITableView.automaticDimension == -1)
    }
}
