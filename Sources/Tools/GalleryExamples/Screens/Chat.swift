package import QuickAnchors

/// A chat. Its views may be replaced before they are laid out: `gtk-gallery` replaces them with GTK widgets.
package struct Chat: Example {
    package static let name = "chat"
    package static let title = "Chat"
    package static let text = """
        Bubbles are as wide as their text, and never wider than three quarters of the screen. The line to write in and \
        its button stand on one baseline.
        """
    package static let file = #filePath
    package static let parts = ["Bubble.swift", "LabeledBox.swift"]
    package static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }
    package static let script: [(isMine: Bool, text: String)] = [
        (true, "Have you seen the new layout engine?"),
        (false, "Not yet. What does it do?"),
        (true, "It solves linear constraints exactly, with priorities, and lays out a thousand rows in no time."),
        (false, "And the text wraps where it should?"),
        (true, "Yes. مرحبا بالعالم works, too, and so does 漢字かな交じり文."),
        (false, "Then let us use it for the chat. The bubbles are never wider than three quarters of the window."),
        (true, "👍"),
    ]

    package var screen = View.screen(height: 640)
    package var portrait = View.box("portrait", .green)
    package var name: View = Label("Grace", fontSize: 20, weight: .bold, name: "name")
    package var state = View.quietLabel("online", fontSize: 13, name: "state")
    package var call: View = LabeledBox("Call", Color(white: 0.88), textColor: .black, name: "call")
    /// The view that shows the messages; it also contains them, unless `list` scrolls in it.
    package var messages = View.box("messages", .white)
    package var list: View
    package var bubbles = script.enumerated().map { Bubble(isMine: $1.isMine, $1.text, name: "message \($0 + 1)") }
    package var entry = View.field("Message", name: "entry")
    package var send: View = LabeledBox("Send", .blue, textColor: .white, name: "send")

    package init() {
        list = messages
        portrait.cornerRadius = 22
    }

    package func quick() {
        var above: View?
        for bubble in bubbles {
            bubble.quick(in: list, below: above)
            above = bubble.view
        }
        above?.activateQuickAnchors([bottomToBottom(list, atMost: -12)])
        screen.quickAdd(portrait, [12, 16, nil, nil], [widthToConstant(44), heightToConstant(44)])
        screen.quickAdd(name, [topToTop(portrait), leadingToTrailing(portrait, 12)])
        screen.quickAdd(state, [topToBottom(name), leadingToLeading(name), trailingToTrailing(name)])
        screen.quickAdd(call, [centerY(portrait), leadingToTrailing(name, 12), trailingToTrailing(-16)])
        screen.quickAdd(
            messages,
            [topToBottom(portrait, 12), topToBottom(state, atLeast: 8), leadingToLeading(), trailingToTrailing()])
        screen.quickAdd(entry, [topToBottom(messages, 8), leadingToLeading(16), bottomToBottom(-12)])
        screen.quickAdd(
            send, [leadingToTrailing(entry, 8), trailingToTrailing(-16), firstBaselineToFirstBaseline(entry)])
        call.hug(.horizontal)
        send.hug(.horizontal)
        entry.stretch(.horizontal)
        messages.stretch(.vertical)
    }
}
