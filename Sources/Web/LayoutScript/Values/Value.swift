internal import QuickAnchors

/// The value of an expression.
indirect enum Value {
    /// `nil`.
    case nothing
    /// A value of an optional type. For nil, `like` is a value of the type that the optional wraps, if one is known.
    case optional(Value?, like: Value? = nil)
    case number(Number)
    /// A string, with its literal if the string is only a literal.
    case text(String, ScriptRange?)
    case flag(Bool)
    case list([Value])
    /// A tuple; the empty one is the value of a call without a result.
    case tuple([Value])
    /// A range of whole numbers from the first one up to, but not including, the second one. In Swift, a closed range
    /// has a type of its own.
    case range(Int64, Int64, isClosed: Bool)
    /// A view, with the class by which the script knows it.
    case view(View, ViewClass)
    case guide(LayoutGuide)
    case kind(QuickAnchorType)
    case anchor(WrittenAnchor)
    case padding(Padding, ScriptRange?)
    case constraint(LayoutConstraint)
    case constraints(QuickConstraints)
    /// A layout anchor: `red.topAnchor`.
    case side(any LayoutItem, LayoutConstraint.Attribute)
    case condition(LayoutCondition)
    case color(Color)
    case font(Font)
    case run(StyledText.Run)
    case paragraphStyle(ParagraphStyle)
    case lineHeight(ParagraphStyle.LineHeight)
    case tabStop(TabStop)
    case gradient(View.Gradient)
    case size(Size)
    case point(Point)
    case rect(Rect)
    case edgeInsets(EdgeInsets)
    case directionalInsets(DirectionalEdgeInsets)
    /// A priority, and the kind of its type: `.priority` or `.quickPriority`.
    case priority(Double, Kind)
    case track(GridTrackSize)
    case cell(GridCell)
    case row(Row)
    case states(LayoutStates<String>, String)
    /// A case of an enumeration of the library, by its raw value.
    case choice(Kind, Int)
    /// A case of an enumeration of the script, and the enumeration.
    case named(String, of: String)
    case type(String)
    /// A method that has not been called yet: `image.constraint`.
    case method(Value, String)
    case closure(Expression.Closure)
    /// A function of the script, and the object whose method it is.
    case function(Statement.FunctionDeclaration, of: Instance?)
    case instance(Instance)
    /// A placeholder for the result of a statement that could not be read.
    case unreadable
}

/// The anchor of a constraint, with its source.
struct WrittenAnchor {
    var anchor: QuickAnchor
    let range: ScriptRange
    let literal: ScriptRange?
    /// Whether the constant is the literal with the opposite sign.
    var isNegated = false
}

/// The classes of views that a script can use.
enum ViewClass: String, CaseIterable {
    case view = "View"
    case label = "Label"
    case imageView = "ImageView"
    case scrollView = "ScrollView"
    case stackView = "StackView"
    case hStack = "HStack"
    case vStack = "VStack"
    case gridView = "GridView"
    case grid = "Grid"
    case flowView = "FlowView"
    case space = "Space"

    /// The class and its superclasses.
    var lineage: [String] {
        switch self {
        case .view: ["View", "LayoutItem"]
        case .hStack, .vStack: [rawValue, "StackView", "View", "LayoutItem"]
        case .grid: ["Grid", "GridView", "View", "LayoutItem"]
        default: [rawValue, "View", "LayoutItem"]
        }
    }

    /// The nearest common class: one that each of the two classes is or inherits from.
    func common(with other: ViewClass) -> ViewClass {
        lineage.first { other.lineage.contains($0) }.flatMap { ViewClass(rawValue: $0) } ?? .view
    }
}

extension Value {
    /// The names of the types whose members the value has, the nearest first.
    var types: [String] {
        switch self {
        case .view(_, let viewClass): viewClass.lineage
        case .instance(let instance): [instance.type.name] + (instance.view == nil ? [] : ViewClass.view.lineage)
        case .guide: ["LayoutGuide", "LayoutItem"]
        case .kind: ["QuickAnchorType"]
        case .anchor: ["QuickAnchor"]
        case .constraint: ["LayoutConstraint"]
        case .constraints: ["QuickConstraints"]
        case .condition: ["LayoutCondition"]
        case .side(_, let attribute): [attribute.anchorType, "LayoutAnchor"]
        case .states: ["LayoutStates"]
        case .flag: ["Bool"]
        case .number(let number): number.kind == .double ? ["Double"] : ["Int"]
        case .rect: ["Rect"]
        case .size: ["Size"]
        case .point: ["Point"]
        case .list: ["Array"]
        case .track: ["GridTrackSize"]
        case .text: ["String"]
        case .run: ["StyledText.Run"]
        case .padding: ["Padding"]
        case .color: ["Color"]
        case .font: ["Font"]
        case .paragraphStyle: ["ParagraphStyle"]
        case .lineHeight: ["ParagraphStyle.LineHeight"]
        case .tabStop: ["TabStop"]
        case .gradient: ["View.Gradient"]
        case .edgeInsets: ["EdgeInsets"]
        case .directionalInsets: ["DirectionalEdgeInsets"]
        case .cell: ["GridCell"]
        case .row: ["Row"]
        case .priority(_, let kind), .choice(let kind, _): [kind.rawValue]
        case .nothing, .optional, .tuple, .range, .named, .type, .method, .closure, .function, .unreadable: []
        }
    }

    var item: (any LayoutItem)? {
        switch self {
        case .view(let view, _): view
        case .instance(let instance): instance.view
        case .guide(let guide): guide
        default: nil
        }
    }

    var view: View? {
        switch self {
        case .view(let view, _): view
        case .instance(let instance): instance.view
        default: nil
        }
    }

    var double: Double? { if case .number(let number) = self { number.double } else { nil } }

    var literal: ScriptRange? {
        switch self {
        case .number(let number): number.source
        case .text(_, let source): source
        case .padding(_, let source): source
        default: nil
        }
    }

    var elements: [Value]? { if case .list(let elements) = self { elements } else { nil } }

    /// The value in an optional or, for nil, a value of the type that the optional wraps, if one is known; for any
    /// other value, the value itself.
    var wrapped: Value? { if case .optional(let inner, let like) = self { inner ?? like } else { self } }

    var isNil: Bool { if case .nothing = self { true } else { false } }

    /// The name of the value's type.
    var typeWords: String {
        switch self {
        case .kind: "a kind of anchor"
        case .anchor: "an anchor"
        case .tuple(let parts) where !parts.isEmpty: "a tuple of \(parts.count)"
        case .named(_, let type): "a case of \(type)"
        case .states(_, let type): "the states of \(type)"
        default: words
        }
    }

    /// The value in words, for a message that says another type was expected.
    var words: String {
        switch self {
        case .nothing: "nil"
        case .optional: "an optional"
        case .text: "a string"
        case .list: "a list"
        case .tuple(let parts): parts.isEmpty ? "a call without a result" : "a tuple"
        case .range(_, _, let isClosed): isClosed ? "a closed range" : "a range"
        case .kind(let kind): "\(kind.writtenName) without parentheses"
        case .anchor(let anchor): "\(anchor.anchor.kind.writtenName)(…)"
        case .named(let name, _): ".\(name)"
        case .type(let name): "the type \(name)"
        case .method(_, let name): "\(name) without parentheses"
        case .closure: "a closure"
        case .function(let function, _): "\(function.name) without parentheses"
        case .unreadable: "nothing"
        default: types.first?.withArticle ?? "something else"
        }
    }
}

extension String {
    /// The name after “a” or “an”.
    var withArticle: String {
        let startsWithVowel = utf8.first.map { "AEIO".utf8.contains($0) } ?? false
        return startsWithVowel ? "an \(self)" : "a \(self)"
    }
}
