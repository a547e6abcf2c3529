/// The nodes of a tree, each before its children. The stack does not grow with the depth of the tree.
///
/// A node's children are determined when the node after it is requested, so the body of a loop may change them.
package struct Preorder<Node>: Sequence, IteratorProtocol {
    private var waiting: [Node]
    private var last: Node?
    private let children: (Node) -> [Node]

    package init(_ root: Node, children: @escaping (Node) -> [Node]) {
        waiting = [root]
        self.children = children
    }

    package mutating func next() -> Node? {
        if let last { waiting += children(last).reversed() }
        last = waiting.popLast()
        return last
    }
}
