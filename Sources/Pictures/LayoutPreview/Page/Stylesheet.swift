/// The appearance of the page.
///
/// The colors follow the reader's `prefers-color-scheme` through `color-scheme` and `light-dark()`, unless the switch
/// on the page is set; no script is needed.
enum Stylesheet {
    static let text = """
        :root {
          color-scheme: light dark;
          --paper: light-dark(#ffffff, #131316);
          --raised: light-dark(#f6f6f8, #1d1d21);
          --line: light-dark(#e1e1e6, #323238);
          --ink: light-dark(#1d1d1f, #ececf0);
          --quiet: light-dark(#5f5f68, #a2a2ac);
          --accent: light-dark(#2f3d9e, #a9b8ff);
          --desk: light-dark(#e9e9ee, #2a2a30);
          --chosen: light-dark(#e8eafb, #2a2f4e);
          --keyword: light-dark(#9b2393, #ff7ab2);
          --type: light-dark(#0b5a75, #7fd6e8);
          --string: light-dark(#b3261e, #ff8a7a);
          --number: light-dark(#1c3fcf, #d9c97c);
          --comment: light-dark(#5d6c79, #8b99a6);
          --attribute: light-dark(#7a4a00, #ffb86b);
          --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
        }
        :root:has(#scheme-light:checked) { color-scheme: light; }
        :root:has(#scheme-dark:checked) { color-scheme: dark; }
        * { box-sizing: border-box; }
        html { scroll-padding-top: 7rem; -webkit-text-size-adjust: 100%; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
        }
        header, main, .opening, .contents { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
        header { padding-top: 3rem; padding-bottom: .5rem; }
        header p { font-size: 1.125rem; }
        .opening { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 24.375rem); gap: 1.5rem 2rem; align-items: start; margin-bottom: 2.5rem; }
        .opening > svg { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .75rem; }
        .opening > svg ~ * { grid-column: 1 / -1; }
        .contents { padding-bottom: 1.5rem; }
        h1 { margin: 0 0 .75rem; font-size: clamp(1.9rem, 5vw, 2.75rem); line-height: 1.1; letter-spacing: -.02em; }
        h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
        h3 { margin: 0; font-size: .875rem; font-weight: 600; }
        p { margin: 0 0 1rem; max-width: 44rem; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        .links { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        nav ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 45%), 1fr)); gap: 1rem; margin: 1.75rem 0 0; padding: 0; list-style: none; }
        nav a { display: block; height: 100%; overflow: hidden; border: 1px solid var(--line); border-radius: .625rem; background: var(--raised); }
        nav a:hover { border-color: var(--accent); text-decoration: none; }
        nav div { position: relative; aspect-ratio: 4 / 3; border-bottom: 1px solid var(--line); background: var(--desk); }
        nav :is(svg, img) { position: absolute; inset: 0; width: auto; max-width: calc(100% - 1.5rem); height: auto; max-height: calc(100% - 1.5rem); margin: auto; border-radius: .25rem; box-shadow: 0 1px 4px #0003; }
        nav span, nav small { display: block; padding: 0 .75rem; font-size: .875rem; }
        nav span { padding-top: .5rem; font-weight: 600; }
        nav small { padding-bottom: .625rem; color: var(--quiet); font-size: .75rem; }
        .toolbar {
          position: sticky; top: 0; z-index: 1; background: var(--paper);
          border-block: 1px solid var(--line); font-size: .8125rem;
        }
        .toolbar > div {
          display: flex; flex-wrap: wrap; gap: .5rem 2rem; max-width: 72rem; margin: 0 auto; padding: .625rem 1.25rem;
        }
        .toolbar fieldset { display: flex; flex-wrap: wrap; gap: .25rem .875rem; margin: 0; padding: 0; border: 0; min-width: 0; }
        .toolbar fieldset:first-child { flex-basis: 100%; }
        .toolbar legend { float: left; padding: 0; margin-right: .125rem; color: var(--quiet); line-height: 1.5rem; }
        .toolbar label { display: inline-flex; gap: .375rem; align-items: center; cursor: pointer; line-height: 1.5rem; white-space: nowrap; }
        .toolbar input { margin: 0; accent-color: var(--accent); }
        .buttons { gap: 0 .5rem !important; }
        .buttons label { padding: 0 .5rem; border-radius: .375rem; }
        .buttons label:has(:checked) { background: var(--chosen); color: var(--accent); font-weight: 600; }
        .buttons label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 1px; }
        .buttons input { position: absolute; opacity: 0; pointer-events: none; }
        section { padding: 3rem 0; border-bottom: 1px solid var(--line); }
        section:last-child { border-bottom: 0; }
        dl { display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; margin: 0 0 1.5rem; }
        dt { color: var(--quiet); font-size: .8125rem; }
        dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        .listings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; align-items: start; }
        .listing { min-width: 0; border: 1px solid var(--line); border-radius: .625rem; overflow: hidden; background: var(--raised); }
        .listing header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; padding: .5rem .875rem; border-bottom: 1px solid var(--line); }
        .listing header span { color: var(--quiet); font-size: .8125rem; }
        pre { margin: 0; padding: .75rem .875rem; font: .75rem/1.6 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
        .line { display: block; min-height: 1.6em; padding-left: calc(var(--indent) + 2ch); text-indent: calc(0ch - var(--indent) - 2ch); }
        p code { font: .875em var(--mono); background: var(--raised); border-radius: .25rem; padding: .1em .3em; }
        .keyword { color: var(--keyword); }
        .type { color: var(--type); }
        .string { color: var(--string); }
        .number { color: var(--number); }
        .comment { color: var(--comment); }
        .attribute { color: var(--attribute); }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem 2rem; align-items: flex-start; margin: 0 0 2rem; }
        figure { margin: 0; flex: none; max-width: 100%; }
        figure img { display: block; max-width: 100%; height: auto; }
        .window img { width: 100%; }
        .reveal { color: var(--quiet); font-size: .875rem; }
        .reveal label { display: inline-flex; gap: .5rem; align-items: baseline; cursor: pointer; }
        .reveal input { margin: 0; accent-color: var(--accent); }
        :root:has(#show-constraints:not(:checked)) .reveal { display: none; }
        section:has(.reveal input:not(:checked)) .crowded :is(.constraints, .names) { display: none; }
        .window { position: relative; max-width: 100%; overflow: hidden; border-radius: .75rem; }
        .window::after { content: ""; position: absolute; inset: 0; border: 1px solid var(--line); border-radius: inherit; pointer-events: none; }
        .window svg { display: block; width: 100%; height: auto; }
        :root:has(#whole:checked) .window { aspect-ratio: var(--whole) !important; }
        :root:has(#whole:not(:checked)) .window {
          --top: linear-gradient(#000 0 0); --bottom: var(--top);
          mask: var(--top) top / 12px 51% repeat-x, var(--bottom) bottom / 12px 51% repeat-x;
        }
        :root:has(#whole:not(:checked)) .window svg { margin-top: calc(0% - var(--above)); }
        :root:has(#whole:not(:checked)) .cut-top { --top: conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg); border-start-start-radius: 0; border-start-end-radius: 0; }
        :root:has(#whole:not(:checked)) .cut-bottom { --bottom: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg); border-end-start-radius: 0; border-end-end-radius: 0; }
        :root:has(#whole:not(:checked)) .cut-top::after { border-top: 0; }
        :root:has(#whole:not(:checked)) .cut-bottom::after { border-bottom: 0; }
        figcaption { width: 0; min-width: 100%; margin-top: .625rem; color: var(--quiet); font-size: .875rem; }
        @media (max-width: 40rem) {
          header { padding-top: 1.5rem; }
          .opening { grid-template-columns: minmax(0, 1fr); }
          section { padding: 2rem 0; }
          .toolbar { position: static; }
          pre { font-size: .6875rem; }
          .toolbar fieldset:first-child { flex-basis: 100%; }
          .toolbar legend { width: 100%; }
          html { scroll-padding-top: 1rem; }
        }
        @media print { .toolbar, nav { display: none; } section { break-inside: avoid; } }

        """
}
