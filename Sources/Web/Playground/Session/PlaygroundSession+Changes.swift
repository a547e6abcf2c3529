internal import AutoLayout
internal import LayoutScript

extension PlaygroundSession {
    /// Returns the change that a command makes, after validating the command.
    func change(_ request: Request, on screen: OpenScreen) throws(PlaygroundError) -> () -> Void {
        switch request.verb {
        case "resize": return try changing(screen, resizing(request))
        case "direct": return try changing(screen, turning(request))
        case "scale": return try changing(screen, scaling(request))
        case "magnify": return try changing(screen, magnifying(request))
        case "constraint": return try changingConstraint(screen, request)
        case "text":
            let number = try request.index("view")
            guard let view = screen.view(number) else { throw .noView(number) }
            guard let label = view as? Label else { throw .noLabel(number) }
            let text = try request.string("text")
            return { label.text = text }
        case "hide":
            let number = try request.index("view")
            guard let view = screen.view(number) else { throw .noView(number) }
            let isHidden = try request.boolean("hidden")
            return { view.isHidden = isHidden }
        case "state":
            let state = try request.index("state")
            guard let states = screen.states, states.names.indices.contains(state) else { throw .noState(state) }
            return {
                states.states.activate(states.names[state])
                screen.structureChanged()
            }
        case "settle":
            return {
                LayoutConstraint.activate(screen.screen.suggestedConstraints())
                screen.structureChanged()
            }
        default: throw .unknownCommand(request.verb)
        }
    }

    private func changing(_ screen: OpenScreen, _ change: @escaping (View) -> Void) -> () -> Void {
        { change(screen.screen) }
    }

    func resizing(_ request: Request) throws(PlaygroundError) -> (View) -> Void {
        let width = try request.number("width", in: 1...10_000)
        let height = try request.number("height", in: 1...10_000)
        return { $0.frame.size = Size(width: width, height: height) }
    }

    func turning(_ request: Request) throws(PlaygroundError) -> (View) -> Void {
        let direction: LayoutDirection =
            switch try request.string("direction") {
            case "ltr": .leftToRight
            case "rtl": .rightToLeft
            default: throw .needs("direction", "ltr or rtl")
            }
        return { $0.layoutDirection = direction }
    }

    func scaling(_ request: Request) throws(PlaygroundError) -> (View) -> Void {
        let scale = try request.number("scale", in: 0...64)
        return { if scale == 0 || scale >= 0.001 { $0.displayScale = scale } }
    }

    /// A change to the text scale, which corresponds to the system's text size setting.
    func magnifying(_ request: Request) throws(PlaygroundError) -> (View) -> Void {
        let scale = try request.number("text", in: 0...16)
        return { if scale >= 0.1 { $0.textScale = scale } }
    }

    private func changingConstraint(
        _ screen: OpenScreen, _ request: Request
    ) throws(PlaygroundError) -> () -> Void {
        let number = try request.index("constraint")
        guard let constraint = screen.constraint(number) else { throw .noConstraint(number) }
        let constant = try request.has("constant") ? request.number("constant", in: -1e6...1e6) : constraint.constant
        let priority =
            try request.has("priority") ? request.number("priority", in: 1...1000) : constraint.priority.rawValue
        let isActive = try request.has("active") ? request.boolean("active") : constraint.isActive
        return {
            if constraint.isActive != isActive || constraint.priority.rawValue != priority {
                screen.structureChanged()
            }
            constraint.constant = constant
            constraint.priority = LayoutPriority(priority)
            constraint.isActive = isActive
        }
    }
}
