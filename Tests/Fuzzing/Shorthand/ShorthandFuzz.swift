import QuickAnchors

/// Builds and changes a small tree with the shorthand, and stops the program if a layout pass violates a guarantee.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var script = unsafe Script(start, count)
    let scene = Scene()
    while !script.isAtEnd { scene.change(&script) }
    scene.layOut()
    return 0
}

/// A screen, some views and guides, and the constraints made for them most recently.
private final class Scene {
    private static let numbers = [0, 1, -1, 8, 20.5, -300, 1e-9, 1e6, -1e12, .infinity, .nan, .greatestFiniteMagnitude]
    private static let multipliers = [1, 0.5, 2, -1, 0, 1 / 3, .nan]
    private static let priorities: [LayoutPriority] = [1000, 999, 750, 250, 1, 0, 1001]

    private let screen = View(frame: Rect(x: 0, y: 0, width: 320, height: 480), name: "screen")
    private let items: [any LayoutItem]
    private let views: [View]
    private var constraints: [LayoutConstraint] = []

    init() {
        screen.layoutDiagnosticHandler = { _ in }
        views = (0..<4).map { View(name: "view \($0)") } + [Label("some words", numberOfLines: 0, name: "label")]
        items = views + [LayoutGuide(), LayoutGuide()]
    }

    func change(_ script: inout Script) {
        switch script.choice(10) {
        case 0, 1:
            let item = script.pick(items)
            keep(holder(&script).quickAdd(item, anchors(&script, of: item)))
        case 2: keep(holder(&script).quickAdd(script.pick(items), script.pick(Self.numbers)))
        case 3:
            let item = script.pick(items)
            keep(holder(&script).quickAdd(item, paddings(&script), anchors(&script, of: item)))
        case 4:
            let item = script.pick(items)
            keep(item.activateQuickAnchors(anchors(&script, of: item)))
        case 5: if let constraint = picked(&script) { constraint.constant = script.pick(Self.numbers) }
        case 6: if let constraint = picked(&script) { constraint.isActive.toggle() }
        case 7: if let constraint = picked(&script) { constraint.priority = script.pick(Self.priorities) }
        case 8: script.pick(views).removeFromSuperview()
        default: layOut()
        }
    }

    private func holder(_ script: inout Script) -> View { script.pick([screen] + views) }

    private func picked(_ script: inout Script) -> LayoutConstraint? {
        constraints.isEmpty ? nil : script.pick(constraints)
    }

    private func keep(_ added: some Sequence<LayoutConstraint>) {
        constraints += added
        if constraints.count > 64 { constraints.removeFirst(constraints.count - 64) }
    }

    /// Anchors for an item. Guides get no content priorities, which would stop the program because a guide has no
    /// content.
    private func anchors(_ script: inout Script, of item: any LayoutItem) -> [QuickAnchor] {
        let kinds = QuickAnchorType.allCases.filter { item is View || !$0.setsContentPriority }
        return (0..<script.choice(4)).map { _ in
            let kind = script.pick(kinds)
            let number = script.pick(Self.numbers)
            let anchor =
                switch script.choice(6) {
                case 0: kind()
                case 1: kind(number)
                case 2: kind(script.pick(items), number)
                case 3: kind(atLeast: number)
                case 4: kind(script.pick(items), atMost: number, multiplier: script.pick(Self.multipliers))
                default: kind(number, multiplier: script.pick(Self.multipliers))
                }
            return anchor.priority(script.pick(Self.priorities))
        }
    }

    private func paddings(_ script: inout Script) -> [Padding] {
        (0..<4).map { _ in
            switch script.choice(4) {
            case 0: nil
            case 1: .points(script.pick(Self.numbers))
            case 2: .to(screen.safeAreaLayoutGuide, script.pick(Self.numbers))
            default: .to(script.pick(items), script.pick(Self.numbers))
            }
        }
    }

    /// Lays out the screen, and checks that frames are finite, that sizes are not negative and that a second pass
    /// changes nothing.
    func layOut() {
        screen.layoutIfNeeded()
        let frames = views.map(\.frame)
        for (view, frame) in zip(views, frames) {
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            guard numbers.allSatisfy(\.isFinite), frame.width >= 0, frame.height >= 0 else {
                fatalError("\(view.name ?? "") is at \(frame)")
            }
        }
        // A pass that was stopped has not finished, so the next one may change frames.
        if screen.layoutDiagnostics.contains(where: { $0.kind == .layoutLoop }) { return }
        screen.layoutIfNeeded()
        guard views.map(\.frame) == frames else { fatalError("\(views.map(\.frame)) after \(frames)") }
    }
}
