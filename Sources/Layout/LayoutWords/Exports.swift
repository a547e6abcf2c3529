// Numbers and text as messages show them, which the phrases are made of.
@_exported public import LayoutConditions
@_exported public import LayoutMessages
