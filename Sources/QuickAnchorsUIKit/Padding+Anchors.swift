#if canImport(UIKit) && !os(watchOS)
    internal import QuickAnchorKinds
    internal import UIKit
#elseif canImport(AppKit)
    internal import AppKit
    internal import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension Padding {
        /// The anchors for four paddings in a parent, without the free edges, followed by others.
        ///
        /// Stops the program if the number of paddings is not four.
        @MainActor
        static func anchors(
            _ paddings: [Padding], in parent: PlatformView, followedBy others: [QuickAnchor] = [], _ fileID: String,
            _ line: Int
        ) -> [QuickAnchor] {
            guard paddings.count == PaddingEdge.all.count else {
                Misuse.stop("\(Misuse.expectedPaddings), but got \(paddings.count)", fileID, line)
            }
            let tied = zip(paddings, PaddingEdge.all).compactMap { padding, edge in
                padding.constant.map { constant in
                    let isInside = padding.relatedItem.map(parent.isInset(by:)) ?? true
                    return QuickAnchor(
                        isInside ? edge.inside : edge.facing, padding.relatedItem, constant.quickValue, nil, 1)
                }
            }
            return tied + others
        }

        /// The paddings for values of any type; an invalid value stops the program.
        @MainActor
        static func paddings(untyped values: [Any?], _ fileID: String, _ line: Int) -> [Padding] {
            values.map { value in
                guard let value else { return nil }
                if let element = value as? any PaddingElement { return Padding(element) }
                if let constant = Double(anyNumber: value) { return Padding(nil, CGFloat(constant)) }
                if let (item, number) = value as? (any QuickAnchorItem, Any), let constant = Double(anyNumber: number) {
                    return Padding(item, CGFloat(constant))
                }
                Misuse.stop(
                    "\(Misuse.expectedPaddings), but one is \(Misuse.words(for: value) { _ in nil })", fileID, line)
            }
        }
    }

    extension PlatformView {
        /// Whether an item is one of this view's inset guides.
        fileprivate func isInset(by item: any QuickAnchorItem) -> Bool {
            guard item is PlatformGuide else { return false }
            #if canImport(UIKit)
                if item === readableContentGuide { return true }
            #endif
            return item === safeArea || item === margins
        }
    }
#endif
