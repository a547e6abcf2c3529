/// The switch of an overlay on a page.
extension Overlay {
    /// The label of the switch.
    var label: String {
        switch self {
        case .frames: "Frames"
        case .insets: "Safe area and margins"
        case .guides: "Guides"
        case .culprits: "Culprits"
        case .constraints: "Constraints"
        case .names: "Names"
        }
    }

    private var isShownAtFirst: Bool { [.constraints, .culprits, .names].contains(self) }

    /// The stylesheet rule that hides the overlay while its switch is off.
    var rule: String { ":root:has(#show-\(rawValue):not(:checked)) figure .\(rawValue) { display: none; }" }

    /// The switch.
    var input: XMLTag {
        let tag = XMLTag("input").with("type", "checkbox").with("id", "show-\(rawValue)")
        return isShownAtFirst ? tag.with("checked", "checked") : tag
    }
}
