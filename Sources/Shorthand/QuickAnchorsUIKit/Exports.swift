@_exported public import QuickAnchorKinds

@_exported public import struct LayoutConditions.LayoutCondition
@_exported public import struct LayoutConditions.SizeClassThresholds

// Exported, so that no other file of the module has to say which of the two frameworks there is.
#if canImport(UIKit) && !os(watchOS)
    @_exported public import UIKit
#elseif canImport(AppKit)
    @_exported public import AppKit
#endif
