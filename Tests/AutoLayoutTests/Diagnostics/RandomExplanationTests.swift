import AutoLayout
import TestSupport
import Testing

@Suite("Explanations in random trees")
struct RandomExplanationTests {
    @Test("The numbers of each step follow from its sentences and the steps before")
    func arithmetic() {
        let seed = Effort.seed(311_840_227_506_118_402)
        var (frames, checked) = (0, 0)
        var number: UInt64 = 0
        while frames < Effort.cases(5_000) {
            number += 1
            let tree = RandomScreen(seed: seed + number)
            if !number.isMultiple(of: 3) { tree.plant() }
            for view in tree.views {
                frames += 1
                let parts = explain(view)
                let values = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
                for (part, value) in zip(parts, values) where part.subject.hasPrefix(view.name ?? "-") {
                    var reader = ExplanationReader(tree)
                    for step in part.steps { reader.read(step) }
                    checked += reader.count
                    let note: Comment = "seed \(seed + number) \(part)"
                    #expect(reader.faults.isEmpty, "\(note) \(reader.faults)")
                    #expect(abs(part.value - value) < 0.01, note)
                    if !part.steps.isEmpty {
                        let known = reader.value(view, part.subject.split(separator: " ").last.map(String.init) ?? "")
                        #expect(known.map { abs($0 - part.value) < 0.01 } ?? false, note)
                    }
                }
            }
        }
        if Effort.isTraced { print("\(frames) frames, \(checked) sentences") }
        #expect(checked > frames)
    }
}

/// Reads explanations as a person would, and calculates.
private struct ExplanationReader {
    private(set) var faults: [String] = []
    /// The number of sentences whose arithmetic has been checked.
    private(set) var count = 0
    /// The numbers that the steps so far have given, by subject.
    private var numbers = ["screen's left": 0.0, "screen's top": 0.0]
    private let views: [String: View]

    init(_ tree: RandomScreen) {
        views = Dictionary(uniqueKeysWithValues: ([tree.screen] + tree.views).map { ($0.name ?? "", $0) })
    }

    mutating func read(_ step: LayoutExplanation.Step) {
        for result in step.results {
            let parts = result.components(" is ")
            guard parts.count == 2, let number = Double(parts[1]) else { return fail(result) }
            if let known = numbers[parts[0]], abs(known - number) > 0.001 { fail("\(result), not \(known)") }
            numbers[parts[0]] = number
        }
        for statement in step.statements { check(statement.sentence) }
    }

    private mutating func fail(_ sentence: String) { faults.append(sentence) }

    /// Whether both sides of a sentence are equal.
    private mutating func check(_ sentence: String) {
        // Reasons for what gives way, without arithmetic.
        if sentence.contains(", at priority ") || sentence.contains(", but yields by ") { return }
        let parts = sentence.components(" is ")
        guard parts.count == 2, let (view, attribute) = side(parts[0]) else { return fail(sentence) }
        var right = parts[1].components(", set by")[0]
        for prefix in ["at least ", "at most ", "not "] where right.hasPrefix(prefix) {
            right = String(right.dropFirst(prefix.count))
        }
        guard let result = result(of: right, for: view), let left = value(view, attribute, beside: result.view) else {
            return fail(sentence)
        }
        count += 1
        if abs(left - result.number) > 0.01 { fail("\(sentence): \(left) and \(result.number)") }
    }

    private func side(_ words: String) -> (View, String)? {
        let parts = words.components("'s ")
        guard parts.count == 2, let view = views[parts[0]] else { return nil }
        return (view, parts[1])
    }

    /// The number of a sentence's right-hand side, and the view that it mentions.
    private func result(of words: String, for view: View) -> (number: Double, view: View?)? {
        if words == "never negative" { return (0, nil) }
        if words.hasPrefix("that of its content (") {
            return Double(words.dropFirst(21).dropLast()).map { ($0, nil) }
        }
        if let number = Double(words) { return (number, nil) }
        for (direction, sign) in directions {
            let parts = words.components(direction)
            guard parts.count == 2, let distance = parts[0].isEmpty ? 0 : Double(parts[0]) else { continue }
            guard let (other, attribute) = side(parts[1]), let number = value(other, attribute, beside: view) else {
                return nil
            }
            return (number + sign * distance, other)
        }
        let factors = words.components(" times ")
        guard let factor = factors.count == 2 ? Double(factors[0]) : 1, var rest = factors.last else { return nil }
        var offset = 0.0
        for (word, sign) in [(" plus ", 1.0), (" minus ", -1)] {
            let parts = rest.components(word)
            if parts.count == 2, let number = Double(parts[1]) { (rest, offset) = (parts[0], sign * number) }
        }
        if rest.hasPrefix("its ") { return value(view, String(rest.dropFirst(4))).map { (factor * $0 + offset, view) } }
        guard let (other, attribute) = side(rest), let number = value(other, attribute, beside: view) else {
            return nil
        }
        return (factor * number + offset, other)
    }

    private var directions: [(String, Double)] {
        [
            ("at ", 1), (" after ", 1), (" before ", -1), (" below ", 1), (" above ", -1), (" to the right of ", 1),
            (" to the left of ", -1), ("after ", 1), ("before ", 1), ("below ", 1), ("above ", 1),
        ]
    }

    /// The value of an attribute that the steps so far have given; positions of a parent are in its own coordinates if
    /// they stand beside one of a child.
    func value(_ view: View, _ attribute: String, beside other: View? = nil) -> Double? {
        let name = view.name ?? ""
        func start(_ edge: String) -> Double? { other?.superview === view ? 0 : numbers["\(name)'s \(edge)"] }
        func sum(_ edge: String, _ extent: String, _ part: Double) -> Double? {
            guard let start = start(edge), let length = numbers["\(name)'s \(extent)"] else { return nil }
            return start + part * length
        }
        switch attribute {
        case "leading", "left": return start("left")
        case "top": return start("top")
        case "trailing", "right": return sum("left", "width", 1)
        case "bottom": return sum("top", "height", 1)
        case "horizontal center": return sum("left", "width", 0.5)
        case "vertical center": return sum("top", "height", 0.5)
        default: return numbers["\(name)'s \(attribute)"]
        }
    }
}

extension String {
    /// The parts between occurrences of another string.
    fileprivate func components(_ separator: String) -> [String] {
        var (parts, rest) = ([String](), Substring(self))
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
