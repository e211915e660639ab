/** Chooses one of `count` alternatives; `key` is the letter of a bound choice, '' for a free one. */
export type Choose = (count: number, key: string) => number;

const ALTERNATIVES = /\[(?:(\w+):)?([^[\]]*)\]/g;

/** Authored text with every `[a|b]` decided. */
export function chooseAlternatives(text: string, choose: Choose): string {
  return text.replace(ALTERNATIVES, (_, key: string | undefined, all: string) => {
    const options = all.split('|');
    return options[choose(options.length, key ?? '') % options.length] ?? '';
  });
}

/**
 * Enough readings of a text that each alternative is seen at least once: reading n takes the n-th alternative
 * everywhere. Used to check authored text, where every alternative has to be sound.
 */
export function readingsOf(text: string): string[] {
  const most = Math.max(1, ...[...text.matchAll(ALTERNATIVES)].map((each) => (each[2] ?? '').split('|').length));
  return Array.from({ length: most }, (_, n) => chooseAlternatives(text, (count) => Math.min(n, count - 1)));
}

/** Every choice of a text: the letter of a bound one, '' for a free one, and what may stand there. */
export const alternativesOf = (text: string): { key: string; options: readonly string[] }[] =>
  [...text.matchAll(ALTERNATIVES)].map((each) => ({ key: each[1] ?? '', options: (each[2] ?? '').split('|') }));

/** The bound choices of a text and how many alternatives each offers. */
export const boundChoices = (text: string): { key: string; count: number }[] =>
  alternativesOf(text)
    .filter((each) => each.key !== '')
    .map(({ key, options }) => ({ key, count: options.length }));
