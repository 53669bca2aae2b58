/** Legible in both themes; whatever has a meaning has a sign or a dash as well as a colour. What goes on to a side has a shadow there, and a row keeps its name. */
export const style = `
:root { color-scheme: light dark; font-family: Georgia, 'Times New Roman', serif; line-height: 1.5;
  --paper: #faf6ee; --card: #fffdf8; --ink: #2a211b; --soft: #6b5d50; --rule: #cbbfa9; --main: #1f5f7a; --other: #a63d24; --third: #4f6f1f; --fourth: #7a4390; --well: #35691e; --wrong: #9a2530;
  --back: var(--paper); --shade: #0003; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #1f1a17; --card: #2a2420; --ink: #efe6d8; --soft: #b9ab9b; --rule: #5b5047; --main: #7cc4e0; --other: #f09a80; --third: #b5d67a; --fourth: #d2a3e6; --well: #a3d586; --wrong: #f0a0a6; --shade: #000a; } }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem; }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--rule); padding-bottom: .25rem; }
p.about { color: var(--soft); margin: .25rem 0 .75rem; max-width: 48rem; }
details { --back: var(--card); border: 1px solid var(--rule); background: var(--card); margin: 1rem 0; padding: 0 1rem; }
summary { cursor: pointer; padding: .75rem 0; font-weight: 600; font-size: 1.15rem; }
.scroll { overflow-x: auto; background: linear-gradient(to right, var(--back) 40%, transparent) left / 3rem 100% no-repeat local, linear-gradient(to left, var(--back) 40%, transparent) right / 3rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) left / .75rem 100% no-repeat, linear-gradient(to left, var(--shade), transparent) right / .75rem 100% no-repeat; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; font-weight: 400; }
thead th { font-weight: 600; vertical-align: bottom; white-space: normal; }
td svg { vertical-align: middle; } td:has(svg) { text-align: left; width: 170px; } thead th:first-child, tbody th { min-width: 11rem; }
ul.readings { list-style: none; padding: 0; } ul.readings li { padding: .2rem 0 .2rem 2rem; text-indent: -2rem; }
li::before { display: inline-block; width: 2rem; text-indent: 0; font-weight: 700; }
li.well::before { content: '✓'; color: var(--well); } li.wrong::before { content: '✗'; color: var(--wrong); } li.note::before { content: '·'; }
svg.plot { box-sizing: border-box; display: block; width: 100%; min-width: 36rem; height: auto; border: 1px solid var(--rule); margin: .5rem 0 1rem; }
svg text { font-size: 12px; fill: var(--ink); } svg text.soft { fill: var(--soft); font-size: 11px; }
.grid { stroke: var(--rule); } .bar { fill: var(--main); }
.line { fill: none; stroke-width: 2.5; }
.line-0 { stroke: var(--main); } .line-1 { stroke: var(--other); stroke-dasharray: 8 4; } .line-2 { stroke: var(--third); stroke-dasharray: 2 4; } .line-3 { stroke: var(--fourth); stroke-dasharray: 12 4 2 4; }
svg text.name-0 { fill: var(--main); } svg text.name-1 { fill: var(--other); } svg text.name-2 { fill: var(--third); } svg text.name-3 { fill: var(--fourth); }
.range .mark { stroke: var(--soft); stroke-dasharray: 2 2; } .range .span { stroke: var(--ink); stroke-width: 2; } .range circle { fill: var(--ink); }
.range.above .span { stroke: var(--main); } .range.above circle { fill: var(--main); } .range.below .span { stroke: var(--other); } .range.below circle { fill: var(--other); }
div.words td, div.words th { white-space: normal; text-align: left; }
@media (max-width: 40rem) { main { padding: 1rem; } details { padding: 0 .5rem; } th, td { padding: .25rem .35rem; } td:has(svg), .range { width: 5rem; }
  thead th:first-child, tbody th { position: sticky; left: 0; min-width: 6rem; max-width: 9rem; background: var(--back); overflow-wrap: break-word; } }
@media (max-width: 40rem) { div.words thead { display: none; } div.words tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--rule); } div.words tbody th { font-weight: 600; } div.words td, div.words tbody th { display: block; position: static; max-width: none; border: 0; padding: 0; } }
@media print { details { break-inside: avoid; } }
`;
