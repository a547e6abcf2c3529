/// A parsed command: its name and parameters.
struct Request {
    private let value: JSONValue
    let verb: String

    init(_ command: [UInt8]) throws(PlaygroundError) {
        value = try JSONReader.value(of: command)
        guard case .string(let verb)? = value["do"] else { throw .needs("do", "the name of a command") }
        self.verb = verb
    }

    func has(_ name: String) -> Bool { value[name] != nil }

    func string(_ name: String) throws(PlaygroundError) -> String {
        guard case .string(let text)? = value[name] else { throw .needs(name, "a string") }
        return text
    }

    func boolean(_ name: String) throws(PlaygroundError) -> Bool {
        guard case .boolean(let flag)? = value[name] else { throw .needs(name, "true or false") }
        return flag
    }

    func number(_ name: String, in range: ClosedRange<Double>) throws(PlaygroundError) -> Double {
        guard case .number(let number)? = value[name], range.contains(number) else {
            throw .needs(name, "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
        }
        return number
    }

    func index(_ name: String) throws(PlaygroundError) -> Int {
        guard case .number(let number)? = value[name], number >= 0, number < 1e9, number.rounded() == number else {
            throw .needs(name, "a whole number")
        }
        return Int(number)
    }

    /// Whether the change is animated.
    var isAnimated: Bool {
        if case .boolean(true)? = value["animated"] { return true }
        return false
    }
}
