extension LayoutItem {
    /// The name of the item's type, or of the type of the framework's view that the item represents, for items without
    /// a name of their own.
    ///
    /// Embedded Swift has no type names, so the result there is the name of a library class from which the item
    /// derives.
    package var typeName: String {
        #if hasFeature(Embedded)
            self is LayoutGuide ? "LayoutGuide" : (self as? View)?.libraryTypeName ?? "View"
        #else
            return (self as? View)?.rareState?.shownTypeName ?? "\(type(of: self))"
        #endif
    }
}
