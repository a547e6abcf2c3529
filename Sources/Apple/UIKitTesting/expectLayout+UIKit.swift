#if canImport(Testing)
    internal import AutoLayout
    internal import LayoutExpectations
    internal import LayoutPreview
    public import LayoutTesting
    public import Testing
    public import UIKit

    /// Expects a view controller, which is created separately for each screen of a check, to be laid out as recorded:
    /// see `expectLayout(_:recorded:by:)` of `LayoutExpectations`.
    /// - Complexity: that of the check's `differences`; if there are any, also that of its `recording` and a picture.
    @MainActor
    public func expectLayout(
        recorded name: String, by check: LayoutCheck, on device: TestDevice = .phone, filePath: String = #filePath,
        sourceLocation: Testing.SourceLocation = #_sourceLocation, _ make: () -> UIViewController
    ) {
        Expectation(name: name, testFile: filePath, sourceLocation: sourceLocation).meet(
            recording: { check.recording(on: device, make) },
            differences: { check.differences(from: $0, on: device, make) },
            picture: { TestScreen(device.showing($0), diagnostics: { _ in }, make).view.svg() })
    }

    /// Expects a check to find no faults in a view controller. Any faults are recorded as one issue with a line for
    /// each fault, and a picture of the first fault's worst screen is attached.
    /// - Complexity: that of the check's `faults`; if there are any, also that of a picture.
    @MainActor
    public func expectNoFaults(
        by check: LayoutCheck, on device: TestDevice = .phone,
        sourceLocation: Testing.SourceLocation = #_sourceLocation, _ make: () -> UIViewController
    ) {
        report(check.faults(on: device, make), sourceLocation) {
            TestScreen(device.showing($0), diagnostics: { _ in }, make).view.svg()
        }
    }
#endif
