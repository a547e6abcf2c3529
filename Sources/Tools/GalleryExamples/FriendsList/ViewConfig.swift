import QuickAnchors

/// The appearance of the components; one value for all of them.
struct ViewConfig {
    var cornerRadius = 16.0
    var background = Color.white
    var accent = Color.blue
    var separator = Color(white: 0.85)
    var text = Color.black
    var quietText = Color(white: 0.4)
}
