import LayoutGTK
import QuickAnchors
import WorkedExamples

extension GalleryScreen {
    /// A chat: bubbles whose text wraps at three-quarters of the width, in a list that scrolls, and a text field.
    static var chat: GalleryScreen {
        let (host, list) = (WidgetHost(), WidgetHost())
        let labels = Chat.script.map { Widgets.text($0.text, $0.isMine ? "mine" : "theirs", wraps: true) }
        var chat = Chat()
        chat.screen = host.content
        chat.portrait = Widgets.area("portrait")
        chat.name = Widgets.text("Grace", "headline")
        chat.state = Widgets.text("online", "dim", "caption")
        chat.call = Widgets.iconButton("call-start-symbolic", "flat")
        chat.messages = Widgets.scroller(of: list, "messages")
        chat.list = list.content
        chat.bubbles = zip(Chat.script, labels).map { message, label in
            let bubble = View(name: "bubble")
            bubble.quickAdd(Widgets.area("bubble", message.isMine ? "mine" : "theirs"), 0)
            return Bubble(isMine: message.isMine, bubble, label)
        }
        chat.entry = Widgets.entry("Message")
        chat.send = Widgets.button("Send", "suggested-action")
        chat.quick()
        let everything = Chat.script.map { $0.text }.joined(separator: " ")
        return GalleryScreen(
            name: "chat", host: host, inner: [list], changes: [(labels[2], "Short."), (labels[3], everything)])
    }
}
