import QuickAnchors

final class ChangedHeight: Example {
    static let name = "changed-height"
    static let title = "Changed height"
    static let text = """
        One constraint is kept and changed in place, from 10 to 100. What follows from it moves along: five frames of \
        the transition.
        """
    static let file = #filePath
    static var spellings: [Step<ChangedHeight>] {
        [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }]
    }
    static var variants: [Step<ChangedHeight>] {
        [0, 25, 50, 75, 100].map { percent in Step("\(percent) %") { $0.grow(until: Double(percent) / 100) } }
    }

    static var states: [Step<ChangedHeight>] {
        [Step("height 10") { $0.show(height: 10) }, Step("height 100") { $0.show(height: 100) }]
    }

    let screen = View.screen()
    let box = View.box("box", .red)
    let follower = View.box("follower", .blue)
    private var height: LayoutConstraint?

    func verbose() {
        screen.addSubview(box)
        screen.addSubview(follower)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            height,
            follower.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 20),
            follower.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            follower.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            follower.heightAnchor.constraint(equalToConstant: 50),
        ])
        self.height = height
    }

    func quick() {
        height = screen.quickAdd(box, [50, 20, nil, -20], [heightToConstant(10)]).last
        screen.quickAdd(follower, [.to(box, 20), 20, nil, -20], [heightToConstant(50)])
    }

    private func show(height points: Double) {
        height?.constant = points
        screen.layoutIfNeeded()
    }

    /// Changes the height and stops the views on the way to their new frames, at a time in 0...1.
    private func grow(until time: Double) {
        let transition = screen.layoutTransition { height?.constant = 100 }
        for (change, frame) in zip(transition.changes, transition.frames(at: time)) { change.view.frame = frame }
    }
}
