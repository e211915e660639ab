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
