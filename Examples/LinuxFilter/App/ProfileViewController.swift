import QuartzCore
import UIKit

@objc protocol ProfileDelegate {
    func profileDidAppear(_ profile: ProfileViewController)
    @objc optional func profile(_ profile: ProfileViewController, shouldRename name: String) -> Bool
    @objc optional func profileDidCount(_ profile: ProfileViewController)
}

@objcMembers
class ProfileViewController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBInspectable var cornerRadius: CGFloat = 4
    @objc dynamic var count = 0
    weak var delegate: ProfileDelegate?
    var timer: Timer?
    private(set) var log: [String] = []
    let button = UIButton(type: .system)
    let opacityKey = #keyPath(CALayer.opacity)
    lazy var tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(press), for: .touchUpInside)
        button.addGestureRecognizer(tap)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: self, action: #selector(ProfileViewController.save(sender:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoved(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @IBAction func press() {
        count += 1
        delegate?.profileDidCount?(self)
    }

    @objc
    private func handleTap(_ recognizer: UITapGestureRecognizer) { log.append("tap in \(type(of: recognizer))") }

    @objc func save(sender: UIBarButtonItem) { log.append("save \(sender.title ?? "")") }

    @objc func keyboardMoved(_ notification: Notification) { log.append(notification.name.rawValue) }

    func startTimer() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(ticked(_:)), userInfo: "tick", repeats: false)
    }

    @objc func ticked(_ timer: Timer) { log.append(timer.userInfo as? String ?? "") }

    func mayRename(to name: String) -> Bool {
        delegate?.profile?(self, shouldRename: name) ?? true
    }

    func mayRenameByReference(to name: String) -> Bool {
        guard let ask = delegate?.profile(_:shouldRename:) else { return false }
        return ask(self, name)
    }

    func line() -> Int { return #line }

    func isCode(_ text: String) -> Bool { NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: text) }
}
