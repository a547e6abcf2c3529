import Foundation
import UIKit

/// Views with constraints, and the frames that UIKit gave them, read from `scenes.json`.
struct MeasuredScene: Decodable, Sendable {
    enum System: String, Decodable {
        /// An iPhone with three pixels per point.
        case iOS
        /// Mac Catalyst without a window: sizes are on half points, and origins on whole ones.
        case catalyst = "Catalyst"
    }

    struct View: Decodable {
        enum Class: String, Decodable {
            case view
            case label
            case image
            case stack
        }

        let id: String
        let `class`: Class
        let frame: [Double]?
        /// The text of a label and the weight of its font.
        let text: String?
        let weight: String?
        /// The measured natural size, in points.
        let natural: [Double]?
        let fontSize: Double?
        let lines: Int?
        let hugging: Float?
        let resistance: Float?
        let axis: String?
        let spacing: Double?
        let alignment: String?
        let usesConstraints: Bool?
        let subviews: [View]?
    }

    let name: String
    /// What the scene shows: ties, hugging, constraints, margins, baselines or stacks.
    let kind: String
    let system: System
    let size: [Double]
    let safeArea: [Double]?
    let views: [View]
    let constraints: [MeasuredConstraint]
    /// The frame of each view in its superview: x, y, width, height.
    let frames: [String: [Double]]

    /// A length as UIKit has it: measured lengths are written with three decimal places.
    func onPixel(_ length: Double) -> Double {
        let scale = system == .iOS ? 3.0 : 2.0
        return (length * scale).rounded() / scale
    }

    private struct File: Decodable {
        let scenes: [MeasuredScene]
    }

    static func all() throws -> [MeasuredScene] {
        guard let url = Bundle.module.url(forResource: "scenes", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).scenes
    }
}

/// A constraint in the form `a.leading = b.trailing * 2 + 8 @ 750` or `a.width <= 110`; the item `root` is the screen.
struct MeasuredConstraint: Decodable, Sendable {
    struct End {
        let id: String
        let attribute: NSLayoutConstraint.Attribute

        init?(_ text: String) {
            guard let dot = text.lastIndex(of: "."), let attribute = Self.attributes[String(text[dot...].dropFirst())]
            else { return nil }
            (id, self.attribute) = (String(text[..<dot]), attribute)
        }

        private static let attributes: [String: NSLayoutConstraint.Attribute] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leftMargin": .leftMargin,
            "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
            "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
    }

    let first: End
    let second: End?
    let relation: NSLayoutConstraint.Relation
    var multiplier = 1.0
    var constant = 0.0
    var priority: Float = 1000

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let words = text.split(separator: " ").map(String.init)
        let relations: [String: NSLayoutConstraint.Relation] = [
            "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        guard words.count % 2 == 1, words.count > 2, let first = End(words[0]), let relation = relations[words[1]]
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no constraint: \(text)")
        }
        (self.first, self.relation, second) = (first, relation, End(words[2]))
        if second == nil { constant = Double(words[2]) ?? .nan }
        for position in stride(from: 3, to: words.count, by: 2) {
            let number = Double(words[position + 1]) ?? .nan
            switch words[position] {
            case "*": multiplier = number
            case "+": constant = number
            case "-": constant = -number
            default: priority = Float(number)
            }
        }
    }
}
