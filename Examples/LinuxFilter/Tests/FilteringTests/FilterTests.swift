import Filtering
import Testing

struct FilterTests {
    private func filtered(_ text: String, systemVersion: Int = 18) -> String {
        LinuxFilter([SourceText(path: "A.swift", text: text)], systemVersion: systemVersion).files[0].text
    }

    @Test(
        "A selector is named as in Objective-C",
        arguments: [
            ("@objc func tap() {}", "tap", #"Selector("tap", A.tap)"#),
            ("@objc func tap(_ sender: B) {}", "tap(_:)", #"Selector("tap:", A.tap(_:))"#),
            ("@objc func tap(_ sender: B) {}", "tap", #"Selector("tap:", A.tap(_:))"#),
            ("@objc func tap(sender: B) {}", "tap", #"Selector("tapWithSender:", A.tap(sender:))"#),
            ("@objc func tap(for sender: B) {}", "self.tap(for:)", #"Selector("tapFor:", A.tap(for:))"#),
            ("@objc func tap(_ a: B, event: E) {}", "A.tap", #"Selector("tap:event:", A.tap(_:event:))"#),
            ("@objc(touch:) func tap(_ sender: B) {}", "tap(_:)", #"Selector("touch:", A.tap(_:))"#),
        ])
    func selectors(method: String, reference: String, result: String) {
        let text = filtered("class A { \(method); let s = #selector(\(reference)) }")
        #expect(text.hasSuffix("let s = \(result) }"))
    }

    @Test("Of two methods with a name, the one without parameters is called in a closure")
    func overloads() {
        let text = filtered(
            "class A { @objc func tap() {}; func tap(_ a: B) {}; let s = #selector(tap as () -> Void) }")
        #expect(text.contains(#"Selector("tap", { (target: A) in { target.tap() } })"#))
    }

    @Test("A selector made of text finds the method with the name")
    func text() {
        let text = filtered(#"class A { @objc func tap(_ b: B) {} }; let s = Selector("tap:"), t = Selector(("none"))"#)
        #expect(text.hasSuffix(#"let s = Selector("tap:", A.tap(_:)), t = Selector("none")"#))
    }

    @Test("A key path becomes text without the type at its start")
    func keyPaths() {
        #expect(filtered("let k = #keyPath(CALayer.bounds.size)") == #"let k = "bounds.size""#)
        #expect(filtered("let k = #keyPath(name)") == #"let k = "name""#)
    }

    @Test("Attributes and modifiers of the runtime go, and every line keeps its number")
    func attributes() {
        let text = filtered("@objc(\n  A\n)\nclass A {\n  @IBOutlet\n  weak var b: B!\n  @objc dynamic var c = 1\n}\n")
        #expect(text == "\n\n\nclass A {\n  \n  weak var b: B!\n  var c = 1\n}\n")
    }

    @Test("A protocol of the runtime is one of classes")
    func protocols() {
        #expect(filtered("@objc protocol P {}") == "protocol P: AnyObject {}")
        #expect(filtered("@objc protocol P: Q {}") == "protocol P: Q {}")
    }

    @Test("A call of an optional method of UIKit's protocols loses its question mark, a call of a closure does not")
    func optionalCalls() {
        #expect(filtered("d?.list?(a, didSelect: 1)") == "d?.list(a, didSelect: 1)")
        #expect(filtered("d?.scrollViewDidScroll?(a)") == "d?.scrollViewDidScroll(a)")
        #expect(filtered("model.onTap?(a)") == "model.onTap?(a)")
        let text = "var textFieldChanged: (() -> Void)?; x.textFieldChanged?()"
        #expect(filtered(text) == text)
    }

    @Test("Properties that Core Data stores begin with a value")
    func managed() {
        let text = filtered("class A { @NSManaged var a: Int16; @NSManaged var b: String?; @NSManaged var c: B }")
        #expect(text == "class A { var a: Int16 = 0; var b: String?; var c: B! }")
    }

    @Test("Code for later systems is left out")
    func versions() {
        let text = "if #available(iOS 26, *) {\n  new()\n} else {\n  old()\n}"
        #expect(filtered(text) == "if false {\n  \n} else {\n  old()\n}")
        #expect(filtered(text, systemVersion: 26) == text)
        #expect(filtered("#if os(iOS)\n#endif") == "#if canImport(UIKit)\n#endif")
    }

    @Test(
        "Modules whose names are in UIKit become UIKit",
        arguments: ["QuartzCore", "CoreGraphics", "ObjectiveC", "UIKit.UIGeometry", "Foundation"])
    func imports(module: String) { #expect(filtered("import \(module)\n") == "import UIKit\n") }

    @Test("Foundation stays beside UIKit")
    func foundation() {
        #expect(filtered("import Foundation\nimport UIKit\n") == "import Foundation\nimport UIKit\n")
    }

    @Test("A file that loads URLs imports the module that does", arguments: ["Foundation", "UIKit"])
    func networking(module: String) {
        let text = filtered("import \(module)\nlet a: URLSession\n")
        #expect(text == "import UIKit; import FoundationNetworking\nlet a: URLSession\n")
        #expect(filtered("import UIKit\nlet a: URL\n") == "import UIKit\nlet a: URL\n")
    }

    @Test("A file with a preview in SwiftUI stays, a file with views in SwiftUI is left out")
    func previews() {
        let preview = "class A {}\n#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        #expect(filtered(preview) == preview)
        #expect(filtered("#if DEBUG\nimport SwiftUI\n#endif\n").hasPrefix("#if canImport(SwiftUI) && (DEBUG)\n"))
        #expect(filtered("import SwiftUI\n").hasPrefix("#if canImport(SwiftUI)\n"))
    }

    @Test("A predicate that a text matches a pattern has a closure")
    func predicates() {
        let text = filtered(#"let p = NSPredicate(format: "SELF MATCHES %@", a.b)"#)
        #expect(text.hasPrefix("let p = ({ (pattern: String) in NSPredicate(block: {"))
        #expect(text.hasSuffix(##"range(of: "^(?:\(pattern))$", options: .regularExpression) != nil }) })(a.b)"##))
        let kept = #"let p = NSPredicate(format: "a == %@", b)"#
        #expect(filtered(kept) == kept)
    }

    @Test("An empty attributed string is made of an empty string")
    func attributedStrings() {
        #expect(filtered("let a = NSAttributedString()") == #"let a = NSAttributedString(string: "")"#)
        #expect(filtered("let a = NSMutableAttributedString()") == #"let a = NSMutableAttributedString(string: "")"#)
    }

    @Test("A layer that is not made by init() gets one that traps")
    func layers() {
        let text = filtered("class A: CAShapeLayer { init(b: B) { super.init() } }")
        #expect(
            text == "class A: CAShapeLayer { required init() { preconditionFailure() }; init(b: B) { super.init() } }")
        let kept = "class A: CALayer { required init() { super.init() } }"
        #expect(filtered(kept) == kept)
    }

    @Test("A cell of a nib can be registered by its class")
    func cells() {
        let written =
            "required convenience init(ofClassRegisteredAs identifier: String) { self.init(coder: NSCoder())! };"
        let nib = "required init?(coder: NSCoder) { nil }"
        #expect(filtered("class A: UITableViewCell { \(nib) }") == "class A: UITableViewCell { \(written) \(nib) }")
        let derived = filtered("class A: UICollectionViewCell {}; public class B: A { \(nib) }")
        #expect(derived == "class A: UICollectionViewCell {}; public class B: A { public \(written) \(nib) }")
        for kept in [
            "class A: UITableViewCell {}", "class A: UIView { \(nib) }",
            "class A: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) }; \(nib) }",
        ] { #expect(filtered(kept) == kept) }
    }

    @Test("What a member that moves to another file uses is no longer private")
    func helpers() {
        let files = LinuxFilter([
            SourceText(path: "A.swift", text: "class A: B {}"),
            SourceText(
                path: "B.swift",
                text: "extension A { override func c() { d() } }\nprivate func d() {}\nprivate func e() {}"),
        ]).files
        #expect(files[0].text.contains("override func c() { d() }"))
        #expect(files[1].text.hasSuffix("\nfunc d() {}\nprivate func e() {}"))
    }

    @Test("A public extension's member stays public in the class")
    func access() {
        let text = filtered("public class A: B {}\npublic extension A {\n  override func c() {}\n}")
        #expect(
            text == """
                public class A: B {
                #sourceLocation(file: "A.swift", line: 3)
                public override func c() {}
                #sourceLocation(file: "A.swift", line: 1)
                }
                public extension A {
                  
                }
                """)
    }
}
