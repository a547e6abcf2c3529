/// Knows how much room text takes; a host toolkit brings its own, set as `View.textMeasurer` at the root of a tree.
public protocol TextMeasuring: AnyObject {
    /// The width of a piece of one line of text, in points.
    func width(of text: Substring, in font: Font) -> Double

    /// The heights of a line, in points.
    func metrics(of font: Font) -> FontMetrics
}

extension View {
    /// Who measures the text of the tree whose root this view is; `HelveticaMeasurer` where nobody else was named.
    public final var textMeasurer: any TextMeasuring {
        get { traits?.textMeasurer ?? HelveticaMeasurer.shared }
        set {
            ownTraits.textMeasurer = newValue
            layoutNode.engine?.readRoot()
        }
    }
}
