extension View {
    /// The target for the smallest size a view can take.
    public static let layoutFittingCompressedSize = Size.zero

    /// The target for the largest size a view can take, in points.
    public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

    /// The size that the constraints in this view determine, in points, as close to a target as they allow.
    ///
    /// Nothing outside the view is considered, and no frame changes: after an update of the constraints, a copy of them
    /// is solved. If the root has a `displayScale`, the size is rounded up to whole pixels.
    /// - Complexity: that of laying out this subtree; in later calls, while nothing in the view has changed, that of
    ///   resizing it.
    public final func systemLayoutSizeFitting(_ targetSize: Size) -> Size {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints in this view determine, in points, if width and height are also constrained to a
    /// target, at priorities in (0, 1000].
    ///
    /// Nothing outside the view is considered, and no frame changes: after an update of the constraints, a copy of them
    /// is solved, and kept until something in the view or a setting of the root changes. If a target or priority is
    /// invalid, a diagnostic is reported and the current size is returned.
    /// - Complexity: that of laying out this subtree; in later calls, while nothing in the view has changed, that of
    ///   resizing it.
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
                "size while fitting it", "priority \(horizontalPriority.rawValue), \(verticalPriority.rawValue)",
                outside: LayoutPriority.range)
            return bounds.size
        }
        let size = fittingSize(targetSize, horizontalPriority, verticalPriority)
        let scale = layoutNode.pixelGrid.scale
        return Size(width: size.width.upToPixel(scale), height: size.height.upToPixel(scale))
    }

    /// The size that fits, before it is rounded to pixels; the target is finite, and the priorities are valid.
    package final func fittingSize(
        _ target: Size, _ horizontalPriority: LayoutPriority, _ verticalPriority: LayoutPriority
    ) -> Size {
        updateConstraintsIfNeeded()
        alignInsetGuides()
        let trial = currentTrial()
        let target = Size(width: target.width.usable, height: target.height.usable)
        defer { for diagnostic in trial.takeDiagnostics() { layoutNode.engineOfTree().journal.record(diagnostic) } }
        return trial.size(fitting: target, horizontalPriority, verticalPriority)
    }

    /// Whether nothing in the view has changed since its fitting size was last calculated.
    package final var keepsTrial: Bool { rareState?.fitting != nil }

    /// The trial of the last call, if nothing in the view has changed since.
    final var keptTrial: FittingTrial? { rareState?.fitting.map { unsafe unsafeDowncast($0, to: FittingTrial.self) } }

    /// The trial of the last call, if nothing has changed since, or a new one.
    private func currentTrial() -> FittingTrial {
        if let keptTrial, keptTrial.isOfTree(of: self) { return keptTrial }
        let trial = FittingTrial(of: self)
        ownRareState.fitting = trial
        return trial
    }
}
