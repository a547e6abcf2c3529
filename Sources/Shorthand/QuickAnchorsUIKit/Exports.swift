@_exported public import QuickAnchorKinds

@_exported public import struct AutoLayout.LayoutCondition
@_exported public import struct AutoLayout.SizeClassThresholds
