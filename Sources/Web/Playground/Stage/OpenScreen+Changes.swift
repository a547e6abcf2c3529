internal import AutoLayout

extension OpenScreen {
    /// The changes on the screen since the last update of the page.
    struct Changes {
        /// The numbers of views to report in full.
        var views: [Int] = []
        /// The number, left, top, width and height of each view of which only the frame has changed.
        var moves: [Double] = []
        /// The numbers of views that are no longer visible.
        var gone: [Int] = []
        /// The numbers of all visible views from back to front; empty if they are the same as before.
        var order: [Int] = []
    }

    /// Searches the tree for changes, and records them as reported.
    func takeChanges() -> Changes {
        var changes = Changes()
        var order: [Int] = []
        walks += 1
        let canvas = Rect(size: screen.bounds.size)
        var waiting = [(view: screen, origin: Point.zero)]
        while let (view, origin) = waiting.popLast() {
            let frame = view === screen ? canvas : frameNow(of: view)
            let rect = view === screen ? canvas : frame.offsetBy(dx: origin.x, dy: origin.y)
            if rect.touches(canvas) {
                let number = number(of: view)
                order.append(number)
                take(view, number, ShownView(view, in: rect), &changes)
            }
            let inside = Point(x: rect.minX - view.bounds.minX, y: rect.minY - view.bounds.minY)
            for subview in view.subviewsInDepth.reversed() where !subview.isHidden { waiting.append((subview, inside)) }
        }
        for number in members.indices where members[number].lastSeen != walks && members[number].shown != nil {
            members[number].shown = nil
            changes.gone.append(number)
            if members[number].view?.isDescendant(of: screen) != true { members[number].view = nil }
        }
        if order != self.order {
            structureChanged()
            (self.order, changes.order) = (order, order)
        }
        return changes
    }

    private func frameNow(of view: View) -> Rect {
        let number = view.tag - 1
        guard framesOnTheWay.indices.contains(number), let frame = framesOnTheWay[number] else { return view.frame }
        return frame
    }

    private func number(of view: View) -> Int {
        if view.tag > 0 {
            members[view.tag - 1].view = view
            return view.tag - 1
        }
        members.append(Member(view: view))
        view.tag = members.count
        return members.count - 1
    }

    private func take(_ view: View, _ number: Int, _ shown: ShownView, _ changes: inout Changes) {
        let known = members[number].shown
        members[number].lastSeen = walks
        guard shown != known else { return }
        members[number].shown = shown
        if known?.look == shown.look {
            changes.moves += [Double(number), shown.rect.minX, shown.rect.minY, shown.rect.width, shown.rect.height]
        } else {
            changes.views.append(number)
        }
    }

    /// Writes the changes as members of an object.
    func write(_ changes: Changes, _ writer: inout JSONWriter) {
        if !changes.views.isEmpty {
            writer.key("views")
            writer.array { writer in
                for number in changes.views {
                    guard let shown = members[number].shown, let view = members[number].view else { continue }
                    let name = view.layoutNode.displayName
                    writer.view(shown, id: number, name: name) { screen.textMeasurer.metrics(of: $0) }
                }
            }
        }
        if !changes.moves.isEmpty { writer.member("moves", numbers: changes.moves) }
        if !changes.gone.isEmpty { writer.member("gone", numbers: changes.gone.map(Double.init)) }
        if !changes.order.isEmpty { writer.member("order", numbers: changes.order.map(Double.init)) }
    }
}

extension Rect {
    /// Whether the rectangles overlap, or this one has no width or height and begins inside the other.
    fileprivate func touches(_ other: Rect) -> Bool {
        minX < other.maxX && minY < other.maxY && (other.minX < maxX || minX == other.minX)
            && (other.minY < maxY || minY == other.minY)
    }
}
