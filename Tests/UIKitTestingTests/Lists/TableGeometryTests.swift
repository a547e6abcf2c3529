import Foundation
import Testing
import UIKit
import UIKitTesting

/// Two sections, of two rows and one.
private final class SectionsController: UIViewController, UITableViewDataSource {
    let table: UITableView

    init(_ style: UITableView.Style) {
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        show(table, under: .never)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 - section }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { names.header }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { names.footer }
    var names: (header: String?, footer: String?) = (nil, nil)

    var rows: [CGRect] { table.visibleCells.map(\.frame) }
}

@Suite("The parts of a table")
@MainActor
struct TableGeometryTests {
    private static let paths = [(0, 0), (1, 0), (0, 1)].map { IndexPath(row: $0, section: $1) }

    private func show(
        _ controller: SectionsController, width: Double = 320, scale: Double = 1, _ system: TestDevice.System = .iOS26
    ) -> TestScreen {
        let device = TestDevice(size: Size(width: width, height: 600), displayScale: scale)
        return TestScreen(TestDevice(device, system: system)) { controller }
    }

    @Test(
        "are one below the other: header and footer of the table, and those of each section around its rows",
        arguments: [
            (UITableView.Style.plain, CGFloat(22), CGFloat(0)), (.grouped, 0, 0), (.insetGrouped, 0, 16),
        ])
    func stacked(style: UITableView.Style, padding: CGFloat, side: CGFloat) {
        let (controller, header, footer) = (SectionsController(style), UIView(), UIView())
        let table = controller.table
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (50, 20, 10)
        (header.frame.size, footer.frame.size) = (CGSize(width: 1, height: 40), CGSize(width: 2, height: 30))
        (table.tableHeaderView, table.tableFooterView) = (header, footer)
        let test = show(controller)
        func row(_ y: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: side, y: y, width: 320 - 2 * side, height: height)
        }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        let (first, second) = (40 + padding, 170 + 2 * padding)
        #expect(controller.rows == [row(first + 20, 50), row(first + 70, 50), row(second + 20, 50)])
        #expect(Self.paths.map { table.rectForRow(at: $0) } == controller.rows)
        #expect(table.rectForHeader(inSection: 0) == row(first, 20))
        #expect(table.rectForFooter(inSection: 0) == row(first + 120, 10))
        #expect(table.rectForHeader(inSection: 1) == row(second, 20))
        #expect(table.rectForFooter(inSection: 1) == row(second + 70, 10))
        #expect(table.rect(forSection: 0) == row(first, 130) && table.rect(forSection: 1) == row(second, 80))
        #expect(footer.frame == CGRect(x: 0, y: second + 80, width: 320, height: 30))
        #expect(table.contentSize == CGSize(width: 320, height: second + 110))
        #expect(table.rectForRow(at: IndexPath(row: 5, section: 0)) == .zero)
        for (index, path) in Self.paths.enumerated() {
            let row = controller.rows[index]
            #expect(table.indexPathForRow(at: CGPoint(x: row.midX, y: row.midY)) == path)
        }
        test.run { (table.tableHeaderView, table.tableFooterView) = (nil, nil) }
        #expect(header.superview == nil && footer.superview == nil && controller.rows[0].minY == first - 20)
        #expect(table.contentSize.height == second + 40)
    }

    /// The gap between groups is 35 points. Of two groups, the lower half is rounded up to pixels.
    @Test(
        "leave a gap above and between groups without titles",
        arguments: [(1, 18), (2, 17.5), (3, 53.0 / 3)] as [(Double, Double)])
    func gaps(scale: Double, half: Double) {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            let controller = SectionsController(style)
            controller.table.rowHeight = 60
            _ = show(controller, scale: scale)
            #expect(controller.rows.map(\.minY) == [35, 95, 190])
            let footer = controller.table.rectForFooter(inSection: 0)
            #expect(footer.minY == 155 && abs(footer.height - CGFloat(half)) < 1e-9)
            #expect(abs(controller.table.contentSize.height - 250 - CGFloat(half)) < 1e-9)
        }
        let plain = SectionsController(.plain)
        plain.table.rowHeight = 60
        _ = show(plain, scale: scale)
        #expect(plain.rows.map(\.minY) == [0, 60, 120] && plain.table.contentSize.height == 180)
    }

    @Test("are inset in groups by 16 points up to a width of 375 points, and by more above that")
    func margins() {
        func side(_ width: Double, _ system: TestDevice.System) -> [CGFloat] {
            let controller = SectionsController(.insetGrouped)
            _ = show(controller, width: width, system)
            return [controller.rows[0].minX, CGFloat(width) - controller.rows[0].maxX]
        }
        #expect(side(375, .iOS26) == [16, 16] && side(376, .iOS26) == [20, 20] && side(414, .iOS26) == [20, 20])
        #expect(side(375, .iOS18) == [16, 16] && side(376, .iOS18) == [16, 16] && side(414, .iOS18) == [20, 20])
    }

    @Test("are rounded at the ends of a group", arguments: [(TestDevice.System.iOS26, CGFloat(26)), (.iOS18, 10)])
    func corners(system: TestDevice.System, radius: CGFloat) {
        final class Three: UITableViewController {
            override func numberOfSections(in tableView: UITableView) -> Int { 2 }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                section == 0 ? 3 : 1
            }
        }
        let controller = Three(style: .insetGrouped)
        _ = TestScreen(TestDevice(.phone, system: system)) { controller }
        let layers = controller.tableView.visibleCells.map(\.layer)
        #expect(layers.map(\.cornerRadius) == [radius, 0, radius, radius])
        let (top, bottom): (CACornerMask, CACornerMask) = (
            [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        )
        #expect(layers.map(\.maskedCorners) == [top, [], bottom, top.union(bottom)])
    }

    @Test("have titles as the system shows them: in small capitals above groups on iOS 18, otherwise as they are")
    func titles() {
        func header(_ style: UITableView.Style, _ system: TestDevice.System) -> UITableViewHeaderFooterView? {
            let controller = SectionsController(style)
            controller.names = ("Title", "Note")
            let test = show(controller, system)
            #expect(controller.table.footerView(forSection: 1)?.textLabel?.text == "Note")
            #expect(controller.table.footerView(forSection: 1)?.textLabel?.font.pointSize == 13)
            return withExtendedLifetime(test) { controller.table.headerView(forSection: 1) }
        }
        for (style, system, title, size, margins) in [
            (.plain, .iOS26, "Title", 17, [4, 3.5]), (.plain, .iOS18, "Title", 17, [4, 3.5]),
            (.grouped, .iOS26, "Title", 17, [8, 8]), (.grouped, .iOS18, "TITLE", 13, [6, 6]),
        ] as [(UITableView.Style, TestDevice.System, String, CGFloat, [CGFloat])] {
            let header = header(style, system)
            #expect(header?.textLabel?.text == title && header?.textLabel?.font.pointSize == size)
            let found = header?.contentView.directionalLayoutMargins
            #expect([found?.top, found?.bottom] == margins && found?.leading == 16 && found?.trailing == 16)
        }
    }

    @Test(
        "are as high as the system's rows if they are empty", arguments: [(TestDevice.System.iOS26, 52), (.iOS18, 44)])
    func emptyRows(system: TestDevice.System, height: CGFloat) {
        let controller = SectionsController(.plain)
        let test = show(controller, system)
        #expect(controller.rows.map(\.height) == [height, height, height])
        test.run {
            #expect(UITableViewCell().frame == CGRect(x: 0, y: 0, width: 320, height: height))
            #expect(UITableViewCell().contentView.frame == CGRect(x: 0, y: 0, width: 320, height: height))
        }
    }
}

@Suite("The accessory of a cell")
@MainActor
struct AccessoryTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

    private func lay(_ isMirrored: Bool) {
        cell.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
    }

    private var mark: UILabel? { cell.subviews.compactMap { $0 as? UILabel }.first }

    private func mirrored(_ rect: CGRect, _ isMirrored: Bool) -> CGRect {
        isMirrored ? CGRect(x: 320 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    private static let marks: [(UITableViewCell.AccessoryType, String?, CGFloat)] = [
        (.none, nil, 0), (.disclosureIndicator, "›", 10.5), (.checkmark, "✓", 19), (.detailButton, "ⓘ", 22),
        (.detailDisclosureButton, "ⓘ", 22), (.none, nil, 0),
    ]

    @Test("is a mark of its width, 16 points from the end of the row, beside the content", arguments: [false, true])
    func marks(isMirrored: Bool) {
        for (type, text, width) in Self.marks {
            cell.accessoryType = type
            lay(isMirrored)
            let room = 320 - (width == 0 ? 0 : width + 16)
            #expect(
                cell.contentView.frame == mirrored(CGRect(x: 0, y: 0, width: room, height: 60), isMirrored), "\(type)")
            #expect(mark?.text == text && mark?.isHidden == (type == .none))
            if type != .none {
                #expect(mark?.frame == mirrored(CGRect(x: room, y: 0, width: width, height: 60), isMirrored))
            }
        }
    }

    @Test("is a view of its natural size or else of its own, in the middle of the row", arguments: [false, true])
    func views(isMirrored: Bool) {
        let (plain, toggle) = (UIView(frame: CGRect(x: 7, y: 7, width: 40, height: 20)), UISwitch())
        cell.accessoryType = .checkmark
        for view in [plain, toggle] {
            cell.accessoryView = view
            lay(isMirrored)
            let size = view === plain ? CGSize(width: 40, height: 20) : toggle.intrinsicContentSize
            let room = 320 - size.width - 16
            #expect(cell.contentView.frame == mirrored(CGRect(x: 0, y: 0, width: room, height: 60), isMirrored))
            let place = CGRect(x: room, y: (60 - size.height) / 2, width: size.width, height: size.height)
            #expect(view.frame == mirrored(place, isMirrored))
        }
        #expect(plain.superview == nil && toggle.superview === cell)
        cell.accessoryView = nil
        lay(isMirrored)
        #expect(toggle.superview == nil && cell.contentView.frame.width == 285)
    }

    @Test("makes room for itself when the row is measured")
    func fitting() {
        let content = UIView()
        cell.contentView.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalToConstant: 100), content.heightAnchor.constraint(equalToConstant: 30),
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        ])
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 70))
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 156, height: 70))
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 156, height: 30))
        cell.accessoryView = nil
        cell.accessoryType = .checkmark
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 135, height: 30))
    }

    @Test("and the content have margins of 16 points on screens below 414 points, and of 20 on wider ones")
    func sideMargins() {
        for (width, margin) in [(413.0, CGFloat(16)), (414, 20)] {
            TestScreen(TestDevice(size: Size(width: width, height: 800))) { UIViewController() }.run {
                let cell = UITableViewCell()
                cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
                cell.layoutIfNeeded()
                #expect(cell.contentView.frame.width == 320 - 40 - margin)
                #expect(cell.contentView.directionalLayoutMargins.leading == margin)
                #expect(cell.contentView.directionalLayoutMargins.trailing == margin)
                let controller = UIViewController()
                #expect(controller.systemMinimumLayoutMargins.leading == margin)
                #expect(
                    controller.systemMinimumLayoutMargins
                        == NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin))
            }
        }
    }
}
