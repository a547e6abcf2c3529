@_exported public import QuickAnchorKinds
