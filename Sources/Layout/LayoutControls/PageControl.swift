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

    private static let side = 7.0
    private static let gap = 9.0

    /// A control without pages, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    private func pagesChanged() {
        let count = max(0, numberOfPages)
        while dots.count > count { dots.removeLast().removeFromSuperview() }
        while dots.count < count {
            let dot = View(frame: .zero)
            dot.cornerRadius = PageControl.side / 2
            addSubview(dot)
            dots.append(dot)
        }
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = index == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
        }
        partsChanged()
    }

    private var length: Double {
        max(0, Double(dots.count) * (PageControl.side + PageControl.gap) - PageControl.gap)
    }

    override open var naturalSize: Size { Size(width: length, height: 26) }

    override open func placeParts() {
        let start = (bounds.width - length) / 2
        for (index, dot) in dots.enumerated() {
            place(
                dot, at: start + Double(index) * (PageControl.side + PageControl.gap),
                size: Size(width: PageControl.side, height: PageControl.side))
        }
    }
}
