/// A pool as a binary heap: no element comes before the first one, and removing the first one takes O(log *n*) time.
extension Pool {
    /// Arranges the elements as a heap, in O(*n*) time.
    mutating func makeHeap(by precedes: (Element, Element) -> Bool) {
        for start in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(from: start, by: precedes) }
    }

    /// Adds an element to a heap.
    mutating func insertIntoHeap(_ element: Element, by precedes: (Element, Element) -> Bool) {
        append(element)
        var hole = count - 1
        while hole > 0, precedes(element, self[(hole - 1) / 2]) {
            self[hole] = self[(hole - 1) / 2]
            hole = (hole - 1) / 2
        }
        self[hole] = element
    }

    /// Removes and returns the first element of a heap.
    mutating func popFirstOfHeap(by precedes: (Element, Element) -> Bool) -> Element? {
        guard let last = popLast() else { return nil }
        if isEmpty { return last }
        let first = self[0]
        self[0] = last
        siftDown(from: 0, by: precedes)
        return first
    }

    private func siftDown(from start: Int, by precedes: (Element, Element) -> Bool) {
        let element = self[start]
        var hole = start
        while 2 * hole + 1 < count {
            var child = 2 * hole + 1
            if child + 1 < count, precedes(self[child + 1], self[child]) { child += 1 }
            if !precedes(self[child], element) { break }
            self[hole] = self[child]
            hole = child
        }
        self[hole] = element
    }
}
