import LayoutCairo

/// The library is empty unless its trait is enabled.
@main
struct Program {
    static func main() {
        print("LayoutCairo is linked")
    }
}
