package import Foundation

/// What a device would give the code under test. It belongs to the task that builds and lays out a screen, so that tests run
/// side by side.
package struct TestEnvironment: Sendable {
    /// The size of the screen, in points.
    package var screenSize = CGSize(width: 390, height: 844)
    /// The pixels per point; 0 for no rounding.
    package var displayScale: CGFloat = 0
    /// The multiple of the sizes of preferred fonts.
    package var textScale = 1.0
    /// The sizes of images by name, in points: a test has no asset catalog.
    package var imageSizes: [String: CGSize] = [:]
    /// Who takes notes of animations.
    package var recorder: AnimationRecorder?

    package init() {}

    @TaskLocal package static var current = TestEnvironment()
}
