internal import AutoLayout
public import LayoutTesting
public import UIKit

extension LayoutCheck {
    /// Checks a view controller, which is made anew for each screen.
    ///
    /// Text scales are those of preferred fonts: a font of a fixed size stays as it is.
    /// - Parameters:
    ///   - device: What the check does not vary: safe area, pixels and images.
    ///   - make: Makes the controller.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n*) in the number of views.
    @MainActor
    public func faults(on device: TestDevice = .phone, _ make: () -> UIViewController) -> [LayoutFault] {
        // Behind the views of the tree, those of UIKit live as long as their screen.
        var shown: [TestScreen] = []
        return collectFaults(on: { screen in
            var device = device
            (device.size, device.direction, device.textScale) = (screen.size, screen.direction, screen.textScale)
            let test = TestScreen(device, diagnostics: { _ in }, make)
            if screen.texts != .asWritten {
                OriginalTexts(of: test.view).apply(screen.texts, scale: 1)
                test.layOut()
            }
            shown.append(test)
            return test.view
        })
    }
}
