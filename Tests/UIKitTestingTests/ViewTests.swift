import Testing
import UIKit
import UIKitTesting

@Suite("Views of UIKit on Linux")
@MainActor
struct ViewTests {
    @Test("An image view is as large as its image")
    func image() {
        let view = UIImageView(image: UIImage(systemName: "star"))
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(view.frame.size == CGSize(width: 20, height: 20))
    }
}
