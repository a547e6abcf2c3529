import Foundation
import Testing
import UIKit

/// Code stores raw values, combines them with those of other bits, and takes them apart.
///
/// The expected values are those of Apple's headers, such as `UIControl.h` and `UIView.h`. Most can also be read in the
/// bindings of .NET, https://github.com/dotnet/macios, in `src/UIKit/UIEnums.cs`.
@Suite("The raw values of UIKit's types are those of Apple's headers:")
@MainActor
struct RawValueTests {
    /// The index of a value's only bit.
    private func bit(_ value: some FixedWidthInteger) -> Int {
        value.nonzeroBitCount == 1 ? value.trailingZeroBitCount : -1
    }

    @Test("events of controls")
    func events() {
        let touches: UIControl.Event = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .touchUpInside, .touchUpOutside, .touchCancel,
        ]
        #expect(touches.rawValue == 0b1_1111_1111)
        let order: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
            .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
            .menuActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
        ]
        #expect(order.map { bit($0.rawValue) } == Array(0...8) + [12, 13, 14, 16, 17, 18, 19])
        #expect(UIControl.Event.allTouchEvents.rawValue == 4095)
        #expect(UIControl.Event.allEditingEvents.rawValue == 983_040)
        #expect(UIControl.Event.allEvents.rawValue == 4_294_967_295)
    }

    @Test("states of controls, and attributes of their menus")
    func states() {
        let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        #expect(states.map(\.rawValue) == [0, 1, 2, 4, 8])
        let attributes: [UIMenuElement.Attributes] = [.disabled, .destructive, .hidden]
        #expect(attributes.map(\.rawValue) == [1, 2, 4])
        let options: [UIMenu.Options] = [.displayInline, .destructive, .singleSelection]
        #expect(options.map { bit($0.rawValue) } == [0, 1, 5])
        let arrows: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        #expect(arrows.map { bit($0.rawValue) } == [0, 1, 2, 3])
        #expect(UIPopoverArrowDirection.any.rawValue == 15)
        #expect(UIPopoverArrowDirection.unknown.rawValue == .max)
    }

    @Test("options of animations")
    func animations() {
        let options: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
            .curveEaseIn, .curveEaseOut, .transitionFlipFromLeft, .transitionFlipFromRight,
        ]
        #expect(options.map { bit($0.rawValue) } == Array(0...8) + [16, 17, 20, 21])
        #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 0x3_0000)
        #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 0x50_0000)
        #expect(UIView.AnimationOptions.preferredFramesPerSecond60.rawValue == 0x300_0000)
        let keyframes: [UIView.KeyframeAnimationOptions] = [
            .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        ]
        #expect(keyframes.map { bit($0.rawValue) } == [1, 2, 3, 4])
        #expect(UIView.KeyframeAnimationOptions.calculationModeLinear.rawValue == 0)
        #expect(UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue == 0xC00)
    }

    @Test("edges, corners, directions and masks")
    func edges() {
        let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
        #expect(edges.map { bit($0.rawValue) } == [0, 1, 2, 3])
        let directional: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
        #expect(directional.map { bit($0.rawValue) } == [0, 1, 2, 3])
        #expect(UIRectEdge.all.rawValue == 15 && NSDirectionalRectEdge.all.rawValue == 15)
        let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        #expect(corners.map { bit($0.rawValue) } == [0, 1, 2, 3])
        #expect(UIRectCorner.allCorners.rawValue == .max)
        let masks: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(masks.map { bit($0.rawValue) } == [0, 1, 2, 3])
        #expect(CALayer().maskedCorners.rawValue == 15)
        let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        #expect(swipes.map { bit($0.rawValue) } == [0, 1, 2, 3])
        let flexible: [UIView.AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(flexible.map { bit($0.rawValue) } == [0, 1, 2, 3, 4, 5])
        let orientations: [UIInterfaceOrientationMask] = [
            .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .allButUpsideDown, .all,
        ]
        #expect(orientations.map(\.rawValue) == [2, 4, 8, 16, 24, 26, 30])
    }

    @Test("positions in lists, and options of formats")
    func positions() {
        let positions: [UICollectionView.ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]
        #expect(positions.map { bit($0.rawValue) } == [0, 1, 2, 3, 4, 5])
        let alignments: [NSLayoutConstraint.FormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
            .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
            .directionRightToLeft,
        ]
        #expect(alignments.map { bit($0.rawValue) } == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 16, 17])
        let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .none, .middle, .automatic]
        #expect(animations.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 100])
    }

    @Test("attributes and relations of constraints")
    func attributes() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...20))
        let relations: [NSLayoutConstraint.Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
    }

    @Test("traits of fonts and of accessibility, keys and text")
    func traits() {
        let fonts: [UIFontDescriptor.SymbolicTraits] = [
            .traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace, .traitTightLeading,
            .traitLooseLeading,
        ]
        #expect(fonts.map { bit($0.rawValue) } == [0, 1, 5, 6, 10, 15, 16])
        let accessibility: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .staticText, .notEnabled, .updatesFrequently, .adjustable, .header,
        ]
        #expect(accessibility.map { bit($0.rawValue) } == [0, 1, 2, 3, 6, 8, 9, 12, 16])
        let keys: [UIKeyModifierFlags] = [.alphaShift, .shift, .control, .alternate, .command]
        #expect(keys.map { bit($0.rawValue) } == [16, 17, 18, 19, 20])
        // The usage identifiers of USB's page for keyboards (HID Usage Tables, chapter 10).
        let usages: [UIKeyboardHIDUsage] = [
            .keyboardReturnOrEnter, .keyboardEscape, .keyboardTab, .keyboardSpacebar, .keyboardRightArrow,
            .keyboardLeftArrow, .keyboardDownArrow, .keyboardUpArrow,
        ]
        #expect(usages.map(\.rawValue) == [0x28, 0x29, 0x2B, 0x2C, 0x4F, 0x50, 0x51, 0x52])
        #expect([NSUnderlineStyle.single, .thick].map(\.rawValue) == [1, 2])
        let drawing: [NSStringDrawingOptions] = [
            .usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine,
        ]
        #expect(drawing.map { bit($0.rawValue) } == [0, 1, 5])
        let detectors: [UIDataDetectorTypes] = [.phoneNumber, .link, .address, .calendarEvent]
        #expect(detectors.map { bit($0.rawValue) } == [0, 1, 2, 3])
        #expect(UIDataDetectorTypes.all.rawValue == .max)
    }

    @Test("styles of controllers and bars")
    func styles() {
        let presentations: [UIModalPresentationStyle] = [
            .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
            .overCurrentContext, .popover,
        ]
        #expect(presentations.map(\.rawValue) == Array(-2...7))
        #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
        #expect([UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map(\.rawValue) == [0, 1, 101, 102])
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .search,
            .refresh, .trash, .close,
        ]
        #expect(items.map(\.rawValue) == Array(0...9) + [12, 13, 16, 24])
        #expect([UIBarButtonItem.Style.plain, .done].map(\.rawValue) == [0, 2])
        let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
        #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
        #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad, .mac].map(\.rawValue) == [-1, 0, 1, 5])
        let directions: [UITraitEnvironmentLayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
        #expect(directions.map(\.rawValue) == [-1, 0, 1])
        #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    }

    @Test("styles of controls and effects")
    func controls() {
        let buttons: [UIButton.ButtonType] = [
            .custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
        ]
        #expect(buttons.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
        let corners: [UIButton.Configuration.CornerStyle] = [.fixed, .dynamic, .small, .medium, .large, .capsule]
        #expect(corners.map(\.rawValue) == Array(-1...4))
        let symbols: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
        #expect(symbols.map(\.rawValue) == Array(-1...3))
        let effects: [UIBlurEffect.Style] = [
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
            .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
        ]
        #expect(effects.map(\.rawValue) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10])
        let keyboards: [UIKeyboardType] = [
            .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
            .decimalPad,
        ]
        #expect(keyboards.map(\.rawValue) == Array(0...8))
        #expect([UIReturnKeyType.default, .go, .next, .search, .send, .done].map(\.rawValue) == [0, 1, 4, 6, 7, 9])
        #expect([UIActivityIndicatorView.Style.medium, .large].map(\.rawValue) == [100, 101])
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }
}
