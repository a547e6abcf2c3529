/// How the page looks.
///
/// The colours follow the reader's `prefers-color-scheme` by `color-scheme` and `light-dark()`, unless the switch on the
/// page says otherwise; all is done without a script.
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
        html { scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
        body {
          margin: 0; background: var(--paper); color: var(--ink);
          font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif;
        }
        header, main { max-width: 72rem; margin: 0 auto; padding: 0 1.25rem; }
        header { padding-top: 3.5rem; padding-bottom: 1.5rem; }
        h1 { margin: 0 0 .75rem; font-size: clamp(1.9rem, 5vw, 2.75rem); line-height: 1.1; letter-spacing: -.02em; }
        h2 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
        h3 { margin: 0; font-size: .875rem; font-weight: 600; }
        p { margin: 0 0 1rem; max-width: 44rem; }
        a { color: var(--accent); text-decoration: none; }
        a:hover { text-decoration: underline; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        nav ol { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
        .toolbar {
          position: sticky; top: 0; z-index: 1; background: var(--paper);
          border-block: 1px solid var(--line); font-size: .875rem;
        }
        .toolbar > div {
          display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between;
          max-width: 72rem; margin: 0 auto; padding: .625rem 1.25rem;
        }
        .toolbar fieldset { display: flex; flex-wrap: wrap; gap: .25rem .875rem; margin: 0; padding: 0; border: 0; min-width: 0; }
        .toolbar legend { float: left; padding: 0; margin-right: .25rem; color: var(--quiet); }
        .toolbar label { display: inline-flex; gap: .375rem; align-items: center; cursor: pointer; }
        .toolbar input { margin: 0; accent-color: var(--accent); }
        section { padding: 3rem 0; border-bottom: 1px solid var(--line); }
        section:last-child { border-bottom: 0; }
        dl { display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; margin: 0 0 1.5rem; }
        dt { color: var(--quiet); font-size: .8125rem; }
        dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
        .listings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1rem; align-items: start; margin: 0 0 1.5rem; }
        .listing { min-width: 0; border: 1px solid var(--line); border-radius: .625rem; overflow: hidden; background: var(--raised); }
        .listing header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; align-items: baseline; padding: .5rem .875rem; border-bottom: 1px solid var(--line); }
        .listing header span { color: var(--quiet); font-size: .8125rem; }
        pre { margin: 0; padding: .75rem .875rem; overflow-x: auto; font: .78125rem/1.6 var(--mono); tab-size: 4; }
        p code { font: .875em var(--mono); background: var(--raised); border-radius: .25rem; padding: .1em .3em; }
        .keyword { color: var(--keyword); }
        .type { color: var(--type); }
        .string { color: var(--string); }
        .number { color: var(--number); }
        .comment { color: var(--comment); }
        .attribute { color: var(--attribute); }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
        figure { margin: 0; flex: none; max-width: 100%; }
        figure svg {
          display: block; max-width: 100%; width: auto; height: auto;
          border-radius: .5rem; box-shadow: 0 0 0 1px var(--line);
        }
        :root:has(#full-size:not(:checked)) figure svg { max-height: 44rem; }
        figcaption { width: 0; min-width: 100%; margin-top: .625rem; color: var(--quiet); font-size: .875rem; }
        @media (max-width: 40rem) {
          header { padding-top: 2rem; }
          section { padding: 2rem 0; }
          .toolbar { position: static; }
          .toolbar legend { width: 100%; }
          html { scroll-padding-top: 1rem; }
        }
        @media print { .toolbar, nav { display: none; } section { break-inside: avoid; } }

        """
}
