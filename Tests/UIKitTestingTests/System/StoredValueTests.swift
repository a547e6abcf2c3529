import Foundation
import Testing
import UIKit
import UIKitTesting

/// Objects that do nothing by themselves, but have to keep what an app stores in them.
@Suite("An app finds again what it stores in")
@MainActor
struct StoredValueTests {
    @Test("alerts, and in the items of bars")
    func bars() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .actionSheet)
        #expect(alert.title == "Title" && alert.message == "Message" && alert.preferredStyle == .actionSheet)
        #expect(alert.textFields == nil && alert.actions.isEmpty)
        var handled: [String?] = []
        for style in [UIAlertAction.Style.default, .cancel, .destructive] {
            alert.addAction(UIAlertAction(title: "\(style)", style: style) { handled.append($0.title) })
        }
        for action in alert.actions { action.handler?(action) }
        #expect(handled == ["default", "cancel", "destructive"])
        #expect(alert.actions.map(\.style) == [.default, .cancel, .destructive])
        alert.addTextField()
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.textFields?.map(\.placeholder) == [nil, "Name"])
        let (item, buttons) = (UINavigationItem(title: "Title"), (0..<4).map { _ in UIBarButtonItem() })
        #expect(item.title == "Title" && item.hidesSearchBarWhenScrolling && !item.hidesBackButton)
        item.setLeftBarButton(buttons[0], animated: false)
        item.setRightBarButton(buttons[1], animated: false)
        item.setLeftBarButtonItems([buttons[2]], animated: false)
        item.setRightBarButtonItems([buttons[3]], animated: false)
        item.setHidesBackButton(true, animated: false)
        #expect(item.leftBarButtonItem === buttons[0] && item.rightBarButtonItem === buttons[1])
        #expect(item.leftBarButtonItems == [buttons[2]] && item.rightBarButtonItems == [buttons[3]])
        #expect(item.hidesBackButton)
        let (view, action) = (UIView(), UIAction { _ in })
        #expect(UIBarButtonItem(customView: view).customView === view)
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).primaryAction === action)
        let made = UIBarButtonItem(title: "A", image: UIImage(), primaryAction: action)
        #expect(made.title == "A" && made.image != nil && made.primaryAction === action)
        #expect(UIBarButtonItem.flexibleSpace().isEnabled && made.accessibilityTraits == .button)
        let (toolbar, tabs) = (UIToolbar(), UITabBar())
        toolbar.setItems(buttons, animated: false)
        #expect(toolbar.items == buttons && toolbar.isTranslucent && tabs.isTranslucent)
        let tab = UITabBarItem(title: "A", image: nil, tag: 3)
        tabs.setItems([tab], animated: false)
        #expect(
            tabs.items == [tab] && tab.isEnabled && UITabBarItem(title: "A", image: nil, selectedImage: nil).tag == 0)
        #expect(tabs.subviews.compactMap { ($0 as? UILabel)?.text } == ["A"])
        let offset = UIOffset(horizontal: 3, vertical: 4)
        #expect(offset.horizontal == 3 && offset.vertical == 4)
        #expect(UIOffset() == UIOffset(horizontal: 0, vertical: 0) && UIOffset.zero == UIOffset())
    }

    @Test("menus, actions and shortcuts")
    func menus() {
        let (image, key) = (UIImage(), UIKey())
        let action = UIAction(title: "A", image: image) { _ in }
        let menu = UIMenu(title: "M", image: image, children: [action])
        #expect(menu.title == "M" && menu.image === image && menu.children == [action])
        #expect(action.title == "A" && action.image === image && action.sender == nil)
        let command = UIKeyCommand(
            title: "T", action: "save", input: "s", modifierFlags: [.command, .shift], discoverabilityTitle: "Save")
        #expect(command.title == "T" && command.action == "save" && command.input == "s")
        #expect(command.modifierFlags == [.command, .shift] && command.discoverabilityTitle == "Save")
        let short = UIKeyCommand(input: "x", modifierFlags: .control, action: "cut")
        #expect(short.title == "" && short.input == "x" && short.modifierFlags == .control && short.action == "cut")
        #expect(key.keyCode == .keyboardReturnOrEnter && key.modifierFlags == [] && key.characters == "")
        let context = UIContextMenuConfiguration(
            identifier: "id" as NSString, previewProvider: { UIAlertController() }, actionProvider: { _ in menu })
        #expect(context.identifier as? NSString == "id" && context.previewProvider?() is UIAlertController)
        #expect(context.actionProvider?([]) === menu)
        var rows: [String] = []
        let row = UITableViewRowAction(style: .normal, title: "R") { _, _ in rows.append("row") }
        let swipe = UIContextualAction(style: .destructive, title: "S") { _, _, done in done(true) }
        #expect(row.style == .normal && row.title == "R" && swipe.style == .destructive && swipe.title == "S")
        swipe.handler(swipe, UIView()) { rows.append("\($0)") }
        #expect(rows == ["true"] && UITableViewRowAction.Style.destructive == .default)
        let swipes = UISwipeActionsConfiguration(actions: [swipe])
        #expect(swipes.actions == [swipe] && swipes.performsFirstActionWithFullSwipe)
        let preview = UITargetedPreview(view: UIView())
        #expect(preview.parameters.visiblePath == nil && preview.view.superview == nil)
    }

    @Test("nibs, storyboards and segues, from which nothing is loaded")
    func storyboards() {
        #expect(UINib(nibName: "A", bundle: nil).instantiate(withOwner: nil).isEmpty)
        let board = UIStoryboard(name: "Main", bundle: nil)
        #expect(board.instantiateInitialViewController() == nil)
        let made = board.instantiateInitialViewController { _ in UIAlertController() }
        #expect(made != nil)
        #expect(type(of: board.instantiateViewController(withIdentifier: "a")) == UIViewController.self)
        let table: UITableViewController = board.instantiateViewController(identifier: "t")
        #expect(table.tableView.style == .plain)
        let grouped = board.instantiateViewController(identifier: "t") { _ in UITableViewController(style: .grouped) }
        #expect(grouped.tableView.style == .grouped)
        let (source, destination) = (UIViewController(), UIViewController())
        var count = 0
        let segue = UIStoryboardSegue(identifier: "s", source: source, destination: destination) { count += 1 }
        segue.perform()
        UIStoryboardSegue(identifier: nil, source: source, destination: destination).perform()
        #expect(count == 1 && segue.identifier == "s" && segue.source === source && segue.destination === destination)
    }

    @Test("animations of layers and in animators of behaviors")
    func animations() {
        let basic = CABasicAnimation(keyPath: "opacity")
        #expect(basic.keyPath == "opacity" && !basic.isAdditive && !basic.isCumulative && !basic.autoreverses)
        #expect(basic.isRemovedOnCompletion && basic.fillMode == .removed)
        #expect(CATransition().type == .fade && CAKeyframeAnimation().calculationMode == .linear)
        #expect(CATransaction.animationDuration() == 0.25)
        let (animator, behavior) = (UIDynamicAnimator(referenceView: UIView()), UIDynamicBehavior())
        let attachment = UIAttachmentBehavior(
            item: UIView(), offsetFromCenter: .zero, attachedToAnchor: CGPoint(x: 3, y: 4))
        #expect(attachment.anchorPoint == CGPoint(x: 3, y: 4))
        #expect([attachment.length, attachment.damping, attachment.frequency] == [0, 0, 0])
        animator.addBehavior(behavior)
        animator.addBehavior(attachment)
        #expect(animator.behaviors == [behavior, attachment] && behavior.dynamicAnimator === animator)
        animator.removeBehavior(behavior)
        #expect(animator.behaviors == [attachment] && !animator.isRunning)
        animator.removeAllBehaviors()
        #expect(animator.behaviors.isEmpty)
        let transition = UIPercentDrivenInteractiveTransition()
        #expect(transition.percentComplete == 0 && transition.completionSpeed == 1 && transition.wantsInteractiveStart)
        transition.update(0.5)
        #expect(transition.percentComplete == 0.5 && transition.completionCurve == .easeInOut)
    }

    @Test("views: interactions, effects, and elements of accessibility")
    func views() {
        final class Interaction: UIInteraction {
            weak var view: UIView?
            var calls: [String] = []
            func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will enter") }
            func didMove(to view: UIView?) {
                self.view = view
                calls.append(view == nil ? "left" : "entered")
            }
        }
        let (view, interaction) = (UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6)), Interaction())
        view.addInteraction(interaction)
        #expect(view.interactions.count == 1 && interaction.view === view)
        view.removeInteraction(interaction)
        #expect(view.interactions.isEmpty && interaction.view == nil)
        #expect(interaction.calls == ["will enter", "entered", "will leave", "left"])
        let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongVerticalAxis)
        #expect(tilt.keyPath == "center.x" && tilt.type == .tiltAlongVerticalAxis)
        view.addMotionEffect(tilt)
        #expect(view.motionEffects == [tilt])
        view.removeMotionEffect(tilt)
        #expect(view.motionEffects.isEmpty)
        #expect(view.snapshotView(afterScreenUpdates: true)?.frame == view.bounds)
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        let elements = (0..<2).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        view.accessibilityElements = elements
        #expect(view.accessibilityElementCount() == 2 && view.accessibilityElement(at: 1) as? NSObject === elements[1])
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(elements.map { view.index(ofAccessibilityElement: $0) } == [0, 1])
        #expect(elements[0].isAccessibilityElement && elements[0].accessibilityContainer === view)
        #expect(elements[0].accessibilityTraits == [] && elements[0].accessibilityFrame == .zero)
        #expect(!view.isAccessibilityElement && view.accessibilityRespondsToUserInteraction)
        #expect(
            !view.accessibilityActivate() && !view.accessibilityPerformEscape() && !UIView.requiresConstraintBasedLayout
        )
        let silent = UIAccessibilityCustomAction(name: "A", target: UIView(), selector: "none")
        #expect(silent.actionHandler?(silent) == false)
        let (first, second) = (UIImage(), UIImage())
        let picture = UIImageView(image: first, highlightedImage: second)
        #expect(picture.image === first && picture.highlightedImage === second)
        let modes: [(UIView.ContentMode, ImageContentMode)] = [
            (.scaleAspectFit, .scaleAspectFit), (.scaleAspectFill, .scaleAspectFill), (.center, .center),
            (.topLeft, .center), (.redraw, .scaleToFill), (.bottom, .center), (.scaleToFill, .scaleToFill),
        ]
        for (mode, shown) in modes {
            picture.contentMode = mode
            #expect((picture.layoutView as? ImageView)?.contentMode == shown)
        }
    }

    @Test("pasteboards, activities and objects attached to a view")
    func others() throws {
        let board = UIPasteboard()
        #expect(!board.hasStrings && !board.hasURLs && !board.hasImages)
        (board.string, board.url, board.image) = ("a", URL(fileURLWithPath: "/"), UIImage())
        #expect(board.hasStrings && board.hasURLs && board.hasImages && UIPasteboard.general === UIPasteboard.general)
        let sharing = UIActivityViewController(activityItems: ["a", 2], applicationActivities: nil)
        #expect(sharing.activityItems.count == 2)
        #expect(UIActivity().activityTitle == nil && !UIActivity().canPerform(withActivityItems: []))
        let (view, other) = (UIView(), UIView())
        var (first, second): (UInt8, UInt8) = (0, 0)
        unsafe withUnsafePointer(to: &first) { first in
            unsafe withUnsafePointer(to: &second) { second in
                unsafe objc_setAssociatedObject(view, first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                unsafe objc_setAssociatedObject(view, second, "b", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                #expect(unsafe objc_getAssociatedObject(view, first) as? String == "a")
                #expect(unsafe objc_getAssociatedObject(view, second) as? String == "b")
                #expect(unsafe objc_getAssociatedObject(other, first) == nil)
                unsafe objc_setAssociatedObject(view, first, nil, .OBJC_ASSOCIATION_ASSIGN)
                #expect(unsafe objc_getAssociatedObject(view, first) == nil)
                objc_removeAssociatedObjects(view)
                #expect(unsafe objc_getAssociatedObject(view, second) == nil)
            }
        }
        let policies: [objc_AssociationPolicy] = [
            .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC, .OBJC_ASSOCIATION_COPY_NONATOMIC,
            .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_COPY,
        ]
        // As in the header `runtime.h` of the Objective-C runtime.
        #expect(policies.map(\.rawValue) == [0, 1, 3, 0o1401, 0o1403])
        #expect(objc_sync_enter(view) == 0 && objc_sync_enter(view) == 0)
        #expect(objc_sync_exit(view) == 0 && objc_sync_exit(view) == 0)
        #expect(class_getInstanceMethod(UIView.self, "a") == nil && class_getClassMethod(UIView.self, "a") == nil)
        let attachment = NSTextAttachment(image: UIImage())
        #expect(attachment.image != nil && NSAttributedString(attachment: attachment).string == "\u{FFFC}")
        let values = [NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSValue(cgSize: CGSize(width: 3, height: 4))]
        #expect(values[0].cgPointValue == CGPoint(x: 1, y: 2) && values[1].cgSizeValue == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgPoint(for: "{1, 2}") == CGPoint(x: 1, y: 2))
        #expect(NSCoder.cgSize(for: "{3, 4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let (row, item) = (IndexPath(row: 4, section: 3), IndexPath(item: 4, section: 3))
        #expect(row == item && row.section == 3 && row.row == 4 && row.item == 4 && Array(row) == [3, 4])
        #expect(NSSelectorFromString("a") == "a" && NSStringFromSelector("a") == "a")
        #expect(Set([Selector("a"), "a", "b"]).count == 2)
    }
}
