// Helpers as apps in Swift 5 mode have them: outside classes and without an actor. The target builds without warnings only
// if the shorthand is as lenient there as UIKit and AppKit themselves.
import QuickAnchorsUIKit

#if canImport(UIKit)
    import UIKit

    public typealias SomeView = UIView
#else
    import AppKit

    public typealias SomeView = NSView
#endif

/// Adds views in each way, and returns the number of constraints.
public func addViews(_ parent: SomeView, _ first: SomeView, _ second: SomeView) -> Int {
    parent.addSubview(first)
    var added = first.activateQuickAnchors([topToTop(8), leadingToLeading(8), widthToConstant(10)])
    added += parent.quickAdd(second, [(first, 8), 8, nil, nil], [heightToConstant(20)])
    var insets = parent.quickAdd(second, 8)
    insets.replace(with: [topToTop(8)])
    added += insets
    added[.topToTop]?.constant = 4
    added.isActive = false
    second.activateQuickAnchors([widthToConstant(10)])
    second.constraint(heightToConstant(10)).isActive = true
    second.constraint(topToTop(10)).when(.width(below: 600)).isActive = true
    let states = LayoutStates<String>()
    states["wide"] = [second.constraint(widthToConstant(300))]
    states["narrow"] = [second.constraint(widthToConstant(100))]
    states.activate("wide")
    states.use("narrow", when: .width(below: 600))
    parent.observe(.compact) { _ in }
    parent.updateLayoutConditions()
    QuickAnchorSettings.identifiesConstraints = true
    return states["wide"].count + states["narrow"].count
}
