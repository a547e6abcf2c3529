import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("A sheet")
@MainActor
struct SheetGeometryTests {
    private let sheet = UIViewController()

    private func show(
        _ size: Size, safeArea: EdgeInsets = .zero, _ system: TestDevice.System = .iOS26,
        style: UIModalPresentationStyle = .pageSheet, _ prepare: (UISheetPresentationController) -> Void = { _ in }
    ) -> TestScreen {
        let device = TestDevice(size: size, safeAreaInsets: safeArea, displayScale: 3)
        let test = TestScreen(TestDevice(device, system: system)) { UIViewController() }
        sheet.modalPresentationStyle = style
        sheet.sheetPresentationController.map(prepare)
        test.run { test.controller.present(sheet, animated: false) }
        return test
    }

    private var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }
    /// The card that holds the view.
    private var card: UIView? { sheet.presentationController?.presentedView }

    private func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
        abs(rect.minX - other.minX) < 1e-9 && abs(rect.minY - other.minY) < 1e-9
            && abs(rect.width - other.width) < 1e-9 && abs(rect.height - other.height) < 1e-9
    }

    /// The height of the detent, the inset at the sides, which falls from 28 points at 76 to 8 at 150, and the part of the
    /// safe area at the bottom that is added, which grows between 150 and 200 points. All is scaled to the width.
    @Test(
        "that floats is further from the sides, and has less of the safe area, the lower it is",
        arguments: [
            (10, 28, 0), (76, 28, 0), (113, 18, 0), (149, 28 - 20 * 73 / 74, 0), (150, 8, 0), (160, 8, 0.2),
            (175, 8, 0.5), (200, 8, 1), (400, 8, 1),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func floating(height: CGFloat, inset: CGFloat, share: CGFloat) {
        let test = show(Size(width: 400, height: 800), safeArea: EdgeInsets(top: 50, bottom: 30)) {
            $0.detents = [.custom { _ in height }]
        }
        let width = 400 - 2 * inset
        let scaled = (height + 30 * share) * width / 400
        #expect(isNear(frame, CGRect(x: inset, y: 800 - inset - scaled, width: width, height: scaled)))
        // Of the screen's safe area, the content has as much as the sheet is nearer to the bottom than 28 points.
        let bottom = (30 * (28 - inset) / 20 * 3).rounded() / 3
        #expect(abs(sheet.view.safeAreaInsets.bottom - max(0, bottom)) < 1e-9)
        #expect(card?.layer.cornerRadius == 10 && card?.layer.maskedCorners.rawValue == 15)
        withExtendedLifetime(test) {}
    }

    @Test("has the corners that are not at the edges of the screen rounded, with the preferred radius")
    func corners() {
        let size = Size(width: 400, height: 800)
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let test = show(size, safeArea: EdgeInsets(top: 50, bottom: 30))
        #expect(frame == CGRect(x: 0, y: 50, width: 400, height: 750))
        #expect(card?.layer.cornerRadius == 10 && card?.layer.maskedCorners == top && card?.clipsToBounds == true)
        test.run {
            sheet.sheetPresentationController?.preferredCornerRadius = 33
            sheet.sheetPresentationController?.invalidateDetents()
        }
        #expect(card?.layer.cornerRadius == 33)
        test.resize(to: Size(width: 550, height: 320))
        #expect(frame == CGRect(x: 0, y: 0, width: 550, height: 320) && card?.layer.cornerRadius == 0)
    }

    @Test("has the height of the selected detent, whatever the other ones are, and at most that of the screen")
    func detents() {
        let test = show(Size(width: 400, height: 800), safeArea: EdgeInsets(top: 50, bottom: 30), .iOS18) {
            $0.detents = [.custom(identifier: .init("low")) { _ in 200 }, .medium(), .large(), .custom { _ in nil }]
        }
        let presentation = sheet.sheetPresentationController
        // The maximum is 800 - 50 - 30, and 10 less.
        func height(_ identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
            test.run { presentation?.selectedDetentIdentifier = identifier }
            return frame.height
        }
        #expect(height(nil) == 230 && height(.init("low")) == 230 && height(.medium) == 385 && height(.large) == 740)
        #expect(height(.init("custom")) == 740 && height(.init("unknown")) == 230)
        test.run { presentation?.detents = [.custom { $0.maximumDetentValue * 2 }] }
        #expect(frame == CGRect(x: 0, y: 60, width: 400, height: 740))
        test.run { presentation?.detents = [.custom { _ in nil }] }
        #expect(frame.height == 740)
        #expect(UISheetPresentationController.Detent.medium().identifier.rawValue == "com.apple.UIKit.medium")
    }

    @Test("dims what is behind it, unless a detent is said to leave it undimmed")
    func dimming() {
        _ = show(Size(width: 400, height: 800))
        #expect(sheet.presentationController?.containerView?.backgroundColor == UIColor(white: 0, alpha: 0.2))
        let other = UIViewController()
        other.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
        let test = TestScreen { UIViewController() }
        test.run { test.controller.present(other, animated: false) }
        #expect(other.presentationController?.containerView?.backgroundColor == nil)
    }

    @Test(
        "is centered in regular width: a page within 20 points of the screen, a form and a popover of their own size",
        arguments: [
            (UIModalPresentationStyle.pageSheet, CGSize.zero, 1000.0, 900.0, CGSize(width: 704, height: 860)),
            (.pageSheet, CGSize(width: 300, height: 200), 1000, 900, CGSize(width: 704, height: 860)),
            (.automatic, .zero, 740, 1000, CGSize(width: 700, height: 960)),
            (.formSheet, .zero, 1000, 900, CGSize(width: 540, height: 620)),
            (.formSheet, .zero, 1000, 600, CGSize(width: 540, height: 600)),
            (.formSheet, CGSize(width: 300, height: 200), 1000, 900, CGSize(width: 300, height: 200)),
            (.formSheet, CGSize(width: 3000, height: 2000), 1000, 900, CGSize(width: 1000, height: 900)),
            (.popover, .zero, 1000, 900, CGSize(width: 320, height: 480)),
            (.popover, CGSize(width: 300, height: 200), 1000, 900, CGSize(width: 300, height: 200)),
            // In compact height, a page fills the screen, and a form keeps its size if it fits.
            (.pageSheet, .zero, 800, 400, CGSize(width: 800, height: 400)),
            (.formSheet, .zero, 800, 400, CGSize(width: 540, height: 400)),
        ])
    func regular(style: UIModalPresentationStyle, preferred: CGSize, width: Double, height: Double, size: CGSize) {
        sheet.preferredContentSize = preferred
        let test = show(Size(width: width, height: height), style: style)
        #expect(frame.size == size)
        #expect(frame.midX == CGFloat(width / 2) && frame.midY == CGFloat(height / 2))
        #expect(sheet.view.safeAreaInsets == .zero)
        withExtendedLifetime(test) {}
    }

    @Test("is attached to the bottom in compact height if it prefers that")
    func attached() {
        let test = show(Size(width: 568, height: 320), safeArea: EdgeInsets(bottom: 20), .iOS18) {
            $0.prefersEdgeAttachedInCompactHeight = true
            $0.detents = [.custom { _ in 100 }]
        }
        #expect(frame == CGRect(x: 0, y: 200, width: 568, height: 120))
        withExtendedLifetime(test) {}
    }

    @Test("is of the kind that its style asks for, until it is presented in another style")
    func kinds() {
        let controller = UIViewController()
        for (style, isSheet, isPopover) in [
            (.automatic, true, false), (.pageSheet, true, false), (.formSheet, true, false), (.popover, true, true),
            (.fullScreen, false, false), (.custom, false, false), (.overFullScreen, false, false),
        ] as [(UIModalPresentationStyle, Bool, Bool)] {
            controller.modalPresentationStyle = style
            #expect((controller.sheetPresentationController != nil) == isSheet, "\(style)")
            #expect((controller.popoverPresentationController != nil) == isPopover, "\(style)")
            let presentation = controller.presentationController
            #expect(presentation === controller.presentationController && presentation?.presentationStyle == style)
            #expect(presentation?.shouldRemovePresentersView == (style == .fullScreen))
            #expect(presentation?.presentingViewController === controller && presentation?.containerView == nil)
            #expect(presentation?.frameOfPresentedViewInContainerView == .zero)
            #expect(
                presentation?.shouldPresentInFullscreen == true
                    && presentation?.adaptivePresentationStyle == .some(.none))
        }
    }
}

/// A presentation that notes what it is told.
private final class NotingPresentation: UIPresentationController {
    var calls: [String] = []
    override func presentationTransitionWillBegin() { calls.append("will begin, \(containerView != nil)") }
    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did begin, \(completed)") }
    override func dismissalTransitionWillBegin() { calls.append("will end, \(presentedView?.superview != nil)") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("did end, \(containerView == nil)") }
    override func containerViewWillLayoutSubviews() { calls.append("will lay out") }
    override func containerViewDidLayoutSubviews() { calls.append("did lay out") }
}

private final class NotingTransition: UIViewControllerTransitioningDelegate {
    private(set) var made: NotingPresentation?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presentation = NotingPresentation(presentedViewController: presented, presenting: presenting)
        made = presentation
        return presentation
    }
}

@Suite("A presentation")
@MainActor
struct PresentationCallTests {
    @Test("is told before and after it begins, is laid out and ends")
    func calls() {
        let (controller, transition) = (UIViewController(), NotingTransition())
        (controller.modalPresentationStyle, controller.transitioningDelegate) = (.custom, transition)
        let test = TestScreen { UIViewController() }
        test.run { test.controller.present(controller, animated: false) }
        let made = transition.made
        #expect(made?.calls.prefix(4) == ["will begin, true", "did begin, true", "will lay out", "did lay out"])
        #expect(made?.presentingViewController === test.controller && made?.presentedView === controller.view)
        #expect(made?.containerView?.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(controller.isBeingPresented == false && controller.view.superview === made?.containerView)
        made?.calls = []
        test.run { controller.preferredContentSize = CGSize(width: 1, height: 1) }
        #expect(made?.calls.prefix(2) == ["will lay out", "did lay out"])
        made?.calls = []
        test.run { controller.dismiss(animated: false) }
        #expect(made?.calls == ["will end, true", "did end, true"] && controller.view.superview == nil)
        #expect(!controller.isBeingDismissed && controller.presentingViewController == nil)
    }

    @Test("puts the presenter's view back where it was")
    func order() {
        let (tabs, child, shown) = (UITabBarController(), UIViewController(), UIViewController())
        tabs.viewControllers = [child]
        let test = TestScreen { tabs }
        let order = tabs.view.subviews
        (child.definesPresentationContext, shown.modalPresentationStyle) = (true, .currentContext)
        test.run { child.present(shown, animated: false) }
        #expect(child.view.superview == nil && shown.presentingViewController === child)
        test.run { shown.dismiss(animated: false) }
        #expect(tabs.view.subviews == order && child.view.frame == tabs.view.bounds)
    }
}
