import LayoutControls

/// A switch, which has an intrinsic size.
@main
struct Program {
    static func main() {
        let size = Switch(frame: .zero).intrinsicContentSize
        print("A switch is \(size)")
        precondition(size == Size(width: 51, height: 31), "The switch has its natural size.")
    }
}
