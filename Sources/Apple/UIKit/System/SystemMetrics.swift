internal import Foundation

/// The sizes of bars, rows, controls and sheets in a version of the system, in points.
///
/// Those of iOS 26 were measured on iOS 26.1 by the authors of the public repository Vercantez/openuikit, on an iPhone 16,
/// an iPhone SE and an iPad. Those of iOS 18 are widely known; where nothing is known, they are the ones measured on iOS
/// 26.
package struct SystemMetrics: Sendable {
    /// The height of a navigation bar without a large title.
    let navigationBar: CGFloat
    /// The minimum distance of a navigation bar from the top of the screen, and that in compact height.
    let navigationBarTop: (regular: CGFloat, compact: CGFloat)
    /// The additional height of a bar with a large title.
    let largeTitle: CGFloat = 52
    /// The height of a tab bar, including the home indicator's area, and the minimum height above that area.
    let tabBar: (height: CGFloat, aboveSafeArea: CGFloat)
    /// The height of a toolbar on phones and tablets.
    let toolbar: (phone: CGFloat, tablet: CGFloat)
    /// The space from the top of a toolbar's area to the bottom of the screen on phones, on phones in compact height and on
    /// tablets; nil if a toolbar is above the safe area's inset.
    let toolbarArea: (phone: CGFloat, compact: CGFloat, tablet: CGFloat)?
    let switchSize: CGSize
    let pageControl: (dot: Double, gap: Double, margin: Double, height: Double)
    let searchBar: CGFloat
    /// The height of the field in a search bar.
    let searchField: CGFloat
    /// The minimum height of a row, and that of one with a content configuration in a table.
    let row: (classic: CGFloat, configured: CGFloat)
    /// The margins above and below the content of a row.
    let rowMargin: CGFloat
    /// The style of the subtitle of a row without a configuration, and the space above and below the two texts.
    let subtitle: (style: UIFont.TextStyle, top: CGFloat, bottom: CGFloat)
    /// The side margin of inset groups, if it differs from that of other rows.
    let widerGroupMargin: CGFloat?
    /// The space between groups of rows without headers and footers, and above the first one.
    let groupGap: CGFloat = 35
    let groupRadius: CGFloat
    /// The space above the header of a section in a plain list.
    let headerTopPadding: CGFloat = 22
    /// Whether the headers of groups are as large as those of plain lists, rather than small and in capitals.
    let hasProminentHeaders: Bool
    /// Whether a sheet at a detent floats above the bottom of the screen.
    let hasFloatingSheets: Bool

    package static let iOS26 = SystemMetrics(
        navigationBar: 54, navigationBarTop: (10, 24), tabBar: (83, 49), toolbar: (48, 44), toolbarArea: (86, 82, 79),
        switchSize: CGSize(width: 63, height: 28), pageControl: (29.0 / 3, 8, 14, 77.0 / 3),
        searchBar: 44, searchField: 44, row: (52, 53), rowMargin: 15,
        subtitle: (.subheadline, 9, 11.5), widerGroupMargin: 20, groupRadius: 26,
        hasProminentHeaders: true, hasFloatingSheets: true)

    package static let iOS18 = SystemMetrics(
        navigationBar: 44, navigationBarTop: (0, 0), tabBar: (0, 49), toolbar: (44, 44), toolbarArea: nil,
        switchSize: CGSize(width: 51, height: 31), pageControl: (7, 9, 0, 26),
        searchBar: 56, searchField: 36, row: (44, 44), rowMargin: 11,
        subtitle: (.caption1, 11, 11), widerGroupMargin: nil, groupRadius: 10,
        hasProminentHeaders: false, hasFloatingSheets: false)

    /// The metrics of the running test's system.
    static var current: SystemMetrics { TestEnvironment.current.metrics }
}
