#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import AutoLayout
    internal import QuickAnchorsUIKit

    extension LayoutMirror {
        /// A view whose real frame differs from the one that its constraints determine.
        public struct Difference: Hashable, CustomStringConvertible {
            /// The name of the view.
            public let name: String
            /// The real frame in the superview, in points, with y downward.
            public let real: Rect
            /// The frame in the superview that the constraints determine, in points.
            public let expected: Rect

            /// Both frames: `title is at (20, 8, 240, 22), but its constraints say (20, 8, 260, 22)`.
            public var description: String { "\(name) is at \(real), but its constraints say \(expected)" }
        }

        /// The views below the root whose real frames differ by more than a pixel, or by more than 0.01 points if the
        /// display scale is unknown, from those that their constraints determine, parents first.
        ///
        /// The frames differ if the real tree has not been laid out since it changed, if other code sets frames, or if
        /// the constraints are ambiguous and the layout system chose differently.
        /// - Complexity: O(*n*) in the number of views.
        public var differences: [Difference] {
            let tolerance = view.displayScale > 0 ? 1 / view.displayScale : 0.01
            return pairs.dropFirst().compactMap { real, mirror in
                let frame = real.frameFromTop
                let distances = [
                    frame.minX - mirror.frame.minX, frame.minY - mirror.frame.minY, frame.maxX - mirror.frame.maxX,
                    frame.maxY - mirror.frame.maxY,
                ]
                guard distances.contains(where: { $0.magnitude > tolerance }) else { return nil }
                return Difference(name: mirror.name ?? "", real: frame, expected: mirror.frame)
            }
        }
    }

    extension LayoutMirror: @MainActor CustomStringConvertible {
        /// A description for a debugger: the mirror's tree, its problems, and its differences from the real tree.
        public var description: String {
            let findings =
                (view.layoutConflicts + view.layoutAmbiguities).map(\.message) + differences.map(\.description)
            return ([view.layoutTree()] + findings).joined(separator: "\n")
        }
    }
#endif
