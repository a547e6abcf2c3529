import LayoutCairo

/// The library has something in it only if its trait is on.
@main
struct Program {
    static func main() {
        print("LayoutCairo is linked")
    }
}
