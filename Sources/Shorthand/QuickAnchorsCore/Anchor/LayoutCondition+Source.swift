internal import LayoutCore

extension LayoutCondition {
    /// The condition as source code: `.width(below: 300, of: panel) && .height(atLeast: 480)`.
    var sourceText: String { text { $0.source($1) } }
}

extension LayoutCondition.Quantity {
    /// The comparison of the quantity with a threshold, and the opposite comparison, as source code.
    fileprivate func source(_ threshold: LayoutCondition.Threshold) -> (String, String) {
        let item = itemName.map { ", of: \($0)" } ?? ""
        switch (kind, threshold) {
        case (.direction, _): return (".direction(.rightToLeft\(item))", ".direction(.leftToRight\(item))")
        case (_, .sizeClass(let axis)):
            let name = axis == .horizontal ? "horizontal" : "vertical"
            let arguments = item.isEmpty && axis == .horizontal ? "" : "(.\(name)\(item))"
            return (".regular" + arguments, ".compact" + arguments)
        case (_, .number(let number)):
            return (".\(kind)(atLeast: \(number.plain)\(item))", ".\(kind)(below: \(number.plain)\(item))")
        }
    }
}
