import QuickAnchorsUIKit

/// The library is empty where there is neither UIKit nor AppKit.
@main
struct Program {
    static func main() {
        print("QuickAnchorsUIKit is linked")
    }
}
