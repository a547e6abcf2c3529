import QuickAnchors

/// Anchors, constraints and their collections.
extension Vocabulary {
    static func anchors(_ screen: View) {
        let box = View()
        let other = View()
        screen.quickAdd(other, [100, 100, nil, nil], [widthToConstant(80), heightToConstant(50)])
        screen.quickAdd(
            box,
            [
                topToTop(), leadingToLeading(5), topToTop(other, 6).priority(100),
                leadingToTrailing(other).priority(101),
                widthToConstant(atLeast: 20), widthToConstant(atMost: 300), widthToRelatedView(other, multiplier: 1.5),
                heightToRelatedView(other, 3, multiplier: 2).priority(.defaultLow), heightToWidth(atLeast: 4),
                widthToRelatedView(other, atLeastMultiplier: 0.25), widthToRelatedView(other, atMostMultiplier: 4),
                heightToRelatedView(other, atMost: 30, multiplier: 3).identifier("tall"), aspectRatio(2).priority(103),
                QuickAnchor(centerX).priority(104), QuickAnchor(centerY, 7).priority(105),
                QuickAnchor(topToBottom, other, 8).priority(106), QuickAnchor(topToBottom, other).priority(.required),
                .bottomToBottom(-9).priority(LayoutPriority(107)), horizontalHugging(300), verticalHugging(301),
                horizontalCompressionResistance(302), verticalCompressionResistance(303),
            ])
        other.activateQuickAnchors([
            leadingTo(0.5).priority(200), trailingTo(0.75, -4).priority(201), centerXTo(0.25, 5).priority(202),
            topTo(0.1, 6).priority(203), bottomTo(0.9).priority(204), centerYTo(0.6, -7).priority(205),
        ])
        other.activateQuickAnchors([topToTop(8).priority(206)], when: .compact)
        for kind in [topToTop, bottomToBottom] { other.activateQuickAnchors([kind(11).priority(207)]) }
    }

    static func conditions(_ screen: View) {
        let box = View()
        let other = View()
        screen.addSubview(box)
        screen.quickAdd(other, [0, 0, nil, nil], [widthToConstant(200), heightToConstant(500)])
        let conditions: [LayoutCondition] = [
            .width(atLeast: 390), .width(below: 390), .width(atLeast: 201, of: other), .width(below: 201, of: other),
            .height(atLeast: 391), .height(below: 391), .height(atLeast: 500, of: other),
            .height(below: 500, of: other), .aspectRatio(atLeast: 1), .aspectRatio(below: 1),
            .aspectRatio(atLeast: 0.5, of: other), .aspectRatio(below: 0.4, of: other), .textScale(atLeast: 1.5),
            .textScale(below: 1.5), .direction(.leftToRight), .direction(.rightToLeft),
            .direction(.rightToLeft, of: other), .compact, .regular, .compact(.horizontal), .compact(.vertical),
            .regular(.horizontal), .regular(.vertical), .compact(.horizontal, of: other),
            .regular(.horizontal, of: other), .compact(.vertical, of: other), .regular(.vertical, of: other), !.compact,
            .compact && .direction(.leftToRight), .regular || .textScale(below: 2), !(.compact || .regular),
        ]
        for (index, condition) in conditions.enumerated() {
            box.activateQuickAnchors([widthToConstant(Double(index)).priority(300).when(condition)])
        }
    }

    static func constraints(_ screen: View) {
        let box = View()
        let other = View()
        screen.addSubview(box)
        screen.addSubview(other)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 11),
            box.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 12),
            box.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -13),
            box.leftAnchor.constraint(equalTo: screen.leftAnchor).withPriority(.defaultLow),
            box.rightAnchor.constraint(equalTo: screen.rightAnchor).withPriority(LayoutPriority(251)),
            box.widthAnchor.constraint(equalToConstant: 60).withPriority(300),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 90),
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2),
            box.heightAnchor.constraint(lessThanOrEqualTo: screen.heightAnchor, multiplier: 0.5, constant: 3),
            box.heightAnchor.constraint(greaterThanOrEqualTo: screen.heightAnchor, multiplier: 0.05),
            other.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            other.centerYAnchor.constraint(equalTo: box.centerYAnchor, constant: 4),
            other.firstBaselineAnchor.constraint(equalTo: box.lastBaselineAnchor, constant: 5).withPriority(99),
            other.bottomAnchor.constraint(equalTo: box.bottomAnchor).when(.regular),
            other.heightAnchor.constraint(equalToConstant: 10).when(.width(below: 600)),
        ])
        let width = other.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        width.constant += 5
        width.constant *= 2
        width.priority = .almostRequired
        width.identifier = "width"
        let ratio = other.heightAnchor.constraint(equalTo: box.heightAnchor, constant: 6)
        ratio.multiplier = 0.5
        ratio.priority = 400
        ratio.isActive = true
        let loose = other.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        LayoutConstraint.activate([loose])
        LayoutConstraint.deactivate([loose])
        screen.when(.compact) {
            other.constraint(topToTop(14))
            box.constraint(topToTop(15))
        }
    }

    static func handles(_ screen: View) {
        let box = View()
        let added = screen.quickAdd(
            box, [topToTop(10), leadingToLeading(20), heightToConstant(30).identifier("h"), widthToConstant(40)])
        added[.topToTop]?.constant = 100
        added["h"]?.constant *= 2
        added[1].constant = 7
        added[.bottomToBottom]?.constant = 5
        added.first?.priority = .almostRequired
        added.last?.constant = Double(added.count)
        let more = box.activateQuickAnchors([centerX().priority(1)]).when(.compact)
        let rest = box.activateQuickAnchors([centerY().priority(2), bottomToBottom(-3).priority(3)])
        rest.deactivate()
        rest.activate()
        more.isActive = false
        more.isActive = true
        let both = [trailingToTrailing(-4).priority(4), topToTop(9).priority(5)].map(box.constraint)
        LayoutConstraint.activate(both)
        let single = box.constraint(leftToLeft(6).priority(6))
        single.isActive = true
    }

    static func chains(_ screen: View) {
        let views = (0..<3).map { _ in View() }
        for view in views { screen.addSubview(view) }
        screen.chain(views)
        screen.chain([views[0], views[1]], along: .vertical, weights: [1, 2.5], spacing: 8)
        screen.chain([views[2]], along: .vertical, spacing: 3)
        let guide = screen.barrier(.bottom, of: [views[0], views[1]], 6)
        let other = screen.barrier(.trailing, of: [views[1]])
        guide.identifier = "barrier"
        other.identifier = "other"
        let badge = View()
        screen.addSubview(badge)
        let bias = screen.bias(badge, 0.25)
        screen.bias(badge, 0.75, along: .vertical)
        bias[0].priority = 500
        badge.activateQuickAnchors([widthToConstant(30), heightToConstant(20)])
    }
}
