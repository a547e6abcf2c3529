@_exported public import LayoutContainers
@_exported public import LayoutCore
// Other modules of the package use the phrases through this module.
@_exported public import LayoutWords
