#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Settings for all calls of the shorthand.
    ///
    /// The type has a name of its own, since a type named `QuickAnchors` would hide the module of that name.
    @MainActor @preconcurrency
    public enum QuickAnchorSettings {
        /// Whether constraints without an identifier get one from the source location and the kind of their anchor, as
        /// in `ProfileCard.swift:38 topToTop`. The layout system shows identifiers in its messages.
        ///
        /// The default is true in debug builds. If it is false, no strings are created.
        public static var identifiesConstraints = isDebugBuild

        private static var isDebugBuild: Bool {
            #if DEBUG
                true
            #else
                false
            #endif
        }
    }

    extension QuickAnchor {
        /// The file and line where the anchor was written, and the name of its kind.
        var place: String { "\(fileName):\(line) \(kind.writtenName)" }

        /// The file name without the module and the slash after it.
        private var fileName: Substring {
            fileID.utf8.lastIndex(of: UInt8(ascii: "/")).map { fileID[fileID.index(after: $0)...] } ?? fileID[...]
        }
    }
#endif
