import QuickAnchorsUIKit
import UIKit

public final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private struct Page {
        let symbol: String
        let title: String
        let text: String
    }

    private let pages = [
        Page(
            symbol: "map", title: "Find your way",
            text: "Maps work without a connection, wherever you have been before."),
        Page(
            symbol: "bell", title: "Be told in time",
            text: "We remind you before the last train leaves, and never at night."),
        Page(symbol: "lock", title: "Keep it private", text: "Where you go stays on this device."),
    ]

    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private lazy var nextButton: UIButton = {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.cornerStyle = .capsule
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 24, bottom: 14, trailing: 24)
        return UIButton(
            configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.showNextPage() })
    }()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.delegate = self
        pageControl.numberOfPages = pages.count
        pageControl.pageIndicatorTintColor = .systemGray4
        pageControl.currentPageIndicatorTintColor = .systemBlue

        let safeArea = view.safeAreaLayoutGuide
        view.quickAdd(scrollView, [topToTop(safeArea), leadingToLeading(safeArea), trailingToTrailing(safeArea)])
        view.quickAdd(pageControl, [topToBottom(scrollView, 8), centerX(safeArea)])
        view.quickAdd(
            nextButton,
            [topToBottom(pageControl, 16), leadingToMargin(), trailingToMargin(), bottomToBottom(safeArea, -16)])
        addPages()
    }

    private func addPages() {
        var previous = scrollView.contentLayoutGuide.leadingAnchor
        for page in pages {
            let pageView = makePageView(for: page)
            scrollView.quickAdd(
                pageView,
                [
                    topToTop(scrollView.contentLayoutGuide), bottomToBottom(scrollView.contentLayoutGuide),
                    widthToRelatedView(scrollView.frameLayoutGuide),
                    heightToRelatedView(scrollView.frameLayoutGuide, atLeast: 0),
                ])
            NSLayoutConstraint.activate([pageView.leadingAnchor.constraint(equalTo: previous)])
            pageView.activateQuickAnchors([heightToRelatedView(scrollView.frameLayoutGuide).priority(.defaultLow)])
            previous = pageView.trailingAnchor
        }
        previous.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor).isActive = true
    }

    private func makePageView(for page: Page) -> UIView {
        let imageView = UIImageView(
            image: UIImage(systemName: page.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 80)))
        let titleLabel = UILabel()
        titleLabel.text = page.title
        titleLabel.font = .preferredFont(forTextStyle: .largeTitle)
        let textLabel = UILabel()
        textLabel.text = page.text
        textLabel.font = .preferredFont(forTextStyle: .body)
        textLabel.textColor = .secondaryLabel
        for label in [titleLabel, textLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
        }

        let stack = UIStackView(arrangedSubviews: [imageView, titleLabel, textLabel])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        let pageView = UIView()
        pageView.quickAdd(stack, [centerY(), topToTop(atLeast: 16), leadingToLeading(24), trailingToTrailing(-24)])
        return pageView
    }

    override public func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        showPage(pageControl.currentPage, animated: false)
    }

    private func showNextPage() {
        showPage(min(pageControl.currentPage + 1, pages.count - 1), animated: true)
    }

    private func showPage(_ page: Int, animated: Bool) {
        scrollView.setContentOffset(
            CGPoint(x: CGFloat(place(ofPage: page)) * scrollView.bounds.width, y: 0), animated: animated)
    }

    /// Offsets count from the left, where the last page is in a right-to-left layout.
    private func place(ofPage page: Int) -> Int {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? pages.count - 1 - page : page
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let place = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        pageControl.currentPage = self.place(ofPage: place)
    }
}
