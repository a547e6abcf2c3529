import AutoLayout
import GalleryExamples
import LayoutScript

/// The functions that the gallery's examples use in addition to the library's, made available to scripts.
let galleryFunctions: [ScriptFunction] = [
    ScriptFunction("static View.screen(height: Double?)") { View.screen(height: $0.number(0, 844)) },
    ScriptFunction("static View.box(_: String, _: Color)") { View.box($0.text(0), $0.color(1)) },
    ScriptFunction("static View.quietLabel(_: String, fontSize: Double, name: String)") {
        View.quietLabel($0.text(0), fontSize: $0.number(1), name: $0.text(2))
    },
    ScriptFunction("static View.toggle(isOn: Bool, name: String)") { View.toggle(isOn: $0.flag(0), name: $0.text(1)) },
]
