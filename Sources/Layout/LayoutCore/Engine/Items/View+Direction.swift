extension View {
    /// The reading direction of the tree whose root is this view, left to right by default. After a change, the next
    /// pass mirrors leading and trailing.
    /// - Complexity: O(*n*) in the number of views in the tree if the direction changes.
    public final var layoutDirection: LayoutDirection {
        get { rareState?.layoutDirection ?? .leftToRight }
        set {
            changeRootSetting { $0.layoutDirection = newValue }
            layoutNode.insetsChanged()
        }
    }

    /// Whether the margins of this view, and the constraints that it holds, follow the reading direction of the tree or
    /// a fixed one.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { rareState?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            ownRareState.semanticContentAttribute = newValue
            layoutNode.flags.subtract([.forcesLeftToRight, .forcesRightToLeft])
            switch newValue.direction {
            case nil: break
            case .rightToLeft: layoutNode.flags.insert(.forcesRightToLeft)
            case .leftToRight: layoutNode.flags.insert(.forcesLeftToRight)
            }
            layoutNode.insetsChanged()
            layoutNode.forgetFitting()
            setNeedsLayout()
            guard let engine = layoutNode.engine else { return }
            engine.pending.requestRebuild()
        }
    }

    /// The reading direction inside this view.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var effectiveLayoutDirection: LayoutDirection {
        semanticContentAttribute.direction ?? layoutNode.root.view?.layoutDirection ?? .leftToRight
    }

    /// The number of pixels per point in the tree whose root is this view. The frames of views that constraints place
    /// are rounded to whole pixels, as ``pixelRounding`` says; 0, the default, means no rounding.
    ///
    /// Any other number must be between a thousandth and a million, or it is refused with a diagnostic.
    /// - Complexity: O(*n*) in the number of views in the tree if the scale changes.
    public final var displayScale: Double {
        get { pixelGrid.scale }
        set {
            guard newValue == 0 || (1e-3...1e6).contains(newValue) else {
                return reportNotFinite("display scale", newValue.plain)
            }
            changeRootSetting { $0.pixelGrid.scale = newValue }
        }
    }

    /// Whether the edges of views are rounded to whole pixels, or their origins and sizes, in the tree whose root is this
    /// view; ``PixelRounding/edges`` by default. It has no effect unless the tree has a ``displayScale``.
    /// - Complexity: O(*n*) in the number of views in the tree if the rounding changes.
    public final var pixelRounding: PixelRounding {
        get { pixelGrid.rounding }
        set { changeRootSetting { $0.pixelGrid.rounding = newValue } }
    }

    final var pixelGrid: PixelGrid { rareState?.pixelGrid ?? PixelGrid() }
}
