package import AutoLayout

/// A page of layouts with their sources and figures, for people to read in a browser.
package struct PreviewPage: Sendable {
    /// The title of the page.
    package var title: String
    /// What readers see first; nil for the introduction.
    package var opening: Opening?
    /// An introduction; paragraphs are separated by empty lines.
    package var introduction: String
    /// Links to other pages, below the introduction.
    package var links: [Link]
    /// The criteria by which readers choose pictures; each picture has its values in this order.
    package var choices: [Choice]
    /// The layouts, in the order in which they are shown.
    package var sections: [Section]

    /// A page from its parts.
    package init(
        title: String, opening: Opening? = nil, introduction: String = "", links: [Link] = [], choices: [Choice] = [],
        sections: [Section] = []
    ) {
        (self.title, self.opening, self.introduction) = (title, opening, introduction)
        (self.links, self.choices, self.sections) = (links, choices, sections)
    }
}

extension PreviewPage {
    /// The first screen of the page: a sentence, and source code beside its picture.
    package struct Opening: Sendable {
        /// What the page is about; paragraphs are separated by empty lines.
        package var text: String
        /// The listings; the first is beside the picture.
        package var listings: [Listing]
        /// The layout that results from the first listing, drawn with its constraints.
        package var snapshot: LayoutSnapshot

        /// A first screen from its parts.
        package init(text: String, listings: [Listing], snapshot: LayoutSnapshot) {
            (self.text, self.listings, self.snapshot) = (text, listings, snapshot)
        }
    }

    /// A layout on the page: description, figures, sources and pictures.
    package struct Section: Sendable {
        /// The fragment identifier in addresses, unique on the page; whitespace is replaced by hyphens.
        package var id: String
        /// The title of the section.
        package var title: String
        /// A note below the title in the table of contents.
        package var note: String
        /// A description; paragraphs are separated by empty lines.
        package var text: String
        /// Labels and figures, in the order in which they are shown.
        package var facts: [(String, String)]
        /// The sources, shown side by side.
        package var listings: [Listing]
        /// The pictures, shown side by side.
        package var pictures: [Picture]
        /// A picture that is shown after the others; nil for none.
        package var movingPicture: MovingPicture?

        /// A section from its parts.
        package init(
            id: String, title: String, note: String = "", text: String = "", facts: [(String, String)] = [],
            listings: [Listing] = [], pictures: [Picture] = [], movingPicture: MovingPicture? = nil
        ) {
            (self.id, self.title, self.note, self.text) = (id, title, note, text)
            (self.facts, self.listings, self.pictures, self.movingPicture) = (facts, listings, pictures, movingPicture)
        }
    }

    /// A piece of source code, or the output of a program.
    package struct Listing: Sendable {
        /// The title of the listing.
        package var title: String
        /// The text, with lines separated by newlines.
        package var code: String
        /// A note beside the title, such as a count of characters.
        package var note: String
        /// Whether the code is highlighted as Swift.
        package var isSwift: Bool

        /// A listing from its parts.
        package init(title: String, code: String, note: String = "", isSwift: Bool = true) {
            (self.title, self.code, self.note, self.isSwift) = (title, code, note, isSwift)
        }
    }

    /// A picture of a layout.
    package struct Picture: Sendable {
        /// The caption below the picture.
        package var caption: String
        /// The layout that is drawn.
        package var snapshot: LayoutSnapshot
        /// The picture's value for each of the page's choices; a picture without values is always shown.
        package var values: [String]

        /// A picture from its parts.
        package init(caption: String, snapshot: LayoutSnapshot, values: [String] = []) {
            (self.caption, self.snapshot, self.values) = (caption, snapshot, values)
        }
    }

    /// An animation of a layout.
    package struct MovingPicture: Sendable {
        /// An SVG document, such as the one from `View.svg(animating:)`.
        package var svg: String
        /// The size of the picture in points.
        package var size: Size

        /// A moving picture from its parts.
        package init(svg: String, size: Size) {
            (self.svg, self.size) = (svg, size)
        }
    }

    /// A criterion by which pictures differ, such as the width of the screen.
    ///
    /// Readers choose one of the values of the pictures, or all of them.
    package struct Choice: Sendable {
        /// The title of the choice.
        package var title: String
        /// The value that is chosen initially; nil for all of them.
        package var first: String?

        /// A choice from its parts.
        package init(_ title: String, first: String? = nil) {
            (self.title, self.first) = (title, first)
        }
    }

    /// A link to another page.
    package struct Link: Sendable {
        /// The text of the link.
        package var title: String
        /// The address, absolute or relative to the page.
        package var address: String

        /// A link from its parts.
        package init(_ title: String, to address: String) {
            (self.title, self.address) = (title, address)
        }
    }
}
