// Nothing in it is public: what imports this module in the package shares its words.
@_exported public import LayoutWords
