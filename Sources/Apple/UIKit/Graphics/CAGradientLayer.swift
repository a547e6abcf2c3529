internal import AutoLayout
public import Foundation

/// A gradient, drawn as the background of the entire view.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    open var type = CAGradientLayerType.axial { didSet { show() } }
    open var colors: [Any]? { didSet { show() } }
    open var locations: [NSNumber]? { didSet { show() } }
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { show() } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { show() } }

    override func show() {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard let view, !colors.isEmpty else { return }
        let places =
            locations?.map(\.doubleValue) ?? colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
        view.backgroundGradient = View.Gradient(
            stops: zip(colors, places).map { View.Gradient.Stop($0.color, at: $1) },
            start: Point(x: Double(startPoint.x), y: Double(startPoint.y)),
            end: Point(x: Double(endPoint.x), y: Double(endPoint.y)))
    }
}

/// The type of a gradient. Only axial gradients are drawn correctly; other types are drawn as axial ones.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
