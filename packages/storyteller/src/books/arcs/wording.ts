/** The first letter as a capital, also behind an opening quote. */
export const cap = (text: string): string =>
  text.replace(/^("?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toLocaleUpperCase('en'));

/** A phrase as whole sentences: each begins with a capital, the last has its stop. */
export function sentence(text: string): string {
  const trimmed = text.trim();
  const stopped = /[.!?]"?$/.test(trimmed) ? trimmed : `${trimmed}.`;
  return stopped.replace(/(^"?|[.!?] "?)(\p{Ll})/gu, (_, before: string, letter: string) => {
    return before + letter.toLocaleUpperCase('en');
  });
}

/** A phrase that goes on inside a sentence: no stop at its end. */
export const clause = (text: string): string => text.trim().replace(/[.!?]+$/, '');

/** A noun phrase without its article: "the dark" is "dark", "a small bag" is "small bag". */
export const bare = (noun: string): string => noun.replace(/^(?:the|an?|one) /i, '');

const SENTENCE_ENDS = /(?<=[.!?]"?)\s+(?=["\p{Lu}])/u;
/** How many words a phrase has. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether no sentence of a text has more than `most` words. */
export const within = (most: number, text: string): boolean =>
  text.split(SENTENCE_ENDS).every((each) => wordCount(each) <= most);

/** The first of several tellings whose sentences all keep to `most` words; else the last, which is written to fit. */
export const fitting = (most: number, ...tellings: readonly [string, ...string[]]): string =>
  tellings.find((telling) => within(most, telling)) ?? tellings.at(-1) ?? '';

/** As many whole sentences from the start of a text as keep to `most` words each; null when the first is too long. */
export function opening(most: number, text: string, sentences = 1): string | null {
  const kept: string[] = [];
  for (const each of sentence(text).split(SENTENCE_ENDS).slice(0, sentences)) {
    if (wordCount(each) > most) break;
    kept.push(each);
  }
  return kept.length > 0 ? kept.join(' ') : null;
}

/** Where a main clause may end and still be whole. */
const CLAUSE_ENDS = /(?:,? (?:and|until|because|so that|with|where|without)|, (?:which|but|like|as|looking|so)) /g;

/**
 * The start of a text in at most `most` words: its first sentence, else as much of it as makes a whole clause; null when
 * even that is too long.
 */
export function gist(most: number, text: string): string | null {
  const whole = opening(most, text);
  if (whole !== null) return whole;
  const first = sentence(text).split(SENTENCE_ENDS)[0] ?? '';
  const ends = [...first.matchAll(CLAUSE_ENDS)].map((end) => end.index);
  // A comma before the cut may be a list or an aside, which would be left half said.
  const longest = ends.map((end) => first.slice(0, end)).findLast((each) => !each.includes(',') && within(most, each));
  return longest === undefined ? null : sentence(longest);
}

/** A text in sentences of at most `most` words: each that is longer is told as far as its first whole clause. */
export const inBrief = (most: number, text: string): string =>
  sentence(text)
    .split(SENTENCE_ENDS)
    .map((each) => gist(most, each) ?? each)
    .join(' ');

/** A worry or a question as it stands before "said": its own mark is kept, else a comma. */
export const spoken = (text: string): string => {
  const words = cap(text.trim());
  if (/[?!]$/.test(words)) return words;
  return `${clause(words)}${/^(?:what|how|why|who|where|when|will|does|is|are|can)\b/i.test(words) ? '?' : ','}`;
};

/** A title: every word with a capital but the small ones inside it; at an end they are no small ones, as in "Holds On". */
export const titled = (text: string): string =>
  cap(
    text.replace(/(?<=[\s-])(?!(?:a|an|and|as|at|by|for|in|of|on|or|the|to|with)\b[ -])\p{Ll}/gu, (letter) =>
      letter.toLocaleUpperCase('en'),
    ),
  );

/**
 * Those variants of a page whose sentences all keep to `most` words. When a theme's own words make all of them too long,
 * the spare ones stand in, which are written to fit.
 */
export const keeping = (most: number, variants: readonly string[], ...spare: readonly string[]): readonly string[] => {
  const fit = variants.filter((variant) => within(most, variant));
  return fit.length > 0 ? fit : spare.length > 0 ? spare : variants.slice(-1);
};

/** The texts of a page on which somebody is met: the first mention says who it is ("Bun" becomes "Bun the rabbit"). */
export const introducing = (
  { name, introduced }: { readonly name: string; readonly introduced: string },
  texts: readonly string[],
): readonly string[] =>
  texts.map((text) =>
    text.includes(introduced)
      ? text
      : text.replace(new RegExp(String.raw`(?<![\p{L}])${name}(?![\p{L}'])`, 'u'), () => introduced),
  );
