import Foundation
import Testing
import UIKit
import UIKitTesting

/// An object that conforms to the protocols of delegates and data sources and implements only what they require.
@MainActor
private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
    UIGestureRecognizerDelegate, UIAdaptivePresentationControllerDelegate, UISplitViewControllerDelegate,
    UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UIPickerViewDelegate, UIPickerViewDataSource, UIViewControllerTransitioningDelegate, UIInputViewAudioFeedback
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 + component }
}

/// The answers are those that UIKit's documentation gives for methods that a delegate does not implement.
@Suite("A delegate that implements no optional method")
@MainActor
struct DefaultAnswerTests {
    private let silent = Silent()
    private let range = NSRange(location: 0, length: 0)

    @Test("lets fields, text views and search bars be edited")
    func editing() {
        let (field, view) = (UITextField(), UITextView())
        #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldEndEditing(field))
        #expect(silent.textFieldShouldReturn(field) && silent.textFieldShouldClear(field))
        #expect(silent.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
        #expect(silent.textViewShouldBeginEditing(view) && silent.textViewShouldEndEditing(view))
        #expect(silent.textView(view, shouldChangeTextIn: range, replacementText: ""))
        let link = URL(fileURLWithPath: "/")
        #expect(
            silent.textView(view, shouldInteractWith: link, in: range, interaction: .invokeDefaultAction))
        #expect(silent.searchBarShouldBeginEditing(UISearchBar()) && !silent.enableInputClicksWhenVisible)
    }

    @Test("lets gestures begin, one at a time, and views scroll to the top")
    func gestures() {
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        #expect(silent.gestureRecognizerShouldBegin(tap) && silent.gestureRecognizer(tap, shouldReceive: UITouch()))
        #expect(!silent.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: pan))
        #expect(silent.scrollViewShouldScrollToTop(UIScrollView()))
        let scroll = UIScrollView()
        #expect(scroll.touchesShouldCancel(in: UIView()) && scroll.touchesShouldBegin([], with: nil, in: UIView()))
        #expect(UIView().gestureRecognizerShouldBegin(tap))
        #expect(tap.location(in: nil) == .zero && tap.numberOfTouches == 0)
        #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
        let control = UIControl()
        #expect(control.beginTracking(UITouch(), with: nil) && control.continueTracking(UITouch(), with: nil))
        #expect(!control.isTracking && !control.isTouchInside)
    }

    @Test("leaves presentations and split views as they are")
    func presentations() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .formSheet
        let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
        #expect(silent.presentationControllerShouldDismiss(presentation))
        #expect(silent.adaptivePresentationStyle(for: presentation) == .formSheet)
        #expect(silent.adaptivePresentationStyle(for: presentation, traitCollection: .current) == .formSheet)
        let split = UISplitViewController(style: .doubleColumn)
        #expect(silent.splitViewController(split, collapseSecondary: controller, onto: controller))
        for column in [UISplitViewController.Column.primary, .secondary] {
            #expect(
                silent.splitViewController(split, topColumnForCollapsingToProposedTopColumn: column) == column)
        }
        let source = UIViewController()
        #expect(
            silent.presentationController(forPresented: controller, presenting: nil, source: source) == nil)
        #expect(silent.animationController(forPresented: controller, presenting: source, source: source) == nil)
        #expect(silent.animationController(forDismissed: controller) == nil)
    }

    @Test("leaves lists with one section, and with the heights and sizes that they have themselves")
    func lists() {
        let (table, path) = (UITableView(), IndexPath(row: 0, section: 0))
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (31, 32, 33)
        table.estimatedRowHeight = 34
        #expect(silent.numberOfSections(in: table) == 1)
        let table30 = [
            silent.tableView(table, heightForRowAt: path), silent.tableView(table, heightForHeaderInSection: 0),
            silent.tableView(table, heightForFooterInSection: 0),
            silent.tableView(table, estimatedHeightForRowAt: path),
        ]
        #expect(table30 == [31, 32, 33, 34])
        #expect(silent.tableView(table, titleForHeaderInSection: 0) == nil)
        #expect(silent.tableView(table, titleForFooterInSection: 0) == nil)
        #expect(silent.tableView(table, viewForHeaderInSection: 0) == nil)
        #expect(silent.tableView(table, viewForFooterInSection: 0) == nil)
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (5, 6)
        layout.headerReferenceSize = CGSize(width: 7, height: 8)
        layout.footerReferenceSize = CGSize(width: 9, height: 10)
        let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
        #expect(silent.numberOfSections(in: list) == 1)
        #expect(silent.collectionView(list, layout: layout, insetForSectionAt: 0) == layout.sectionInset)
        #expect(silent.collectionView(list, layout: layout, minimumLineSpacingForSectionAt: 0) == 5)
        #expect(silent.collectionView(list, layout: layout, minimumInteritemSpacingForSectionAt: 0) == 6)
        #expect(silent.collectionView(list, layout: layout, referenceSizeForHeaderInSection: 0).width == 7)
        #expect(silent.collectionView(list, layout: layout, referenceSizeForFooterInSection: 0).height == 10)
        let other = UICollectionViewLayout()
        #expect(silent.collectionView(list, layout: other, minimumLineSpacingForSectionAt: 0) == 0)
        #expect(silent.collectionView(list, layout: other, minimumInteritemSpacingForSectionAt: 0) == 0)
        // A list whose delegate decides nothing looks like one without a delegate.
        let lists = [false, true].map { hasDelegate -> [CGRect] in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 70, height: 30)
            layout.sectionInset.left = 11
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
            list.dataSource = silent
            list.delegate = hasDelegate ? silent : nil
            list.layoutIfNeeded()
            return list.visibleCells.map(\.frame)
        }
        #expect(lists[0] == lists[1] && lists[0][0] == CGRect(x: 11, y: 0, width: 70, height: 30))
    }

    @Test("leaves the rows of a picker without titles, and the first one selected")
    func pickers() {
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
        (picker.dataSource, picker.delegate) = (silent, silent)
        #expect(picker.numberOfComponents == 2)
        #expect((0..<2).map { picker.numberOfRows(inComponent: $0) } == [5, 6])
        #expect(silent.pickerView(picker, titleForRow: 0, forComponent: 0) == nil)
        #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [0, 0])
        picker.selectRow(4, inComponent: 1, animated: false)
        #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [0, 4])
    }

    @Test("belongs to controllers whose own answers are those that are documented")
    func controllers() {
        let (table, path) = (UITableViewController(style: .plain), IndexPath(row: 0, section: 0))
        (table.tableView.rowHeight, table.tableView.sectionHeaderHeight) = (31, 32)
        (table.tableView.sectionFooterHeight, table.tableView.estimatedRowHeight) = (33, 34)
        let view: UITableView = table.tableView
        let heights = [
            table.tableView(view, heightForRowAt: path), table.tableView(view, heightForHeaderInSection: 0),
            table.tableView(view, heightForFooterInSection: 0), table.tableView(view, estimatedHeightForRowAt: path),
        ]
        #expect(heights == [31, 32, 33, 34] && table.clearsSelectionOnViewWillAppear)
        #expect(table.numberOfSections(in: view) == 1 && table.tableView(view, numberOfRowsInSection: 0) == 0)
        #expect(table.tableView(view, willSelectRowAt: path) == path)
        #expect(table.tableView(view, shouldHighlightRowAt: path) && table.tableView(view, canEditRowAt: path))
        #expect(!table.tableView(view, canMoveRowAt: path))
        #expect(table.tableView(view, shouldIndentWhileEditingRowAt: path))
        #expect(table.tableView(view, editingStyleForRowAt: path) == .delete)
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(grid.numberOfSections(in: grid.collectionView) == 1)
        #expect(grid.collectionView(grid.collectionView, numberOfItemsInSection: 0) == 0)
        let controller = UIViewController()
        #expect(controller.shouldAutorotate && controller.shouldPerformSegue(withIdentifier: "", sender: nil))
        #expect(!controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(controller.preferredStatusBarStyle == .default && controller.preferredStatusBarUpdateAnimation == .fade)
        #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
        #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
        let parent = CGSize(width: 5, height: 6)
        #expect(
            controller.size(forChildContentContainer: UIViewController(), withParentContainerSize: parent) == parent)
        let presentation = UIPresentationController(presentedViewController: controller, presenting: nil)
        #expect(presentation.size(forChildContentContainer: controller, withParentContainerSize: parent) == parent)
        let layout = UICollectionViewLayout()
        #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
        #expect(
            layout.targetContentOffset(
                forProposedContentOffset: CGPoint(x: 3, y: 4), withScrollingVelocity: CGPoint(x: 1, y: 1))
                == CGPoint(x: 3, y: 4))
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
        let attributes = UICollectionViewLayoutAttributes()
        #expect(
            !layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
        let context = UICollectionViewFlowLayoutInvalidationContext()
        #expect(context.invalidateEverything && context.invalidateFlowLayoutDelegateMetrics)
        #expect(context.invalidateFlowLayoutAttributes && context.contentOffsetAdjustment == .zero)
    }
}
