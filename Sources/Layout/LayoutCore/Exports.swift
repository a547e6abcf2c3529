// Conditions, source locations and remedies are part of this module's public declarations.
@_exported public import LayoutConditions
@_exported public import LayoutMessages
