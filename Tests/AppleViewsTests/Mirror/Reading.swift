import AutoLayout

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// The results of laying out a tree: the frames and the diagnostics.
struct Reading: Equatable {
    let frames: [Rect]
    let findings: [String]

    init(of root: AutoLayout.View) {
        var frames: [Rect] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            frames.append(view.frame)
            waiting += view.subviews.reversed()
        }
        self.frames = frames
        findings = (root.layoutConflicts + root.layoutAmbiguities).map {
            "\($0.location.map { "\($0)" } ?? "-") \($0.message)"
        }
    }
}

extension PlatformView {
    /// The measurer of the text in the platform's views.
    static var standardMeasurer: any TextMeasuring { Canvas().view.textMeasurer }

    /// The platform's views for a laid-out tree, each named as in diagnostics, with constraints whose identifiers say
    /// where they were written.
    static func identified(_ root: AutoLayout.View) -> PlatformView {
        let real = wrapping(root)
        var waiting = [real]
        while let next = waiting.popLast() {
            if next.view.name == nil { next.view.name = "\(type(of: next.view))" }
            for constraint in next.constraints
            where constraint.identifier == nil && constraint.backing.location.line > 0 {
                constraint.identifier = "\(constraint.backing.location) \(constraint.firstAttribute)"
            }
            waiting += next.subviews
        }
        return real
    }
}
