import Foundation
import Testing
import UIKit

/// The expected values are the defaults that Apple's documentation gives for each property.
@Suite("The initial values of UIKit's properties are those of Apple's documentation:")
@MainActor
struct DefaultTests {
    @Test("gestures")
    func gestures() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIRotationGestureRecognizer().rotation == 0 && UIPinchGestureRecognizer().scale == 1)
    }

    @Test("layers")
    func layers() {
        let layer = CALayer()
        #expect([layer.contentsScale, layer.rasterizationScale] == [1, 1])
        #expect(layer.speed == 1 && layer.timeOffset == 0 && layer.beginTime == 0)
        let shape = CAShapeLayer()
        #expect([shape.lineWidth, shape.lineDashPhase, shape.strokeStart, shape.strokeEnd] == [1, 0, 0, 1])
        #expect(CATextLayer().fontSize == 36)
        #expect(UIBezierPath().lineWidth == 1)
    }

    @Test("animations")
    func animations() {
        let spring = CASpringAnimation()
        #expect([spring.mass, spring.stiffness, spring.damping, spring.initialVelocity] == [1, 100, 10, 0])
        #expect([spring.duration, spring.beginTime, spring.repeatDuration, spring.timeOffset] == [0, 0, 0, 0])
        #expect(spring.repeatCount == 0 && spring.speed == 1)
        let item = UIDynamicItemBehavior(items: [])
        #expect([item.resistance, item.elasticity, item.friction, item.density] == [0, 0, 0, 1])
        #expect(item.allowsRotation)
        let image = UIImageView()
        #expect(image.animationDuration == 0 && image.animationRepeatCount == 0)
    }

    @Test("lists")
    func lists() {
        let cell = UITableViewCell()
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10)
        let flow = UICollectionViewFlowLayout()
        #expect([flow.minimumLineSpacing, flow.minimumInteritemSpacing] == [10, 10])
        #expect(flow.itemSize == CGSize(width: 50, height: 50) && flow.sectionInset == .zero)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(attributes.alpha == 1 && attributes.zIndex == 0 && !attributes.isHidden)
        let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        #expect(badge.zIndex == 1)
        #expect(NSCollectionLayoutDecorationItem.background(elementKind: "card").zIndex == 0)
        #expect(UICollectionViewCompositionalLayoutConfiguration().interSectionSpacing == 0)
        let content = UIListContentConfiguration.cell()
        #expect(content.textProperties.numberOfLines == 0 && content.imageProperties.cornerRadius == 0)
        #expect(content.secondaryTextProperties.numberOfLines == 0)
    }

    @Test("controls")
    func controls() {
        let stepper = UIStepper()
        #expect([stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [0, 0, 100, 1])
        #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
        let slider = UISlider()
        #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
        #expect(UIDatePicker().minuteInterval == 1 && UIDatePicker().countDownDuration == 0)
        #expect(UITextField().minimumFontSize == 0)
        #expect(UITextView().textContainer.lineFragmentPadding == 5)
        #expect(UITextView().textContainer.maximumNumberOfLines == 0)
        #expect(UISegmentedControl.noSegment == -1)
        let scroll = UIScrollView()
        #expect([scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.zoomScale] == [1, 1, 1])
        #expect(UIView().tag == 0 && UIBarButtonItem().tag == 0 && UIBarButtonItem().width == 0)
    }

    /// The insets at each size, and the distance of 1 between title and subtitle, were measured on iOS 15 and later.
    @Test("configurations of buttons")
    func configurations() {
        var configuration = UIButton.Configuration.filled()
        #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
        #expect(configuration.imagePlacement == .leading && configuration.cornerStyle == .dynamic)
        func insets(_ size: UIButton.Configuration.Size) -> [CGFloat] {
            configuration.buttonSize = size
            let insets = configuration.contentInsets
            return [insets.top, insets.leading, insets.bottom, insets.trailing]
        }
        #expect(insets(.mini) == [5, 10, 5, 10] && insets(.small) == [5, 10, 5, 10])
        #expect(insets(.medium) == [7, 12, 7, 12] && insets(.large) == [15, 20, 15, 20])
        configuration.contentInsets = .zero
        #expect(insets(.large) == [0, 0, 0, 0])
        configuration.setDefaultContentInsets()
        #expect(insets(.large) == [15, 20, 15, 20])
        #expect(UIBackgroundConfiguration().strokeWidth == 0)
    }

    @Test("paragraphs and drawn texts")
    func paragraphs() {
        let style = NSMutableParagraphStyle()
        let lengths = [
            style.headIndent, style.firstLineHeadIndent, style.tailIndent, style.paragraphSpacing,
            style.paragraphSpacingBefore, style.lineSpacing, style.lineHeightMultiple, style.minimumLineHeight,
            style.maximumLineHeight, CGFloat(style.hyphenationFactor),
        ]
        #expect(lengths.allSatisfy { $0 == 0 })
        #expect(style.lineBreakMode == .byWordWrapping && style.alignment == .natural)
        #expect(NSStringDrawingContext().minimumScaleFactor == 0)
        #expect(NSShadow().shadowBlurRadius == 0)
        #expect(NSTextAttachment.character == 0xFFFC)
    }
}
