import Foundation

#if os(iOS)
func effectName() -> String {
    if #available(iOS 26.0, *) {
        return UIGlassEffect(style: .regular).description
    } else {
        return "none"
    }
}

@available(iOS 26.0, *)
func glass() -> UIGlassEffect { UIGlassEffect(style: .regular) }
#endif
