/// The levels that result from embeddings, overrides and isolates (rules X1 to X8).
struct ExplicitLevels {
    var levels: [UInt8]
    /// The classes after overrides.
    private(set) var classes: [BidiClass]

    /// The paragraph, or an embedding, override or isolate that is open.
    private struct Status {
        let level: UInt8
        var override: BidiClass?
        var isIsolate = false
    }

    private var stack: [Status]
    /// The numbers of open isolates and embeddings that are nested too deeply for a level of their own.
    private var overflowingIsolates = 0
    private var overflowingEmbeddings = 0
    /// The number of open isolates with a level of their own.
    private var openIsolates = 0

    /// - Complexity: O(*n*) in the length of the paragraph.
    init(_ classes: [BidiClass], _ isolates: BidiIsolates, baseLevel: UInt8) {
        self.classes = classes
        levels = Array(repeating: baseLevel, count: classes.count)
        stack = [Status(level: baseLevel)]
        for (index, kind) in classes.enumerated() {
            switch kind {
            case .rle: embed(.rightToLeft)
            case .lre: embed(.leftToRight)
            case .rlo: embed(.rightToLeft, override: .r)
            case .lro: embed(.leftToRight, override: .l)
            case .pdf: endEmbedding()
            case .lri, .rli, .fsi:
                apply(to: index)
                let first = kind == .fsi ? isolates.direction(in: index) : kind == .rli ? .rightToLeft : .leftToRight
                isolate(first ?? .leftToRight)
            case .pdi:
                endIsolate()
                apply(to: index)
            case .bn: break
            case .b: self.reset(baseLevel)
            default: apply(to: index)
            }
        }
    }

    private var top: Status { stack[stack.count - 1] }

    /// Gives a scalar the current level, and the overriding class if there is one.
    private mutating func apply(to index: Int) {
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
    }

    /// The next level with the given direction; nil if it would be too deep, or if an embedding or isolate around it
    /// was too deep.
    private func nextLevel(_ direction: LayoutDirection) -> UInt8? {
        let next = direction == .rightToLeft ? (top.level + 1) | 1 : (top.level + 2) & ~1
        return next <= BidiParagraph.maxDepth && overflowingIsolates == 0 && overflowingEmbeddings == 0 ? next : nil
    }

    private mutating func embed(_ direction: LayoutDirection, override: BidiClass? = nil) {
        if let level = nextLevel(direction) {
            stack.append(Status(level: level, override: override))
        } else if overflowingIsolates == 0 {
            overflowingEmbeddings += 1
        }
    }

    private mutating func endEmbedding() {
        if overflowingIsolates > 0 { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if !top.isIsolate && stack.count > 1 {
            stack.removeLast()
        }
    }

    private mutating func isolate(_ direction: LayoutDirection) {
        if let level = nextLevel(direction) {
            openIsolates += 1
            stack.append(Status(level: level, isIsolate: true))
        } else {
            overflowingIsolates += 1
        }
    }

    private mutating func endIsolate() {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
        } else if openIsolates > 0 {
            overflowingEmbeddings = 0
            while !top.isIsolate { stack.removeLast() }
            stack.removeLast()
            openIsolates -= 1
        }
    }

    /// Ends all embeddings, overrides and isolates at the end of a paragraph.
    private mutating func reset(_ baseLevel: UInt8) {
        stack = [Status(level: baseLevel)]
        (overflowingIsolates, overflowingEmbeddings, openIsolates) = (0, 0, 0)
    }
}
