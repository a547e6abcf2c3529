internal import LayoutWords

/// The purposes of the members that the system made.
extension Explaining {
    /// A sentence for each purpose of the members that the system made, in the order of the first member with that
    /// purpose.
    var meanings: [String] {
        var groups: [(words: String, numbers: [Int])] = []
        for (index, member) in members.enumerated() {
            guard let role = report.constraints[member].role, let equation = report.constraints[member].equation
            else { continue }
            let words = meaning(of: role, equation)
            if let group = groups.firstIndex(where: { $0.words == words }) {
                groups[group].numbers.append(index + 1)
            } else {
                groups.append((words, [index + 1]))
            }
        }
        return groups.map { words, numbers in
            numbers.count > 1
                ? "Constraints \(numbers.map { "\($0)" }.list()) are the system's: \(words)."
                : "Constraint \(numbers[0]) is the system's: \(words)."
        }
    }

    private func meaning(of role: SystemRole, _ equation: Equation) -> String {
        let item = name(equation.first.item)
        return switch role {
        case .autoresizing: autoresizingMeaning(equation)
        case .encapsulated: encapsulatedMeaning(equation)
        case .measuring: "\(item) is being measured"
        case .hiddenInStack: "\(item) is hidden, so its stack view gives it no \(equation.first.attribute.words.name)"
        case .stackSpacing: "a gap that a stack view keeps between its views"
        case .stack: "a rule of a stack view"
        case .safeArea: "the safe area, which the screen and its bars leave"
        case .margins: "the layout margins of a view"
        case .layoutSupport: "a layout guide of a view controller, which follows the bars"
        case .keyboard: "part of the keyboard, not of the app"
        case .bar: "part of a bar and its buttons, not of the app"
        case .prototype: "added by Interface Builder because \(item) has too few constraints"
        case .scrollContent: "the size of what a scroll view scrolls"
        case .contentSize: "the size of the content of \(item)"
        case .systemViews: "between views that only the system makes"
        }
    }

    private func autoresizingMeaning(_ equation: Equation) -> String {
        let item = name(equation.first.item)
        if isPlacedByConstraints(equation.first.item) {
            return "the frame of \(item), since its"
                + " translatesAutoresizingMaskIntoConstraints is true"
        }
        if isFirstGuess(equation), equation.constant.value == 0 {
            return "\(item) has no size yet"
        }
        return "the frame that \(item) has"
    }

    private func encapsulatedMeaning(_ equation: Equation) -> String {
        let (item, length) = (name(equation.first.item), equation.first.attribute.words.name)
        let words = "\(item) is given this \(length) from outside, as by a window, a table or a collection view"
        return isFirstGuess(equation) ? "\(words), and was measured before it had its own" : words
    }

    /// Whether a size is one that views have only until they are measured.
    func isFirstGuess(_ equation: Equation) -> Bool {
        guard equation.first.attribute.isExtent, equation.second == nil else { return false }
        return equation.constant.value == 0 || equation.constant.value == 44 && equation.first.attribute.isVertical
    }

    /// Whether the app's constraints are meant to position the item itself, not only the items inside it.
    func isPlacedByConstraints(_ item: ReportedItem) -> Bool {
        guard !(item.className?.isClassPlacedBySystem ?? false) else { return false }
        return report.constraints.contains { constraint in
            guard !constraint.isOfSystem, let equation = constraint.equation else { return false }
            if equation.first.item == item { return equation.superview != item }
            guard let second = equation.second, second.item == item else { return false }
            return equation.isGap
        }
    }
}
