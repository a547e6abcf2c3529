internal import QuickAnchors

/// The type of a parameter or property, with its name in Swift as the raw value.
enum Kind: String, CaseIterable {
    case any = "Any"
    /// `some QuickNumber`: an `Int` or a `Double`.
    case number = "QuickNumber"
    case double = "Double"
    case integer = "Int"
    case text = "String"
    case flag = "Bool"
    case view = "View"
    case item = "LayoutItem"
    case guide = "LayoutGuide"
    case color = "Color"
    case font = "Font"
    /// A run of text with a style of its own.
    case run = "StyledText.Run"
    case paragraphStyle = "ParagraphStyle"
    case lineHeight = "ParagraphStyle.LineHeight"
    case tabStop = "TabStop"
    case gradient = "View.Gradient"
    case size = "Size"
    case point = "Point"
    case rect = "Rect"
    case edgeInsets = "EdgeInsets"
    case directionalInsets = "DirectionalEdgeInsets"
    case priority = "LayoutPriority"
    case quickPriority = "QuickPriority"
    /// The argument of `priority(…)` after an anchor: a `LayoutPriority` or any number.
    case anyPriority = "AnyPriority"
    case track = "GridTrackSize"
    case cell = "GridCell"
    case row = "Row"
    case condition = "LayoutCondition"
    case kind = "QuickAnchorType"
    case anchor = "QuickAnchor"
    /// An element in the brackets of `quickAdd`: a padding or an anchor.
    case padding = "Padding"
    case constraint = "LayoutConstraint"
    case constraints = "QuickConstraints"
    case side = "LayoutAnchor"
    case states = "LayoutStates"
    case named = "Name"
    case axis = "Axis"
    case alignment = "StackView.Alignment"
    case distribution = "StackView.Distribution"
    case weight = "Font.Weight"
    case textAlignment = "TextAlignment"
    case lineBreakMode = "LineBreakMode"
    case tabAlignment = "TabStop.Alignment"
    case lineAlignment = "FlowView.LineAlignment"
    case contentMode = "ImageContentMode"
    case direction = "LayoutDirection"
    case semantics = "SemanticContentAttribute"
    case barrierEdge = "BarrierEdge"

    /// The cases of an enumeration, with their raw values.
    var choices: [(name: String, rawValue: Int)] {
        let names: [String] =
            switch self {
            case .axis: ["horizontal", "vertical"]
            case .alignment: ["fill", "leading", "center", "trailing", "firstBaseline", "lastBaseline"]
            case .distribution: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]
            case .textAlignment: ["natural", "left", "center", "right"]
            case .lineBreakMode:
                [
                    "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
                    "byTruncatingMiddle",
                ]
            case .tabAlignment: ["leading", "center", "trailing", "decimal"]
            case .lineAlignment: ["leading", "center", "trailing"]
            case .contentMode: ["scaleToFill", "scaleAspectFit", "scaleAspectFill", "center"]
            case .direction: ["leftToRight", "rightToLeft"]
            case .semantics: ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"]
            case .barrierEdge: ["top", "leading", "bottom", "trailing"]
            case .weight: ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
            default: []
            }
        let step = self == .weight ? 100 : 1
        let first = self == .weight ? 100 : 0
        var choices = names.enumerated().map { (name: $1, rawValue: first + $0 * step) }
        if self == .alignment { choices += [("top", 1), ("bottom", 3)] }
        return choices
    }

    /// The constants of a type, as in `Color.red`.
    var constants: [(name: String, value: Value)] {
        switch self {
        case .color:
            [
                ("clear", .color(.clear)), ("black", .color(.black)), ("white", .color(.white)),
                ("gray", .color(.gray)), ("red", .color(.red)), ("green", .color(.green)), ("blue", .color(.blue)),
                ("orange", .color(.orange)), ("darkGray", .color(.darkGray)), ("lightGray", .color(.lightGray)),
                ("yellow", .color(.yellow)), ("cyan", .color(.cyan)), ("magenta", .color(.magenta)),
                ("purple", .color(.purple)), ("brown", .color(.brown)), ("pink", .color(.pink)),
                ("teal", .color(.teal)), ("mint", .color(.mint)), ("indigo", .color(.indigo)),
            ]
        case .quickPriority: Kind.quickPriorities.map { ($0.name, .priority($0.number, .quickPriority)) }
        case .priority, .anyPriority:
            (Kind.quickPriorities + Kind.morePriorities).map { ($0.name, .priority($0.number, .priority)) }
        case .track: [("fitted", .track(.fitted))]
        case .condition: [("compact", .condition(.compact)), ("regular", .condition(.regular))]
        case .edgeInsets: [("zero", .edgeInsets(.zero))]
        case .directionalInsets: [("zero", .directionalInsets(.zero))]
        case .size: [("zero", .size(Size()))]
        case .point: [("zero", .point(Point()))]
        case .rect: [("zero", .rect(Rect()))]
        case .font:
            [
                ("largeTitle", .font(.largeTitle)), ("title", .font(.title)), ("title2", .font(.title2)),
                ("title3", .font(.title3)), ("headline", .font(.headline)), ("body", .font(.body)),
                ("callout", .font(.callout)), ("subheadline", .font(.subheadline)), ("footnote", .font(.footnote)),
                ("caption", .font(.caption)), ("caption2", .font(.caption2)),
            ]
        default: choices.map { ($0.name, .choice(self, $0.rawValue)) }
        }
    }

    /// The priorities that both types of priorities name.
    private static let quickPriorities: [(name: String, number: Double)] = [
        ("required", 1000), ("almostRequired", 999), ("defaultHigh", 750), ("defaultLow", 250),
    ]

    /// The priorities that only `LayoutPriority` names.
    private static let morePriorities: [(name: String, number: Double)] = [
        ("prioritizedCompressionResistance", 751), ("prioritizedHugging", 251), ("fittingSizeLevel", 50),
    ]

    /// The possible sizes of a column or row of a grid, for messages.
    static let trackForms = "100, 1.fr, .fitted, .fixed(100), .share(1) or .fitting(atLeast: 80)"

    /// A value of the type, or of a class of views, to infer the types of expressions that have no value; nil for types
    /// that such expressions rarely have.
    func sample(ofClass name: String = "View") -> Value? {
        switch self {
        case .double: .number(.double(0))
        case .integer: .number(.integer(0))
        case .text: .text("", nil)
        case .flag: .flag(false)
        case .view: ViewClass(rawValue: name).map { .view(View(), $0) }
        case .guide: .guide(LayoutGuide())
        case .cell: .cell(GridCell(View()))
        case .constraint:
            .constraint(LayoutConstraint(item: View(), attribute: .width, relatedBy: .equal, constant: 0))
        case .constraints: .constraints(QuickConstraints())
        default: constants.first?.value
        }
    }

    /// Whether literals are converted to the type, but no other numbers.
    var takesLiterals: Bool { self == .priority || self == .quickPriority || self == .track }

    /// The name of the type in a sentence.
    var words: String {
        switch self {
        case .any: "a value"
        case .number: "a number"
        case .text: "a string"
        case .run: "a string or a run such as .bold(\"Total\")"
        case .flag: "true or false"
        case .view: "a view"
        case .item: "a view or a guide"
        case .anchor: "an anchor such as topToTop(10)"
        case .padding: "a number, nil or (view, number)"
        case .condition: "a condition such as .width(below: 600)"
        case .side: "an anchor such as red.topAnchor"
        case .priority: "a LayoutPriority such as .defaultLow"
        case .quickPriority: "a QuickPriority such as .defaultLow"
        case .anyPriority: "a LayoutPriority or a number"
        case .color: "a color such as .red"
        case .track: "the size of a column or row, \(Kind.trackForms)"
        default: "\(rawValue)"
        }
    }
}
