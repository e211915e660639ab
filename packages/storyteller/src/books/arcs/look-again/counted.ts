import type { Told } from '../../arc.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** As many as the tellings have. */
const WRITTEN = 41;
/** The one that lives in the bread bin; of fewer it is another. */
const BREAD_BIN = 26;
/** With fewer the ones that have a name in the story are not all there. */
export const LEAST = 18;
export const MOST_COUNTED = 98;

const inWords = (n: number): string =>
  n < 20 ? (ONES[n] ?? '') : `${TENS[Math.floor(n / 10)] ?? ''}${n % 10 === 0 ? '' : `-${ONES[n % 10] ?? ''}`}`;

/** The same story of another number of them: "forty-two" of forty-one is "twenty-eight" of twenty-seven. */
export function counted(told: Told, count: number | null): Told {
  if (count === null || count === WRITTEN) return told;
  const other = new Map<string, string>([
    ...[-2, -1, 0, 1].map((by) => [inWords(WRITTEN + by), inWords(count + by)] as const),
    ...(count < BREAD_BIN ? [[inWords(BREAD_BIN), inWords(count - 1)] as const] : []),
  ]);
  const said = (text: string): string =>
    text.replace(/(?<![\p{L}-])(?:thirty-nine|forty(?:-one|-two)?|twenty-six)(?![\p{L}-])/giu, (words) => {
      const now = other.get(words.toLowerCase()) ?? words;
      if (words === words.toUpperCase()) return now.toUpperCase();
      return /^\p{Lu}/u.test(words) ? now.charAt(0).toUpperCase() + now.slice(1) : now;
    });
  return {
    ...told,
    title: said(told.title),
    pages: told.pages.map((page) => ({ ...page, text: [page.text].flat().map((each) => said(each)) })),
  };
}
