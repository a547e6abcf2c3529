import QuickAnchorsUIKit
import UIKit

final class ProfileViewController: UIViewController {
    let photo = UIImageView(), name = UILabel(), follow = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photo.backgroundColor = .systemGray
        photo.layer.cornerRadius = 48
        name.font = .boldSystemFont(ofSize: 24)
        name.text = "Ada Lovelace"
        follow.setTitle("Follow", for: .normal)

        view.quickAdd(photo, [topToSafeArea(24), centerX(), widthToConstant(96), aspectRatio(1)])
    }
}
