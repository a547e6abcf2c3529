import Testing
import UIKit
import UIKitTesting

/// A view that records the widths before and after changes of which its observers are notified.
private final class ObservedView: UIView {
    var calls: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]) {
            (self: Self, previous: UITraitCollection) in
            self.calls.append("\(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)")
        }
        registerForTraitChanges([UITraitDisplayScale.self, UITraitLayoutDirection.self]) { (self: Self, _) in
            self.calls.append("another scale or direction")
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Traits of views and controllers")
@MainActor
struct TraitTests {
    @Test("Observers of traits are notified of changes of these traits until they are unregistered")
    func observedTraits() {
        let (controller, view) = (UIViewController(), ObservedView())
        controller.view.addSubview(view)
        var heights: [UIUserInterfaceSizeClass] = []
        let registration = controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (controller: UIViewController, previous: UITraitCollection) in
            heights += [previous.verticalSizeClass, controller.traitCollection.verticalSizeClass]
        }
        let test = TestScreen { controller }
        test.resize(to: Size(width: 844, height: 390))
        #expect(view.calls == ["compact to regular"])
        #expect(heights == [.regular, .compact])
        controller.unregisterForTraitChanges(registration)
        test.resize(to: Size(width: 390, height: 844))
        #expect(view.calls == ["compact to regular", "regular to compact"] && heights.count == 2)
    }
}
