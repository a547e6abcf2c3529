/// The safe area and the margins of a view of a given size, in points.
struct InheritedInsets: Equatable {
    var safeArea: EdgeInsets
    /// The margins from the view's edges, including the safe area where it applies.
    var margins: EdgeInsets
    /// The part of the safe area that already insets the content, as in a scroll view; subviews do not inherit it.
    var spent: EdgeInsets
    var size: Size
    /// The reading direction of the whole tree.
    var treeDirection: LayoutDirection
}

extension View: InsetView {
    /// The insets of this view, computed from those of its parent (nil at the root) and its frame in the parent.
    final func insets(in parent: InheritedInsets?) -> InheritedInsets {
        let treeDirection = parent?.treeDirection ?? layoutDirection
        let distances = parent.map { Distances(from: $0.size, to: frame) }
        var safeArea = insetState?.givenSafeAreaInsets ?? .zero
        if let parent, let distances { safeArea = distances.share(of: parent.safeArea.less(parent.spent)) }
        safeArea = (safeArea + additionalSafeAreaInsets).union(.zero)
        var margins = directionalLayoutMargins.resolved(semanticContentAttribute.direction ?? treeDirection)
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeArea }
        if preservesSuperviewLayoutMargins, let parent, let distances {
            margins = margins.union(distances.share(of: parent.margins.less(parent.spent)))
        }
        return InheritedInsets(
            safeArea: safeArea, margins: margins, spent: insetsOfContent(from: safeArea), size: frame.size,
            treeDirection: treeDirection)
    }

    /// The insets of this view with the current frames.
    final var insetsNow: InheritedInsets {
        var path = [self]
        var next = superview
        while let view = next {
            path.append(view)
            next = view.superview
        }
        var outer: InheritedInsets?
        for view in path.dropFirst().reversed() { outer = view.insets(in: outer) }
        return insets(in: outer)
    }

    /// Moves the inset guides of this view and its descendants to the current insets, so that the view's content can be
    /// measured before the next pass.
    final func alignInsetGuides() {
        guard layoutNode.dependsOnInsets else { return }
        var waiting = [self]
        while let view = waiting.popLast() {
            if let state = view.insetState, state.safeAreaGuide != nil || state.marginsGuide != nil {
                state.alignGuides(to: view.insetsNow)
            }
            waiting += view.subviews.filter { $0.layoutNode.dependsOnInsets }
        }
    }

    final func refreshInsets() -> Bool {
        layoutNode.flags.remove(.needsInsets)
        let now = insets(in: superview.map { $0.insetState?.inheritedInsets ?? $0.insetsNow })
        let before = ownInsetState.inheritedInsets
        // A guide may have been created when frames were different.
        insetState?.alignGuides(to: now)
        guard now != before else { return false }
        insetState?.inheritedInsets = now
        guard layoutNode.flags.contains(.observesInsets) else { return true }
        if before?.safeArea ?? .zero != now.safeArea {
            layoutNode.flags.insert(.needsLayout)
            safeAreaInsetsDidChange()
        }
        if before?.margins ?? InsetState.defaultMargins.resolved(.leftToRight) != now.margins {
            layoutNode.flags.insert(.needsLayout)
            layoutMarginsDidChange()
        }
        return true
    }
}

/// The distances of the edges of a rectangle from those of an outer one, positive inward.
private struct Distances {
    let insets: EdgeInsets

    init(from outer: Size, to rect: Rect) {
        insets = EdgeInsets(
            top: rect.minY, left: rect.minX, bottom: outer.height - rect.maxY, right: outer.width - rect.maxX)
    }

    /// The part of the outer insets that extends beyond these distances, at most the whole inset.
    func share(of outer: EdgeInsets) -> EdgeInsets {
        func remainder(_ inset: Double, _ distance: Double) -> Double { max(0, inset - max(0, distance)) }
        return EdgeInsets(
            top: remainder(outer.top, insets.top), left: remainder(outer.left, insets.left),
            bottom: remainder(outer.bottom, insets.bottom), right: remainder(outer.right, insets.right))
    }
}

extension EdgeInsets {
    fileprivate func less(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
    }

    /// The larger of two insets, edge by edge.
    fileprivate func union(_ other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }
}
