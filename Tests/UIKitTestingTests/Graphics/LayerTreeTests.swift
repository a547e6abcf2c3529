import AutoLayout
import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The layers in a layer")
@MainActor
struct LayerTreeTests {
    @Test("are in the order in which they are inserted, and each is in one layer only")
    func order() {
        let (layer, layers, other) = (CALayer(), (0..<3).map { _ in CALayer() }, CALayer())
        #expect(layer.sublayers == nil)
        for sublayer in layers { layer.addSublayer(sublayer) }
        layer.insertSublayer(other, at: 1)
        #expect(layer.sublayers == [layers[0], other, layers[1], layers[2]] && other.superlayer === layer)
        layer.insertSublayer(other, at: 99)
        #expect(layer.sublayers == layers + [other])
        layer.insertSublayer(other, at: 0)
        #expect(layer.sublayers == [other] + layers)
        layer.insertSublayer(other, below: layers[2])
        #expect(layer.sublayers == [layers[0], layers[1], other, layers[2]])
        layer.insertSublayer(other, above: layers[2])
        #expect(layer.sublayers == layers + [other])
        layer.insertSublayer(other, above: CALayer())
        #expect(layer.sublayers == [other] + layers)
        layer.insertSublayer(other, above: layers[0])
        layer.insertSublayer(other, below: CALayer())
        #expect(layer.sublayers == [other] + layers)
        other.removeFromSuperlayer()
        #expect(layer.sublayers == layers && other.superlayer == nil)
        other.addSublayer(layers[0])
        #expect(layer.sublayers == [layers[1], layers[2]] && other.sublayers == [layers[0]])
    }

    @Test("are converted by their anchors, bounds and transforms")
    func conversion() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        inner.anchorPoint = CGPoint(x: 0, y: 1)
        inner.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        inner.position = CGPoint(x: 100, y: 50)
        // The bottom-left corner is at (100, 50).
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 100, y: 40))
        #expect(outer.convert(CGPoint(x: 103, y: 44), to: inner) == CGPoint(x: 3, y: 4))
        inner.transform = CATransform3DMakeScale(2, 3, 1)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 100, y: 20))
        #expect(
            inner.convert(CGRect(x: 1, y: 1, width: 2, height: 2), to: outer)
                == CGRect(x: 102, y: 23, width: 4, height: 6))
        #expect(
            outer.convert(CGRect(x: 102, y: 23, width: 4, height: 6), to: inner)
                == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(inner.convert(CGPoint(x: 102, y: 23), from: outer) == CGPoint(x: 1, y: 1))
    }

    @Test("are gradients from the top to the bottom, with colors at equal distances, unless it is said otherwise")
    func gradients() {
        let (view, gradient) = (UIView(), CAGradientLayer())
        let colors = [UIColor.red, .green, .blue]
        func stops() -> [Double]? { view.layoutView.backgroundGradient?.stops.map(\.place) }
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        view.layer.addSublayer(gradient)
        #expect(view.layoutView.backgroundGradient == nil && gradient.type == .axial)
        gradient.colors = [colors[0].cgColor]
        #expect(stops() == [0])
        gradient.colors = colors.prefix(2).map(\.cgColor)
        #expect(stops() == [0, 1])
        gradient.colors = colors.map(\.cgColor)
        #expect(stops() == [0, 0.5, 1])
        let shown = view.layoutView.backgroundGradient
        #expect(shown?.stops.map(\.color) == colors.map(\.color))
        #expect(shown?.start == Point(x: 0.5, y: 0) && shown?.end == Point(x: 0.5, y: 1))
        gradient.locations = [0.1, 0.2, 0.9]
        #expect(stops() == [0.1, 0.2, 0.9])
        gradient.startPoint = CGPoint(x: 0.25, y: 0.75)
        gradient.endPoint = CGPoint(x: 1, y: 0)
        let turned = view.layoutView.backgroundGradient
        #expect(turned?.start == Point(x: 0.25, y: 0.75) && turned?.end == Point(x: 1, y: 0))
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
        }
        let own = Gradient()
        (own.layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
        #expect(own.layoutView.backgroundGradient?.stops.count == 3)
    }

    @Test("mask a view with their outline, which follows all of their changes")
    func masks() {
        let (view, mask, shape) = (UIView(), CALayer(), CAShapeLayer())
        view.layer.mask = mask
        func expect(_ path: View.Path?) { #expect(view.layoutView.maskPath == path) }
        mask.frame = CGRect(x: 1, y: 2, width: 30, height: 20)
        expect(View.Path(roundedRect: Rect(x: 1, y: 2, width: 30, height: 20), cornerRadii: .zero))
        mask.cornerRadius = 4
        let radii = Size(width: 4, height: 4)
        expect(View.Path(roundedRect: Rect(x: 1, y: 2, width: 30, height: 20), cornerRadii: radii))
        mask.maskedCorners = [.layerMaxXMaxYCorner]
        expect(
            View.Path(roundedRect: Rect(x: 1, y: 2, width: 30, height: 20), cornerRadii: radii, corners: .bottomRight))
        mask.position.x += 5
        expect(
            View.Path(roundedRect: Rect(x: 6, y: 2, width: 30, height: 20), cornerRadii: radii, corners: .bottomRight))
        view.layer.mask = shape
        mask.position.x += 5
        shape.path = CGPath(rect: CGRect(x: 3, y: 4, width: 5, height: 6), transform: nil)
        expect(View.Path(roundedRect: Rect(x: 3, y: 4, width: 5, height: 6), cornerRadii: .zero))
        shape.fillRule = .evenOdd
        #expect(view.layoutView.maskPath?.usesEvenOddFillRule == true)
        shape.frame = CGRect(x: 10, y: 20, width: 1, height: 1)
        #expect(view.layoutView.maskPath?.elements.first == .move(to: Point(x: 13, y: 24)))
        shape.path = nil
        expect(View.Path([], usesEvenOddFillRule: true))
        view.layer.mask = nil
        expect(nil)
    }
}
