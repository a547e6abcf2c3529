internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    override class func makeView() -> View { ProgressView(frame: .zero) }

    private var bar: ProgressView { backingView() }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    open var progressViewStyle = Style.default
    open var observedProgress: Progress? {
        didSet { progress = Float(observedProgress?.fractionCompleted ?? 0) }
    }

    open var progress: Float {
        get { Float(bar.progress) }
        set { bar.progress = Double(newValue) }
    }

    open var progressTintColor: UIColor? { didSet { bar.progressTintColor = (progressTintColor ?? tintColor).color } }
    open var trackTintColor: UIColor? { didSet { backgroundColor = trackTintColor } }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101

        public static var white: Style { .medium }
        public static var gray: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    override class func makeView() -> View { ActivityIndicator(frame: .zero) }

    private var ring: ActivityIndicator { backingView() }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }

    open var style: Style {
        get { ring.style == .large ? .large : .medium }
        set { ring.style = newValue == .large ? .large : .medium }
    }
    open var color: UIColor! {
        didSet { if let color { ring.color = color.color } }
    }
    open var isAnimating: Bool { ring.isAnimating }
    open var hidesWhenStopped: Bool {
        get { ring.hidesWhenStopped }
        set { ring.hidesWhenStopped = newValue }
    }

    open func startAnimating() { ring.startAnimating() }
    open func stopAnimating() { ring.stopAnimating() }
}

@MainActor @preconcurrency
open class UISearchBar: UIView {
    public enum Style: UInt, Sendable {
        case `default`, prominent, minimal
    }

    override class func makeView() -> View {
        let (view, metrics) = (SearchBar(frame: .zero), SystemMetrics.current)
        view.systemHeights = (Double(metrics.searchBar), Double(metrics.searchField))
        return view
    }

    private var bar: SearchBar { backingView() }

    open weak var delegate: (any UISearchBarDelegate)?
    open var searchBarStyle = Style.default
    open var barTintColor: UIColor?
    open var showsCancelButton = false
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var backgroundImage: UIImage?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var returnKeyType = UIReturnKeyType.search
    open var keyboardType = UIKeyboardType.default
    open var enablesReturnKeyAutomatically = true
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    open var text: String? {
        get { bar.textField.text }
        set { bar.textField.text = newValue }
    }

    open var placeholder: String? {
        get { bar.textField.placeholder }
        set { bar.textField.placeholder = newValue }
    }

    open private(set) lazy var searchTextField: UITextField = {
        let field = UITextField()
        field.stand(before: bar.textField)
        hold(field)
        return field
    }()
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
}

extension UISearchBarDelegate {
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
}
