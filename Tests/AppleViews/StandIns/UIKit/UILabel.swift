package import AutoLayout
public import Foundation

public final class UIFont: Sendable {
    package let font: Font

    package init(_ font: Font) { self.font = font }

    public struct Weight: Sendable {
        package let weight: Font.Weight
        public static let regular = Weight(weight: .regular)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: weight.weight))
    }
}

@MainActor
open class UILabel: UIView {
    override class func makeView() -> View { Label("") }

    private var label: Label {
        guard let label = view as? Label else { preconditionFailure("Behind a label stands a label.") }
        return label
    }

    open var text: String? {
        get { label.text }
        set { label.text = newValue ?? "" }
    }

    open var font: UIFont! {
        get { UIFont(label.font) }
        set { label.font = newValue.font }
    }

    open var numberOfLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }
}
