import AutoLayout

/// A suite that shows flows across the width of its screen.
protocol FlowShowing {
    var screen: View { get }
}

extension FlowShowing {
    func show(_ flow: View) {
        screen.addSubview(flow)
        LayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: screen.topAnchor),
            flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            flow.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        ])
        resize(200)
    }

    func resize(_ width: Double) {
        screen.frame.size.width = width
        screen.layoutIfNeeded()
    }
}
