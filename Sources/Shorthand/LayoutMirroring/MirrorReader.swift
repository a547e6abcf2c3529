#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    internal import AutoLayout
    internal import QuickAnchorsUIKit

    /// Reads a tree of real views into a tree of AutoLayout views.
    @MainActor
    struct MirrorReader {
        let mirror: View
        private(set) var pairs: [(real: PlatformView, mirror: View)] = []
        private var views: [ObjectIdentifier: View] = [:]
        private var guides: [ObjectIdentifier: LayoutGuide] = [:]

        /// Reads the views and guides, without their constraints.
        init(of root: PlatformView, _ owners: [Any]) {
            var names = MirrorNames(owners)
            let mirror = MirroredView(of: root, name: names.name(of: root))
            self.mirror = mirror
            root.copyTraitsOfRoot(to: mirror)
            var waiting: [(real: PlatformView, mirror: MirroredView)] = [(root, mirror)]
            while let (real, mirror) = waiting.popLast() {
                pairs.append((real, mirror))
                views[ObjectIdentifier(real)] = mirror
                names.addProperties(of: real)
                for guide in real.layoutGuides { guides[ObjectIdentifier(guide)] = mirror.adding(guide) }
                let subviews = real.subviews.map { (real: $0, mirror: MirroredView(of: $0, name: names.name(of: $0))) }
                for subview in subviews { mirror.addSubview(subview.mirror) }
                waiting += subviews.reversed()
            }
            for (real, mirror) in pairs { real.copyLayout(to: mirror, isRoot: real === root) }
            connectBaselines()
        }

        /// Activates mirrors of the real tree's constraints, in what is probably the order of activation.
        ///
        /// The real order of activation, which decides which of several constraints yields, is unknown. The constraints
        /// of inner views come first, as inner views are usually made first, and those of one view keep their order.
        /// Constraints whose source location is known are then sorted by line within each file.
        func activateConstraints() {
            var made: [Made] = []
            for holder in innerFirst {
                for constraint in pairs[holder].real.constraints
                where constraint.isActive && !constraint.isOfContentOrMask {
                    mirrored(constraint).map { made.append(Made(constraint: $0, holder: holder, serial: made.count)) }
                }
            }
            var ordered = made
            let located = made.filter { $0.constraint.location.line > 0 }
            for written in Dictionary(grouping: located, by: { $0.constraint.location.fileID }).values {
                for (place, next) in zip(written.map(\.serial), written.sorted { $0.rank < $1.rank }) {
                    ordered[place] = next
                }
            }
            LayoutConstraint.activate(ordered.map(\.constraint))
        }

        /// A mirrored constraint, with the index in `pairs` of the view that holds the real one.
        private struct Made {
            let constraint: LayoutConstraint
            let holder: Int
            let serial: Int
            /// The position of the constraint in its file.
            var rank: (Int, Int, Int) { (constraint.location.line, holder, serial) }
        }

        /// The indices in `pairs`, with subviews before their superviews.
        private var innerFirst: [Int] {
            let places = Dictionary(uniqueKeysWithValues: pairs.indices.map { (ObjectIdentifier(pairs[$0].real), $0) })
            var outerFirst: [Int] = []
            var waiting = [0]
            while let place = waiting.popLast() {
                outerFirst.append(place)
                waiting += pairs[place].real.subviews.compactMap { places[ObjectIdentifier($0)] }
            }
            return outerFirst.reversed()
        }

        private func mirrored(_ constraint: NSLayoutConstraint) -> LayoutConstraint? {
            let (first, second) = (constraint.firstItem, constraint.secondItem)
            if isInset(first, of: second) || isInset(second, of: first) { return nil }
            guard let firstItem = item(first, constraint.firstAttribute), constraint.priority.rawValue > 0 else {
                return nil
            }
            let secondItem = item(second, constraint.secondAttribute)
            // A constraint to an item outside the tree has no mirror.
            guard second == nil || secondItem != nil else { return nil }
            let place = SourceLocation(identifier: constraint.identifier)
            let mirrored = LayoutConstraint(
                item: firstItem, attribute: constraint.firstAttribute.mirrored,
                relatedBy: constraint.relation.mirrored,
                // With a multiplier of 0, which AutoLayout rejects, a size does not depend on another item.
                toItem: constraint.multiplier == 0 ? nil : secondItem,
                attribute: constraint.secondAttribute.mirrored, multiplier: constraint.multiplier.quickValue,
                constant: constraint.constant.quickValue, fileID: place?.fileID ?? "", line: place?.line ?? 0)
            mirrored.priority = LayoutPriority(Double(constraint.priority.rawValue))
            if place == nil { mirrored.identifier = constraint.identifier }
            return mirrored
        }

        /// The mirror of a view or guide; for a margin attribute of a view, the margins guide of the view's mirror.
        private func item(_ real: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> (any LayoutItem)? {
            guard let real else { return nil }
            if let view = views[ObjectIdentifier(real)] {
                return attribute.isOfMargins ? view.layoutMarginsGuide : view
            }
            return guides[ObjectIdentifier(real)]
        }

        /// Whether an item is an inset guide of a view, which the layout system positions.
        private func isInset(_ guide: AnyObject?, of view: AnyObject?) -> Bool {
            guard let guide, let view, let mirror = views[ObjectIdentifier(view)] else { return false }
            return guides[ObjectIdentifier(guide)].map { mirror.isInset(by: $0) } ?? false
        }

        private func connectBaselines() {
            for (real, mirror) in pairs {
                guard let mirror = mirror as? MirroredView else { continue }
                mirror.firstSpeaker = real.firstSpeaker.flatMap { views[ObjectIdentifier($0)] }
                mirror.lastSpeaker = real.lastSpeaker.flatMap { views[ObjectIdentifier($0)] }
            }
        }
    }

    extension MirroredView {
        /// The mirror of a real view's guide: one of the mirror's inset guides, or an added guide.
        @MainActor
        fileprivate func adding(_ guide: PlatformGuide) -> LayoutGuide {
            if let inset = MirroredInset(of: guide) { return inset.guide(of: self) }
            let mirror = LayoutGuide()
            mirror.identifier = guide.identifierInWords
            addLayoutGuide(mirror)
            return mirror
        }
    }
#endif
