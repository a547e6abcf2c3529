/// The command given on the command line.
enum Command: Equatable {
    case help
    case list
    /// All examples: a table, and a page in a file, which is opened on request and, if it belongs to a site, links to
    /// the site's other parts.
    case gallery(page: String, isOpened: Bool, isInSite: Bool = false)
    /// The given examples, one by one.
    case show(Show)
    /// An explanation of conflict reports as printed by Apple's systems.
    case explain(Explain)

    struct Show: Equatable {
        var names: [String]
        var setting = Setting()
        /// Whether the layout is drawn as text instead of being listed frame by frame.
        var drawsText = false
        /// The file for a picture, if requested; `-` means standard output, and then nothing else is printed there.
        var picture: String?
        /// The file for a page, if requested.
        var page: String?
        /// Whether the page is opened.
        var isOpened = false
    }

    struct Explain: Equatable {
        /// The file with the reports; nil for the standard input.
        var file: String?
        /// The file for a picture, if requested; `-` means standard output, and then nothing else is printed there.
        var picture: String?
        /// Whether the findings are printed as JSON.
        var isJSON = false
    }

    static let usage = """
        usage: quickanchors [EXAMPLE ...] [OPTION ...]
               quickanchors explain [FILE] [--svg FILE] [--json]

        Builds the worked examples in each notation, compares their frames, and writes
        a page of pictures. With names, shows those examples alone: the frames that
        each notation gives.

          --list         the names of the examples
          --text         draw the layout with letters
          --svg FILE     write a picture of the one example named, in its first state;
                         with - for FILE print it, and nothing else
          --width N      the width of the screen in points, 390 by default
          --rtl          read from right to left
          --output PATH  where to write the page: a folder, or a file that ends in
                         .html, which contains its pictures unless it is a folder's
                         index.html; gallery/index.html by default
          --open         open the page once it is written
          --site         link the page to playground/ and documentation/ beside its
                         folder, as in the site
          --help         this text

        explain reads what Xcode's console has on constraints that cannot be satisfied,
        from FILE or the standard input, and says which contradict each other, by how
        much, and what to do. It exits with 65 if there is no such report, and with 73
        if there is no picture to write. The playground does the same in a browser, for
        reports that are pasted there; Sources/Web/Playground/build makes its page.

          --svg FILE     write a picture of the first conflict; with - for FILE print
                         it, and nothing else
          --json         print what was found as JSON
        """
}
