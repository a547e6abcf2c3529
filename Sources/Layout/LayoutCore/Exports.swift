// Remedies are public; other modules of the package use the phrases through this module.
@_exported public import LayoutWords
