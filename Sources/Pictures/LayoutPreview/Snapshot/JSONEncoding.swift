#if !hasFeature(Embedded)
    /// A JSON value under construction.
    final class JSONNode {
        private enum Form {
            case literal(String)
            case object([String: JSONNode])
            case array([JSONNode])
        }

        private var form = Form.literal("null")

        /// Adds a member to this object, and returns the member's value.
        func member(_ name: String) -> JSONNode {
            let node = JSONNode()
            var members: [String: JSONNode] = [:]
            if case .object(let known) = form { members = known }
            form = .object([:])
            members[name] = node
            form = .object(members)
            return node
        }

        /// Adds an element to this array, and returns it.
        func element() -> JSONNode {
            let node = JSONNode()
            var elements: [JSONNode] = []
            if case .array(let known) = form { elements = known }
            form = .array([])
            elements.append(node)
            form = .array(elements)
            return node
        }

        var count: Int { if case .array(let elements) = form { elements.count } else { 0 } }

        func becomeObject() { if case .literal = form { form = .object([:]) } }

        func becomeArray() { if case .literal = form { form = .array([]) } }

        func set(_ value: some Encodable) throws {
            switch value {
            case let text as String: form = .literal(JSONNode.quoted(text))
            case let flag as Bool: form = .literal(flag ? "true" : "false")
            case let number as Double: form = .literal(JSONNode.words(for: number))
            case let number as any BinaryInteger: form = .literal("\(number)")
            default: try value.encode(to: JSONEncoding(self))
            }
        }

        /// The text of the value. The depth of the recursion is bounded by the types of a snapshot, none of which is
        /// recursive.
        var text: String {
            switch form {
            case .literal(let words): words
            case .object(let members):
                "{"
                    + members.sorted { $0.key < $1.key }.map { "\(JSONNode.quoted($0.key)):\($0.value.text)" }
                    .joined(separator: ",") + "}"
            case .array(let elements): "[" + elements.map { $0.text }.joined(separator: ",") + "]"
            }
        }

        /// The number, without a fraction if it is whole; null if JSON cannot represent it.
        private static func words(for number: Double) -> String {
            guard number.isFinite else { return "null" }
            let words = "\(number)"
            return words.hasSuffix(".0") ? String(words.dropLast(2)) : words
        }

        private static func quoted(_ text: String) -> String {
            var quoted = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": quoted += "\\\""
                case "\\": quoted += "\\\\"
                case "\n": quoted += "\\n"
                case "\r": quoted += "\\r"
                case "\t": quoted += "\\t"
                case "\u{8}": quoted += "\\b"
                case "\u{C}": quoted += "\\f"
                case "\0"..."\u{1F}":
                    let digits = String(scalar.value, radix: 16)
                    quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: quoted.unicodeScalars.append(scalar)
                }
            }
            return quoted + "\""
        }
    }

    /// An encoder that produces JSON in the same format as the one in Foundation, which the libraries do not import.
    struct JSONEncoding: Encoder, SingleValueEncodingContainer {
        private let node: JSONNode
        let codingPath: [any CodingKey] = []
        let userInfo: [CodingUserInfoKey: Any] = [:]

        init(_ node: JSONNode) {
            self.node = node
        }

        func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            node.becomeObject()
            return KeyedEncodingContainer(Members<Key>(node: node))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer {
            node.becomeArray()
            return Elements(node: node)
        }

        func singleValueContainer() -> any SingleValueEncodingContainer { self }

        func encodeNil() {}

        func encode<Value: Encodable>(_ value: Value) throws { try node.set(value) }
    }

    /// The members of an object.
    private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
        let node: JSONNode
        let codingPath: [any CodingKey] = []

        func encodeNil(forKey key: Key) { _ = node.member(key.stringValue) }

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
            try node.member(key.stringValue).set(value)
        }

        func nestedContainer<Nested>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
            JSONEncoding(node.member(key.stringValue)).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            JSONEncoding(node.member(key.stringValue)).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { JSONEncoding(node.member("super")) }

        func superEncoder(forKey key: Key) -> any Encoder { JSONEncoding(node.member(key.stringValue)) }
    }

    /// The elements of an array.
    private struct Elements: UnkeyedEncodingContainer {
        let node: JSONNode
        let codingPath: [any CodingKey] = []
        var count: Int { node.count }

        func encodeNil() { _ = node.element() }

        func encode<Value: Encodable>(_ value: Value) throws { try node.element().set(value) }

        func nestedContainer<Nested>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            JSONEncoding(node.element()).container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            JSONEncoding(node.element()).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { JSONEncoding(node.element()) }
    }
#endif
