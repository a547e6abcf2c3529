import Foundation
import Testing
import UIKit
import UIKitTesting

/// Whether a property returns each of the values that are set.
@MainActor
private func keeps<Object: AnyObject, Value: Equatable>(
    _ object: Object, _ property: ReferenceWritableKeyPath<Object, Value>, _ values: [Value]
) -> Bool {
    values.allSatisfy { value in
        object[keyPath: property] = value
        return object[keyPath: property] == value
    }
}

/// Many properties are those of the views of the layout, which they set and read.
@Suite("What is set is kept by")
@MainActor
struct KeptValueTests {
    @Test("views")
    func views() {
        let view = UIView()
        #expect(keeps(view, \.isHidden, [true, false]) && keeps(view, \.clipsToBounds, [true, false]))
        #expect(keeps(view, \.translatesAutoresizingMaskIntoConstraints, [false, true]))
        #expect(keeps(view, \.alpha, [0.25, 1, 0]))
        #expect(keeps(view, \.frame, [CGRect(x: 1, y: 2, width: 3, height: 4), .zero]))
        #expect(keeps(view, \.bounds, [CGRect(x: 5, y: 6, width: 7, height: 8), .zero]))
        #expect(keeps(view, \.center, [CGPoint(x: 3, y: 4), .zero]))
        #expect(keeps(view, \.backgroundColor, [.red, nil, .blue]) && keeps(view, \.tintColor, [.red, .green]))
        #expect(view.layoutView.backgroundColor == UIColor.blue.color)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(keeps(view, \.layoutMargins, [insets, .zero]))
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(keeps(view, \.directionalLayoutMargins, [directional, .zero]))
        #expect(keeps(view, \.insetsLayoutMarginsFromSafeArea, [false, true]))
        #expect(keeps(view, \.preservesSuperviewLayoutMargins, [true, false]))
        #expect(keeps(view, \.accessibilityIdentifier, ["name", nil]))
        let attributes: [UISemanticContentAttribute] = [
            .playback, .spatial, .forceLeftToRight, .forceRightToLeft, .unspecified,
        ]
        #expect(keeps(view, \.semanticContentAttribute, attributes))
        #expect(keeps(view, \.autoresizingMask, (0..<64).map { UIView.AutoresizingMask(rawValue: $0) }))
        #expect(view.layoutView.autoresizingMask.rawValue == 63)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(axis == .vertical ? .defaultHigh : .required, for: axis)
            view.setContentCompressionResistancePriority(axis == .vertical ? .fittingSizeLevel : .defaultLow, for: axis)
        }
        #expect(view.contentHuggingPriority(for: .horizontal) == .required)
        #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .fittingSizeLevel)
    }

    @Test("layers, with and without a view")
    func layers() {
        for layer in [CALayer(), UIView().layer] {
            #expect(keeps(layer, \.frame, [CGRect(x: 1, y: 2, width: 3, height: 4), .zero]))
            #expect(keeps(layer, \.cornerRadius, [3, 0]) && keeps(layer, \.anchorPoint, [.zero, CGPoint(x: 1, y: 0)]))
            #expect(keeps(layer, \.position, [CGPoint(x: 3, y: 4), .zero]))
            #expect(keeps(layer, \.transform, [CATransform3DMakeScale(2, 3, 1), CATransform3DIdentity]))
            #expect(keeps(layer, \.maskedCorners, [[.layerMaxXMinYCorner], []]))
            #expect(keeps(layer, \.shadowOpacity, [0.5, 0]) && keeps(layer, \.shadowRadius, [4, 0]))
            #expect(keeps(layer, \.shadowOffset, [CGSize(width: 1, height: 2), .zero]))
            #expect(keeps(layer, \.shadowColor, [UIColor.red.cgColor, UIColor.blue.cgColor]))
        }
        let (view, free) = (UIView(), CALayer())
        let layer = view.layer
        #expect(keeps(layer, \.zPosition, [3, -2]) && keeps(layer, \.borderWidth, [3, 0]))
        #expect(keeps(layer, \.masksToBounds, [true, false]) && keeps(layer, \.opacity, [0.5, 1]))
        #expect(keeps(layer, \.borderColor, [UIColor.red.cgColor, UIColor.blue.cgColor]))
        #expect(keeps(layer, \.backgroundColor, [UIColor.red.cgColor, nil]))
        #expect(layer === view.layer && view.layoutView.zPosition == -2)
        #expect([free.zPosition, free.borderWidth, free.cornerRadius] == [0, 0, 0] && free.opacity == 1)
        #expect(!free.masksToBounds && free.frame == .zero && free.bounds == .zero && free.position == .zero)
        #expect(free.anchorPoint == CGPoint(x: 0.5, y: 0.5) && free.shadowRadius == 3 && free.shadowOpacity == 0)
        #expect(free.shadowOffset == CGSize(width: 0, height: -3) && free.shadowColor == UIColor.black.cgColor)
        #expect(free.presentation() === free)
    }

    @Test("labels")
    func labels() throws {
        let label = UILabel()
        let shown = try #require(label.layoutView as? Label)
        #expect(label.text == nil && label.numberOfLines == 1 && label.font.pointSize == 17)
        #expect(label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
        #expect(label.minimumScaleFactor == 0 && label.preferredMaxLayoutWidth == 0)
        #expect(!label.adjustsFontSizeToFitWidth && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(keeps(label, \.text, ["text", nil, ""]) && keeps(label, \.numberOfLines, [0, 3]))
        #expect(keeps(label, \.font, [.boldSystemFont(ofSize: 20)]) && keeps(label, \.textColor, [.red]))
        #expect(keeps(label, \.preferredMaxLayoutWidth, [50, 0]) && keeps(label, \.minimumScaleFactor, [0.5]))
        #expect(keeps(label, \.adjustsFontSizeToFitWidth, [true, false]))
        let alignments: [(NSTextAlignment, TextAlignment)] = [
            (.left, .left), (.center, .center), (.right, .right), (.justified, .justified), (.natural, .natural),
        ]
        for (alignment, expected) in alignments {
            #expect(keeps(label, \.textAlignment, [alignment]) && shown.textAlignment == expected)
        }
        shown.textAlignment = .trailing
        #expect(label.textAlignment == .right)
        shown.textAlignment = .balanced
        #expect(label.textAlignment == .natural)
        let modes: [(NSLineBreakMode, LineBreakMode)] = [
            (.byWordWrapping, .byWordWrapping), (.byCharWrapping, .byCharWrapping), (.byClipping, .byClipping),
            (.byTruncatingHead, .byTruncatingHead), (.byTruncatingTail, .byTruncatingTail),
            (.byTruncatingMiddle, .byTruncatingMiddle),
        ]
        for (mode, expected) in modes {
            #expect(keeps(label, \.lineBreakMode, [mode]) && shown.lineBreakMode == expected)
        }
        label.font = nil
        label.textColor = nil
        #expect(label.font.pointSize == 17 && label.textColor == .black)
    }

    @Test("text fields and text views")
    func texts() {
        let (field, view) = (UITextField(), UITextView())
        #expect(field.text == "" && view.text == "" && !field.hasText && !view.hasText)
        #expect(keeps(field, \.text, ["text", nil, "ab"]) && keeps(view, \.text, ["text", "", "ab"]))
        field.insertText("cd")
        view.insertText("cd")
        #expect(field.text == "abcd" && view.text == "abcd" && field.hasText && view.hasText)
        field.deleteBackward()
        view.deleteBackward()
        #expect(field.text == "abc" && view.text == "abc")
        #expect(keeps(field, \.placeholder, ["a", nil, "b"]) && keeps(field, \.font, [.systemFont(ofSize: 20)]))
        #expect(keeps(view, \.font, [.systemFont(ofSize: 20)]) && keeps(field, \.textColor, [.red]))
        #expect(keeps(view, \.textColor, [.red]))
        let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
        #expect(keeps(field, \.textAlignment, alignments) && keeps(view, \.textAlignment, alignments))
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(keeps(view, \.textContainerInset, [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)]))
        #expect(keeps(view, \.isScrollEnabled, [false, true]))
        #expect(field.canBecomeFirstResponder && view.canBecomeFirstResponder)
        view.isEditable = false
        #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
        (field.font, field.textColor, view.font, view.textColor) = (nil, nil, nil, nil)
        #expect(field.font?.pointSize == 17 && field.textColor == .black)
        #expect(view.font?.pointSize == 17 && view.textColor == .black)
        let bar = UISearchBar()
        #expect(keeps(bar, \.text, ["a", nil, "b"]) && keeps(bar, \.placeholder, ["a", "b"]))
        bar.setShowsCancelButton(true, animated: false)
        #expect(bar.showsCancelButton && bar.isTranslucent && bar.enablesReturnKeyAutomatically)
    }

    @Test("stacks and scroll views")
    func containers() throws {
        let (stack, item) = (UIStackView(), UIView())
        let shown = try #require(stack.layoutView as? StackView)
        #expect(keeps(stack, \.axis, [.vertical, .horizontal]) && keeps(stack, \.spacing, [3, 0]))
        let distributions: [UIStackView.Distribution] = [
            .fillEqually, .fillProportionally, .equalSpacing, .equalCentering, .fill,
        ]
        #expect(keeps(stack, \.distribution, distributions))
        let alignments: [(UIStackView.Alignment, StackView.Alignment)] = [
            (.leading, .leading), (.firstBaseline, .firstBaseline), (.center, .center), (.trailing, .trailing),
            (.lastBaseline, .lastBaseline), (.fill, .fill), (.top, .leading), (.bottom, .trailing),
        ]
        for (alignment, expected) in alignments {
            #expect(keeps(stack, \.alignment, [alignment]) && shown.alignment == expected)
        }
        #expect(keeps(stack, \.isLayoutMarginsRelativeArrangement, [true, false]))
        #expect(keeps(stack, \.isBaselineRelativeArrangement, [true, false]))
        stack.addArrangedSubview(item)
        #expect(stack.customSpacing(after: item) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(11, after: item)
        #expect(stack.customSpacing(after: item) == 11 && !item.translatesAutoresizingMaskIntoConstraints)
        let others = [UIView(), UIView()]
        stack.insertArrangedSubview(others[0], at: 0)
        stack.insertArrangedSubview(others[1], at: 1)
        #expect(stack.arrangedSubviews == [others[0], others[1], item])
        stack.removeArrangedSubview(others[1])
        #expect(stack.arrangedSubviews == [others[0], item] && others[1].superview === stack)
        let scroll = UIScrollView()
        #expect(keeps(scroll, \.contentSize, [CGSize(width: 5, height: 6), .zero]))
        #expect(keeps(scroll, \.contentOffset, [CGPoint(x: 5, y: 6), .zero]))
        #expect(keeps(scroll, \.contentInset, [UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), .zero]))
        #expect(keeps(scroll, \.contentInsetAdjustmentBehavior, [.scrollableAxes, .never, .always, .automatic]))
        #expect(keeps(scroll, \.showsHorizontalScrollIndicator, [false, true]))
        #expect(keeps(scroll, \.showsVerticalScrollIndicator, [false, true]))
        scroll.setContentOffset(CGPoint(x: 7, y: 8), animated: true)
        #expect(scroll.contentOffset == CGPoint(x: 7, y: 8) && scroll.bounds.origin == scroll.contentOffset)
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.zoomScale == 2 && scroll.contentLayoutGuide === scroll.contentLayoutGuide)
        #expect(scroll.contentLayoutGuide !== scroll.frameLayoutGuide)
    }

    @Test("constraints, guides and attributes of collections")
    func others() {
        let view = UIView()
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        #expect(constraint.identifier == nil && constraint.priority == .required && constraint.multiplier == 1)
        #expect(keeps(constraint, \.constant, [7, 0]) && keeps(constraint, \.identifier, ["a", nil]))
        #expect(
            keeps(constraint, \.priority, [.defaultLow, .required]) && keeps(constraint, \.isActive, [true, false]))
        let guide = UILayoutGuide()
        #expect(keeps(guide, \.identifier, ["a", "b"]) && guide.owningView == nil && guide.layoutFrame == .zero)
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "card", with: IndexPath(item: 2, section: 1))
        #expect(attributes.representedElementCategory == .decorationView && attributes.representedElementKind == "card")
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
        attributes.center = CGPoint(x: 100, y: 200)
        #expect(attributes.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
        attributes.size = CGSize(width: 1, height: 2)
        #expect(attributes.frame == CGRect(x: 85, y: 180, width: 1, height: 2))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 1, height: 2))
        #expect(keeps(attributes, \.transform3D, [CATransform3DMakeScale(2, 3, 1)]))
        #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
        (attributes.alpha, attributes.isHidden, attributes.zIndex) = (0.5, true, 4)
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy?.indexPath == IndexPath(item: 2, section: 1) && copy?.representedElementKind == "card")
        #expect(copy?.representedElementCategory == .decorationView && copy?.frame == attributes.frame)
        #expect(copy?.alpha == 0.5 && copy?.isHidden == true && copy?.zIndex == 4)
        #expect(copy?.transform == attributes.transform)
        let cell = UICollectionViewLayoutAttributes()
        #expect(cell.indexPath == IndexPath(item: 0, section: 0) && cell.representedElementCategory == .cell)
    }
}
