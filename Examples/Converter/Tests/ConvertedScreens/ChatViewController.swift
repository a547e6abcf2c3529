import QuickAnchorsUIKit
import UIKit

public final class ChatViewController: UIViewController {
    struct Message {
        let text: String
        let time: String
        let isOwn: Bool
    }

    private let messages = [
        Message(text: "Found it: a moth, in relay 70 of panel F.", time: "15:45", isOwn: false),
        Message(text: "No!", time: "15:46", isOwn: true),
        Message(
            text:
                "It is taped to the logbook now, with the date and the hour, so that nobody can say that we invented it.",
            time: "15:47", isOwn: false),
        Message(
            text: "First actual case of a bug being found. Shall we tell the others today?", time: "15:52", isOwn: true),
        Message(text: "👍", time: "15:53", isOwn: false),
    ]

    private let tableView = UITableView()
    private let inputBar = MessageInputBar()

    override public func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        tableView.dataSource = self
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.identifier)

        view.quickAdd(tableView, [topToSafeArea(), leadingToLeading(), trailingToTrailing()])
        view.quickAdd(inputBar, [.to(tableView), 0, nil, 0], [bottomToTop(view.keyboardLayoutGuide)])
    }
}

extension ChatViewController: UITableViewDataSource {
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: BubbleCell.identifier, for: indexPath) as! BubbleCell
        cell.configure(with: messages[indexPath.row])
        return cell
    }
}

final class BubbleCell: UITableViewCell {
    static let identifier = "BubbleCell"

    private let bubble: UIView = {
        let view = UIView()
        view.layer.cornerRadius = 16
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner]
        return view
    }()
    private let messageLabel: UILabel = {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = UIFont.preferredFont(forTextStyle: .body)
        return label
    }()
    private let timeLabel: UILabel = {
        let label = UILabel()
        label.font = UIFont.preferredFont(forTextStyle: .caption2)
        label.textColor = .secondaryLabel
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
    }()

    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        leading = bubble.constraint(leadingToLeading(contentView, 12))
        trailing = bubble.constraint(trailingToTrailing(contentView, -12))
        contentView.quickAdd(bubble, [topToTop(4), bottomToBottom(-4), widthToRelatedView(atMostMultiplier: 0.78)])
        bubble.quickAdd(messageLabel, [8, 12, nil, -12])
        bubble.quickAdd(
            timeLabel,
            [
                topToBottom(messageLabel, 2), leadingToLeading(messageLabel, atLeast: 0),
                trailingToTrailing(messageLabel), bottomToBottom(-6),
            ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        messageLabel.text = nil
    }

    func configure(with message: ChatViewController.Message) {
        messageLabel.text = message.text
        timeLabel.text = message.time
        bubble.backgroundColor = message.isOwn ? .systemTeal.withAlphaComponent(0.3) : .secondarySystemBackground
        leading.isActive = !message.isOwn
        trailing.isActive = message.isOwn
    }
}

final class MessageInputBar: UIView {
    private let textView = UITextView()
    private let sendButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        textView.isScrollEnabled = false
        textView.font = .preferredFont(forTextStyle: .body)
        textView.layer.cornerRadius = 18
        textView.backgroundColor = .systemBackground
        sendButton.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
        sendButton.accessibilityLabel = "Send"

        let stack = UIStackView(arrangedSubviews: [textView, sendButton])
        stack.alignment = .bottom
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        quickAdd(stack)
        sendButton.activateQuickAnchors([widthToConstant(atLeast: 44), heightToConstant(atLeast: 44)])
        sendButton.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
