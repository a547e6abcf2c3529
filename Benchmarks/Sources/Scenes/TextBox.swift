public import QuickAnchors

/// A stand-in for a label whose text costs nothing to measure: all letters have the same width.
public final class TextBox: View {
    public enum Lines {
        case one
        /// The text has as many lines as it needs at the view's width.
        case wrapped
    }

    private static let advance = 7.5
    private static let lineHeight = 19.0

    private let lines: Lines
    private var wrappedWidth = 0.0

    public var text: String {
        didSet { invalidateIntrinsicContentSize() }
    }

    public init(_ text: String, lines: Lines = .one) {
        self.text = text
        self.lines = lines
        super.init(frame: .zero)
    }

    override public var intrinsicContentSize: Size {
        let length = Double(text.utf8.count) * TextBox.advance
        switch lines {
        case .one: return Size(width: length, height: TextBox.lineHeight)
        case .wrapped:
            let count = wrappedWidth > 0 ? (length / wrappedWidth).rounded(.up) : 1
            return Size(width: View.noIntrinsicMetric, height: count * TextBox.lineHeight)
        }
    }

    override public func layoutSubviews() {
        guard lines == .wrapped, frame.width != wrappedWidth else { return }
        wrappedWidth = frame.width
        invalidateIntrinsicContentSize()
    }
}
