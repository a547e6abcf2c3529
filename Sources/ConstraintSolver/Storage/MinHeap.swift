/// A queue of numbers, smallest first.
struct MinHeap: ~Copyable {
    private var keys = Pool<Int32>()

    var isEmpty: Bool { keys.isEmpty }

    mutating func insert(_ key: Int32) {
        keys.append(key)
        var child = keys.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if keys[parent] <= key { break }
            keys[child] = keys[parent]
            child = parent
        }
        keys[child] = key
    }

    mutating func popFirst() -> Int32? {
        guard !keys.isEmpty else { return nil }
        let first = keys[0]
        guard let key = keys.popLast(), !keys.isEmpty else { return first }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= keys.count { break }
            if child + 1 < keys.count, keys[child + 1] < keys[child] { child += 1 }
            if key <= keys[child] { break }
            keys[parent] = keys[child]
            parent = child
        }
        keys[parent] = key
        return first
    }

    mutating func removeAll() { keys.removeAll() }
}
