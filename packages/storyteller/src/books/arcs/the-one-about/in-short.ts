import { cap, wordCount } from '../wording.ts';

/** The longest sentence of the youngest. */
export const MOST = 8;

const isShort = (said: string): boolean => wordCount(said) <= MOST;

/** Where somebody who reads to the youngest takes a breath; before "of" only where there is no better place. */
const BREATHS = [
  / (?=(?:and|in|into|on|onto|at|(?<!used )to|from|for|with|under|behind|out of|where|until|because|before|like) )/gu,
  / (?=of )/gu,
];

/** "and build a playground": no second person, and no second thing. */
const AND_DO = /^and (?!(?:the|an?|one|two|three|his|her|its|their|my|our|some|all)\b)/u;

/** A piece that is too long in two, as late as both are short: "One with his head stuck. In a honey jar." */
function inTwo(piece: string): string {
  if (isShort(piece)) return piece;
  const cuts = BREATHS.map((breath) =>
    [...piece.matchAll(breath)]
      .map(({ index }) => [piece.slice(0, index), piece.slice(index + 1)] as const)
      .findLast((both) => both.every(isShort)),
  );
  const [before, after] = cuts.find((cut) => cut !== undefined) ?? [];
  // Two do both: "Two who become best friends. They build a playground."
  const next = before?.startsWith('Two who ') === true ? after?.replace(AND_DO, 'they ') : after;
  if (before !== undefined && next !== undefined) return `${before}. ${cap(next)}`;
  // There is no breath to take in it: "Helps a lost duckling find its mum."
  const said = piece.replace(/^One (?:who|that) /u, '');
  return isShort(said) ? cap(said) : piece;
}

/** What is said in a second breath, in sentences that are short enough. */
export const inShortBreaths = (said: string): string =>
  said
    .split(/(?<=\.) /u)
    .map(inTwo)
    .join(' ');

/** "An otter and a badger", "two llamas". */
const IS_TWO = /^(?:two\b|(?:an?|the) (?:\p{Ll}+ ){1,3}and (?:an?|the|one) )/iu;

/** In sentences that are short enough: "A pirate hen. One who looks for her lost parrot." */
export const inShort = (said: string): string =>
  isShort(said)
    ? said
    : said
        .replace(/ (who|that|which|with|whose) /u, (_, joint: string) =>
          // "Mia and the train that got stuck": only one of the two did.
          IS_TWO.test(said) && !/^(?:that|which)$/.test(joint) ? `. Two ${joint} ` : `. One ${joint} `,
        )
        .replace(/^(An? \p{Ll}+) (\p{Ll}+ing) /u, (_, who: string, doing: string) => `${who}. ${cap(doing)} `)
        .split(/(?<=\.) /u)
        .map(inTwo)
        .join(' ');
