internal import QuickAnchors

/// A property that a script can read, set or both: a row of a table.
struct Property: Sendable {
    /// The name with its type: `Label.text`.
    let name: String
    let kind: Kind
    /// Whether nil can be set.
    let isOptional: Bool
    let read: (@Sendable (Value) -> Value)?
    let write: (@Sendable (Value, Value) -> Void)?

    /// A property described by its signature, as in `Label.text: String?`.
    private init(
        _ signature: String, _ read: (@Sendable (Value) -> Value)?, _ write: (@Sendable (Value, Value) -> Void)?
    ) {
        let words = signature.utf8.split(separator: UInt8(ascii: ":"))
        name = Function.text(words[0])
        var type = words[1].drop { $0 == 32 }
        isOptional = type.last == UInt8(ascii: "?")
        if isOptional { type.removeLast() }
        kind = Kind(rawValue: String(decoding: type, as: UTF8.self)) ?? .any
        (self.read, self.write) = (read, write)
    }

    init(_ signature: String, read: @escaping @Sendable (Value) -> Value) { self.init(signature, read, nil) }

    init(_ signature: String, write: @escaping @Sendable (Value, Value) -> Void) { self.init(signature, nil, write) }

    init(
        _ signature: String, read: @escaping @Sendable (Value) -> Value,
        write: @escaping @Sendable (Value, Value) -> Void
    ) {
        self.init(signature, read as (@Sendable (Value) -> Value)?, write)
    }
}

extension Property {
    /// All properties but the anchors of views, which `LayoutConstraint.Attribute.anchors` lists.
    static let all: [Property] = views + labels + containers + constraints + geometry

    private static let views: [Property] = [
        Property(
            "View.name: String?", read: { .text($0.view?.name ?? "", nil) }, write: { $0.view?.name = $1.string }),
        Property("View.backgroundColor: Color?") { $0.view?.backgroundColor = $1.color },
        Property("View.backgroundGradient: View.Gradient?") {
            if case .gradient(let gradient) = $1 {
                $0.view?.backgroundGradient = gradient
            } else {
                $0.view?.backgroundGradient = nil
            }
        },
        Property("View.cornerRadius: Double") { $0.view?.cornerRadius = $1.amount },
        Property("View.borderWidth: Double") { $0.view?.borderWidth = $1.amount },
        Property("View.borderColor: Color") { if let color = $1.color { $0.view?.borderColor = color } },
        Property("View.alpha: Double") { $0.view?.alpha = $1.amount },
        Property("View.zPosition: Double") { $0.view?.zPosition = $1.amount },
        Property("View.isHidden: Bool") { $0.view?.isHidden = $1.isTrue },
        Property("View.clipsToBounds: Bool") { $0.view?.clipsToBounds = $1.isTrue },
        Property(
            "View.translatesAutoresizingMaskIntoConstraints: Bool",
            read: { .flag($0.view?.translatesAutoresizingMaskIntoConstraints ?? false) },
            write: { $0.view?.translatesAutoresizingMaskIntoConstraints = $1.isTrue }),
        Property(
            "View.frame: Rect", read: { .rect($0.view?.frame ?? .zero) },
            write: { if case .rect(let rect) = $1 { $0.view?.frame = rect } }),
        Property("View.bounds: Rect", read: { .rect($0.view?.bounds ?? .zero) }),
        Property("View.layoutMargins: EdgeInsets") {
            if case .edgeInsets(let insets) = $1 { $0.view?.layoutMargins = insets }
        },
        Property("View.directionalLayoutMargins: DirectionalEdgeInsets") {
            if case .directionalInsets(let insets) = $1 { $0.view?.directionalLayoutMargins = insets }
        },
        Property("View.safeAreaInsets: EdgeInsets") {
            if case .edgeInsets(let insets) = $1 { $0.view?.safeAreaInsets = insets }
        },
        Property("View.semanticContentAttribute: SemanticContentAttribute") {
            $0.view?.semanticContentAttribute = $1.choice(.unspecified)
        },
        Property("View.safeAreaLayoutGuide: LayoutGuide", read: { $0.guide { $0.safeAreaLayoutGuide } }),
        Property("View.layoutMarginsGuide: LayoutGuide", read: { $0.guide { $0.layoutMarginsGuide } }),
        Property("View.readableContentGuide: LayoutGuide", read: { $0.guide { $0.readableContentGuide } }),
        Property("View.keyboardLayoutGuide: LayoutGuide", read: { $0.guide { $0.keyboardLayoutGuide } }),
        Property("LayoutGuide.identifier: String") { if case .guide(let guide) = $0 { guide.identifier = $1.string } },
    ]

    private static let labels: [Property] = [
        Property(
            "Label.text: String?", read: { .text($0.label?.text ?? "", nil) }, write: { $0.label?.text = $1.string }),
        Property("Label.font: Font") { if case .font(let font) = $1 { $0.label?.font = font } },
        Property("Label.textColor: Color") { if let color = $1.color { $0.label?.textColor = color } },
        Property("Label.numberOfLines: Int") { $0.label?.numberOfLines = $1.lineCount },
        Property("Label.textAlignment: TextAlignment") { $0.label?.textAlignment = $1.choice(.natural) },
        Property("Label.lineBreakMode: LineBreakMode") { $0.label?.lineBreakMode = $1.choice(.byTruncatingTail) },
        Property("Label.preferredMaxLayoutWidth: Double") { $0.label?.preferredMaxLayoutWidth = $1.amount },
        Property("Label.minimumScaleFactor: Double") { $0.label?.minimumScaleFactor = $1.amount },
        Property("Label.paragraphStyle: ParagraphStyle") {
            if case .paragraphStyle(let style) = $1 { $0.label?.paragraphStyle = style }
        },
        Property("Label.hugsLongestLine: Bool") { $0.label?.hugsLongestLine = $1.isTrue },
        Property("Label.adjustsFontSizeToFitWidth: Bool") { $0.label?.adjustsFontSizeToFitWidth = $1.isTrue },
        Property("ImageView.contentMode: ImageContentMode") {
            ($0.view as? ImageView)?.contentMode = ImageContentMode.allCases[$1.rawChoice]
        },
    ]

    private static let containers: [Property] = [
        Property("StackView.axis: Axis") { $0.stack?.axis = $1.choice(.horizontal) },
        Property("StackView.spacing: Double") { $0.stack?.spacing = $1.amount },
        Property("StackView.alignment: StackView.Alignment") { $0.stack?.alignment = $1.choice(.fill) },
        Property("StackView.distribution: StackView.Distribution") { $0.stack?.distribution = $1.choice(.fill) },
        Property("StackView.isLayoutMarginsRelativeArrangement: Bool") {
            $0.stack?.isLayoutMarginsRelativeArrangement = $1.isTrue
        },
        Property("GridView.columnSpacing: Double") { ($0.view as? GridView)?.columnSpacing = $1.amount },
        Property("GridView.rowSpacing: Double") { ($0.view as? GridView)?.rowSpacing = $1.amount },
        Property("FlowView.spacing: Double") { ($0.view as? FlowView)?.spacing = $1.amount },
        Property("FlowView.lineSpacing: Double") { ($0.view as? FlowView)?.lineSpacing = $1.amount },
        Property("FlowView.maximumNumberOfLines: Int") {
            ($0.view as? FlowView)?.maximumNumberOfLines = $1.lineCount
        },
        Property(
            "ScrollView.contentLayoutGuide: LayoutGuide",
            read: { ($0.view as? ScrollView).map { .guide($0.contentLayoutGuide) } ?? .nothing }),
        Property(
            "ScrollView.frameLayoutGuide: LayoutGuide",
            read: { ($0.view as? ScrollView).map { .guide($0.frameLayoutGuide) } ?? .nothing }),
    ]

    private static let constraints: [Property] = [
        Property(
            "LayoutConstraint.constant: Double", read: { .number(.double($0.constraint?.constant ?? 0)) },
            write: { $0.constraint?.constant = $1.amount }),
        Property("LayoutConstraint.multiplier: Double") { $0.constraint?.multiplier = $1.amount },
        Property("LayoutConstraint.priority: LayoutPriority") {
            if case .priority(let priority, _) = $1 { $0.constraint?.priority = LayoutPriority(priority) }
        },
        Property("LayoutConstraint.identifier: String?") { $0.constraint?.identifier = $1.string },
        Property("LayoutConstraint.isActive: Bool") { $0.constraint?.isActive = $1.isTrue },
        Property("QuickConstraints.isActive: Bool") { if case .constraints(let all) = $0 { all.isActive = $1.isTrue } },
    ]

    private static let geometry: [Property] = [
        Property("Rect.width: Double", read: { .number(.double($0.rect.width)) }),
        Property("Rect.height: Double", read: { .number(.double($0.rect.height)) }),
        Property("Rect.minX: Double", read: { .number(.double($0.rect.minX)) }),
        Property("Rect.minY: Double", read: { .number(.double($0.rect.minY)) }),
        Property("Rect.maxX: Double", read: { .number(.double($0.rect.maxX)) }),
        Property("Rect.maxY: Double", read: { .number(.double($0.rect.maxY)) }),
        Property("Rect.size: Size", read: { .size($0.rect.size) }),
        Property(
            "Size.width: Double",
            read: { if case .size(let size) = $0 { .number(.double(size.width)) } else { .nothing } }),
        Property(
            "Size.height: Double",
            read: { if case .size(let size) = $0 { .number(.double(size.height)) } else { .nothing } }),
        Property("Int.fr: GridTrackSize", read: { $0.share }),
        Property("Double.fr: GridTrackSize", read: { $0.share }),
    ]
}

extension Value {
    fileprivate var string: String { if case .text(let text, _) = self { text } else { "" } }
    fileprivate var color: Color? { if case .color(let color) = self { color } else { nil } }
    fileprivate var isTrue: Bool { if case .flag(let flag) = self { flag } else { false } }
    fileprivate var amount: Double { double ?? 0 }
    /// A number of lines, limited to what a layout can have.
    fileprivate var lineCount: Int {
        if case .number(let number) = self { Int(max(0, min(number.whole ?? 0, 10_000))) } else { 0 }
    }
    fileprivate var label: Label? { view as? Label }
    fileprivate var stack: StackView? { view as? StackView }
    fileprivate var constraint: LayoutConstraint? {
        if case .constraint(let constraint) = self { constraint } else { nil }
    }
    fileprivate var rect: Rect { if case .rect(let rect) = self { rect } else { .zero } }
    fileprivate var rawChoice: Int { if case .choice(_, let rawValue) = self { rawValue } else { 0 } }

    fileprivate func choice<Choice: RawRepresentable>(_ fallback: Choice) -> Choice where Choice.RawValue == UInt8 {
        Choice(rawValue: UInt8(rawChoice)) ?? fallback
    }

    fileprivate func guide(_ guide: (View) -> LayoutGuide) -> Value { view.map { .guide(guide($0)) } ?? .nothing }

    /// A share of the remaining length; no value if the number is not positive, or is too large.
    fileprivate var share: Value {
        guard let double, double > 0, double < 1e9 else { return .nothing }
        return .track(.share(double))
    }
}
