/// A part of a script that has a value.
struct Expression {
    let form: Form
    let range: ScriptRange

    /// A chain of operators of the same precedence is one form, however long, so that its length does not add to the
    /// depth of the tree.
    indirect enum Form {
        case number(Number)
        case text([TextPart])
        case flag(Bool)
        case nothing
        case name(String)
        /// A type with another type in angle brackets: `LayoutStates<Layout>`.
        case generic(String, String)
        /// A member of the expected type: `.red`.
        case implicitMember(String)
        case list([Expression])
        case tuple([Expression])
        case prefix(String, Expression)
        case operation(Expression, [(sign: String, range: ScriptRange, operand: Expression)])
        case choice(Expression, Expression, Expression)
        case postfix(Expression, [Suffix])
        case closure(Closure)
    }

    enum TextPart {
        case literal(String)
        case value(Expression)
    }

    var isName: Bool { if case .name = form { true } else { false } }

    var isNil: Bool { if case .nothing = form { true } else { false } }

    struct Suffix {
        let form: Form
        let range: ScriptRange

        enum Form {
            case member(String)
            case call([Argument], Closure?)
            case index(Expression)
            /// The suffix `?`, which ends the evaluation if there is no value.
            case optional
            /// `!`
            case forced
        }
    }

    struct Argument {
        let label: String?
        let value: Expression
        /// The value, and the label before it if there is one.
        let range: ScriptRange

        /// The range of the label; if there is no label, that of the value.
        var labelRange: ScriptRange {
            guard let label else { return value.range }
            return ScriptRange(
                start: range.start, end: range.start + label.utf8.count, line: range.line, column: range.column)
        }
    }

    struct Closure {
        let parameters: [String]
        let body: [Statement]
    }
}

/// A statement of a script.
struct Statement {
    let form: Form
    let range: ScriptRange

    indirect enum Form {
        case declaration(names: [String], type: TypeName?, value: Expression?, isVariable: Bool)
        case assignment(Expression, String, Expression)
        case expression(Expression)
        case loop(names: [String], Expression, condition: Expression?, [Statement])
        case branch([(condition: [Condition], body: [Statement])], otherwise: [Statement]?)
        case enumeration(String, [String])
        case function(FunctionDeclaration)
        case type(TypeDeclaration)
        case result(Expression?)
        /// A statement that has no effect here: an import, or a call that prints.
        case nothing
        /// A declaration of these names that could not be read.
        case lost([String])
    }

    /// A function, a method or an initializer of the script.
    struct FunctionDeclaration {
        struct Parameter {
            /// The label of the argument; nil if it has none.
            let label: String?
            let name: String
            let type: TypeName
            let defaultValue: Expression?
        }

        let name: String
        let parameters: [Parameter]
        let result: TypeName?
        let body: [Statement]
        let range: ScriptRange
    }

    /// A class or a structure of the script.
    struct TypeDeclaration {
        let name: String
        let isClass: Bool
        /// Whether the class extends `View`.
        let isView: Bool
        /// The declarations of the stored properties.
        let properties: [Statement]
        let initializers: [FunctionDeclaration]
        let methods: [FunctionDeclaration]
        let range: ScriptRange
    }

    enum Condition {
        case expression(Expression)
        /// `if let name = value`
        case binding(String, Expression)
    }

    /// The type in a declaration: `View?`, `[Double]`.
    struct TypeName {
        let name: String
        let isList: Bool
        let isOptional: Bool
        let range: ScriptRange
    }
}
