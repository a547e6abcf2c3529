extension LayoutConstraint.Attribute {
    /// The attribute in plain words.
    var words: String {
        switch self {
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .firstBaseline: "first baseline"
        case .lastBaseline: "last baseline"
        case .notAnAttribute: "nothing"
        default: "\(self)"
        }
    }
}
