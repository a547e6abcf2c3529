/// Reduces a failing case to a minimal one that still fails.
enum Shrinker {
    /// - Parameters:
    ///   - attempts: The maximum number of smaller cases to try.
    ///   - candidates: Returns smaller versions of a case, in the order in which they are tried.
    static func shrink<Case>(
        _ failing: Case, attempts: Int = 4_000, candidates: (Case) -> [Case], whileFailing fails: (Case) -> Bool
    ) -> Case {
        var smallest = failing
        var left = attempts
        var hasShrunk = true
        while hasShrunk && left > 0 {
            hasShrunk = false
            for candidate in candidates(smallest) where left > 0 {
                left -= 1
                if fails(candidate) {
                    smallest = candidate
                    hasShrunk = true
                    break
                }
            }
        }
        return smallest
    }

    /// Copies of the list without one of its parts: halves first, then ever shorter parts, down to single elements.
    static func sublists<Element>(of list: [Element]) -> [[Element]] {
        var result: [[Element]] = []
        var length = list.count / 2
        while length > 0 {
            for start in stride(from: 0, to: list.count, by: length) {
                result.append(Array(list[..<start] + list[min(start + length, list.count)...]))
            }
            length /= 2
        }
        return result + (list.count == 1 ? [[]] : [])
    }
}
