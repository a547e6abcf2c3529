import Foundation

/// The file that a test process maps into memory: see `Support/mutation.c`, which defines its layout.
final class TestState {
    let path: String
    private let mutants: Int
    private let tests: Int
    private let memory: UnsafeMutableRawBufferPointer
    private static let header = 6 * MemoryLayout<Int32>.size

    init(path: String, mutants: Int, tests: Int, alive: Int, seconds: Int, wanted: [Int]) throws {
        (self.path, self.mutants, self.tests) = (path, mutants, tests)
        let size = Self.header + tests * (MemoryLayout<Double>.size + 1) + (tests + 1) * mutants
        try Data(count: size).write(to: URL(filePath: path))
        let file = open(path, O_RDWR)
        defer { close(file) }
        guard let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), start != MAP_FAILED else {
            throw CocoaError(.fileReadUnknown)
        }
        memory = UnsafeMutableRawBufferPointer(start: start, count: size)
        for (index, value) in [alive, mutants, tests, tests, seconds].enumerated() {
            memory.storeBytes(of: Int32(value), toByteOffset: 4 * index, as: Int32.self)
        }
        for test in wanted { memory[wantedOffset + test] = 1 }
    }

    deinit {
        munmap(memory.baseAddress, memory.count)
        unlink(path)
    }

    private var wantedOffset: Int { Self.header + tests * MemoryLayout<Double>.size }

    /// The test that runs, or the number of tests before the first one of a process.
    var current: Int {
        get { Int(memory.load(fromByteOffset: 12, as: Int32.self)) }
        set { memory.storeBytes(of: Int32(newValue), toByteOffset: 12, as: Int32.self) }
    }

    /// The processor time of a test.
    func time(of test: Int) -> Double { memory.load(fromByteOffset: Self.header + 8 * test, as: Double.self) }

    /// Whether a test reaches a mutant. The test after the last one stands for what runs before the first.
    func reaches(_ test: Int, _ mutant: Int) -> Bool { memory[wantedOffset + tests + test * mutants + mutant] != 0 }
}
