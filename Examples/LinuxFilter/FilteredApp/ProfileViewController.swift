import UIKit
import UIKit

protocol ProfileDelegate: AnyObject {
    func profileDidAppear(_ profile: ProfileViewController)
    func profile(_ profile: ProfileViewController, shouldRename name: String) throws -> Bool
    func profileDidCount(_ profile: ProfileViewController) throws
}; extension ProfileDelegate { func profile(_ profile: ProfileViewController, shouldRename name: String) throws -> Bool { throw UnimplementedMethod() }; func profileDidCount(_ profile: ProfileViewController) throws { throw UnimplementedMethod() } }


class ProfileViewController: UIViewController {
    weak var nameLabel: UILabel!
    var cornerRadius: CGFloat = 4
    var count = 0 { didSet { didChangeValue(forKey: "count") } }
    weak var delegate: ProfileDelegate?
    var timer: Timer?
    private(set) var log: [String] = []
    let button = UIButton(type: .system)
    let opacityKey = "opacity"
    lazy var tap = UITapGestureRecognizer(target: self, action: Selector("handleTap:", ProfileViewController.handleTap(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: Selector("press", ProfileViewController.press), for: .touchUpInside)
        button.addGestureRecognizer(tap)
        view.addSubview(button)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .done, target: self, action: Selector("saveWithSender:", ProfileViewController.save(sender:)))
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardMoved:", ProfileViewController.keyboardMoved(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    func press() {
        count += 1
        _ = try? delegate?.profileDidCount(self)
    }

    
    private func handleTap(_ recognizer: UITapGestureRecognizer) { log.append("tap in \(type(of: recognizer))") }

    func save(sender: UIBarButtonItem) { log.append("save \(sender.title ?? "")") }

    func keyboardMoved(_ notification: Notification) { log.append(notification.name.rawValue) }

    func startTimer() {
        timer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: Selector("ticked:", ProfileViewController.ticked(_:)), userInfo: "tick", repeats: false)
    }

    func ticked(_ timer: Timer) { log.append(timer.userInfo as? String ?? "") }

    func mayRename(to name: String) -> Bool {
        (try? delegate?.profile(self, shouldRename: name)) ?? true
    }

    func mayRenameByReference(to name: String) -> Bool {
        guard let ask = delegate?.profile(_:shouldRename:) else { return false }
        return (try? ask(self, name)) ?? false
    }

    func line() -> Int { return #line }

    func isCode(_ text: String) -> Bool { ({ (pattern: String) in NSPredicate(block: { _ = $1; return ($0 as? String)?.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil }) })("[0-9]+").evaluate(with: text) }

#sourceLocation(file: "App/ProfileViewController+Layout.swift", line: 4)
override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        button.frame = CGRect(x: 10, y: 20, width: 100, height: 44)
    }
#sourceLocation(file: "App/ProfileViewController+Layout.swift", line: 9)
var greeting: String { "Hello" }
#sourceLocation(file: "App/ProfileViewController.swift", line: 64)
}
