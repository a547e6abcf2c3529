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
        content.translatesAutoresizingMaskIntoConstraints = false

        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        view.addSubview(scrollView)

        let margins = view.layoutMarginsGuide
        let artworkHeight = artworkView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4)
        artworkHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: margins.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
            content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
            artworkHeight,
        ])
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
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        button.heightAnchor.constraint(equalTo: button.widthAnchor).isActive = true
        return button
    }
}
