/// The update of constraints after a change in the arrangement.
extension StackView {
    /// Inspects all items and updates the constraints of those whose context has changed.
    ///
    /// - Complexity: O(*n*) comparisons in the number of arranged views; constraints are made only where a context has
    ///   changed.
    final func updateArrangement() {
        let arrangement = Arrangement(of: self)
        let canvas: any LayoutItem = settings.isMarginsRelative ? layoutMarginsGuide : self
        canvas.layoutNode.willBeUsed()
        alignHelper(
            &spanner, isWanted: settings.effectiveAlignment != .fill || arrangement.lastVisible == nil, "span")
        canvasConstraints.follow(containerRules(arrangement, canvas), in: self)
        var previous: ArrangedItem?
        for (index, item) in items.enumerated() {
            let context = arrangement.context(of: item, at: index, after: previous)
            if context != item.context {
                item.context = context
                alignHelper(&item.gap, isWanted: context.firstGap != nil, "gap")
                let place = Place(arrangement, self, canvas, spanner, previous)
                item.constraints.follow(item.rules(context, place), in: self)
            }
            if !context.isHidden { previous = item }
        }
        naturalSize = arrangement.naturalSize(in: self)
        knowsNaturalSize = true
        alignBaselines()
    }

    /// The items that the constraints of one item can refer to.
    struct Place {
        let first: ArrangedItem?
        let firstVisible: ArrangedItem?
        let firstText: ArrangedItem?
        let firstGap: LayoutGuide?
        let stack: StackView
        let canvas: any LayoutItem
        let spanner: LayoutGuide?
        let previous: ArrangedItem?

        init(
            _ arrangement: Arrangement, _ stack: StackView, _ canvas: any LayoutItem, _ spanner: LayoutGuide?,
            _ previous: ArrangedItem?
        ) {
            first = arrangement.first
            firstVisible = arrangement.firstVisible
            firstText = arrangement.firstText
            firstGap = arrangement.secondVisible?.gap
            self.stack = stack
            self.canvas = canvas
            self.spanner = spanner
            self.previous = previous
        }
    }
}
