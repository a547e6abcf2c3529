// Nothing in `LayoutWords` is public: other modules of the package use its phrases through this module.
@_exported public import LayoutWords
