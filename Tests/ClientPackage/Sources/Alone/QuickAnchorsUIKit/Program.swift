import QuickAnchorsUIKit

/// The library is empty on systems with neither UIKit nor AppKit.
@main
struct Program {
    static func main() {
        print("QuickAnchorsUIKit is linked")
    }
}
