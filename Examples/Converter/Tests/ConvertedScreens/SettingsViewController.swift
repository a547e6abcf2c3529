import QuickAnchorsUIKit
import UIKit

public final class SettingsViewController: UIViewController {
    private enum Row {
        case profile(name: String, mail: String)
        case toggle(String, isOn: Bool)
        case value(String, String)
        case link(String)
        case destructive(String)
    }

    private struct Section {
        let title: String?
        let footer: String?
        let rows: [Row]
    }

    private let sections = [
        Section(title: nil, footer: nil, rows: [.profile(name: "Ada Lovelace", mail: "ada@example.com")]),
        Section(
            title: "Notifications", footer: "Summaries are delivered at the times you choose, unless you are reading.",
            rows: [
                .toggle("Allow notifications", isOn: true), .toggle("Sounds", isOn: false),
                .value("Summary", "Every evening"),
            ]),
        Section(
            title: "Appearance", footer: nil,
            rows: [.value("Theme", "Automatic"), .value("Language", "English"), .link("Text size")]),
        Section(title: nil, footer: nil, rows: [.destructive("Sign out")]),
    ]

    private lazy var tableView: UITableView = {
        let tableView = UITableView(frame: .zero, style: .insetGrouped)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(ToggleCell.self, forCellReuseIdentifier: "toggle")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        return tableView
    }()

    override public func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        view.backgroundColor = .systemGroupedBackground
        view.quickAdd(tableView)
    }
}

extension SettingsViewController: UITableViewDataSource, UITableViewDelegate {
    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch sections[indexPath.section].rows[indexPath.row] {
        case .profile(let name, let mail):
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.secondaryText = mail
            content.image = UIImage(systemName: "person.crop.circle")
            content.textProperties.font = .preferredFont(forTextStyle: .headline)
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        case .toggle(let title, let isOn):
            guard let cell = tableView.dequeueReusableCell(withIdentifier: "toggle", for: indexPath) as? ToggleCell
            else { return UITableViewCell() }
            cell.configure(title: title, isOn: isOn)
            return cell
        case .value(let title, let value):
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = title
            content.secondaryText = value
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        case .link(let title):
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = title
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        case .destructive(let title):
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = title
            content.textProperties.color = .systemRed
            content.textProperties.alignment = .center
            cell.contentConfiguration = content
            return cell
        }
    }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

final class ToggleCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let toggle = UISwitch()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 0
        toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
        let margins = contentView.layoutMarginsGuide
        contentView.quickAdd(titleLabel, [topToTop(margins), leadingToLeading(margins), bottomToBottom(margins)])
        contentView.quickAdd(
            toggle,
            [leadingToTrailing(titleLabel, atLeast: 12), trailingToTrailing(margins), centerY()])
        contentView.activateQuickAnchors([heightToConstant(atLeast: 44)])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, isOn: Bool) {
        titleLabel.text = title
        toggle.isOn = isOn
    }
}
