public import AutoLayout

/// Lays out a tree on many screens and returns the faults it finds, as values for any test framework.
///
/// A test expects none: `#expect(LayoutCheck(sizes: phones).faults(in: screen) == [])`.
public struct LayoutCheck {
    /// The sizes of the root, in points.
    public let sizes: [Size]
    /// The reading directions.
    public let directions: [LayoutDirection]
    /// The rules that every layout has to meet.
    public let rules: Set<LayoutRule>
    /// Whether a view is exempt from a rule.
    let isExempt: (View, LayoutRule) -> Bool

    /// A check at every size of the root, in points, in every direction.
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
            "Sizes must be finite and not negative.")
        self.sizes = sizes
        self.directions = directions
        self.rules = rules
        self.isExempt = isExempt
    }

    /// The same check without a rule for some views, such as a badge that overlaps a picture on purpose.
    ///
    /// Two views may overlap if either is exempt. The subviews of an exempt view are not exempt.
    public func exempting(from rule: LayoutRule, where isExempt: @escaping (View) -> Bool) -> LayoutCheck {
        let earlier = self.isExempt
        return LayoutCheck(sizes: sizes, directions: directions, rules: rules) { view, broken in
            broken == rule && isExempt(view) || earlier(view, broken)
        }
    }

    /// The same check without a rule for views with certain names.
    public func exempting(_ names: String..., from rule: LayoutRule) -> LayoutCheck {
        exempting(from: rule) { view in names.contains { $0 == view.name } }
    }
}
