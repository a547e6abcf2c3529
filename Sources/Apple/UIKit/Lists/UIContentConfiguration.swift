internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
public protocol UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

@MainActor @preconcurrency
public protocol UIContentView: AnyObject {
    var configuration: any UIContentConfiguration { get set }
}

public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState, Sendable {
    public var isSelected = false
    public var isHighlighted = false
    public var isSwiped = false, isEditing = false, isExpanded = false, isFocused = false, isDisabled = false
}

/// The primary text, the secondary text and the image of a row.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    @MainActor
    public struct TextProperties {
        public var font: UIFont
        public var color: UIColor
        public var numberOfLines = 0
        public var alignment = NSTextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var adjustsFontForContentSizeCategory = true
    }

    @MainActor
    public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var reservedLayoutSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextVerticalPadding: CGFloat = SystemMetrics.current.rowMargin > 11 ? 1 : 3
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var prefersSideBySideTextAndSecondaryText = false
    public var directionalLayoutMargins: NSDirectionalEdgeInsets?

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return configuration
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    let imageView = UIImageView()
    let textLabel = UILabel()
    let secondaryTextLabel = UILabel()
    private let texts = UIStackView()
    private let row = UIStackView()
    /// The margins above and below two texts in a cell without a configuration, whose empty texts take up no space; nil
    /// for a configuration.
    var subtitleMargins: (top: CGFloat, bottom: CGFloat)?
    /// Constraints for the space that is reserved for the image.
    private lazy var reserved = (
        width: imageView.widthAnchor.constraint(equalToConstant: 0),
        height: imageView.heightAnchor.constraint(equalToConstant: 0)
    )

    open var configuration: any UIContentConfiguration { didSet { show() } }

    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        for label in [textLabel, secondaryTextLabel] { texts.addArrangedSubview(label) }
        for view in [imageView, texts] { row.addArrangedSubview(view) }
        row.alignment = .center
        imageView.contentMode = .center
        imageView.setContentHuggingPriority(.required, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.required, for: .horizontal)
        pin(row, to: layoutMarginsGuide)
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        show()
    }

    public required init?(coder: NSCoder) { nil }

    override open func layoutSubviews() {
        super.layoutSubviews()
        arrangeTexts(forWidth: bounds.width)
    }

    /// Puts the secondary text beside the primary text, at the end of the row, if that is preferred, the text is not
    /// very large, and neither text has to wrap there; otherwise, puts it below the primary text.
    func arrangeTexts(forWidth width: CGFloat) {
        guard let content = configuration as? UIListContentConfiguration else { return }
        arrangeSubtitle(content)
        let margins = directionalLayoutMargins.leading + directionalLayoutMargins.trailing
        let imageWidth = reserved.width.isActive ? reserved.width.constant : imageView.intrinsicContentSize.width
        let image = imageView.isHidden ? 0 : imageWidth + row.spacing
        let gap = content.textToSecondaryTextHorizontalPadding
        let length = textLabel.intrinsicContentSize.width + gap + secondaryTextLabel.intrinsicContentSize.width
        let mayWrap = textLabel.numberOfLines != 1 || secondaryTextLabel.numberOfLines != 1
        let isSideBySide =
            content.prefersSideBySideTextAndSecondaryText && !UITraitCollection.current.isTextLarge
            && !(mayWrap && margins + image + length > width)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        texts.axis = isSideBySide ? .horizontal : .vertical
        let isNatural = textLabel.textAlignment == .natural && secondaryTextLabel.textAlignment == .natural
        texts.alignment = isSideBySide || !isNatural ? .fill : .leading
        texts.spacing = isSideBySide ? gap : content.textToSecondaryTextVerticalPadding
        secondaryTextLabel.textAlignment =
            isSideBySide ? (isMirrored ? .left : .right) : content.secondaryTextProperties.alignment
        textLabel.setContentHuggingPriority(isSideBySide ? .defaultLow : .defaultHigh, for: .horizontal)
        secondaryTextLabel.setContentHuggingPriority(isSideBySide ? .defaultHigh : .defaultLow, for: .horizontal)
        // A stack gives labels that may wrap equal widths, at priority 760, even if that makes one of them wrap.
        for (label, priority) in [(textLabel, Float(761)), (secondaryTextLabel, 762)] {
            label.setContentCompressionResistancePriority(
                isSideBySide ? UILayoutPriority(priority) : .defaultHigh, for: .horizontal)
        }
    }

    private func arrangeSubtitle(_ content: UIListContentConfiguration) {
        guard let subtitleMargins else { return }
        let hasSubtitle = secondaryTextLabel.text?.isEmpty == false
        secondaryTextLabel.isHidden = !hasSubtitle
        let isBelow = hasSubtitle && !content.prefersSideBySideTextAndSecondaryText
        let margin = SystemMetrics.current.rowMargin
        directionalLayoutMargins.top = isBelow ? subtitleMargins.top : margin
        directionalLayoutMargins.bottom = isBelow ? subtitleMargins.bottom : margin
    }

    private func show() {
        guard let content = configuration as? UIListContentConfiguration else { return }
        show(content.text, content.textProperties, in: textLabel)
        show(content.secondaryText, content.secondaryTextProperties, in: secondaryTextLabel)
        imageView.image = content.image.map { $0.reduced(to: content.imageProperties.maximumSize) }
        let space = content.imageProperties.reservedLayoutSize
        for (constraint, length) in [(reserved.width, space.width), (reserved.height, space.height)] {
            constraint.constant = length
            constraint.isActive = length > 0
        }
        imageView.isHidden = content.image == nil
        row.spacing = content.imageToTextPadding
        directionalLayoutMargins =
            content.directionalLayoutMargins
            ?? NSDirectionalEdgeInsets(
                top: SystemMetrics.current.rowMargin, leading: UITableViewCell.sideMargin,
                bottom: SystemMetrics.current.rowMargin, trailing: UITableViewCell.sideMargin)
        arrangeTexts(forWidth: bounds.width > 0 ? bounds.width : .infinity)
    }

    private func show(_ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel) {
        label.text = text
        label.isHidden = text == nil
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.textAlignment = properties.alignment
        label.lineBreakMode = properties.lineBreakMode
    }
}

extension UIImage {
    /// The image, reduced in proportion if it exceeds a maximum size; a width or height of zero means no limit.
    fileprivate func reduced(to most: CGSize) -> UIImage {
        let factor = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return factor < 1 ? UIImage(size: CGSize(width: size.width * factor, height: size.height * factor)) : self
    }
}

extension UIView {
    /// Arranges the texts in this content view of a cell before the cell is measured.
    func arrangeListTexts(forWidth width: CGFloat) {
        for case let list as UIListContentView in subviews { list.arrangeTexts(forWidth: width) }
    }
}

extension UITraitCollection {
    /// Whether text is so large that labels that would otherwise be side by side are stacked.
    var isTextLarge: Bool { preferredContentSizeCategory.isAccessibilityCategory }
}
