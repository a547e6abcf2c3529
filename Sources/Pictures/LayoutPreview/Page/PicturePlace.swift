/// Where a page has the pictures of its sections.
enum PicturePlace {
    /// In the page itself.
    case embedded
    /// In files in the folder `pictures` beside the page.
    case beside

    /// The script that draws the pictures of a section when readers are about to reach them.
    ///
    /// Each section has a script of its own, since a page that is not on a server can load scripts, but cannot read
    /// other files.
    static let script = """

        const reached = new IntersectionObserver((entries) => {
          for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
            reached.unobserve(target);
            const script = document.createElement("script");
            script.src = `pictures/${encodeURIComponent(target.parentElement.id)}.js`;
            document.head.append(script);
          }
        }, { rootMargin: "50% 0%" });
        const draw = (id, pictures) =>
          document.getElementById(id).querySelectorAll(".window").forEach((view, index) => { view.innerHTML = pictures[index]; });
        for (const pictures of document.querySelectorAll("section .pictures")) reached.observe(pictures);

        """

    /// The appearance of the page if scripts are not available: the first picture of each section, and no switches for
    /// the others.
    static let rulesWithoutScripts = """

        figure:has(.window:empty), .toolbar fieldset:not(:last-child), .reveal { display: none; }

        """
}

extension String {
    /// The text as a template literal in JavaScript.
    var asTemplate: String {
        reduce(into: "`") { text, character in
            if "\\`$".contains(character) { text.append("\\") }
            text.append(character)
        } + "`"
    }
}
