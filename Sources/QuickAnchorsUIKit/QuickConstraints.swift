#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The constraints that anchors made, in the order of the anchors; also by kind and by identifier.
    public struct QuickConstraints: RandomAccessCollection, Sendable {
        private let kinds: [QuickAnchorType]
        private let constraints: [NSLayoutConstraint]

        init(_ anchors: [QuickAnchor], _ constraints: [NSLayoutConstraint]) {
            kinds = anchors.map(\.kind)
            self.constraints = constraints
        }

        /// The place of the first constraint, 0.
        public var startIndex: Int { 0 }
        /// How many constraints there are.
        public var endIndex: Int { constraints.count }

        /// The constraint of the anchor at a place.
        public subscript(position: Int) -> NSLayoutConstraint { constraints[position] }

        /// The constraint of the first anchor of a kind, nil where there is none.
        ///
        /// - Complexity: O(*n*) in the number of constraints.
        public subscript(kind: QuickAnchorType) -> NSLayoutConstraint? {
            kinds.firstIndex(of: kind).map { constraints[$0] }
        }

        /// The first constraint that has an identifier, nil where there is none.
        ///
        /// - Complexity: O(*n*) in the number of constraints.
        @MainActor
        public subscript(identifier: String) -> NSLayoutConstraint? {
            constraints.first { $0.identifier == identifier }
        }
    }
#endif
