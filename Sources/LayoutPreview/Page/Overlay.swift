/// An overlay of the pictures that the reader of a page can switch.
struct Overlay {
    /// The class of its groups in the pictures.
    let name: String
    /// What the switch is called.
    let label: String
    let isShownAtFirst: Bool

    /// All of them, in the order of the switches.
    static let all = [
        Overlay(name: "names", label: "Names", isShownAtFirst: true),
        Overlay(name: "constraints", label: "Constraints", isShownAtFirst: true),
        Overlay(name: "culprits", label: "Culprits", isShownAtFirst: true),
        Overlay(name: "frames", label: "Frames", isShownAtFirst: false),
        Overlay(name: "insets", label: "Safe area and margins", isShownAtFirst: false),
        Overlay(name: "guides", label: "Guides", isShownAtFirst: false),
    ]

    /// The rule of the stylesheet that hides it while its switch is off.
    var rule: String { ":root:has(#show-\(name):not(:checked)) figure .\(name) { display: none; }" }

    /// The switch.
    var input: XMLTag {
        let tag = XMLTag("input").with("type", "checkbox").with("id", "show-\(name)")
        return isShownAtFirst ? tag.with("checked", "checked") : tag
    }
}
