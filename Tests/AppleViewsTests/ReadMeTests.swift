#if canImport(UIKit)
    import QuickAnchorsUIKit
    import Testing
    import UIKit

    /// The examples in the README of the original shorthand for UIKit.
    @Suite("The README of the original")
    @MainActor
    struct ReadMeTests {
        let blueView: UIView = {
            let v = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            v.backgroundColor = .blue
            return v
        }()
        let redView: UIView = {
            let v = UIView()
            v.translatesAutoresizingMaskIntoConstraints = false
            v.backgroundColor = .red
            return v
        }()
        let greenView = UIView()
        let yellowView = UIView()

        @Test("Three boxes are where its picture shows them")
        func threeBoxes() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let blueView = UIView()
            view.quickAdd(redView, [topToTop(50), leadingToLeading(20), heightToConstant(100)])
            view.quickAdd(
                blueView,
                [
                    topToTop(redView), leadingToTrailing(redView, 20), trailingToTrailing(-20),
                    bottomToBottom(redView), widthToRelatedView(redView),
                ])
            view.quickAdd(
                greenView,
                [
                    topToBottom(redView, 20), leadingToLeading(redView), trailingToTrailing(blueView),
                    heightToConstant(50),
                ])
            view.layoutIfNeeded()
            // The width is half of the space that three gaps of 20 leave of 390 points.
            #expect(redView.frame == CGRect(x: 20, y: 50, width: 165, height: 100))
            #expect(blueView.frame == CGRect(x: 205, y: 50, width: 165, height: 100))
            #expect(greenView.frame == CGRect(x: 20, y: 170, width: 350, height: 50))
        }

        @Test("Its ways to center a square give the same frame")
        func square() {
            let middle = CGRect(x: 145, y: 372, width: 100, height: 100)
            blueView.quickAdd(
                redView,
                [
                    QuickAnchor.init(.centerX), QuickAnchor.init(.centerY),
                    QuickAnchor.init(.heightEqualToConstant, 100), QuickAnchor.init(.widthEqualToConstant, 100),
                ])
            blueView.quickAdd(greenView, [centerX(), centerY(), heightToConstant(100), widthToConstant(100)])
            blueView.addSubview(yellowView)
            yellowView.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                yellowView.centerXAnchor.constraint(equalTo: blueView.centerXAnchor),
                yellowView.centerYAnchor.constraint(equalTo: blueView.centerYAnchor),
                yellowView.heightAnchor.constraint(equalToConstant: 100),
                yellowView.widthAnchor.constraint(equalToConstant: 100),
            ])
            blueView.layoutIfNeeded()
            #expect([redView, greenView, yellowView].map(\.frame) == [middle, middle, middle])
        }

        @Test("Its anchors and plain constraints can be mixed")
        func mixed() {
            blueView.quickAdd(redView, [centerX(), centerY(), widthToConstant(100)])
            redView.heightAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
            let c = redView.heightAnchor.constraint(equalToConstant: 50)
            c.isActive = true
            c.constant = 80
            blueView.layoutIfNeeded()
            #expect(redView.frame == CGRect(x: 145, y: 382, width: 100, height: 80))
        }

        @Test("Its paddings can be lists of numbers or of tuples, and can be followed by anchors")
        func paddings() {
            let (top, side) = (40, 20)
            blueView.quickAdd(
                redView, [.topToTop(10), .leadingToLeading(10), .trailingToTrailing(-10), .bottomToBottom(-10)])
            blueView.layoutIfNeeded()
            #expect(redView.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
            blueView.quickAdd(redView, 10)
            blueView.quickAdd(greenView)
            blueView.layoutIfNeeded()
            #expect(redView.frame == CGRect(x: 10, y: 10, width: 370, height: 824))
            #expect(greenView.frame == blueView.frame)

            let (first, second, third) = (UIView(), UIView(), UIView())
            blueView.quickAdd(first, [top, side, nil, -side], [heightToConstant(100)])
            blueView.quickAdd(second, [(first, 10), 20, nil, -20], [heightToConstant(100)])
            blueView.quickAdd(third, [(second, 40), 20, -20, -20])
            blueView.layoutIfNeeded()
            #expect(first.frame == CGRect(x: 20, y: 40, width: 350, height: 100))
            #expect(second.frame == CGRect(x: 20, y: 150, width: 350, height: 100))
            #expect(third.frame == CGRect(x: 20, y: 290, width: 350, height: 534))
        }
    }
#endif
