/** How the downloaded pages look, on screen by day and by night, and on paper. Nothing is fetched from anywhere. */
export const PAGE_STYLE = `:root { color-scheme: light dark; --paper: #fbf5e9; --card: #fffdf7; --ink: #252444; --soft: #585670; --line: #e2d4ba; --link: #8a4b08; }
@media (prefers-color-scheme: dark) { :root { --paper: #17162b; --card: #211f38; --ink: #f4e6cc; --soft: #bdb0ac; --line: #3a3653; --link: #f5bc6a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Georgia, 'Times New Roman', serif; overflow-wrap: break-word; }
main, nav { max-width: 44rem; margin: 0 auto; padding: 1.25rem; }
nav { padding-bottom: 0; font-size: 1rem; }
h1 { font-size: clamp(1.8rem, 6vw, 2.6rem); line-height: 1.15; margin: 0.5rem 0; text-wrap: balance; }
h2 { margin: 2.25rem 0 0.5rem; font-size: 1.4rem; line-height: 1.25; }
h3 { margin: 1.5rem 0 0.25rem; font-size: 1.15rem; }
a { color: var(--link); }
img { display: block; width: 100%; height: auto; border-radius: 14px; margin: 1.25rem 0; }
audio { width: 100%; margin: 0.5rem 0; }
figure { margin: 2rem 0; }
figcaption { white-space: pre-line; font-size: 1.25rem; }
.soft { color: var(--soft); font-size: 1rem; }
.contents { padding: 0; list-style: none; }
.contents li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.verse { white-space: pre-line; }
.said { padding: 0.75rem 1.1rem; margin: 0.75rem 0; border-radius: 14px; background: var(--card); border: 1px solid var(--line); white-space: pre-line; }
.said.asked { margin-left: 12%; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 1rem; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.25rem; }
dt { color: var(--soft); } dd { margin: 0; white-space: pre-line; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
@media print {
  :root { --paper: #fff; --card: #fff; --ink: #000; --soft: #333; --line: #999; --link: #000; }
  nav, audio, .sound { display: none; }
  body { font-size: 12pt; }
  main { max-width: none; padding: 0; }
  figure, .said, tr { break-inside: avoid; }
  img { max-height: 15cm; width: auto; max-width: 100%; }
}
`;
