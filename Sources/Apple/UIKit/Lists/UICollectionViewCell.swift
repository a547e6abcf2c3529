internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a class that is known only at run time, using the initializer that the class overrides.
    public required convenience init(ofClassRegisteredAs identifier: String) { self.init(frame: .zero) }

    open var reuseIdentifier: String? { nil }
    open func prepareForReuse() {}

    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Adopts the frame and appearance given by attributes. Without attributes, the view is hidden.
    func take(_ attributes: UICollectionViewLayoutAttributes?) {
        isHidden = attributes?.isHidden ?? true
        guard let attributes else { return }
        frame = attributes.frame
        alpha = attributes.alpha
        transform = attributes.transform
        view.zPosition = Double(attributes.zIndex)
    }

    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = systemLayoutSizeFitting(
            layoutAttributes.size,
            withHorizontalFittingPriority: layoutAttributes.isWidthFree ? .fittingSizeLevel : .required,
            verticalFittingPriority: layoutAttributes.isHeightFree ? .fittingSizeLevel : .required)
        return layoutAttributes
    }

    /// The given size, with the content's length along the free axes.
    func size(fitting size: CGSize, isWidthFree: Bool, isHeightFree: Bool) -> CGSize {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.size = size
        (attributes.isWidthFree, attributes.isHeightFree) = (isWidthFree, isHeightFree)
        let fitted = preferredLayoutAttributesFitting(attributes).size
        return CGSize(
            width: isWidthFree ? fitted.width : size.width, height: isHeightFree ? fitted.height : size.height)
    }
}

@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    public let contentView = UIView()
    open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }
    open var backgroundView: UIView? { didSet { showBackgrounds(insteadOf: oldValue) } }
    /// The background that is shown above the other one while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? { didSet { showBackgrounds(insteadOf: oldValue) } }
    open var automaticallyUpdatesContentConfiguration = true
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        fill(with: contentView)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill(with: contentView)
    }

    private func showState() {
        showBackgrounds()
        setNeedsUpdateConfiguration()
    }

    private func showBackgrounds(insteadOf old: UIView? = nil) {
        let shown = isSelected || isHighlighted ? selectedBackgroundView : nil
        showBehindContent([backgroundView, shown], insteadOf: [old, selectedBackgroundView])
    }

    private var shownContent: (any UIView & UIContentView)?

    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationState: UICellConfigurationState {
        UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
    }
    open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }
    open func setNeedsUpdateConfiguration() {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
            contentConfiguration = content.updated(for: configurationState)
        }
        configurationUpdateHandler?(self, configurationState)
        updateConfiguration(using: configurationState)
    }

    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { shownContent = contentView.show(contentConfiguration, insteadOf: shownContent) }
    }

    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.arrangeListTexts(
            forWidth: horizontalFittingPriority == .required ? targetSize.width : .infinity)
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

open class UICollectionViewListCell: UICollectionViewCell {
    /// The indentation level, which is ignored: rows are not indented.
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10

    /// The guide for the separator below the row, as wide as the content view unless a client constrains the leading
    /// edge.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        contentView.addLayoutGuide(guide)
        let ends = guide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor)
        let begins = guide.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        // Clients may constrain the leading edge to their content instead.
        begins.priority = .defaultHigh
        NSLayoutConstraint.activate([begins, ends, guide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)])
        return guide
    }()
}
