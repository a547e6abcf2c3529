/// The recorded steps that follow a single change, to be replayed the next time the same thing changes: dragging and
/// animation change the same number again and again, and then the readers of each variable need not be searched.
///
/// The first such change begins a schedule, the second records it, and further changes replay it, until anything else
/// changes. It belongs to one state of a plan and holds its steps in order.
struct Schedule: ~Copyable {
    /// How the value of a step follows from its source.
    enum Form: UInt8 {
        /// `rest` − `coefficient` · source.
        case product
        /// The same, and then less an offset: what comes after the source in the row.
        case productBetween
        /// `rest` + `coefficient` · (source − offset): the source is a carrier.
        case motion
        /// There are several sources, or the row has to be read for another reason.
        case row
    }

    /// A thousand of them just fit into the fastest cache of most machines, which is why few have an offset.
    struct Step: BitwiseCopyable {
        /// The variable that is computed.
        let variable: Int32
        /// The single input that changes; the row if that has to be read.
        var source: Int32
        /// The index of its offset.
        var offset: Int32 = -1
        var form: Form
        /// Whether only steps of the schedule read the variable.
        let isClosed: Bool
        var coefficient = 0.0
        var rest = 0.0
    }

    private(set) var steps = Pool<Step>()
    private(set) var offsets = Pool<Double>()
    private var first: Int32 = -1
    /// The component whose variables the first step reads, the only one that changes; −1 if that is none.
    private(set) var component: Int32 = -1
    private(set) var isRecorded = false

    /// Whether it starts from a constraint after a change in a component.
    func begins(at constraint: Int32, after component: Int32) -> Bool {
        first == constraint && self.component == component
    }

    mutating func begin(at constraint: Int32, after component: Int32) {
        end()
        (first, self.component) = (constraint, component)
    }

    mutating func record(_ step: Step, offset: Double? = nil) {
        steps.append(step)
        guard let offset else { return }
        steps[steps.count - 1].offset = Int32(offsets.count)
        offsets.append(offset)
    }

    mutating func finishRecording() { isRecorded = true }

    mutating func end() {
        (first, component) = (-1, -1)
        isRecorded = false
        steps.removeAll()
        offsets.removeAll()
    }
}
