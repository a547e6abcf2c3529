@_exported public import LayoutConditions
@_exported public import LayoutMessages
