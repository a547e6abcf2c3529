#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The constraints made by anchors, in order; accessible by position, kind and identifier.
    public struct QuickConstraints: RandomAccessCollection, Sendable {
        private let kinds: [QuickAnchorType]
        private let constraints: [NSLayoutConstraint]

        init(_ anchors: [QuickAnchor], _ constraints: [NSLayoutConstraint]) {
            kinds = anchors.map(\.kind)
            self.constraints = constraints
        }

        /// The first position, always 0.
        public var startIndex: Int { 0 }
        /// The number of constraints.
        public var endIndex: Int { constraints.count }

        /// The constraint at a position.
        public subscript(position: Int) -> NSLayoutConstraint { constraints[position] }

        /// The constraint of the first anchor of a kind, or nil if there is none.
        ///
        /// - Complexity: O(*n*) in the number of constraints.
        public subscript(kind: QuickAnchorType) -> NSLayoutConstraint? {
            kinds.firstIndex(of: kind).map { constraints[$0] }
        }

        /// The first constraint with an identifier, or nil if there is none.
        ///
        /// - Complexity: O(*n*) in the number of constraints.
        @MainActor
        public subscript(identifier: String) -> NSLayoutConstraint? {
            constraints.first { $0.identifier == identifier }
        }
    }
#endif
