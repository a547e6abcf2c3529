@_exported public import QuickAnchorKinds

@_exported public import struct LayoutConditions.LayoutCondition
@_exported public import struct LayoutConditions.SizeClassThresholds
