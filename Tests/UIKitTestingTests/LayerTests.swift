import AutoLayout
import Foundation
import LayoutPreview
import Testing
import UIKit
import UIKitTesting

@Suite("What layers draw on views of UIKit on Linux")
@MainActor
struct LayerTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    private let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))

    init() {
        card.backgroundColor = .red
        parent.addSubview(card)
    }

    private var style: LayoutSnapshot.Style? { LayoutSnapshot(of: parent.layoutView).entries[1].style }

    @Test("Corners are named in the layer's coordinates, in which y points down")
    func corners() {
        card.layer.cornerRadius = 8
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        #expect(style?.maskedCorners == [.topLeft, .bottomRight])
    }

    @Test("A shape layer masks a view at the layer's position, and the mask follows its path")
    func shape() {
        let shape = CAShapeLayer()
        card.layer.mask = shape
        #expect(style?.mask?.elements.isEmpty == true)
        shape.frame.origin = CGPoint(x: 3, y: 4)
        shape.path =
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 5, height: 5)
            ).cgPath
        let rect = Rect(x: 3, y: 4, width: 20, height: 20)
        let outline = View.Path(
            roundedRect: rect, cornerRadii: Size(width: 5, height: 5), corners: [.topLeft, .topRight])
        #expect(style?.mask == outline)
        shape.fillRule = .evenOdd
        #expect(style?.mask?.usesEvenOddFillRule == true)
        card.layer.mask = nil
        #expect(style == nil)
    }

    @Test("A view masks another with its rounded rectangle")
    func viewMask() {
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mask.layer.cornerRadius = 5
        card.mask = mask
        #expect(style?.mask == View.Path(ovalIn: Rect(x: 0, y: 0, width: 10, height: 10)))
        mask.frame.size.width = 20
        let rect = Rect(x: 0, y: 0, width: 20, height: 10)
        #expect(style?.mask == View.Path(roundedRect: rect, cornerRadii: Size(width: 5, height: 5)))
    }

    @Test("A transform of a view or its layer is drawn; the frame is the box around the transformed view")
    func transform() {
        card.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
        #expect(style?.transform == View.Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0))
        // Twice as large about the center at (40, 30), and moved by 2 × 5.
        #expect(card.frame == CGRect(x: -10, y: -10, width: 120, height: 80))
        #expect(card.center == CGPoint(x: 40, y: 30) && card.bounds.size == CGSize(width: 60, height: 40))
        card.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        #expect(card.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(card.bounds.size == CGSize(width: 20, height: 10) && card.center == CGPoint(x: 10, y: 10))
        card.layer.setAffineTransform(.identity)
        #expect(style == nil && card.transform.isIdentity)
    }

    @Test("A view with a transform is fitted as if it had none")
    func sizeToFit() {
        let label = UILabel()
        label.text = "Some words"
        let size = label.intrinsicContentSize
        label.transform = CGAffineTransform(scaleX: 2, y: 2)
        label.sizeToFit()
        #expect(label.bounds.size == size && label.frame.width == 2 * size.width)
    }

    @Test("The radius of a shadow is its standard deviation, and a layer that clips has no shadow")
    func shadow() {
        card.layer.shadowOpacity = 0.5
        card.layer.shadowRadius = 4
        card.layer.shadowOffset = CGSize(width: 1, height: 2)
        #expect(style?.shadow?.offset == Point(x: 1, y: 2) && style?.shadow?.color.alpha == 0.5)
        #expect(parent.layoutView.svg([]).contains("stdDeviation=\"4\""))
        card.clipsToBounds = true
        #expect(style?.shadow == nil)
        card.layer.masksToBounds = false
        #expect(style?.shadow?.radius == 8)
    }

    @Test("A border is inside the edges and follows the corners")
    func border() {
        card.layer.borderWidth = 2
        card.layer.cornerRadius = 8
        card.layer.maskedCorners = .layerMinXMinYCorner
        let line = Drawing.Shape(Rect(x: 11, y: 11, width: 58, height: 38), cornerRadius: 7, corners: .topLeft)
        #expect(LayoutSnapshot(of: parent.layoutView).drawing.steps.last == .stroke(line, width: 2, .black))
    }

    @Test("Arcs, curves and appended paths have tight bounds")
    func paths() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        func isNear(_ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
            zip([rect.minX, rect.minY, rect.width, rect.height], [x, y, width, height]).allSatisfy {
                abs($0 - $1) < 0.01
            }
        }
        #expect(isNear(arc.bounds, 40, 50, 20, 10))
        arc.addArc(withCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        #expect(isNear(arc.bounds, 40, 40, 20, 20))
        let other = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(isNear(other.bounds, 40, 40, 20, 10))
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 20))
        // The curve reaches half the height of its control point.
        #expect(isNear(curve.bounds, 0, 0, 20, 10))
        curve.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 30)))
        curve.apply(CGAffineTransform(translationX: 1, y: 1))
        #expect(isNear(curve.bounds, 1, 1, 20, 30))
    }

    @Test("The inverse of a transform undoes it, and a rotated rectangle becomes its bounding box")
    func geometry() {
        let turn = CGAffineTransform(rotationAngle: 0.5).translatedBy(x: 3, y: 4).scaledBy(x: 2, y: 3)
        let both = turn.concatenating(turn.inverted())
        #expect(abs(both.a - 1) < 1e-12 && abs(both.b) < 1e-12 && abs(both.tx) < 1e-12 && abs(both.ty) < 1e-12)
        let quarter = CGRect(x: 0, y: 0, width: 4, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(quarter.minX + 2) < 1e-12 && abs(quarter.width - 2) < 1e-12 && abs(quarter.height - 4) < 1e-12)
    }

    @Test("A layer grows around its position")
    func position() {
        let layer = CALayer()
        layer.position = CGPoint(x: 50, y: 50)
        layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(layer.frame == CGRect(x: 40, y: 40, width: 20, height: 20))
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.bounds.size.width = 30
        #expect(layer.frame == CGRect(x: -10, y: 0, width: 30, height: 10) && layer.position == CGPoint(x: 5, y: 5))
    }

    @Test("The frame of a layer without a view is the box around the transformed layer, which is also its mask")
    func freeTransform() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 40)
        layer.transform = CATransform3DMakeScale(2, 0.5, 1)
        // Twice as wide and half as high about the center at (20, 30).
        #expect(layer.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
        #expect(layer.bounds.size == CGSize(width: 20, height: 40) && layer.position == CGPoint(x: 20, y: 30))
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        #expect(layer.bounds.size == CGSize(width: 4, height: 16) && layer.position == CGPoint(x: 4, y: 4))
        card.layer.mask = layer
        let square = Rect(x: 0, y: 0, width: 8, height: 8)
        #expect(style?.mask == View.Path(roundedRect: square, cornerRadii: .zero))
    }

    @Test("Points are converted between layers by their positions, and around the outermost layer if one is nil")
    func conversion() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 5, y: 6, width: 50, height: 40)
        inner.frame = CGRect(x: 7, y: 8, width: 20, height: 10)
        outer.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 8, y: 10))
        let rect = CGRect(x: 9, y: 9, width: 3, height: 4)
        #expect(outer.convert(rect, to: inner) == CGRect(x: 2, y: 1, width: 3, height: 4))
        #expect(inner.convert(rect, from: outer) == CGRect(x: 2, y: 1, width: 3, height: 4))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 12, y: 14))
        #expect(inner.convert(CGPoint(x: 12, y: 14), from: nil) == .zero)
        // In a view at (10, 10) that is scrolled by 30 points.
        card.layer.addSublayer(outer)
        card.bounds.origin.y = 30
        #expect(outer.convert(CGPoint.zero, to: parent.layer) == CGPoint(x: 15, y: -14))
        #expect(outer.convert(CGPoint(x: 15, y: -14), from: parent.layer) == .zero)
    }

    @Test("A layer has at most one superlayer, and occurs in it once")
    func sublayers() {
        let (other, layers) = (CALayer(), (0..<3).map { _ in CALayer() })
        for layer in layers + layers { card.layer.addSublayer(layer) }
        #expect(card.layer.sublayers == layers)
        card.layer.insertSublayer(layers[0], above: layers[1])
        #expect(card.layer.sublayers == [layers[1], layers[0], layers[2]])
        card.layer.insertSublayer(layers[1], below: layers[2])
        #expect(card.layer.sublayers == [layers[0], layers[1], layers[2]])
        other.addSublayer(layers[0])
        #expect(card.layer.sublayers == [layers[1], layers[2]] && layers[0].superlayer === other)
    }
}
