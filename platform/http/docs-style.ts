export const DOCS_STYLE = `:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main, header, nav { max-width: 60rem; margin-inline: auto; padding-inline: 1.25rem; }
header { padding-block: 2.5rem 1rem; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 3rem 0 1rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
nav ul { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; margin: 0; padding: 0; list-style: none; }
a { color: inherit; text-underline-offset: .2em; }
details { border: 1px solid var(--line); border-radius: .5rem; margin-block: .5rem; }
summary { padding: .6rem .9rem; cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible, a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
.call { padding: 0 .9rem .9rem; }
.method { display: inline-block; min-width: 4.2rem; font-weight: 700; font-size: .8rem; letter-spacing: .04em; }
.about { display: block; opacity: .8; }
code { font: .9em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-block: .5rem 1rem; font-size: .92rem; }
caption { text-align: left; font-weight: 600; padding-block: .4rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-top: 1px solid var(--line); font-weight: 400; }
th { width: 14rem; }
@media (max-width: 40rem) { th { width: 40%; } }
`
