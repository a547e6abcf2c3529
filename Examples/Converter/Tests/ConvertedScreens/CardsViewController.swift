import QuickAnchorsUIKit
import UIKit

public final class CardsViewController: UIViewController {
    private struct Place {
        let name: String
        let country: String
        let rating: String
    }

    private let places = [
        Place(name: "Kyoto", country: "Japan", rating: "4.8"),
        Place(name: "Valparaíso", country: "Chile", rating: "4.6"),
        Place(name: "Ljubljana", country: "Slovenia", rating: "4.7"),
        Place(name: "Wellington", country: "New Zealand", rating: "4.7"),
        Place(name: "Chefchaouen", country: "Morocco", rating: "4.5"),
    ]

    private lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.translatesAutoresizingMaskIntoConstraints = false
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
        return collectionView
    }()

    private let sizingCell = PlaceCell(frame: .zero)

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.quickAdd(collectionView)
    }
}

extension CardsViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        if let cell = cell as? PlaceCell { configure(cell, at: indexPath) }
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let columns: CGFloat = traitCollection.horizontalSizeClass == .regular ? 3 : isLarge ? 1 : 2
        let width = ((collectionView.bounds.width - 32 - 12 * (columns - 1)) / columns).rounded(.down)
        configure(sizingCell, at: indexPath)
        return sizingCell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
    }

    private func configure(_ cell: PlaceCell, at indexPath: IndexPath) {
        let place = places[indexPath.item]
        cell.configure(name: place.name, country: place.country, rating: place.rating)
    }
}

final class PlaceCell: UICollectionViewCell {
    private let imageView = UIImageView()
    private let nameLabel = UILabel()
    private let countryLabel = UILabel()
    private let ratingLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        contentView.layer.masksToBounds = true
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.1
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)

        imageView.image = UIImage(named: "place")
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        countryLabel.font = .preferredFont(forTextStyle: .subheadline)
        countryLabel.textColor = .secondaryLabel
        ratingLabel.font = .preferredFont(forTextStyle: .footnote)

        let labels = UIStackView(arrangedSubviews: [nameLabel, countryLabel, ratingLabel])
        labels.axis = .vertical
        labels.spacing = 2
        for label in [nameLabel, countryLabel, ratingLabel] { label.numberOfLines = 0 }
        contentView.quickAdd(imageView, [0, 0, nil, 0], [heightToWidth(imageView, multiplier: 0.75)])
        contentView.quickAdd(labels, [.to(imageView, 10), 12, -12, -12])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(name: String, country: String, rating: String) {
        nameLabel.text = name
        countryLabel.text = country
        ratingLabel.text = "★ \(rating)"
    }
}
