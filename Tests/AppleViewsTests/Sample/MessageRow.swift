#if canImport(UIKit)
    import QuickAnchorsUIKit
    import UIKit

    typealias View = UIView
    typealias Label = UILabel

    extension UILabel {
        convenience init(_ text: String, fontSize: Double, numberOfLines: Int = 1) {
            self.init(frame: .zero)
            self.text = text
            font = .systemFont(ofSize: fontSize)
            self.numberOfLines = numberOfLines
        }
    }
#else
    import QuickAnchors
#endif

final class MessageRow: View {
    convenience init(from sender: String, _ text: String) {
        self.init(frame: .zero)
        let avatar = View()
        quickAdd(avatar, [12, 16, nil, nil], [widthToConstant(36), aspectRatio(1), bottomToBottom(atMost: -12)])
        let name = Label(sender, fontSize: 15)
        quickAdd(name, [topToTop(avatar), leadingToTrailing(avatar, 12), trailingToTrailing(atMost: -16)])
        let message = Label(text, fontSize: 14, numberOfLines: 0)
        quickAdd(message, [topToBottom(name, 2), leadingToLeading(name), trailingToTrailing(-16), bottomToBottom(-12)])
    }
}
