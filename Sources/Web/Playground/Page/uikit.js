// A script as a program for UIKit: a view controller that lays out its view with QuickAnchorsUIKit.

/** The names of UIKit for the names of scripts that mean the same there. */
const uikitNames = {
  View: "UIView", Label: "UILabel", ImageView: "UIImageView", StackView: "UIStackView", LayoutGuide: "UILayoutGuide",
  LayoutConstraint: "NSLayoutConstraint", LayoutPriority: "UILayoutPriority", Color: "UIColor", Size: "CGSize",
  Point: "CGPoint", Rect: "CGRect", EdgeInsets: "UIEdgeInsets", DirectionalEdgeInsets: "NSDirectionalEdgeInsets",
};

/** Properties that views of UIKit have in their layers. */
const layerNames = ["cornerRadius", "borderWidth"];

/**
 * Initializers that scripts use and UIKit lacks, each with the pattern of its use and its declaration. The build
 * removes leading spaces, so tabs indent.
 */
const uikitInitializers = [
  [/\bLabel\((?!\))/, `extension UILabel {
	convenience init(
		_ text: String, fontSize: CGFloat = 17, weight: UIFont.Weight = .regular, numberOfLines: Int = 1,
		textAlignment: NSTextAlignment = .natural, name: String? = nil
	) {
		self.init()
		self.textAlignment = textAlignment
		accessibilityIdentifier = name
		self.text = text
		font = .systemFont(ofSize: fontSize, weight: weight)
		self.numberOfLines = numberOfLines
	}
}
`],
  [/\bView\(name:/, `extension UIView {
	convenience init(name: String) {
		self.init()
		accessibilityIdentifier = name
	}
}
`],
  [/\bStackView\((?!\))/, `extension UIStackView {
	convenience init(
		arrangedSubviews: [UIView] = [], axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0, alignment: Alignment = .fill,
		distribution: Distribution = .fill
	) {
		self.init(arrangedSubviews: arrangedSubviews)
		self.axis = axis
		self.spacing = spacing
		self.alignment = alignment
		self.distribution = distribution
	}
}
`],
  [/\bColor\((white|red): [^()]*(?<!alpha: [\d.]+)\)/, `extension UIColor {
	convenience init(white: CGFloat) { self.init(white: white, alpha: 1) }
	convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: 1) }
}
`],
  [/\.prioritized/, `extension UILayoutPriority {
	static let prioritizedCompressionResistance = UILayoutPriority(751)
	static let prioritizedHugging = UILayoutPriority(251)
}
`],
  [/\.withPriority\(/, `extension NSLayoutConstraint {
	func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
		self.priority = priority
		return self
	}
}
`],
  [/\bImageView\(naturalSize:/, `extension UIImageView {
	convenience init(naturalSize size: CGSize) { self.init(image: UIGraphicsImageRenderer(size: size).image { _ in }) }
}
`],
];

/** Words that scripts have and UIKit does not; `.when` and the like change layouts by conditions. */
const onlyHere = /\b(Grid|GridView|GridCell|Row|FlowView|VStack|HStack|ZStack|VSpace|HSpace|AnySpace|Gradient|ParagraphStyle|TabStop|StyledText|LayoutStates)\b|\.(when|fitting|sized|states|layoutStates|backgroundGradient|borderColor|paragraphStyle)\b|\bwithEdgeInsets\b/;

/** The parts of a source: strings and comments, and, in between, code. */
const partsOf = (source) => source.split(/("(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\/)/);

/** The program as `text`; if UIKit lacks something that the script uses, only what is `missing`. */
function uikitProgram(source, title) {
  const parts = partsOf(source);
  const code = parts.filter((_, index) => index % 2 === 0).join('""');
  const [missing] = onlyHere.exec(code) ?? [];
  if (missing) return { missing };
  const converted = parts.map((part, index) => index % 2 ? part : part
    .replace(/(?<![.\w])[A-Z]\w*/g, (name) => uikitNames[name] ?? name)
    // UIKit requires an initializer that no code calls.
    .replace(/\bclass \w+: UIView \{\n/g, (line) =>
      `${line}    required init?(coder: NSCoder) { fatalError("This view is made in code.") }\n\n`)
    .replace(new RegExp(`\\.(?=(${layerNames.join("|")})\\b)`, "g"), ".layer.")
    .replace(new RegExp(`^( *)(?=(${layerNames.join("|")})\\b)`, "gm"), "$1layer."));
  const body = converted.join("").trim().split("\n").map((line) => line && `        ${line}`).join("\n");
  const name = title.replace(/(?:^|[^A-Za-z]+)([a-z]?)/gi, (_, letter) => letter.toUpperCase());
  const text = [
    "import QuickAnchorsUIKit", "import UIKit", "", `final class ${name}ViewController: UIViewController {`,
    "    override func viewDidLoad() {", "        super.viewDidLoad()", "        let screen: UIView = view", body, "    }", "}", "",
    ...uikitInitializers.filter(([use]) => use.test(code)).map(([, declaration]) => declaration.replaceAll("\t", "    ")),
  ].join("\n");
  return { text };
}
