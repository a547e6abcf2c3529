package import AutoLayout
package import Foundation

extension CGRect {
    package init(_ rect: Rect) {
        self.init(
            x: CGFloat(rect.minX), y: CGFloat(rect.minY), width: CGFloat(rect.width), height: CGFloat(rect.height))
    }
}

extension Rect {
    package init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}

extension CGSize {
    package init(_ size: Size) { self.init(width: CGFloat(size.width), height: CGFloat(size.height)) }
}

extension Size {
    package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension LayoutPriority {
    package init(of priority: NSLayoutConstraint.Priority) { self.init(Double(priority.rawValue)) }
}

extension NSLayoutConstraint.Priority {
    package init(of priority: LayoutPriority) { self.init(Float(priority.rawValue)) }
}
