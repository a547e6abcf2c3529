import QuickAnchorsUIKit
import UIKit

public final class PlayerViewController: UIViewController {
    private let artworkView = UIImageView(image: UIImage(named: "artwork"))
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let slider = UISlider()
    private let elapsedLabel = UILabel()
    private let remainingLabel = UILabel()
    private let gradient = CAGradientLayer()

    override public func viewDidLoad() {
        super.viewDidLoad()
        gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.black.cgColor]
        view.layer.insertSublayer(gradient, at: 0)

        artworkView.contentMode = .scaleAspectFit
        artworkView.layer.cornerRadius = 12
        artworkView.clipsToBounds = true

        titleLabel.text = "The Analytical Engine Weaves"
        titleLabel.font = .preferredFont(forTextStyle: .title3)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2
        artistLabel.text = "Ada & the Looms"
        artistLabel.font = .preferredFont(forTextStyle: .subheadline)
        artistLabel.textColor = UIColor.white.withAlphaComponent(0.7)
        for label in [titleLabel, artistLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
        }

        slider.value = 0.36
        elapsedLabel.text = "1:27"
        remainingLabel.text = "−2:35"
        for label in [elapsedLabel, remainingLabel] {
            label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
            label.textColor = .lightGray
        }

        let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])
        let titles = UIStackView(arrangedSubviews: [titleLabel, artistLabel])
        titles.axis = .vertical
        titles.spacing = 4
        let progress = UIStackView(arrangedSubviews: [slider, times])
        progress.axis = .vertical
        let controls = UIStackView(
            arrangedSubviews: ["backward.fill", "play.fill", "forward.fill"].map { makeButton(systemName: $0) })
        controls.distribution = .equalSpacing
        controls.alignment = .center

        let content = UIStackView(arrangedSubviews: [artworkView, titles, progress, controls])
        content.axis = .vertical
        content.spacing = 20

        let scrollView = UIScrollView()

        let margins = view.layoutMarginsGuide
        scrollView.quickAdd(content, [16, 0, -16, 0], [widthToRelatedView()])
        view.quickAdd(
            scrollView,
            [topToTop(margins), leadingToLeading(margins), trailingToTrailing(margins), bottomToBottom(margins)])
        artworkView.activateQuickAnchors([heightToRelatedView(view, multiplier: 0.4).priority(.defaultHigh)])
    }

    override public func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }

    private func makeButton(systemName: String) -> UIButton {
        let configuration = UIImage.SymbolConfiguration(pointSize: 28, weight: .semibold)
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: systemName, withConfiguration: configuration), for: .normal)
        button.tintColor = .white
        button.activateQuickAnchors([widthToConstant(atLeast: 60), aspectRatio(1)])
        return button
    }
}
