import UIKit
import UIKitTesting

/// A label with the measured natural size, so that the font's widths have no effect on the comparison.
private final class MeasuredLabel: UILabel {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}

/// A measured scene, built on the stand-in for UIKit.
@MainActor
struct MeasuredScreen {
    private let scene: MeasuredScene
    private let test: TestScreen
    private let views: [String: UIView]

    /// - Parameter measuresText: Whether labels measure their text, instead of having the measured natural sizes.
    init(_ scene: MeasuredScene, measuresText: Bool = false) {
        final class Host: UIViewController {
            var views: [String: UIView] = [:]
            var scene: MeasuredScene?
            var measuresText = false

            override func viewDidLoad() {
                guard let scene else { return }
                views["root"] = view
                for description in scene.views { add(description, to: view, in: scene) }
                NSLayoutConstraint.activate(scene.constraints.map(constraint))
            }

            private func add(_ description: MeasuredScene.View, to parent: UIView, in scene: MeasuredScene) {
                let view = UIView.make(description, in: scene, measuresText)
                views[description.id] = view
                if let stack = parent as? UIStackView {
                    stack.addArrangedSubview(view)
                } else {
                    parent.addSubview(view)
                }
                for subview in description.subviews ?? [] { add(subview, to: view, in: scene) }
            }

            private func constraint(_ description: MeasuredConstraint) -> NSLayoutConstraint {
                let constraint = NSLayoutConstraint(
                    item: views[description.first.id] ?? view!, attribute: description.first.attribute,
                    relatedBy: description.relation, toItem: description.second.flatMap { views[$0.id] },
                    attribute: description.second?.attribute ?? .notAnAttribute,
                    multiplier: CGFloat(description.multiplier), constant: CGFloat(description.constant))
                constraint.priority = UILayoutPriority(description.priority)
                return constraint
            }
        }

        let host = Host()
        (host.scene, host.measuresText) = (scene, measuresText)
        let safeArea = scene.safeArea ?? [0, 0, 0, 0]
        // Catalyst's rounding is applied to the exact frames below.
        let device = TestDevice(
            size: Size(width: scene.size[0], height: scene.size[1]),
            safeAreaInsets: EdgeInsets(top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3]),
            displayScale: scene.system == .iOS ? 3 : 0)
        (self.scene, test) = (scene, TestScreen(device, diagnostics: { _ in }, { host }))
        views = host.views
    }

    /// The views whose frames differ from the measured ones, each with both frames.
    var differences: [String] {
        scene.frames.sorted { $0.key < $1.key }.compactMap { id, measured in
            let frame = frame(of: id)
            let expected = measured.map(scene.onPixel)
            guard !zip(frame, expected).allSatisfy({ abs($0 - $1) < 1e-6 }) else { return nil }
            return "\(id) is at \(frame), in UIKit at \(measured)"
        }
    }

    private func frame(of id: String) -> [Double] {
        guard let frame = views[id]?.frame else { return [] }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
        guard scene.system == .catalyst else { return numbers }
        return numbers.prefix(2).map { $0.rounded() } + numbers.suffix(2).map(scene.onPixel)
    }
}

extension UIView {
    fileprivate static func make(
        _ description: MeasuredScene.View, in scene: MeasuredScene, _ measuresText: Bool
    ) -> UIView {
        let size = (description.natural ?? [0, 0]).map { CGFloat(scene.onPixel($0)) }
        let natural = CGSize(width: size[0], height: size[1])
        let view: UIView
        switch description.class {
        case .view: view = UIView()
        case .label:
            let label = measuresText ? UILabel() : MeasuredLabel()
            label.text = measuresText ? description.text : description.id
            let weight = description.weight == "semibold" ? UIFont.Weight.semibold : .regular
            label.font = .systemFont(ofSize: CGFloat(description.fontSize ?? 17), weight: weight)
            label.numberOfLines = description.lines ?? 1
            (label as? MeasuredLabel)?.size = natural
            view = label
        case .image: view = UIImageView(image: UIGraphicsImageRenderer(size: natural).image { _ in })
        case .stack:
            let stack = UIStackView()
            stack.axis = description.axis == "vertical" ? .vertical : .horizontal
            stack.spacing = CGFloat(description.spacing ?? 0)
            stack.alignment = description.alignment == "center" ? .center : .fill
            view = stack
        }
        if let frame = description.frame?.map({ CGFloat($0) }) {
            view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
        if description.usesConstraints == true { view.translatesAutoresizingMaskIntoConstraints = false }
        if let hugging = description.hugging {
            view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        }
        if let resistance = description.resistance {
            view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        }
        return view
    }
}
