import Testing
import UIKit
import UIKitTesting

/// Numbers from the public repository Vercantez/openuikit, measured on iOS 26.1 on an iPhone 16 (three pixels per point), an
/// iPhone SE and an iPad (two).
@Suite("Controls, bars, sheets and lists as measured on iOS")
@MainActor
struct MeasuredControlTests {
    private func device(
        _ width: Double, _ height: Double, _ scale: Double = 3, top: Double = 0, bottom: Double = 0
    ) -> TestDevice {
        TestDevice(
            size: Size(width: width, height: height), safeAreaInsets: EdgeInsets(top: top, bottom: bottom),
            displayScale: scale)
    }

    private func naturalSize(
        _ scale: Double = 3, _ system: TestDevice.System = .iOS26, _ make: () -> UIView
    ) -> [CGFloat] {
        let screen = TestScreen(TestDevice(device(393, 852, scale), system: system)) { UIViewController() }
        return screen.run {
            let view = make()
            screen.controller.view.addSubview(view)
            return [view.intrinsicContentSize.width, view.intrinsicContentSize.height]
        }
    }

    private func isEqual(_ numbers: [CGFloat], _ measured: [CGFloat]) -> Bool {
        numbers.count == measured.count && zip(numbers, measured).allSatisfy { abs($0 - $1) < 0.0011 }
    }

    private func button(
        _ title: String, _ configuration: UIButton.Configuration, _ size: UIButton.Configuration.Size = .medium,
        insets: [CGFloat]? = nil
    ) -> UIButton {
        var configuration = configuration
        configuration.title = title
        configuration.buttonSize = size
        if let insets {
            configuration.contentInsets = NSDirectionalEdgeInsets(
                top: insets[0], leading: insets[1], bottom: insets[0], trailing: insets[1])
        }
        return UIButton(configuration: configuration)
    }

    @Test("Buttons with a configuration are as large as their title with the insets of their size")
    func configuredButtons() {
        #expect(isEqual(naturalSize { button("Configure", .filled(), .large) }, [115, 50.333]))
        #expect(isEqual(naturalSize { button("Configure", .filled(), .small) }, [87.333, 28]))
        #expect(isEqual(naturalSize { button("Configure", .filled(), .mini) }, [87.333, 28]))
        #expect(isEqual(naturalSize(2) { button("Configure", .tinted()) }, [99, 34.5]))
        #expect(isEqual(naturalSize(2) { button("Configure", .bordered()) }, [99, 34.5]))
    }

    private func systemButton(_ title: String?, _ fontSize: CGFloat = 15, imageWidth: CGFloat? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: fontSize)
        if let imageWidth {
            let size = CGSize(width: imageWidth, height: imageWidth)
            button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
        }
        return button
    }

    @Test("Buttons without a configuration are as large as their title with 6 points above and below, in whole points")
    func systemButtons() {
        #expect(isEqual(naturalSize { systemButton(nil) }, [30, 30]))
        #expect(isEqual(naturalSize { systemButton("abcdef", 12) }, [40, 27]))
        #expect(isEqual(naturalSize { systemButton("Upload", 17) }.suffix(1), [33]))
        #expect(isEqual(naturalSize(2) { systemButton("Upload", imageWidth: 14) }, [63, 18]))
    }

    @Test("The sizes of controls depend on the system")
    func controls() {
        #expect(isEqual(naturalSize { UISwitch() }, [63, 28]))
        #expect(isEqual(naturalSize(3, .iOS18) { UISwitch() }, [51, 31]))
        #expect(isEqual(naturalSize { UISearchBar() }, [-1, 44]))
        #expect(isEqual(naturalSize(3, .iOS18) { UISearchBar() }, [-1, 56]))
        #expect(isEqual(naturalSize { UISlider() }, [-1, 34]))
        #expect(isEqual(naturalSize { UIStepper() }, [94, 32]))
        #expect(isEqual(naturalSize { UIProgressView() }, [-1, 4]))
        #expect(isEqual(naturalSize { UIActivityIndicatorView(style: .medium) }, [20, 20]))
        #expect(isEqual(naturalSize { UIActivityIndicatorView(style: .large) }, [37, 37]))
    }

    @Test("A field with a border is 14 points wider than its text on each side, and 34 points high")
    func fields() {
        func field(_ text: String, _ size: CGFloat, _ style: UITextField.BorderStyle) -> UITextField {
            let field = UITextField()
            (field.text, field.font, field.borderStyle) = (text, .systemFont(ofSize: size), style)
            return field
        }
        // "Configure" is 75 points wide.
        #expect(isEqual(naturalSize { field("Configure", 17, .roundedRect) }, [103, 34]))
        #expect(isEqual(naturalSize { field("Configure", 13, .roundedRect) }.suffix(1), [34]))
        #expect(isEqual(naturalSize { field("Configure", 17, .none) }, [75, 22]))
    }

    @Test("A search field fills a bar's height, 8 points from its sides")
    func searchField() {
        let bar = UISearchBar()
        let screen = TestScreen(device(393, 852)) { UIViewController() }
        screen.run {
            bar.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
            screen.controller.view.addSubview(bar)
        }
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 0, width: 377, height: 44))
    }

    // MARK: Bars

    private func safeArea(
        _ device: TestDevice, large: Bool = false, toolbar: Bool = false, tabs: Bool = false
    ) -> [CGFloat] {
        let top = UIViewController()
        top.title = "Title"
        let screen = TestScreen(device) {
            if tabs {
                let container = UITabBarController()
                container.viewControllers = [top, UIViewController()]
                return container
            }
            let container = UINavigationController(rootViewController: top)
            container.navigationBar.prefersLargeTitles = large
            if toolbar {
                container.isToolbarHidden = false
                top.toolbarItems = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)]
            }
            return container
        }
        return screen.run { [top.view.safeAreaInsets.top, top.view.safeAreaInsets.bottom] }
    }

    @Test("Bars inset the safe area as measured on phones and tablets")
    func bars() {
        let (phone, tablet) = (device(393, 852, top: 59, bottom: 34), device(820, 1180, 2, top: 32, bottom: 25))
        #expect(safeArea(device(375, 667, 2)) == [64, 0])
        #expect(safeArea(device(667, 375, 2)) == [78, 0])
        #expect(safeArea(phone) == [113, 34])
        #expect(safeArea(tablet) == [86, 25])
        #expect(safeArea(device(375, 667, 2), large: true) == [116, 0])
        #expect(safeArea(tablet, large: true) == [138, 25])
        // There are no large titles in compact height.
        #expect(safeArea(device(667, 375, 2), large: true) == [78, 0])
        #expect(safeArea(device(375, 667, 2), tabs: true) == [0, 83])
        #expect(safeArea(phone, tabs: true) == [59, 83])
        #expect(safeArea(phone, toolbar: true) == [113, 86])
        #expect(safeArea(tablet, toolbar: true) == [86, 79])
    }

    @Test("On iOS 18, bars have their earlier heights")
    func earlierBars() {
        let phone = TestDevice(.phone, system: .iOS18)
        #expect(safeArea(phone) == [91, 34])
        #expect(safeArea(phone, large: true) == [143, 34])
        #expect(safeArea(phone, tabs: true) == [47, 83])
        #expect(safeArea(phone, toolbar: true) == [91, 78])
        #expect(safeArea(TestDevice(.phoneWithHomeButton, system: .iOS18), tabs: true) == [20, 49])
    }

    @Test("A controller below decides about the large title if the top one leaves it open")
    func largeTitleMode() {
        let (first, second) = (UIViewController(), UIViewController())
        first.navigationItem.largeTitleDisplayMode = .never
        let container = UINavigationController(rootViewController: first)
        container.navigationBar.prefersLargeTitles = true
        let screen = TestScreen(device(393, 852, top: 59)) { container }
        screen.run { container.pushViewController(second, animated: false) }
        #expect(second.view.safeAreaInsets.top == 113)
        screen.run {
            second.navigationItem.largeTitleDisplayMode = .always
            container.view.setNeedsLayout()
        }
        #expect(second.view.safeAreaInsets.top == 165)
    }

    // MARK: Sheets

    /// The frame of a sheet on the screen, and the safe area at the bottom of its content.
    private func sheet(_ detent: UISheetPresentationController.Detent) -> (frame: [CGFloat], bottom: CGFloat) {
        let sheet = UIViewController()
        sheet.modalPresentationStyle = .pageSheet
        sheet.sheetPresentationController?.detents = [detent]
        let screen = TestScreen(device(393, 852, top: 59, bottom: 34)) { UIViewController() }
        screen.run { screen.controller.present(sheet, animated: false) }
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        return ([frame.minX, frame.minY, frame.width, frame.height], sheet.view.safeAreaInsets.bottom)
    }

    @Test("The content of a low sheet has a smaller safe area at the bottom")
    func safeAreaInSheets() {
        #expect(
            isEqual([10, 100, 144, 300].map { height in sheet(.custom { _ in height }).bottom }, [0, 11, 31.333, 34]))
    }

    @Test("Segments have equal widths in whole points, and the last one the rest")
    func segments() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.selectedSegmentIndex = 1
        let screen = TestScreen(device(393, 852)) { UIViewController() }
        screen.run {
            control.frame = CGRect(x: 10, y: 10, width: 280, height: 32)
            screen.controller.view.addSubview(control)
        }
        let labels = control.layoutView.subviews.compactMap { $0.subviews.first as? Label }
        #expect(labels.map { $0.frame.width } == [93, 93, 94])
        #expect(labels.map { $0.font.weight } == [.regular, .medium, .regular])
        #expect(labels.allSatisfy { $0.font.size == 13 })
    }

    @Test("A sheet below the maximum detent floats above the bottom of the screen")
    func sheets() {
        #expect(isEqual(sheet(.large()).frame, [0, 59, 393, 793]))
        #expect(isEqual(sheet(.medium()).frame, [8, 403.687, 377, 440.313]))
        #expect(isEqual(sheet(.custom { _ in 300 }).frame, [8, 523.598, 377, 320.402]))
        #expect(isEqual(sheet(.custom { _ in 100 }).frame, [21.514, 741.435, 349.973, 89.052]))
    }
}
