internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

extension UIButton {
    /// The content and appearance of a button. The default insets are those of the system's configurations at each
    /// size, as measured on iOS 15 and later.
    public struct Configuration {
        public enum Size: Int, Sendable {
            case medium, small, mini, large
        }

        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            case capsule = 4
        }

        public enum TitleAlignment: Int, Sendable {
            case automatic, leading, center, trailing
        }

        private enum Style {
            case plain
            case gray
            case tinted
            case filled
        }

        private let style: Style
        private var givenInsets: NSDirectionalEdgeInsets?

        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var attributedSubtitle: AttributedString?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var automaticallyUpdateForSelection = true
        public var image: UIImage?
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var background = UIBackgroundConfiguration()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

        public static func plain() -> Configuration { Configuration(style: .plain) }
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        public static func gray() -> Configuration { Configuration(style: .gray) }
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        public static func filled() -> Configuration { Configuration(style: .filled) }
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) { self.style = style }

        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                if let givenInsets { return givenInsets }
                let (ends, sides): (CGFloat, CGFloat) =
                    switch buttonSize {
                    case .mini, .small: (5, 10)
                    case .medium: (7, 12)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(top: ends, leading: sides, bottom: ends, trailing: sides)
            }
            set { givenInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { givenInsets = nil }
        public func updated(for button: UIButton) -> Configuration { self }

        /// The title, with the subtitle below it; nil if there is neither.
        var shownTitle: String? {
            let lines = [attributedTitle.map { String($0.characters) } ?? title, subtitle].compactMap { $0 }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        }

        private var cornerRadius: CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 5
            case .dynamic, .medium: 6
            case .large, .capsule: 9
            }
        }

        @MainActor
        func apply(to button: Button, tint: UIColor) {
            let style: UIFont.TextStyle = buttonSize == .small || buttonSize == .mini ? .subheadline : .body
            button.titleLabel.font = UIFont.preferredFont(forTextStyle: style).font
            button.titleLabel.numberOfLines = 0
            let base = baseBackgroundColor ?? tint
            let (fill, text): (UIColor?, UIColor) =
                switch self.style {
                case .plain: (baseBackgroundColor, tint)
                case .gray: (baseBackgroundColor ?? .systemGray5, tint)
                case .tinted: (base.withAlphaComponent(0.18), tint)
                case .filled: (base, .white)
                }
            button.backgroundColor = (background.backgroundColor ?? fill)?.color
            button.titleLabel.textColor = (baseForegroundColor ?? text).color
            button.cornerRadius = Double(cornerRadius)
            button.contentInsets = contentInsets.insets
            button.imagePadding = Double(imagePadding)
            button.imagePlacement =
                switch imagePlacement {
                case .trailing: .trailing
                case .top: .top
                case .bottom: .bottom
                default: .leading
                }
        }
    }
}

/// A function that transforms the attributes of a title. It is stored but never called.
public struct UIConfigurationTextAttributesTransformer {
    public let transform: (AttributeContainer) -> AttributeContainer
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
}

public struct NSDirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

public struct UIBackgroundConfiguration {
    public var backgroundColor: UIColor?
    public var cornerRadius: CGFloat = 6
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The image, which is not drawn.
    public var image: UIImage?

    public init() {}
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
