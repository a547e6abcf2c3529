import Foundation
import LayoutPreview
import Testing
import UIKit
import UIKitTesting

/// Every control, below each other.
private final class ControlsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let toggle = UISwitch()
        toggle.isOn = true
        let slider = UISlider()
        slider.value = 0.25
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.7
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 2)
        let field = UITextField()
        (field.placeholder, field.borderStyle) = ("Placeholder", .roundedRect)
        let note = UITextView()
        (note.text, note.isScrollEnabled) = ("Two lines\nof text", false)
        let stack = UIStackView(arrangedSubviews: [
            toggle, UISwitch(), slider, UIStepper(), segments, progress, pages, UIActivityIndicatorView(style: .large),
            field, note,
        ])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 5)
        for view in [slider, progress, field] { view.widthAnchor.constraint(equalToConstant: 200).isActive = true }
        let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
        for (index, size) in sizes.enumerated() {
            var configuration: UIButton.Configuration =
                [.plain(), .gray(), .tinted(), .filled()][index]
            (configuration.title, configuration.buttonSize) = ("Button", size)
            configuration.cornerStyle = [.small, .medium, .large, .capsule][index]
            stack.addArrangedSubview(UIButton(configuration: configuration))
        }
        view.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }
}

/// Two sections, with headers and footers, of cells in each style and with each accessory.
private final class CellsController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        let accessories: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailButton]
        let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
        if indexPath.section == 0 {
            cell.textLabel?.text = "Title \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
        } else {
            var content = indexPath.row == 1 ? UIListContentConfiguration.valueCell() : .subtitleCell()
            (content.text, content.secondaryText) = ("Text \(indexPath.row)", indexPath.row == 3 ? nil : "More")
            cell.contentConfiguration = content
        }
        cell.accessoryType = accessories[indexPath.row]
        return cell
    }
}

/// Screens as last reviewed, with the frames of all their views. The sizes of controls, rows and bars are also compared
/// with measured ones; here, nothing else on the screen moves either.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedScreenTests` rewrites the files.
@Suite("A screen of UIKit is as recorded:")
@MainActor
struct RecordedScreenTests {
    private func check(_ name: String, _ devices: [TestDevice], _ make: () -> UIViewController) throws {
        let pictures = devices.map { device in TestScreen(device, make).view.svg([.frames]) }
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")
        let file = folder.appending(path: "\(name).txt")
        let text = pictures.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8)
        let changes = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
        #expect(changes.isEmpty, "\(name) came out differently:\n\(changes)")
    }

    /// A phone with the previous system.
    private var oldPhone: TestDevice {
        var device = TestDevice.phone
        device.system = .iOS18
        return device
    }

    @Test("all controls") func controls() throws {
        try check("controls", [.phone, oldPhone]) { ControlsController() }
    }

    @Test("cells in each style", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func cells(_ style: UITableView.Style) throws {
        try check("cells-\(style)", [.phone, oldPhone, .phone16]) { CellsController(style: style) }
    }

    @Test("navigation, tool and tab bars") func bars() throws {
        try check("bars", [.phone, oldPhone, .phoneWithHomeButton, .tablet]) {
            let controllers = (0..<2).map { index in
                let root = UIViewController()
                root.title = "Title \(index)"
                root.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
                root.navigationItem.searchController =
                    index == 0 ? UISearchController(searchResultsController: nil) : nil
                let navigation = UINavigationController(rootViewController: root)
                navigation.navigationBar.prefersLargeTitles = index == 0
                navigation.isToolbarHidden = false
                return navigation
            }
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            return tabs
        }
    }
}
