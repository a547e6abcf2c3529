package import AutoLayout
package import Foundation

/// The properties of the simulated device for the code under test. The environment belongs to the task that builds and
/// lays out a screen, so that tests can run in parallel.
package struct TestEnvironment: Sendable {
    /// The size of the screen, in points.
    package var screenSize = CGSize(width: 390, height: 844)
    /// The number of pixels per point; 0 for no rounding.
    package var displayScale: CGFloat = 0
    /// Whether the app's language is written from right to left.
    package var isRightToLeft = false
    /// The user's text size.
    package var contentSize = UIContentSizeCategory.large
    /// The sizes of bars, rows and controls.
    package var metrics = SystemMetrics.iOS26
    /// The sizes of images by name, in points, and their rendering modes; a symbol has no size.
    package var images: [String: (size: CGSize?, mode: UIImage.RenderingMode)] = [:]
    /// The colors by name.
    package var colors: [String: Color] = [:]
    /// The measurer of the text in all views.
    package var textMeasurer = SystemFontMeasurer()
    /// The recorder of animations, if any.
    package var recorder: AnimationRecorder?

    package init() {}

    @TaskLocal package static var current = TestEnvironment()
}
