import AppKit

/// An AppKit view on a system without AppKit.
@main
struct Program {
    @MainActor static func main() {
        let view = NSView()
        print("A view of AppKit's has \(view.subviews.count) subviews")
        precondition(view.subviews.isEmpty, "A new view is empty.")
    }
}
