internal import AutoLayout
public import LayoutTesting
public import UIKit

extension LayoutCheck {
    /// Checks a view controller, which is created separately for each screen.
    ///
    /// Each text scale stands for the largest content size category whose body text is not larger than body text at that
    /// scale. It applies to preferred fonts and to fonts scaled by `UIFontMetrics`; fonts of a fixed size do not change.
    /// - Parameters:
    ///   - device: The properties that the check does not vary: safe area, display scale and images.
    ///   - make: A closure that creates the controller.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n* + *p*) for *n* views and *p* pairs of siblings
    ///   whose vertical extents overlap; `noTies` requires additional solves.
    @MainActor
    public func faults(on device: TestDevice = .phone, _ make: () -> UIViewController) -> [LayoutFault] {
        withScreens(device, make) { collectFaults(on: $0) }
    }

    /// Records the layouts of a view controller, which is created separately for each screen.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n*) in the number of views and constraints.
    @MainActor
    public func recording(on device: TestDevice = .phone, _ make: () -> UIViewController) -> LayoutRecording {
        withScreens(device, make) { recording(on: $0) }
    }

    /// Compares the layouts of a view controller, which is created separately for each screen, with recorded ones.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n*) in the number of views, constraints and causes
    ///   of changes.
    @MainActor
    public func differences(
        from recording: LayoutRecording, on device: TestDevice = .phone, _ make: () -> UIViewController
    ) -> [LayoutDifference] {
        withScreens(device, make) { differences(on: $0, from: recording) }
    }

    /// Runs a closure with a function that shows the controller on a screen.
    @MainActor
    private func withScreens<Result>(
        _ device: TestDevice, _ make: () -> UIViewController, _ body: ((LayoutFault.Screen) -> View) -> Result
    ) -> Result {
        // The test screens are kept because the UIKit views of a tree exist only as long as their screen does.
        var shown: [TestScreen] = []
        defer {
            let unknown = shown.first?.unknownFonts ?? []
            if !unknown.isEmpty {
                print("note: measured as the system font, without a table: \(unknown.joined(separator: ", "))")
            }
        }
        return withoutActuallyEscaping(make) { make in
            body { screen in
                let test = TestScreen(device.showing(screen), diagnostics: { _ in }, make)
                if screen.texts != .asWritten {
                    OriginalTexts(of: test.view).apply(screen.texts)
                    test.layOut()
                }
                shown.append(test)
                return test.view
            }
        }
    }
}

extension LayoutCheck {
    /// A check at every size of the screen, in points, in every direction, at every text size and with every text
    /// variant: see `init(sizes:directions:rules:textScales:texts:toleratedOverlap:)`.
    public init(
        sizes: [Size], directions: [LayoutDirection] = LayoutDirection.allCases,
        rules: Set<LayoutRule> = LayoutRule.usual, contentSizes: [UIContentSizeCategory],
        texts: [TextVariant] = [.asWritten], toleratedOverlap: Double = 1
    ) {
        self.init(
            sizes: sizes, directions: directions, rules: rules, textScales: contentSizes.map(\.scale), texts: texts,
            toleratedOverlap: toleratedOverlap)
    }
}

extension TestDevice {
    /// The device with the size, the direction and the text scale of a check's screen.
    func showing(_ screen: LayoutFault.Screen) -> TestDevice {
        var device = self
        (device.size, device.direction, device.textScale) = (screen.size, screen.direction, screen.textScale)
        return device
    }
}
