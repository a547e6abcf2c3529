import AutoLayout
import Testing

@Suite("View code")
struct ViewCodeTests {
    final class Card: View, ViewCode {
        let title = Label("title", fontSize: 10)
        var steps: [String] = []

        func buildHierarchy() {
            steps.append("hierarchy")
            addSubview(title)
        }

        func setupConstraints() {
            steps.append("constraints")
            title.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
        }

        func configureViews() {
            steps.append("views")
            backgroundColor = .white
        }
    }

    final class Plain: View, ViewCode {
        func buildHierarchy() {}
        func setupConstraints() {}
    }

    @Test("applyViewCode calls hierarchy, constraints and configuration in that order")
    func order() {
        let card = Card()
        card.applyViewCode()
        card.layoutIfNeeded()
        #expect(card.steps == ["hierarchy", "constraints", "views"])
        #expect(card.title.frame.minY == 4)
    }

    @Test("Configuration is optional")
    func optional() {
        let plain = Plain()
        plain.applyViewCode()
        #expect(plain.subviews.isEmpty)
    }
}
