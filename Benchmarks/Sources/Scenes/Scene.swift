public import QuickAnchors

/// A layout that is measured, written in both notations.
public protocol Scene {
    static var name: String { get }

    /// Creates the views, but no constraints.
    ///
    /// - Parameter count: The number of rows, cells, levels or other parts.
    init(_ count: Int)

    var root: View { get }

    /// Adds the views to the root and constrains them.
    ///
    /// - Returns: The number of constraints that were activated.
    mutating func express(_ syntax: Syntax) -> Int
}

/// A notation for constraints.
public enum Syntax: String, CaseIterable, Sendable {
    /// Anchors and `LayoutConstraint.activate`.
    case verbose
    /// `quickAdd`.
    case quick
}

extension Scene {
    public static var screen: Rect { Rect(x: 0, y: 0, width: 390, height: 844) }

    /// Reads all frames, as an app would after a layout, and returns the sum of their coordinates and sizes.
    public func readFrames() -> Double {
        var sum = 0.0
        var waiting = [root]
        while let view = waiting.popLast() {
            for child in view.subviews {
                let frame = child.frame
                sum += frame.minX + frame.minY + frame.width + frame.height
                waiting.append(child)
            }
        }
        return sum
    }

    /// The left, top, width and height of all views below the root, parents first, each in its parent's coordinates.
    public var frames: [Double] {
        var numbers: [Double] = []
        var waiting = Array(root.subviews.reversed())
        while let view = waiting.popLast() {
            let frame = view.frame
            numbers += [frame.minX, frame.minY, frame.width, frame.height]
            waiting += view.subviews.reversed()
        }
        return numbers
    }
}
