internal import AppleLayout
internal import AutoLayout
internal import Foundation

/// A line of views and the distances between them, as in `H:|-[icon(20)]-8-[title(>=100@750)]-|`.
///
/// The grammar is that of Apple's
/// [Auto Layout Guide](https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html).
struct VisualFormat {
    /// The length demanded of a view or a distance: a number, or the length of another view.
    struct Demand {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var other: BackedItem?
        var priority = UILayoutPriority.required
    }

    /// A view or guide, or the superview if `item` is nil.
    struct Place {
        let item: BackedItem?
        let lengths: [Demand]
        /// The distance from the previous place; nil for a single hyphen, which means 8 points or the superview's
        /// margin.
        let demands: [Demand]?
    }

    let isVertical: Bool
    private(set) var places: [Place] = []
    private let text: [Character]
    private var index = 0
    private let metrics: [String: Any]
    private let views: [String: Any]
    private let caller: SourceLocation

    /// - Precondition: The text conforms to the visual format language, and all names in it are those of metrics or
    ///   views.
    init(_ text: String, metrics: [String: Any], views: [String: Any], _ caller: SourceLocation) {
        self.text = Array(text.filter { !$0.isWhitespace })
        (self.metrics, self.views, self.caller) = (metrics, views, caller)
        isVertical = self.text.starts(with: "V:")
        if isVertical || self.text.starts(with: "H:") { index = 2 }
        var distance: [Demand]? = [Demand()]
        repeat {
            readPlace(after: distance)
            distance = readDistance()
        } while index < self.text.count
    }

    private var next: Character? { index < text.count ? text[index] : nil }

    private mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ character: Character) {
        if !take(character) { fail("\(character) is expected") }
    }

    private func fail(_ reason: String) -> Never {
        let (read, left) = (String(text[..<index]), String(text[index...]))
        caller.fail("The visual format is wrong between \"\(read)\" and \"\(left)\": \(reason).")
    }

    private mutating func readPlace(after distance: [Demand]?) {
        if take("|") {
            places.append(Place(item: nil, lengths: [], demands: distance))
            return
        }
        expect("[")
        let name = readName()
        guard let item = views[name] as? BackedItem else { fail("there is no view \(name)") }
        let lengths = next == "(" ? readDemands() : []
        expect("]")
        places.append(Place(item: item, lengths: lengths, demands: distance))
    }

    private mutating func readDistance() -> [Demand]? {
        guard take("-") else { return [Demand()] }
        // A hyphen is single if a view or the superview follows it.
        if next == "[" || next == "|" { return nil }
        let demands = next == "(" ? readDemands() : [Demand(constant: readNumber())]
        expect("-")
        return demands
    }

    private mutating func readDemands() -> [Demand] {
        expect("(")
        var demands: [Demand] = []
        repeat {
            var demand = Demand()
            if take("<") {
                demand.relation = .lessThanOrEqual
                expect("=")
            } else if take(">") {
                demand.relation = .greaterThanOrEqual
                expect("=")
            } else if take("=") {
                expect("=")
            }
            let start = index
            let name = readName()
            if let other = views[name] as? BackedItem, metrics[name] == nil {
                demand.other = other
            } else {
                index = start
                demand.constant = readNumber()
            }
            if take("@") { demand.priority = UILayoutPriority(Float(readNumber())) }
            demands.append(demand)
        } while take(",")
        expect(")")
        return demands
    }

    private mutating func readName() -> String {
        var name = ""
        while let character = next, character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            index += 1
        }
        return name
    }

    /// Reads a number, or the name of a metric, and returns its value.
    private mutating func readNumber() -> CGFloat {
        let start = index
        let isNegative = take("-")
        var word = readName()
        if take(".") { word += "." + readName() }
        let number: Double? =
            switch metrics[word] {
            case let metric as Double: metric
            case let metric as CGFloat: Double(metric)
            case let metric as Int: Double(metric)
            case let metric as Float: Double(metric)
            case let metric as NSNumber: metric.doubleValue
            default: Double(word)
            }
        guard let number else {
            index = start
            fail("a number or a metric is expected")
        }
        return CGFloat(isNegative ? -number : number)
    }
}
