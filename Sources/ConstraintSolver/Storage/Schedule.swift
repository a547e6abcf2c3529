/// The steps that follow when one constant alone changes, for the next time it does: who drags or animates changes the
/// same number again and again, and then nobody has to be asked who reads what.
///
/// It is begun by the first such change, recorded by the second and followed from the third on, until anything else
/// changes. It belongs to one state of the forward plan, whose steps it holds in their order.
struct Schedule: ~Copyable {
    struct Step: BitwiseCopyable {
        /// What is computed, and the constraint that says what it is.
        let variable: Int32
        let constraint: Int32
        /// What it is computed from, as `rest` − `coefficient` · `source`; −1 where there is more to compute.
        let source: Int32
        /// Whether only steps of the schedule read the variable.
        let isClosed: Bool
        let coefficient: Double
        let rest: Double
    }

    private(set) var steps = Pool<Step>()
    private var origin: Int32 = -1
    private(set) var isRecorded = false

    /// Whether it is that of a constraint's constant.
    func begins(at constraint: Int32) -> Bool { origin == constraint }

    mutating func begin(at constraint: Int32) {
        end()
        origin = constraint
    }

    mutating func record(_ step: Step) { steps.append(step) }

    mutating func finishRecording() { isRecorded = true }

    mutating func end() {
        origin = -1
        isRecorded = false
        steps.removeAll()
    }
}
