import Foundation
import Testing
import UIKit
import UIKitTesting

/// A table of two empty rows, whose heights and headers can be changed.
private final class HeightsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table: UITableView
    var headerHeight: CGFloat = 0
    var header: UIView?
    var rowHeight: (UITableView) -> CGFloat = { _ in 50 }
    private(set) var questions = 0

    init(_ style: UITableView.Style = .plain) {
        table = UITableView(frame: .zero, style: style)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        (table.dataSource, table.delegate) = (self, self)
        show(table)
    }

    var firstRow: CGRect { table.visibleCells[0].frame }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ table: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        questions += 1
        return rowHeight(table)
    }
}

@Suite("Heights in a table")
@MainActor
struct TableTests {
    @Test(
        "The height of a header applies with or without a view, and replaces the gap of a group",
        arguments: [UITableView.Style.plain, .grouped], [false, true])
    func headers(style: UITableView.Style, hasView: Bool) {
        let controller = HeightsController(style)
        controller.headerHeight = 40
        if hasView { controller.header = UIView() }
        _ = TestScreen { controller }
        // In plain tables, there are 22 points above a header.
        let top: CGFloat = style == .plain ? 22 : 0
        #expect(controller.firstRow.minY == top + 40)
        #expect(controller.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: top, width: 390, height: 40))
        #expect(controller.header.map { $0.frame.height == 40 } ?? true)
    }

    @Test("The smallest height of a header removes the gap of a group; an automatic one keeps it")
    func gap() {
        let controller = HeightsController(.grouped)
        controller.headerHeight = .leastNonzeroMagnitude
        let test = TestScreen { controller }
        #expect(controller.firstRow.minY < 1)
        controller.headerHeight = UITableView.automaticDimension
        test.run { controller.table.reloadData() }
        #expect(controller.firstRow.minY == 35)
    }

    @Test("The space above the headers of a plain table can be changed")
    func headerPadding() {
        let controller = HeightsController()
        controller.headerHeight = 40
        controller.table.sectionHeaderTopPadding = 5
        _ = TestScreen { controller }
        #expect(controller.firstRow.minY == 45)
    }

    @Test("Updates request the heights again; another layout pass does not")
    func updates() {
        let controller = HeightsController()
        let test = TestScreen { controller }
        controller.rowHeight = { _ in 200 }
        let questions = controller.questions
        test.run { controller.table.setNeedsLayout() }
        #expect(controller.firstRow.height == 50 && controller.questions == questions)
        let cell = controller.table.visibleCells[0]
        test.run {
            controller.table.beginUpdates()
            controller.table.endUpdates()
        }
        #expect(controller.firstRow.height == 200 && controller.table.visibleCells[0] === cell)
        controller.rowHeight = { _ in 60 }
        controller.headerHeight = 10
        test.run { controller.table.performBatchUpdates(nil) }
        #expect(controller.firstRow == CGRect(x: 0, y: 22 + 10, width: 390, height: 60))
    }

    @Test("A new width requests the heights again")
    func width() {
        let controller = HeightsController()
        controller.rowHeight = { $0.bounds.width / 2 }
        let test = TestScreen { controller }
        #expect(controller.firstRow.height == 195)
        test.resize(to: Size(width: 844, height: 390))
        #expect(controller.firstRow.height == 422)
    }

    @Test("The contents of rows and headers are inside the safe area at the sides, unless the table opts out")
    func sides() {
        let device = TestDevice(
            size: Size(width: 844, height: 390), safeAreaInsets: EdgeInsets(left: 47, bottom: 21, right: 40))
        let (plain, inset, whole) = (HeightsController(), HeightsController(.insetGrouped), HeightsController())
        let header = UITableViewHeaderFooterView()
        (plain.header, plain.headerHeight) = (header, 30)
        whole.table.insetsContentViewsToSafeArea = false
        let tests = [plain, inset, whole].map { controller in TestScreen(device) { controller } }
        let contents = [plain, inset, whole].map { $0.table.visibleCells[0].contentView.frame }
        #expect(plain.firstRow.minX == 0 && plain.firstRow.width == 844)
        #expect(contents[0] == CGRect(x: 47, y: 0, width: 757, height: 50))
        #expect(header.contentView.frame == CGRect(x: 47, y: 0, width: 757, height: 30))
        #expect(inset.firstRow.minX == 67 && inset.firstRow.width == 717 && contents[1].minX == 0)
        #expect(contents[2].width == 844)
        plain.additionalSafeAreaInsets.left = 10
        tests[0].layOut()
        #expect(plain.table.visibleCells[0].contentView.frame.minX == 57)
    }

    @Test("A background lies behind the rows and fills the frame, scrolled or not")
    func background() {
        let (controller, background) = (HeightsController(), UIView())
        controller.rowHeight = { _ in 600 }
        controller.table.backgroundView = background
        let test = TestScreen { controller }
        #expect(controller.table.subviews.first === background)
        #expect(background.frame == CGRect(x: 0, y: -47, width: 390, height: 844))
        test.run { controller.table.contentOffset.y = 100 }
        #expect(background.frame == CGRect(x: 0, y: 100, width: 390, height: 844))
        test.run { controller.table.backgroundView = nil }
        #expect(background.superview == nil)
    }
}
