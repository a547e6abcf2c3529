import ArgumentParser
import GTKScreens

/// Shows screens of GTK widgets laid out by Auto Layout.
@main
struct GTKGallery: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gtk-gallery", abstract: "Shows screens of GTK widgets that Auto Layout has placed.",
        subcommands: [Show.self, Snapshot.self, Time.self], defaultSubcommand: Show.self)

    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Opens a window; this is what happens without a subcommand.")

        @OptionGroup var options: GalleryOptions

        func run() throws {
            try MainActor.assumeIsolated {
                try GTKGallery.checkDisplay()
                options.window.run()
            }
        }
    }

    struct Snapshot: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Prints a snapshot of a screen in JSON, which the playground opens.")

        @OptionGroup var options: GalleryOptions

        func run() throws {
            try MainActor.assumeIsolated {
                try GTKGallery.checkDisplay()
                print(options.window.snapshot(of: options.screen))
            }
        }
    }

    struct Time: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Times layouts of up to 1,000 rows against those of GTK's own containers.")

        func run() throws {
            try MainActor.assumeIsolated {
                try GTKGallery.checkDisplay()
                Comparison.run()
            }
        }
    }

    @MainActor
    private static func checkDisplay() throws {
        guard GalleryWindow.isDisplayThere else {
            throw ValidationError("There is no display: set DISPLAY or WAYLAND_DISPLAY, or run it under xvfb-run.")
        }
    }
}

/// The initial state of the window.
struct GalleryOptions: ParsableArguments {
    @Argument(help: "The screen to begin with.")
    var screen = GalleryTab.music

    @Option(help: "The width of the window.")
    var width = 480

    @Option(help: "The height of the window.")
    var height = 720

    @Flag(name: .customLong("dark"), help: "Dark colors.")
    var isDark = false

    @Flag(name: .customLong("right-to-left"), help: "As for Arabic or Hebrew.")
    var isRightToLeft = false

    @MainActor
    var window: GalleryWindow {
        GalleryWindow(screen, width: width, height: height, isDark: isDark, isRightToLeft: isRightToLeft)
    }

    func validate() throws {
        guard width > 0, height > 0 else { throw ValidationError("A window has a positive size.") }
    }
}

extension GalleryTab: ExpressibleByArgument {}
