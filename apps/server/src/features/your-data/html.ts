/** Text that is HTML already; everything else is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function written(part: Part): string {
  if (part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
  if (typeof part === 'number') return String(part);
  return part.map(written).join('');
}

/** HTML with escaped texts between: html`<p>${text}</p>`. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((string, place) => string + written(parts[place])).join(''));

const MONTHS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A stored time as a date in words. */
export const dateInWords = (time: string): string => MONTHS.format(new Date(time));

/** Paragraphs of a text that has empty lines between them. */
export const paragraphs = (text: string): Html =>
  html`${text
    .split(/\n{2,}/)
    .filter((each) => each.trim() !== '')
    .map((each) => html`<p>${each}</p>`)}`;

/** A whole page. `root` leads from where it is to the folder of the index. */
export const wholePage = (
  { title, root, back }: { readonly title: string; readonly root: string; readonly back: boolean },
  body: Html,
): string => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; connect-src 'none'">
<title>${title}</title>
<link rel="stylesheet" href="${root}style.css">
</head>
<body>
${back ? html`<nav><a href="${root}index.html">Everything of the family</a></nav>` : undefined}
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.text;
