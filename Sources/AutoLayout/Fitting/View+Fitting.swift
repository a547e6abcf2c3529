extension View {
    /// The target for the smallest size a view can have.
    public static let layoutFittingCompressedSize = Size.zero

    /// The target for the largest size a view can have, in points.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The size in points that the constraints in this view give it, as near to a target as they let it be.
    ///
    /// Nothing outside the view counts, and nothing in the tree is disturbed: a copy of the constraints is solved. Where
    /// the tree has a `displayScale`, the size is rounded up to whole pixels.
    /// - Complexity: that of laying out this subtree alone.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size in points that the constraints in this view give it, where being as wide and as high as a target counts
    /// as much as its priorities in (0, 1000] say.
    ///
    /// Nothing outside the view counts, and nothing in the tree is disturbed: a copy of the constraints is solved, and kept
    /// until something in the view changes. A target or a priority that is no usable number is refused with a diagnostic;
    /// the size is then the present one.
    /// - Complexity: that of laying out this subtree alone; asked again, that of giving it another size.
    public final func systemLayoutSizeFitting(
        _ targetSize: Size, withHorizontalFittingPriority horizontalPriority: LayoutPriority,
        verticalFittingPriority verticalPriority: LayoutPriority
    ) -> Size {
        guard targetSize.width.isFinite, targetSize.height.isFinite else {
            reportNotFinite("size while fitting it", "\(targetSize)")
            return bounds.size
        }
        guard horizontalPriority.isValid, verticalPriority.isValid else {
            reportNotFinite(
                "size while fitting it", "priority \(horizontalPriority.rawValue), \(verticalPriority.rawValue)")
            return bounds.size
        }
        updateConstraintsIfNeeded()
        let trial = currentTrial()
        let target = Size(width: targetSize.width.usable, height: targetSize.height.usable)
        let size = trial.size(fitting: target, horizontalPriority, verticalPriority)
        for diagnostic in trial.takeDiagnostics() { layoutNode.engineOfTree().journal.record(diagnostic) }
        let scale = layoutNode.existingEngineOfTree?.displayScale ?? layoutNode.root.view?.displayScale ?? 0
        return Size(width: size.width.upToPixel(scale), height: size.height.upToPixel(scale))
    }

    /// The trial that answered last, if nothing has changed since.
    private func currentTrial() -> FittingTrial {
        if let trial = traits?.fitting, trial.isOfTree(of: self) { return trial }
        let trial = FittingTrial(of: self)
        ownTraits.fitting = trial
        return trial
    }
}
