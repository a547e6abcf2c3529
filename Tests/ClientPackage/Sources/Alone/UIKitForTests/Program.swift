import UIKit

/// A UIKit view on a system without UIKit.
@main
struct Program {
    @MainActor static func main() {
        let view = UIView()
        view.tag = 7
        print("A view of UIKit's has the tag \(view.tag)")
        precondition(view.tag == 7 && view.subviews.isEmpty, "A view keeps its tag.")
    }
}
