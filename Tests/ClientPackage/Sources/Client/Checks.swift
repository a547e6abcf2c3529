import QuickAnchors

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Compares expected with actual results, and counts the differences.
struct Checks {
    private var count = 0
    private var failureCount = 0

    /// Compares constraints with their expected descriptions.
    mutating func expect(_ constraints: some Collection<LayoutConstraint>, _ words: String..., line: Int = #line) {
        expect(constraints.map { "\($0)" } == words, "\(constraints) instead of \(words)", line: line)
    }

    mutating func expect(_ holds: Bool, _ words: String, line: Int = #line) {
        count += 1
        guard !holds else { return }
        failureCount += 1
        print("line \(line): \(words)")
    }

    /// Prints the result and ends the program.
    func finish() -> Never {
        print("\(count) checks, \(failureCount) failures")
        exit(failureCount == 0 ? 0 : 1)
    }
}

/// The views that the checks use.
struct Scene {
    let parent = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "parent")
    let child = View(name: "child")
    let red = View(frame: Rect(x: 20, y: 30, width: 40, height: 50), name: "red")

    init() {
        parent.addSubview(red)
    }
}
