#if GTK
    import LayoutGTK
    import QuickAnchors

    extension GalleryScreen {
        /// A chat: bubbles that wrap at three quarters of the width, in a list that scrolls, and a line to write in.
        static var chat: GalleryScreen {
            let (host, list) = (WidgetHost(), WidgetHost())
            let content = host.content
            let portrait = Widgets.area("portrait")
            let (name, state) = (Widgets.text("Grace", "headline"), Widgets.text("online", "dim", "caption"))
            let call = Widgets.iconButton("call-start-symbolic", "flat")
            let (entry, send) = (Widgets.entry("Message"), Widgets.button("Send", "suggested-action"))
            let texts = bubbles(in: list.content)
            let scroller = Widgets.scroller(of: list, "messages")
            content.quickAdd(portrait, [12, 16, nil, nil], [widthToConstant(44), heightToConstant(44)])
            content.quickAdd(name, [topToTop(portrait), leadingToTrailing(portrait, 12)])
            content.quickAdd(state, [topToBottom(name), leadingToLeading(name), trailingToTrailing(name)])
            content.quickAdd(call, [centerY(portrait), leadingToTrailing(name, 12), trailingToTrailing(-16)])
            content.quickAdd(
                scroller,
                [topToBottom(portrait, 12), topToBottom(state, atLeast: 8), leadingToLeading(), trailingToTrailing()])
            content.quickAdd(entry, [topToBottom(scroller, 8), leadingToLeading(16), bottomToBottom(-12)])
            content.quickAdd(
                send, [leadingToTrailing(entry, 8), trailingToTrailing(-16), firstBaselineToFirstBaseline(entry)])
            call.hug(.horizontal)
            send.hug(.horizontal)
            entry.stretch(.horizontal)
            scroller.stretch(.vertical)
            return GalleryScreen(
                name: "chat", host: host, inner: [list],
                changes: [(texts[2], "Short."), (texts[3], texts.map { $0.name ?? "" }.joined(separator: " "))])
        }

        private static let messages = [
            (true, "Have you seen the new layout engine?"),
            (false, "Not yet. What does it do?"),
            (true, "It solves linear constraints exactly, with priorities, and lays out a thousand rows in no time."),
            (false, "And the text wraps where it should?"),
            (true, "Yes. مرحبا بالعالم works, too, and so does 漢字かな交じり文."),
            (false, "Then let us use it for the chat. The bubbles are never wider than three quarters of the window."),
            (true, "👍"),
        ]

        /// Puts the bubbles into a view, one below the other, and returns their labels.
        private static func bubbles(in content: View) -> [WidgetView] {
            var (labels, last) = ([WidgetView](), View?.none)
            for (isMine, text) in messages {
                let bubble = View(name: "bubble")
                let label = Widgets.text(text, isMine ? "mine" : "theirs", wraps: true)
                bubble.quickAdd(Widgets.area("bubble", isMine ? "mine" : "theirs"), 0)
                bubble.quickAdd(label, [8, 12, -8, -12])
                content.quickAdd(bubble, [isMine ? trailingToTrailing(-16) : leadingToLeading(16)])
                bubble.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.75).isActive = true
                if let last {
                    bubble.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 8).isActive = true
                } else {
                    bubble.topAnchor.constraint(equalTo: content.topAnchor, constant: 12).isActive = true
                }
                labels.append(label)
                last = bubble
            }
            last?.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -12).isActive = true
            return labels
        }
    }
#endif
