import UIKit

extension ProfileViewController {
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 10, y: 20, width: 100, height: 44)
    }

    @objc var greeting: String { "Hello" }

    func lineOfExtension() -> Int { return #line }
}

final class FriendlyProfileViewController: ProfileViewController {
    override var greeting: String { super.greeting + ", friend" }
}

extension UIView {
    @objc func summary() -> String { "view" }
}

extension UIControl {
    @objc override func summary() -> String { "control in " + super.summary() }
}

extension UIButton {
    @objc override func summary() -> String { "button in " + super.summary() }
}

final class SpecialButton: UIButton {
    override func summary() -> String { "special " + super.summary() }
}
