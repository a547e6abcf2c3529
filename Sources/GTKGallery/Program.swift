import Foundation

/// Shows three screens of GTK widgets that Auto Layout has placed; `--help` explains the options.
@main
struct Program {
    private static let help = """
        gtk-gallery [music|settings|chat|list]   the screen to begin with
          --size WIDTHxHEIGHT                    how large the window is
          --dark                                 in dark colours
          --right-to-left                        as for Arabic or Hebrew
        gtk-gallery --time                       times layouts of 1,000 rows against those of GTK

        """

    @MainActor
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") {
            print(help, terminator: "")
            return
        }
        #if GTK
            guard GalleryWindow.isDisplayThere else {
                stop("There is no display: set DISPLAY or WAYLAND_DISPLAY, or run it under xvfb-run.")
            }
            if arguments.contains("--time") {
                Comparison.run()
            } else {
                GalleryWindow(GalleryOptions(arguments)).run()
            }
        #else
            stop("This was built without GTK: `swift run --traits GTK gtk-gallery`, where libgtk-4-dev is installed.")
        #endif
    }

    private static func stop(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("gtk-gallery: \(sentence)\n".utf8))
        exit(EXIT_FAILURE)
    }
}

/// What the window begins with.
struct GalleryOptions {
    var screen = "music"
    var width = 480
    var height = 720
    var isDark = false
    var isRightToLeft = false

    init(_ arguments: [String]) {
        isDark = arguments.contains("--dark")
        isRightToLeft = arguments.contains("--right-to-left")
        if let name = arguments.first(where: { !$0.hasPrefix("-") && !$0.contains("x") }) { screen = name }
        if let index = arguments.firstIndex(of: "--size"), index + 1 < arguments.count {
            let numbers = arguments[index + 1].split(separator: "x").compactMap { Int($0) }
            if numbers.count == 2 { (width, height) = (numbers[0], numbers[1]) }
        }
    }
}
