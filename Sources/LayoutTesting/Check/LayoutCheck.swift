public import AutoLayout

/// Lays a tree out on many screens and says what is wrong on which, as values: of use with any test framework.
///
/// A test expects that there are none: `#expect(LayoutCheck(sizes: phones).faults(in: screen) == [])`.
public struct LayoutCheck {
    /// The sizes the root is laid out at, in points.
    public let sizes: [Size]
    /// The reading directions it is laid out in.
    public let directions: [LayoutDirection]
    /// What is demanded of each layout.
    public let rules: Set<LayoutRule>
    /// Whether a view need not keep a rule.
    let isExempt: (View, LayoutRule) -> Bool

    /// A check of every size of the root, in points, in every direction.
    /// - Precondition: The sizes are finite and not negative.
    public init(
        sizes: [Size], directions: [LayoutDirection] = LayoutDirection.allCases,
        rules: Set<LayoutRule> = Set(LayoutRule.allCases)
    ) {
        self.init(sizes: sizes, directions: directions, rules: rules) { _, _ in false }
    }

    private init(
        sizes: [Size], directions: [LayoutDirection], rules: Set<LayoutRule>,
        isExempt: @escaping (View, LayoutRule) -> Bool
    ) {
        precondition(
            sizes.allSatisfy { $0.width >= 0 && $0.width.isFinite && $0.height >= 0 && $0.height.isFinite },
            "The sizes to check a layout at are finite and not negative.")
        self.sizes = sizes
        self.directions = directions
        self.rules = rules
        self.isExempt = isExempt
    }

    /// The same check without a rule for some views: a badge that covers a picture on purpose, say.
    ///
    /// Two views may overlap where either is exempt. What is in an exempt view is not exempt.
    public func exempting(from rule: LayoutRule, where isExempt: @escaping (View) -> Bool) -> LayoutCheck {
        let earlier = self.isExempt
        return LayoutCheck(sizes: sizes, directions: directions, rules: rules) { view, broken in
            broken == rule && isExempt(view) || earlier(view, broken)
        }
    }

    /// The same check without a rule for the views of some names.
    public func exempting(_ names: String..., from rule: LayoutRule) -> LayoutCheck {
        exempting(from: rule) { view in names.contains { $0 == view.name } }
    }
}
