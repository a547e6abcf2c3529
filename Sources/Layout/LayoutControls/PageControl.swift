/// An indicator of the current page: 7-point dots with gaps of 9 points, in a control 26 points high, like UIKit's in
/// Interface Builder since iOS 14 (37 points high in earlier versions).
open class PageControl: Control {
    private var dots: [View] = []

    /// The number of pages.
    public final var numberOfPages = 0 { didSet { pagesChanged() } }
    /// The index of the current page.
    public final var currentPage = 0 { didSet { pagesChanged() } }
    /// The color of the current page's dot.
    public final var currentPageIndicatorTintColor = Color.white { didSet { pagesChanged() } }
    /// The color of the other dots.
    public final var pageIndicatorTintColor = Color(white: 1, alpha: 0.5) { didSet { pagesChanged() } }

    /// The dots' diameter and the gap between them, the space before and after them, and the height of the control, which
    /// differ between versions of a system.
    package final var system = (dot: 7.0, gap: 9.0, margin: 0.0, height: 26.0) { didSet { pagesChanged() } }

    /// A control without pages, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    private func pagesChanged() {
        let count = max(0, numberOfPages)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = View(frame: .zero)
            addSubview(dot)
            dots.append(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.cornerRadius = system.dot / 2
            dot.backgroundColor = index == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
        }
        partsChanged()
    }

    private var length: Double {
        max(0, Double(dots.count) * (system.dot + system.gap) - system.gap)
    }

    override open var naturalSize: Size {
        Size(width: dots.isEmpty ? 0 : length + 2 * system.margin, height: system.height)
    }

    override open func placeParts() {
        let start = (bounds.width - length) / 2
        for (index, dot) in dots.enumerated() {
            place(
                dot, at: start + Double(index) * (system.dot + system.gap),
                size: Size(width: system.dot, height: system.dot))
        }
    }
}
