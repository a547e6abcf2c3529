public import QuickAnchorKinds

/// Collects the anchors listed in a closure, including those in branches and loops.
public typealias QuickAnchorBuilder = AnchorBuilder<QuickAnchor>
