public import AutoLayout

/// A check that lays out a tree on many screens and returns the faults it finds, as values for any test framework.
///
/// A test expects no faults: `#expect(LayoutCheck(sizes: phones).faults(in: screen) == [])`.
public struct LayoutCheck: Sendable {
    /// The sizes of the root, in points.
    public let sizes: [Size]
    /// The reading directions.
    public let directions: [LayoutDirection]
    /// The rules that every layout must satisfy.
    public let rules: Set<LayoutRule>
    /// The text scales, which multiply the font sizes of all labels.
    public let textScales: [Double]
    /// The variants of the labels' text, since text is longer in some languages.
    public let texts: [TextVariant]
    /// The maximum overlap of views that is tolerated, in points.
    public let toleratedOverlap: Double
    /// The names of the views that may truncate their text.
    private(set) var truncating: Set<String> = []
    /// Whether a view is exempt from a rule.
    let isExempt: @Sendable (View, LayoutRule) -> Bool

    /// A check at every size of the root, in points, in every direction, at every text scale and with every text
    /// variant. By default, it applies all rules but `noTies`, and tolerates overlaps of at most 1 point.
    /// - Precondition: The sizes are finite and not negative, and the text scales are from 0.1 to 10.
    public init(
        sizes: [Size], directions: [LayoutDirection] = LayoutDirection.allCases,
        rules: Set<LayoutRule> = LayoutRule.usual, textScales: [Double] = [1], texts: [TextVariant] = [.asWritten],
        toleratedOverlap: Double = 1
    ) {
        precondition(
            sizes.allSatisfy { $0.width >= 0 && $0.width.isFinite && $0.height >= 0 && $0.height.isFinite },
            "Sizes must be finite and not negative.")
        precondition(textScales.allSatisfy((0.1...10).contains), "Text scales must be from 0.1 to 10.")
        self.sizes = sizes
        self.directions = directions
        self.rules = rules
        self.textScales = textScales
        self.texts = texts
        self.toleratedOverlap = toleratedOverlap
        isExempt = { _, _ in false }
    }

    private init(_ check: LayoutCheck, isExempt: @escaping @Sendable (View, LayoutRule) -> Bool) {
        (sizes, directions, rules) = (check.sizes, check.directions, check.rules)
        (textScales, texts, toleratedOverlap) = (check.textScales, check.texts, check.toleratedOverlap)
        truncating = check.truncating
        self.isExempt = isExempt
    }

    /// A copy of the check without a rule for some views, such as a badge that deliberately overlaps a picture.
    ///
    /// Two views may overlap if either is exempt. The subviews of an exempt view are not exempt.
    public func exempting(from rule: LayoutRule, where isExempt: @escaping @Sendable (View) -> Bool) -> LayoutCheck {
        let earlier = self.isExempt
        return LayoutCheck(self) { view, broken in broken == rule && isExempt(view) || earlier(view, broken) }
    }

    /// A copy of the check in which the views with the given names truncate their text deliberately. They still may not
    /// clip it.
    public func allowingTruncation(of names: String...) -> LayoutCheck {
        var check = self
        check.truncating.formUnion(names)
        return check
    }

    /// A copy of the check without a rule for the views with the given names.
    public func exempting(_ names: String..., from rule: LayoutRule) -> LayoutCheck {
        exempting(from: rule) { view in names.contains { $0 == view.name } }
    }
}

extension LayoutCheck {
    /// All screens, ordered by size, then by direction, text scale and text variant.
    var screens: [LayoutFault.Screen] {
        sizes.flatMap { size in
            directions.flatMap { direction in
                textScales.flatMap { scale in
                    texts.map { LayoutFault.Screen(size: size, direction: direction, textScale: scale, texts: $0) }
                }
            }
        }
    }
}
