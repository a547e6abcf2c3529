import UIKit

extension ProfileViewController {
    




    

    func lineOfExtension() -> Int { return #line }
}

final class FriendlyProfileViewController: ProfileViewController {
    override var greeting: String { super.greeting + ", friend" }
}

extension UIView {
    func summary() -> String { if let object = self as? SpecialButton { return object.summary_SpecialButton() }; if let object = self as? UIButton { return object.summary_UIButton() }; if let object = self as? UIControl { return object.summary_UIControl() }; return summary_UIView() }; func summary_UIView() -> String { "view" }
}

extension UIControl {
    func summary_UIControl() -> String { "control in " + self.summary_UIView() }
}

extension UIButton {
    func summary_UIButton() -> String { "button in " + self.summary_UIControl() }
}

final class SpecialButton: UIButton {
    func summary_SpecialButton() -> String { "special " + self.summary_UIButton() }
}
