import LayoutTesting

/// A check without a screen, which needs no view.
@main
struct Program {
    static func main() {
        let check = LayoutCheck(sizes: [], rules: [.noConflicts, .textFits])
        print("\(check.rules.count) rules on \(check.sizes.count) screens")
        precondition(check.rules.contains(.textFits) && check.sizes.isEmpty, "The check is what it was made of.")
    }
}
