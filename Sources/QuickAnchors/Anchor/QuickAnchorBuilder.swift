public import QuickAnchorKinds

/// Collects the anchors written in a closure, with conditions and loops.
public typealias QuickAnchorBuilder = AnchorBuilder<QuickAnchor>
