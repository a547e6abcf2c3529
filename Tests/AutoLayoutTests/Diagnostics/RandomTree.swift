import AutoLayout
import TestSupport

/// A small tree whose constraints determine every frame: each view is constrained along each axis in one of the usual
/// ways.
struct RandomTree {
    let screen = makeScreen()
    private(set) var views: [View] = []
    /// The constraints, in pairs that each determine one view along one axis.
    private(set) var pairs: [[LayoutConstraint]] = []

    init(using random: inout SplitMix64) {
        for index in 0..<Int.random(in: 1...7, using: &random) {
            let view = View(name: "view \(index)")
            let parent = ([screen] + views).randomElement(using: &random) ?? screen
            let sibling = parent.subviews.randomElement(using: &random)
            parent.addSubview(view)
            views.append(view)
            pairs.append(Self.tie(view, to: parent, after: sibling, .horizontal, using: &random))
            pairs.append(Self.tie(view, to: parent, after: sibling, .vertical, using: &random))
        }
    }

    private static func tie(
        _ view: View, to parent: View, after sibling: View?, _ axis: Axis, using random: inout SplitMix64
    ) -> [LayoutConstraint] {
        let (start, end, center, extent): (Attribute, Attribute, Attribute, Attribute) =
            axis == .horizontal ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
        func constraint(
            _ first: Attribute, _ item: View?, _ second: Attribute, multiplier: Double = 1, _ constant: Double
        ) -> LayoutConstraint {
            LayoutConstraint(
                item: view, attribute: first, toItem: item, attribute: item == nil ? .notAnAttribute : second,
                multiplier: multiplier, constant: constant)
        }
        let place: LayoutConstraint
        if let sibling, Bool.random(using: &random) {
            place = constraint(start, sibling, end, Double(Int.random(in: 0...8, using: &random)))
        } else {
            let edge = Bool.random(using: &random) ? start : center
            place = constraint(edge, parent, edge, 4)
        }
        let length = Double(Int.random(in: 20...60, using: &random))
        let size =
            switch Int.random(in: 0..<3, using: &random) {
            case 0: constraint(extent, nil, .notAnAttribute, length)
            case 1: constraint(extent, parent, extent, multiplier: 0.5, 0)
            default: constraint(extent, sibling ?? parent, extent, length)
            }
        return [place, size]
    }

    private typealias Attribute = LayoutConstraint.Attribute
}
