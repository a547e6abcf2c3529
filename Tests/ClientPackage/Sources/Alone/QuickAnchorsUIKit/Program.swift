import QuickAnchorsUIKit

/// The library has something in it only where there is UIKit or AppKit.
@main
struct Program {
    static func main() {
        print("QuickAnchorsUIKit is linked")
    }
}
