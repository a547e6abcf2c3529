internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The height of a row without content.
    static var usualHeight: CGFloat { SystemMetrics.current.row.classic }
    /// The space after an accessory mark at the end of a row.
    private static let markMargin: CGFloat = 16

    /// The width of an accessory mark, including the space after it.
    private var markWidth: CGFloat {
        let width: CGFloat =
            switch accessoryType {
            case .none: -UITableViewCell.markMargin
            case .disclosureIndicator: 10.5
            case .checkmark: 19
            case .detailDisclosureButton, .detailButton: 22
            }
        return width + UITableViewCell.markMargin
    }

    static var sideMargin: CGFloat { UIScreen.main.bounds.width < 414 ? 16 : 20 }

    public let contentView = UIView()
    public let reuseIdentifier: String?
    private let style: CellStyle
    private var listContent: UIListContentView?
    private var shownContent: (any UIView & UIContentView)?
    private let mark = UILabel()

    open var selectionStyle = SelectionStyle.default { didSet { showBackgrounds() } }
    open var backgroundView: UIView? { didSet { showBackgrounds(insteadOf: oldValue) } }
    /// The background that is shown above the other one while the cell is selected or highlighted, unless the selection
    /// style is `none`.
    open var selectedBackgroundView: UIView? { didSet { showBackgrounds(insteadOf: oldValue) } }
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }
    open var isEditing = false
    open var editingStyle: EditingStyle { .delete }
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    /// The indentation level, which is ignored: rows are not indented.
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
    }
    open var automaticallyUpdatesContentConfiguration = true

    open var accessoryType = AccessoryType.none {
        didSet {
            mark.text =
                switch accessoryType {
                case .none: nil
                case .disclosureIndicator: "›"
                case .detailDisclosureButton, .detailButton: "ⓘ"
                case .checkmark: "✓"
                }
            mark.isHidden = accessoryType == .none
            setNeedsLayout()
        }
    }

    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.usualHeight))
        setUp()
    }

    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
        setUp()
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Creates a cell of a class that is known only at run time, using the initializer that the class overrides.
    public required convenience init(ofClassRegisteredAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        contentView.frame = bounds
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: SystemMetrics.current.rowMargin, leading: UITableViewCell.sideMargin,
            bottom: SystemMetrics.current.rowMargin, trailing: UITableViewCell.sideMargin)
        addSubview(contentView)
        mark.textColor = .tertiaryLabel
        mark.textAlignment = .center
        mark.isHidden = true
        addSubview(mark)
    }

    private func showState() {
        showBackgrounds()
        setNeedsUpdateConfiguration()
    }

    private func showBackgrounds(insteadOf old: UIView? = nil) {
        let shown = (isSelected || isHighlighted) && selectionStyle != .none ? selectedBackgroundView : nil
        showBehindContent([backgroundView, shown], insteadOf: [old, selectedBackgroundView])
    }

    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open func setNeedsUpdateConfiguration() {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: configurationState)
        }
        configurationUpdateHandler?(self, configurationState)
        updateConfiguration(using: configurationState)
    }

    // MARK: Content

    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : .cell()
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent = contentView.show(contentConfiguration, insteadOf: shownContent) }
    }

    /// The view for the built-in labels and image of a cell.
    private var ownContent: UIListContentView {
        if let listContent { return listContent }
        var configuration = defaultContentConfiguration()
        let subtitle = SystemMetrics.current.subtitle
        let detailStyle = style == .subtitle ? subtitle.style : .body
        configuration.textProperties.font = .preferredFont(forTextStyle: .body)
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: detailStyle)
        configuration.textProperties.numberOfLines = 1
        configuration.secondaryTextProperties.numberOfLines = 1
        let margins = UITableViewCell.subtitleMargins(for: configuration.textProperties.font)
        configuration.textToSecondaryTextVerticalPadding = margins.between
        let content = UIListContentView(configuration: configuration)
        for view in [content.textLabel, content.secondaryTextLabel] { view.isHidden = false }
        content.subtitleMargins = (margins.top, margins.bottom)
        contentView.pin(content)
        listContent = content
        return content
    }

    /// The space above, between and below the two texts of a row, in whole pixels. It grows with the size of the text;
    /// the factors fit what was measured on iOS 26.1 at 17, 23 and 33 points.
    private static func subtitleMargins(for font: UIFont) -> (top: CGFloat, between: CGFloat, bottom: CGFloat) {
        let (subtitle, growth) = (SystemMetrics.current.subtitle, font.pointSize - 17)
        let scale = max(1, TestEnvironment.current.displayScale)
        func scaled(_ length: CGFloat, by factor: CGFloat) -> CGFloat {
            (length * (1 + factor * growth) * scale).rounded() / scale
        }
        return (scaled(subtitle.top, by: 0.04), scaled(3, by: 0.06), scaled(subtitle.bottom, by: 0.049))
    }

    open var textLabel: UILabel? { ownContent.textLabel }
    open var detailTextLabel: UILabel? { style == .default ? nil : ownContent.secondaryTextLabel }

    open var imageView: UIImageView? {
        ownContent.imageView.isHidden = false
        return ownContent.imageView
    }

    // MARK: Layout

    /// The width of the accessory at the end of the row, including the space next to it; 0 if there is none.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessorySize(accessoryView).width + UITableViewCell.sideMargin }
        return markWidth
    }

    private func accessorySize(_ view: UIView) -> CGSize {
        let natural = view.intrinsicContentSize
        return CGSize(
            width: natural.width < 0 ? view.bounds.width : natural.width,
            height: natural.height < 0 ? view.bounds.height : natural.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = bounds.inset(by: insetsInTable)
        let room = area.width - accessoryWidth
        contentView.frame = CGRect(
            x: area.minX + (isMirrored ? accessoryWidth : 0), y: 0, width: room, height: bounds.height)
        if let accessoryView {
            let size = accessorySize(accessoryView)
            let x = area.minX + (isMirrored ? UITableViewCell.sideMargin : room)
            accessoryView.frame = CGRect(origin: CGPoint(x: x, y: (bounds.height - size.height) / 2), size: size)
        }
        mark.frame = CGRect(
            x: area.minX + (isMirrored ? UITableViewCell.markMargin : room), y: 0,
            width: max(0, markWidth - UITableViewCell.markMargin), height: bounds.height)
    }

    /// The size of the content together with the accessory beside it.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let insets = insetsInTable
        let around = accessoryWidth + insets.left + insets.right
        let room = targetSize.width - around
        contentView.arrangeListTexts(forWidth: room)
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: room, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        let heights = SystemMetrics.current.row
        let isConfigured = contentConfiguration is UIListContentConfiguration
        let least = max(
            accessoryView.map { accessorySize($0).height } ?? 0,
            isConfigured ? heights.configured : listContent == nil ? 0 : heights.classic)
        return CGSize(width: content.width + around, height: max(content.height, least))
    }
}

extension UIScrollView {
    /// Adds a cell, a header, a footer or the scroll view of a section. The safe area insets the scrolled content as a
    /// whole, so cells have no safe area insets of their own.
    func holdCell(_ cell: UIView) {
        cell.view.additionalSafeAreaInsets = EdgeInsets(top: -1e4, left: -1e4, bottom: -1e4, right: -1e4)
        addSubview(cell)
    }
}

extension UIView {
    /// The space beside the content of a row, header or footer in its table.
    fileprivate var insetsInTable: UIEdgeInsets { (superview as? UITableView)?.contentInsets ?? .zero }

    /// Shows a cell's backgrounds, the first one at the back, and removes the previous ones that are no longer shown.
    func showBehindContent(_ backgrounds: [UIView?], insteadOf others: [UIView?]) {
        let shown = backgrounds.compactMap { $0 }
        for case let other? in others where other.superview === self && !shown.contains(other) {
            other.removeFromSuperview()
        }
        for background in shown.reversed() {
            fill(with: background)
            sendSubviewToBack(background)
        }
    }

    /// Shows a content configuration of a cell, and returns the view that shows it: the given view if that has a
    /// configuration of the same type, otherwise a new one.
    func show(
        _ configuration: (any UIContentConfiguration)?, insteadOf shown: (any UIView & UIContentView)?
    ) -> (any UIView & UIContentView)? {
        if let shown, let configuration, type(of: shown.configuration) == type(of: configuration) {
            shown.configuration = configuration
            return shown
        }
        shown?.removeFromSuperview()
        let content = configuration?.makeContentView()
        if let content { pin(content) }
        return content
    }

    /// Adds a subview and constrains all of its edges to those of this view or of one of its guides.
    func pin(_ content: UIView, to guide: UILayoutGuide? = nil) {
        addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let frame: BackedItem = guide ?? self
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: frame.topAnchor),
            content.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: frame.bottomAnchor),
        ])
    }
}

@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public let contentView = UIView()
    /// The view behind the content, which is stored but not shown.
    open var backgroundView: UIView?
    public let reuseIdentifier: String?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    public convenience init() { self.init(reuseIdentifier: nil) }

    /// Creates a view of a class that is known only at run time, using the initializer that the class overrides.
    public required convenience init(ofClassRegisteredAs identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    private func setUp() {
        let side = UITableViewCell.sideMargin
        contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 6, leading: side, bottom: 6, trailing: side)
        addSubview(contentView)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds.inset(by: insetsInTable)
    }

    open func prepareForReuse() {}

    /// Shows a title in the style of a header that is larger than the default one.
    func showProminentTitle(top: CGFloat, bottom: CGFloat) {
        textLabel?.font = .preferredFont(forTextStyle: .headline)
        contentView.directionalLayoutMargins.top = top
        contentView.directionalLayoutMargins.bottom = bottom
    }

    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        contentView.pin(label, to: contentView.layoutMarginsGuide)
        return label
    }()

    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let around = insetsInTable.left + insetsInTable.right
        let content = contentView.systemLayoutSizeFitting(
            CGSize(width: targetSize.width - around, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: content.width + around, height: content.height)
    }
}
