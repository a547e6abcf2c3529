/// An element of a list of anchors: an anchor, or a kind, which stands for the anchor that calling the kind without
/// arguments makes.
public protocol QuickAnchorElement {}

extension QuickAnchorType: QuickAnchorElement {}

// Embedded Swift has no casts from existential types.
#if !hasFeature(Embedded)
    extension QuickAnchorValue {
        /// The anchor that an element of a list stands for.
        ///
        /// The program stops if the element is an anchor for views of another library.
        package init(_ element: any QuickAnchorElement, _ fileID: String, _ line: Int) {
            if let kind = element as? QuickAnchorType {
                self.init(
                    kind, relatedItem: nil, number: nil, relation: nil, multiplier: 1, fileID: fileID, line: line)
            } else if let anchor = element as? Self {
                self = anchor
            } else {
                Misuse.stop("cannot use \(element), an anchor for views of another library", fileID, line)
            }
        }
    }

    extension Array where Element: QuickAnchorValue {
        /// The anchors for a list's elements; nil unless each element is an anchor, a kind or nil.
        package init?(elements: [Any?], _ fileID: String, _ line: Int) {
            let present = elements.compactMap { $0 }
            let anchors = present.compactMap { $0 as? any QuickAnchorElement }
            guard anchors.count == present.count else { return nil }
            self = anchors.map { Element($0, fileID, line) }
        }
    }
#endif
