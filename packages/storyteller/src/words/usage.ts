import { SPELLINGS, WORDS } from './usage-table.ts';

/** The English a family writes. `own` are words the parent typed, in lower case: they stay whatever their usage. */
export interface Usage {
  readonly kind: 'british' | 'american';
  readonly own: ReadonlySet<string>;
}

const longestFirst = [...WORDS.keys()].sort((a, b) => b.length - a.length).join('|');
/** Nouns whose forms are verbs as well: only behind a word that shows a noun. */
const NOUN_ONLY = String.raw`(?<=\b(?:the|an?|this|that|each|every|any|no|one|next|empty|glass|busy|silver|small|big|first|second|cold|hot|nearest|kitchen|bathroom|running|under|by|of|in) )(?:lifts?|taps?)(?= (?:is|are|was|has|goes|comes|stops|can|may|will|and|or|in|at|with|to|runs|drips|moves|opens|arrives|stands|waits|from|for|by|door|doors|button|buttons|shaft|hums|that|which|then)\b|[.,!?;:])`;
const FORTNIGHT = /\b([Aa]) fortnight\b/g;
const BRITISH = new RegExp(
  String.raw`(\b(?:an?) )?(?:\b(${longestFirst})\b|(${NOUN_ONLY})|\b(\p{L}*(?:${SPELLINGS.map(([each]) => each).join('|')})\p{L}*)\b)`,
  'giu',
);
const NOUNS: Readonly<Record<string, string>> = { lift: 'elevator', lifts: 'elevators', tap: 'faucet', taps: 'faucets' };
const spellings = new Map(SPELLINGS);
const SPELLING = new RegExp([...spellings.keys()].join('|'), 'gi');

/** A finished text, or a topic word, in the English of the family; frames are written in British English. */
export function inUsage(text: string, usage: Usage | undefined): string {
  if (usage?.kind !== 'american') return text;
  return text
    .replace(FORTNIGHT, (_, article: string) => (article === 'A' ? 'Two weeks' : 'two weeks'))
    .replace(BRITISH, (whole: string, article = '', word?: string, noun?: string, spelt?: string) => {
      const found = word ?? noun ?? spelt ?? '';
      if (usage.own.has(found.toLowerCase())) return whole;
      const american =
        word !== undefined
          ? (WORDS.get(word.toLowerCase()) ?? word)
          : noun !== undefined
            ? (NOUNS[noun.toLowerCase()] ?? noun)
            : found.toLowerCase().replace(SPELLING, (each) => spellings.get(each) ?? each);
      return articleFor(article as string, american) + likeCase(found, american);
    });
}

const likeCase = (was: string, now: string): string => {
  if (was.length > 1 && was === was.toUpperCase()) return now.toUpperCase();
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  // "Car Park" in a title; a word that begins a sentence.
  if (/^\p{Lu}/u.test(was)) return / \p{Lu}/u.test(was) ? now.split(' ').map(capital).join(' ') : capital(now);
  return now;
};

const articleFor = (article: string, next: string): string => {
  if (article === '') return '';
  const right = /^[aeiou]/i.test(next) ? 'an ' : 'a ';
  return /^A/.test(article) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};
