import SwiftSyntax

/// A number as written in source code.
struct Number: Equatable {
    let text: String

    init(text: String) { self.text = text }

    init(_ expression: ExprSyntax) { text = Number.text(of: expression) }

    /// The expression in one line, in which an implicit member such as `.margin` has its type: the shorthand accepts
    /// numbers of several types, UIKit only `CGFloat`.
    private static func text(of expression: ExprSyntax) -> String {
        if let sequence = expression.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: { $0.isImplicitMember })
        {
            return sequence.elements.map { text(of: $0) }.joined(separator: " ")
        }
        return expression.isImplicitMember ? "CGFloat\(expression.oneLine)" : expression.oneLine
    }

    /// The value of a literal, with or without a sign; nil for any other expression, such as a variable named `inf`.
    var value: Double? {
        guard text.first(where: { !"+-".contains($0) })?.isNumber == true else { return nil }
        return Double(text.filter { $0 != "_" })
    }

    /// Whether the text is a literal or a path, with or without a minus sign, and therefore needs no parentheses.
    var isSimple: Bool {
        !text.isEmpty && text.drop { $0 == "-" }.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    }

    /// Whether evaluating the number calls a function that may have effects.
    var hasEffects: Bool {
        var name = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else if character == "(" || character == "{" {
                if character == "{" || !name.isEmpty && !Number.harmlessFunctions.contains(name) { return true }
                name = ""
            } else {
                name = ""
            }
        }
        return false
    }

    private static let harmlessFunctions: Set = [
        "CGFloat", "Double", "Float", "Int", "min", "max", "abs", "sqrt", "floor", "ceil", "round", "rounded",
    ]

    /// The text as an operand, in parentheses if it needs them.
    var operand: String { isSimple ? text : "(\(text))" }

    /// The number with the opposite sign.
    var negated: Number {
        Number(text: isSimple && text.hasPrefix("-") ? String(text.dropFirst()) : "-\(operand)")
    }
}

extension ExprSyntax {
    /// Whether the expression begins with a member of a type that is not written.
    fileprivate var isImplicitMember: Bool {
        var next: ExprSyntax? = self
        while let expression = next {
            if let member = expression.as(MemberAccessExprSyntax.self) {
                if member.base == nil { return true }
                next = member.base
            } else {
                next = expression.as(FunctionCallExprSyntax.self)?.calledExpression
            }
        }
        return false
    }
}

extension SyntaxProtocol {
    /// The text without comments and line breaks.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !text.isEmpty, text.last != " ", token.leadingTrivia.hasSpace { text += " " }
            text += token.text
            if token.trailingTrivia.hasSpace { text += " " }
        }
        return text.last == " " ? String(text.dropLast()) : text
    }

    /// The comments directly above the node, those after it on its last line, and the range of all of them and the node.
    var attachedComments: (texts: [String], offsets: Range<Int>) {
        var texts: [String] = []
        var range = trimmedOffsets
        var (offset, lineEnds) = (position.utf8Offset, 0)
        var start = range.lowerBound
        for piece in leadingTrivia {
            let comments = Trivia(pieces: [piece]).comments
            lineEnds = comments.isEmpty ? lineEnds + piece.lineEnds : 0
            // A blank line separates comments from the node.
            if lineEnds > 1 { (texts, start) = ([], range.lowerBound) }
            if texts.isEmpty, !comments.isEmpty { start = offset }
            texts += comments
            offset += piece.sourceLength.utf8Length
        }
        offset = range.upperBound
        var end = offset
        for piece in trailingTrivia {
            offset += piece.sourceLength.utf8Length
            let comments = Trivia(pieces: [piece]).comments
            if !comments.isEmpty { end = offset }
            texts += comments
        }
        range = start..<end
        return (texts, range)
    }

    /// The comments inside the node, except those before the first token and after the last one.
    var comments: [String] {
        let tokens = Array(tokens(viewMode: .sourceAccurate))
        return tokens.indices.flatMap { index in
            (index == 0 ? [] : tokens[index].leadingTrivia.comments)
                + (index == tokens.count - 1 ? [] : tokens[index].trailingTrivia.comments)
        }
    }

    /// The identifiers in the node.
    var names: Set<String> {
        var names: Set<String> = []
        for token in tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier(let name): names.insert(name)
            case .dollarIdentifier(let name): names.insert(name)
            default: break
            }
        }
        return names
    }
}

extension TriviaPiece {
    fileprivate var lineEnds: Int {
        switch self {
        case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count): count
        default: 0
        }
    }
}

extension Trivia {
    fileprivate var hasSpace: Bool {
        contains { piece in
            switch piece {
            case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }

    /// The comments, without line breaks after them.
    var comments: [String] {
        compactMap { piece in
            switch piece {
            case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
                text
            default: nil
            }
        }
    }
}

extension LabeledExprListSyntax {
    /// The argument with a label, or nil.
    func argument(_ label: String) -> ExprSyntax? { first { $0.label?.text == label }?.expression }

    /// The only argument, if it has no label.
    var single: ExprSyntax? { count == 1 && first?.label == nil ? first?.expression : nil }
}
