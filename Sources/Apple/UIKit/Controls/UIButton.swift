internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    override class func makeView() -> View {
        let view = Button(frame: .zero)
        view.hasMeasuredSize = true
        return view
    }

    private var button: Button { backingView() }

    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var titleColors: [State: UIColor] = [:]

    public private(set) var buttonType = ButtonType.custom
    open var menu: UIMenu?
    open var showsMenuAsPrimaryAction = false
    open var changesSelectionAsPrimaryAction = false
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false
    open var isPointerInteractionEnabled = false
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    open var configuration: Configuration? { didSet { stateChanged() } }
    // The insets of the title and the image are ignored: in UIKit, they move the title and the image, but do not change
    // the size of the button.
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { stateChanged() } }

    open private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel(backedBy: button.titleLabel)
        hold(label)
        return label
    }()

    open private(set) lazy var imageView: UIImageView? = {
        let imageView = UIImageView(backedBy: button.imageView)
        hold(imageView)
        return imageView
    }()

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType != .custom, buttonType != .system { setImage(UIImage(systemName: "info.circle"), for: .normal) }
        stateChanged()
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        take(primaryAction)
        stateChanged()
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        if !action.title.isEmpty { titles[.normal] = action.title }
        if let image = action.image { images[.normal] = image }
        addAction(action, for: [.primaryActionTriggered, .touchUpInside])
        stateChanged()
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        stateChanged()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title.map { NSAttributedString(attributedString: $0) }
        stateChanged()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        stateChanged()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        stateChanged()
    }

    private var backgroundImages: [State: UIImage] = [:]
    /// Sets the background image, which is not drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
        images[state] = configuration.flatMap { images[state]?.withConfiguration($0) } ?? images[state]
        stateChanged()
    }

    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleLabel?.frame ?? contentRect }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageView?.frame ?? .zero }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    open func setNeedsUpdateConfiguration() {
        configurationUpdateHandler?(self)
        updateConfiguration()
    }

    open func updateConfiguration() {}

    override open var isEnabled: Bool { didSet { setNeedsUpdateConfiguration() } }
    override open var isSelected: Bool { didSet { setNeedsUpdateConfiguration() } }
    override open var isHighlighted: Bool { didSet { setNeedsUpdateConfiguration() } }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsUpdateConfiguration() }
    }

    override open func tintColorDidChange() { stateChanged() }

    override func stateChanged() {
        super.stateChanged()
        button.imageView.naturalSize = (configuration?.image ?? currentImage).map { Size($0.size) }
        button.titleLabel.textColor =
            (titleColor(for: state) ?? (buttonType == .system ? tintColor : UIColor.white)).color
        button.contentAlignment =
            switch contentHorizontalAlignment {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .center, .fill: .center
            }
        if let configuration {
            configuration.apply(to: button, tint: tintColor)
        } else {
            button.contentInsets = nil
            button.fixedInsets = contentEdgeInsets == .zero ? nil : contentEdgeInsets.insets
        }
        if configuration?.shownTitle == nil, let title = currentAttributedTitle {
            button.titleLabel.show(title)
        } else {
            button.titleLabel.show(plain: configuration?.shownTitle ?? currentTitle)
        }
    }
}
