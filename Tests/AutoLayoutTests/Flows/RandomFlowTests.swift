import AutoLayout
import TestSupport
import Testing

@Suite("Random flows")
struct RandomFlowTests {
    @Test("Each view is where an independent calculation puts it, at one width after another")
    func calculated() {
        for seed in Effort.seeds(2000, long: 20_000) {
            var plan = FlowPlan(seed: seed)
            let faults = plan.faults()
            guard !faults.isEmpty else { continue }
            Issue.record("seed \(seed): \(faults.joined(separator: "; "))")
            return
        }
    }
}

/// A flow of random views that is changed at random, and the expected positions of everything in it.
private struct FlowPlan {
    private var random: SplitMix64
    private let flow: FlowView
    private var contents: [Content] = []
    private var made = 0
    /// The views that are hidden explicitly.
    private var hidden: Set<ObjectIdentifier> = []
    private let screen: View

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        screen = makeScreen()
        flow = FlowView(name: "flow")
        screen.layoutDirection = seed.isMultiple(of: 2) ? .rightToLeft : .leftToRight
        screen.addSubview(flow)
        LayoutConstraint.activate([
            flow.topAnchor.constraint(equalTo: screen.topAnchor),
            flow.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            flow.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        ])
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func change() {
        screen.frame.size.width = Double(number(0...400))
        flow.spacing = Double(number(0...9))
        flow.lineSpacing = Double(number(0...9))
        flow.alignment = [.fill, .leading, .center, .trailing][number(0...3)]
        flow.lineAlignment = FlowView.LineAlignment.allCases[number(0...2)]
        flow.maximumNumberOfLines = [0, 0, 0, 1, 2][number(0...4)]
        for _ in 0..<number(0...4) {
            let content = Content(Double(number(0...150)), Double(number(0...40)), name: "v\(made)")
            made += 1
            let index = number(0...contents.count)
            contents.insert(content, at: index)
            flow.insertArrangedSubview(content, at: index)
        }
        guard !contents.isEmpty else { return }
        let index = number(0...contents.count - 1)
        switch number(0...4) {
        case 0:
            hidden.remove(ObjectIdentifier(contents[index]))
            contents.remove(at: index).removeFromSuperview()
        case 1: contents[index].size.width = Double(number(0...150))
        case 2:
            let isHidden = hidden.insert(ObjectIdentifier(contents[index])).inserted
            if !isHidden { hidden.remove(ObjectIdentifier(contents[index])) }
            contents[index].isHidden = isHidden
        case 3: contents[index].size.height = Double(number(0...40))
        default: break
        }
    }

    mutating func faults() -> [String] {
        for _ in 0..<6 {
            change()
            screen.layoutIfNeeded()
            let faults = screen.layoutConflicts.map(\.message) + differences()
            if !faults.isEmpty { return faults }
        }
        return screen.layoutDiagnostics.filter { $0.kind == .conditionCycle || $0.kind == .layoutLoop }.map(\.message)
    }

    private func differences() -> [String] {
        let room = screen.frame.width
        var (lines, length): ([[(view: Content, width: Double)]], Double) = ([], 0)
        for view in contents where !hidden.contains(ObjectIdentifier(view)) {
            let width = min(view.size.width, room)
            // A view that is as wide as the flow has a line to itself.
            let isAlone = width >= room || lines.last?.last?.width ?? 0 >= room
            if lines.isEmpty || isAlone || length + flow.spacing + width > room {
                lines.append([])
                length = width
            } else {
                length += flow.spacing + width
            }
            lines[lines.count - 1].append((view, width))
        }
        if flow.maximumNumberOfLines > 0 { lines = Array(lines.prefix(flow.maximumNumberOfLines)) }
        var (faults, top): ([String], Double) = ([], 0)
        for line in lines {
            let height = line.map(\.view.size.height).max() ?? 0
            let length = line.reduce(0) { $0 + $1.width } + Double(line.count - 1) * flow.spacing
            var start =
                switch flow.lineAlignment {
                case .leading: 0.0
                case .center: (room - length) / 2
                case .trailing: room - length
                }
            for (view, width) in line {
                let own = flow.alignment == .fill ? height : view.size.height
                let minY =
                    switch flow.alignment {
                    case .center: top + (height - own) / 2
                    case .trailing: top + height - own
                    default: top
                    }
                let minX = screen.layoutDirection == .rightToLeft ? room - start - width : start
                let wanted = Rect(x: minX, y: minY, width: width, height: own)
                let frame = view.frame
                if ![
                    frame.minX - minX, frame.minY - minY, frame.width - width, frame.height - own,
                ].allSatisfy({ abs($0) < 1e-6 }) || view.isHidden {
                    faults.append("\(view.name ?? "") is at \(frame), by hand at \(wanted)")
                }
                start += width + flow.spacing
            }
            top += height + flow.lineSpacing
        }
        let height = max(0, top - (lines.isEmpty ? 0 : flow.lineSpacing))
        if abs(flow.frame.height - height) > 1e-6 {
            faults.append("the height is \(flow.frame.height), by hand \(height)")
        }
        let shown = Set(lines.joined().map { ObjectIdentifier($0.view) })
        for view in contents where !view.isHidden && !shown.contains(ObjectIdentifier(view)) {
            faults.append("\(view.name ?? "") is shown, by hand there is no line for it")
        }
        return faults
    }
}
