/// The four variables of a rectangle in a stream.
struct StreamBox {
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    init(in stream: inout ConstraintStream) {
        left = stream.makeVariable()
        top = stream.makeVariable()
        width = stream.makeVariable()
        height = stream.makeVariable()
    }
}
