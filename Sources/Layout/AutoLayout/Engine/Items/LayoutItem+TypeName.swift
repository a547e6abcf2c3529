extension LayoutItem {
    /// The name of the item's type, or of the type of the framework's view that the item represents, for items without
    /// a name of their own.
    ///
    /// Embedded Swift has no type names, so the result there is the name of a library class from which the item
    /// derives.
    package var typeName: String {
        #if hasFeature(Embedded)
            if self is LayoutGuide { return "LayoutGuide" }
            if self is StackView { return "StackView" }
            if self is Label { return "Label" }
            return self is ImageView ? "ImageView" : "View"
        #else
            return (self as? View)?.rareState?.shownTypeName ?? "\(type(of: self))"
        #endif
    }
}
