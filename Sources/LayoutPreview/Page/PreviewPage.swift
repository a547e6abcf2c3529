/// A page of layouts with their sources and figures, for people to read in a browser.
public struct PreviewPage: Sendable {
    /// What the page is called.
    public var title: String
    /// An introduction; paragraphs are separated by empty lines.
    public var introduction: String
    /// What a reader can choose pictures by; each picture says in this order what it shows.
    public var choices: [Choice]
    /// The layouts, in the order in which they are shown.
    public var sections: [Section]

    /// A page from its parts.
    public init(title: String, introduction: String = "", choices: [Choice] = [], sections: [Section] = []) {
        self.title = title
        self.introduction = introduction
        self.choices = choices
        self.sections = sections
    }
}

extension PreviewPage {
    /// One layout of the page: what it is, what there is to know of it, how it is written and how it looks.
    public struct Section: Sendable {
        /// What addresses within the page lead to it; unique on the page. There, a hyphen stands for white space.
        public var id: String
        /// Its title.
        public var title: String
        /// What stands below its title in the contents of the page.
        public var note: String
        /// A description; paragraphs are separated by empty lines.
        public var text: String
        /// Figures with what they count, in the order in which they are shown.
        public var facts: [(String, String)]
        /// The sources, shown side by side.
        public var listings: [Listing]
        /// The layouts as they came out, shown side by side.
        public var pictures: [Picture]

        /// A section from its parts.
        public init(
            id: String, title: String, note: String = "", text: String = "", facts: [(String, String)] = [],
            listings: [Listing] = [], pictures: [Picture] = []
        ) {
            self.id = id
            self.title = title
            self.note = note
            self.text = text
            self.facts = facts
            self.listings = listings
            self.pictures = pictures
        }
    }

    /// A piece of source, or what a program has printed.
    public struct Listing: Sendable {
        /// What stands above it.
        public var title: String
        /// What it says, its lines separated by newlines.
        public var code: String
        /// What stands beside the title, such as a count of characters.
        public var note: String
        /// Whether it is Swift, and coloured as such.
        public var isSwift: Bool

        /// A listing from its parts.
        public init(title: String, code: String, note: String = "", isSwift: Bool = true) {
            self.title = title
            self.code = code
            self.note = note
            self.isSwift = isSwift
        }
    }

    /// A layout to be drawn.
    public struct Picture: Sendable {
        /// What stands under it.
        public var caption: String
        /// What is drawn.
        public var snapshot: LayoutSnapshot
        /// What it shows, a value for each of the page's choices; one without values is always shown.
        public var values: [String]

        /// A picture from its parts.
        public init(caption: String, snapshot: LayoutSnapshot, values: [String] = []) {
            self.caption = caption
            self.snapshot = snapshot
            self.values = values
        }
    }

    /// Something that pictures differ in, such as the width of the screen.
    ///
    /// A reader chooses one of the values that the pictures have, or all of them.
    public struct Choice: Sendable {
        /// Its title.
        public var title: String
        /// The value that is chosen at first; nil for all of them.
        public var first: String?

        /// A choice from its parts.
        public init(_ title: String, first: String? = nil) {
            self.title = title
            self.first = first
        }
    }
}
