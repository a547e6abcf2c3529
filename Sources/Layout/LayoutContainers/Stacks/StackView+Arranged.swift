extension StackView {
    /// Arranges a view after the other arranged views, adding it as a subview if necessary.
    /// - Complexity: that of `addSubview(_:)`, or O(*n*) in the number of arranged views if the view is already
    ///   arranged.
    public final func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: items.count) }

    /// Arranges a view at an index among the arranged views, adding it as a subview if necessary.
    ///
    /// The index is clamped; a view that is already arranged is moved. The order of the subviews does not change. A
    /// view that contains this one is refused with a diagnostic.
    /// - Complexity: O(*n*) in the number of arranged views, plus the cost of `addSubview(_:)`.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        if view.layoutNode.flags.contains(.isMaskSetByHand) { view.translatesAutoresizingMaskIntoConstraints = false }
        var item = ArrangedItem(view, serial: nextSerial)
        if let present = itemOfView[ObjectIdentifier(view)] {
            item = present
            items.removeAll { $0 === present }
        } else {
            nextSerial += 1
            itemOfView[ObjectIdentifier(view)] = item
        }
        items.insert(item, at: min(max(index, 0), items.count))
        arrangementChanged()
    }

    /// Stops arranging a view, which stays a subview; does nothing if it is not arranged.
    /// - Complexity: O(*n*) in the number of arranged views.
    public final func removeArrangedSubview(_ view: View) {
        guard let item = itemOfView.removeValue(forKey: ObjectIdentifier(view)) else { return }
        items.removeAll { $0 === item }
        item.constraints.removeAll(in: self)
        // A constraint on the removed view alone would stay active wherever the view is moved.
        canvasConstraints.removeAll(on: view, in: self)
        if let gap = item.gap { removeLayoutGuide(gap) }
        arrangementChanged()
    }

    /// Sets the distance between an arranged view and the next one, in points, or `spacingUseDefault`.
    ///
    /// A number that is NaN, infinite or beyond ±1e12, other than `spacingUseDefault`, is refused with a diagnostic.
    /// Nothing happens if the view is not arranged.
    public final func setCustomSpacing(_ spacing: Double, after view: View) {
        guard let item = itemOfView[ObjectIdentifier(view)] else { return }
        guard spacing.isUsable || spacing == StackView.spacingUseDefault else {
            return reportNotFinite("custom spacing", spacing.plain)
        }
        item.customSpacing = spacing == StackView.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The custom distance between an arranged view and the next one, in points, or `spacingUseDefault` if none is set.
    public final func customSpacing(after view: View) -> Double {
        itemOfView[ObjectIdentifier(view)]?.customSpacing ?? StackView.spacingUseDefault
    }

    /// The distance after an arranged view, if another one follows, in points.
    final func spacing(after item: ArrangedItem) -> Double {
        let wanted = item.customSpacing ?? spacing
        return wanted == StackView.spacingUseSystem ? StackView.systemSpacing : wanted
    }

    /// Makes the next pass inspect the arrangement of this stack and of the stacks around it, since this stack's size
    /// may have changed.
    final func arrangementChanged() {
        var stack = self
        while true {
            let wasKnown = stack.knowsNaturalSize
            stack.knowsNaturalSize = false
            stack.setNeedsUpdateConstraints()
            guard wasKnown, let outer = stack.superview as? StackView,
                let item = outer.itemOfView[ObjectIdentifier(stack)]
            else { return }
            item.naturalSize = nil
            stack = outer
        }
    }
}
