public import Foundation

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable {
        case cell, supplementaryView, decorationView
    }
}

@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    open var indexPath: IndexPath
    public private(set) var representedElementCategory: UICollectionView.ElementCategory
    /// The kind of a supplementary or decoration view; nil for a cell.
    public private(set) var representedElementKind: String?
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    open var transform = CGAffineTransform.identity
    /// Whether the width and the height are only estimates.
    var (isWidthFree, isHeightFree) = (true, true)

    public required override init() {
        (indexPath, representedElementCategory, representedElementKind) = (IndexPath(item: 0, section: 0), .cell, nil)
    }

    public init(forCellWith indexPath: IndexPath) {
        (self.indexPath, representedElementCategory, representedElementKind) = (indexPath, .cell, nil)
    }

    public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.indexPath = indexPath
        (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
    }

    convenience init(forCellWith indexPath: IndexPath, at frame: CGRect) {
        self.init(forCellWith: indexPath)
        self.frame = frame
    }

    convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, at frame: CGRect) {
        self.init(forSupplementaryViewOfKind: kind, with: indexPath)
        self.frame = frame
    }

    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A copy of the same class; a subclass copies its own properties.
    nonisolated open override func copy() -> Any { copy(with: nil) }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = type(of: self).init()
        (copy.indexPath, copy.representedElementCategory) = (indexPath, representedElementCategory)
        (copy.representedElementKind, copy.frame, copy.alpha) = (representedElementKind, frame, alpha)
        (copy.zIndex, copy.isHidden, copy.transform) = (zIndex, isHidden, transform)
        (copy.isWidthFree, copy.isHeightFree) = (isWidthFree, isHeightFree)
        return copy
    }

    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
}
