import UIKit
import UIKitTesting

extension UIView {
    /// Adds a label with as many lines as its text needs, at the given distances from the edges.
    func fill(with label: UILabel, vertically: CGFloat, horizontally: CGFloat) {
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: vertically),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontally),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -horizontally),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -vertically),
        ])
    }
}

extension UIViewController {
    /// Adds a list that fills the view.
    func show(_ list: UIScrollView, under behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic) {
        list.contentInsetAdjustmentBehavior = behavior
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
    }
}
