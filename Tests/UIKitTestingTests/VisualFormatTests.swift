import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("A visual format")
@MainActor
struct VisualFormatTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
        for view in [a, b, c] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
    }

    private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) {
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: ["gap": 12, "low": Float(250), "side": 20.5],
                    views: ["a": a, "b": b, "c": c]))
        }
        parent.layoutIfNeeded()
    }

    @Test("places views in a row, with numbers, metrics, margins, relations and priorities")
    func row() {
        parent.layoutMargins = UIEdgeInsets(top: 5, left: 16, bottom: 7, right: 18)
        lay("|-[a(side)]-[b(>=30,==a@500)]-gap-[c]-|", "V:|[a]|", "V:|-(4)-[b(10)]", "V:[c(==b)]-|")
        #expect(a.frame == CGRect(x: 16, y: 0, width: 20.5, height: 200))
        #expect(b.frame == CGRect(x: 44.5, y: 4, width: 30, height: 10))
        #expect(c.frame == CGRect(x: 86.5, y: 183, width: 195.5, height: 10))
    }

    @Test("prefers the higher priority, and keeps minimum distances")
    func priorities() {
        lay("H:|[a(100@low)]-(>=8,==40@251)-[b(280@250.5)]|", "V:|[a(10)]", "V:|[b(10)]")
        #expect(a.frame.maxX + 40 == b.frame.minX && b.frame.maxX == 300)
        #expect(b.frame.width == 260 && a.frame.width == 0)
    }

    @Test("aligns the views as the options say, from right to left as well", arguments: [false, true])
    func options(isReversed: Bool) {
        let aligned: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
        lay("H:|-10-[a(50)]-20-[b(60)]", options: isReversed ? aligned.union(.directionRightToLeft) : aligned)
        lay("V:|-5-[a(30)]")
        #expect(a.frame == CGRect(x: isReversed ? 240 : 10, y: 5, width: 50, height: 30))
        #expect(b.frame == CGRect(x: isReversed ? 160 : 80, y: 5, width: 60, height: 30))
    }

    @Test("makes inactive constraints with the right constants, relations and edges")
    func values() throws {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[a]-(-3.5)-[b(<=a)]", metrics: nil, views: ["a": a, "b": b])
        #expect(constraints.map(\.constant) == [0, -3.5] && constraints.allSatisfy { !$0.isActive })
        #expect(constraints.map(\.relation) == [.lessThanOrEqual, .equal])
        #expect(constraints[1].firstItem === b && constraints[1].firstAttribute == .top)
        #expect(constraints[1].secondItem === a && constraints[1].secondAttribute == .bottom)
    }

    @Test("that is invalid is an error that says where")
    func errors() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|-[a]-x-|", metrics: nil, views: ["a": view], fileID: "App/List.swift",
                    line: 12)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains(#"wrong between "H:|-[a]-" and "x-|": a number or a metric is expected"#))
        #expect(words.contains("App/List.swift:12: "))
    }

    @Test("with | but no superview is an error that says where it was written")
    func orphan() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = NSLayoutConstraint.constraints(
                    withVisualFormat: "|[a]", metrics: nil, views: ["a": view], fileID: "App/List.swift", line: 12)
            }
        }
        let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(words.contains("App/List.swift:12: A view beside | in a visual format has no superview."))
    }
}
