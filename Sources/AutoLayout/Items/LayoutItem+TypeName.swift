extension LayoutItem {
    /// The name of the item's type, for one that has no name of its own.
    ///
    /// Embedded Swift keeps no names of types: there it is that of the library's class the item is one of.
    package var typeName: String {
        #if hasFeature(Embedded)
            if self is LayoutGuide { return "LayoutGuide" }
            if self is StackView { return "StackView" }
            if self is Label { return "Label" }
            return self is ImageView ? "ImageView" : "View"
        #else
            return "\(type(of: self))"
        #endif
    }
}
