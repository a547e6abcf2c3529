public import QuickAnchorsUIKit

/// The states for UIKit's constraints. Without this name, that of AutoLayout's states, which this module exports as
/// well, would be ambiguous in a file that also imports QuickAnchorsUIKit.
public typealias LayoutStates<Name: Hashable> = QuickAnchorsUIKit.LayoutStates<Name>
