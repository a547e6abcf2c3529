import QuickAnchors

/// A track that is filled up to a share of its length.
final class ProgressBar: View {
    init(at share: Double, _ color: Color, name: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = Color(white: 0.8)
        cornerRadius = 3
        let filled = View.box("filled part of \(name)", color)
        filled.cornerRadius = 3
        activateQuickAnchors([heightToConstant(6)])
        quickAdd(filled, [0, 0, 0, nil], [widthToRelatedView(self, multiplier: share)])
    }
}
