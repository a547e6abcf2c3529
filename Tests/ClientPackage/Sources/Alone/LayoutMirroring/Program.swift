import LayoutMirroring

/// The library is empty on systems with neither UIKit nor AppKit.
@main
struct Program {
    static func main() {
        print("LayoutMirroring is linked")
    }
}
