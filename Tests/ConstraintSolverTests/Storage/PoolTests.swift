import TestSupport
import Testing

@testable import ConstraintSolver

/// The solver's storage, against the standard library's arrays and sets.
@Suite("Pools and sets of numbers")
struct PoolTests {
    private func elements(_ pool: borrowing Pool<Int32>) -> [Int32] { (0..<pool.count).map { pool[$0] } }

    private func expectEqual(_ pool: borrowing Pool<Int32>, _ model: [Int32], _ note: String) {
        #expect(elements(pool) == model, "\(note)")
        #expect(pool.isEmpty == model.isEmpty && pool.capacity >= pool.count, "\(note)")
        if let last = model.last { #expect(pool.last == last, "\(note)") }
    }

    @Test("A pool changes as an array does", arguments: 0..<20 as Range<UInt64>)
    func model(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var pool = Pool<Int32>()
        var model: [Int32] = []
        for step in 0..<300 {
            let number = Int32.random(in: -50...50, using: &random)
            switch Int.random(in: 0...8, using: &random) {
            case 0, 1:
                pool.append(number)
                model.append(number)
            case 2:
                pool.append(number, 1, 2, number)
                model += [number, 1, 2, number]
            case 3: #expect(pool.popLast() == model.popLast())
            case 4:
                let count = Int.random(in: 0...60, using: &random)
                pool.resize(to: count, filling: number)
                model = Array(model.prefix(count)) + Array(repeating: number, count: max(0, count - model.count))
            case 5:
                let count = Int.random(in: 0...60, using: &random)
                pool.truncate(to: count)
                model = Array(model.prefix(count))
            case 6:
                let start = model.isEmpty ? 0 : Int.random(in: 0..<model.count, using: &random)
                pool.sort(from: start) { $0 < $1 }
                model = model.prefix(start) + model[start...].sorted()
            case 7 where step % 5 == 0:
                pool.reset(to: 7, filling: number)
                model = Array(repeating: number, count: 7)
            default:
                let additional = Int.random(in: 0...40, using: &random)
                pool.reserve(additional)
                #expect(pool.capacity >= model.count + additional)
            }
            expectEqual(pool, model, "seed \(seed), step \(step)")
        }
        pool.removeAll()
        expectEqual(pool, [], "seed \(seed)")
    }

    @Test(
        "A pool sorts short and long parts", arguments: [2, 15, 16, 17, 18, 200])
    func sorting(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        for start in [0, 1, 5] where start < count {
            var pool = Pool<Int32>()
            for place in 0..<count { pool.append(Int32.random(in: 0...9, using: &random) * 1000 + Int32(place)) }
            let model = elements(pool)
            pool.sort(from: start) { $0 < $1 }
            #expect(elements(pool) == model[..<start] + model[start...].sorted())
        }
    }

    @Test("A pool grows fourfold while it is small, then twofold, and by half when it is large")
    func growth() {
        var pool = Pool<Int32>()
        #expect(pool.capacity == 0)
        var capacities: [Int] = []
        for number in 0..<Int32(200_000) {
            pool.append(number)
            if capacities.last != pool.capacity { capacities.append(pool.capacity) }
        }
        // 512 bytes at first; fourfold below 16 KiB, twofold below 256 KiB.
        #expect(capacities == [128, 512, 2048, 8192, 16_384, 32_768, 65_536, 98_304, 147_456, 221_184])
        #expect(pool[199_999 as Int32] == 199_999)
        pool.reserve(1_000_000)
        #expect(pool.capacity == 1_200_000)
    }

    @Test("A heap returns its elements in order, whether they were arranged together or inserted one by one")
    func heap() {
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let numbers = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Int32.random(in: 0...30, using: &random)
            }
            var arranged = Pool<Int32>()
            var inserted = Pool<Int32>()
            for number in numbers {
                arranged.append(number)
                inserted.insertIntoHeap(number) { $0 < $1 }
            }
            arranged.makeHeap { $0 < $1 }
            for number in numbers.sorted() {
                #expect(arranged.popFirstOfHeap { $0 < $1 } == number)
                #expect(inserted.popFirstOfHeap { $0 < $1 } == number)
            }
            #expect(arranged.popFirstOfHeap { $0 < $1 } == nil && inserted.isEmpty)
        }
    }

    @Test("An ordered set of bits returns the smallest number, even one that was inserted meanwhile")
    func bits() {
        for seed in 0..<20 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bits = OrderedBits()
            var model: Set<Int> = []
            for _ in 0..<300 {
                let number = Int.random(in: 0...300, using: &random)
                if Bool.random(using: &random) {
                    bits.insert(number)
                    model.insert(number)
                } else {
                    #expect(bits.popFirst() == model.min())
                    // A set from which the last number was taken may take one more look to know that it is empty.
                    if model.isEmpty { #expect(bits.popFirst() == nil) }
                    if let first = model.min() { model.remove(first) }
                }
                #expect(bits.contains(number) == model.contains(number) && (!bits.isEmpty || model.isEmpty))
            }
            bits.removeAll()
            #expect(bits.isEmpty && bits.popFirst() == nil && !bits.contains(1000))
        }
    }

    @Test("Marks are independent of each other", arguments: 0..<8 as Range<UInt8>)
    func marks(bit: UInt8) {
        var marks = Marks()
        marks[bit] = true
        #expect((0..<8 as Range<UInt8>).filter { marks[$0] } == [bit])
        marks = Marks(bits: 0xFF)
        marks[bit] = false
        #expect((0..<8 as Range<UInt8>).filter { !marks[$0] } == [bit])
    }

    @Test("Generations count how often a slot was freed; slots without a count were never freed")
    func generations() {
        var generations = Generations()
        #expect(generations[5] == 0)
        for _ in 0..<3 { generations.end(2, of: 4) }
        generations.end(6, of: 7)
        #expect((0..<9 as Range<Int32>).map { generations[$0] } == [0, 0, 3, 0, 0, 0, 1, 0, 0])
    }

    @Test("A growth is stored within an eighth, is never less than 1, and has bounds")
    func growthFactors() {
        #expect(Growth().factor == 1 && Growth(1) == Growth() && Growth(0.01) == Growth())
        #expect(Growth(1.1) == Growth() && Growth(1.13) != Growth() && Growth(1.25).factor == 1.25)
        var random = SplitMix64(seed: 1)
        for _ in 0..<200 {
            let factor =
                Double.random(in: 1..<2, using: &random) * Double(1 << UInt64.random(in: 0..<63, using: &random))
            let stored = Growth(factor).factor
            #expect(abs(stored - factor) <= factor / 8 && !Growth(factor).isBeyondBounds, "\(factor)")
            #expect(Growth(stored).factor == stored)
        }
        #expect(!Growth(0x1p13).isLarge && Growth(0x1.4p13).isLarge)
        for factor in [0x1p64, 1e300, .infinity, .nan] { #expect(Growth(factor).isBeyondBounds) }
    }
}
