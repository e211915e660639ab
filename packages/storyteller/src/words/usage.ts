import { SPELLINGS, WORDS } from './usage-table.ts';

/** The English a family writes. `own` are words the parent typed, in lower case: they stay whatever their usage. */
export interface Usage {
  readonly kind: 'british' | 'american';
  readonly own: ReadonlySet<string>;
}

const longestFirst = [...WORDS.keys()].sort((a, b) => b.length - a.length).join('|');
/**
 * Nouns whose forms are verbs as well, or mean something else: only where the words around show what is meant. "A lift" may
 * be a ride; "the lift" is the one in the building, except on the way to school.
 */
const NOUN_ONLY = [
  String.raw`(?<=\b(?:the|this|that|each|every|any|no|one|next|empty|glass|busy|silver|small|big|old|is a|then a|into a|in a|by a|and a|find a) )lift(?= (?:is|was|has|goes|comes|stops|can|may|will|and|or|in|at|with|moves|opens|arrives|stands|waits|door|doors|button|buttons|shaft|hums|hangs|rises|sinks|slows|works|needs|holds|closes|seems|that|which|then|makes|knows|carries)\b|[.,!?;:])(?!, a (?:message|film|spare))`,
  String.raw`(?<=\b(?:stairs and|of|other|all|many|most|two|glass|in) )lifts\b|\blifts(?= (?:are|have|can|stop|hang|work|run|move|come|go|hum|carry)\b)`,
  String.raw`(?<=\b(?:the|cold|hot|nearest|kitchen|bathroom|running) )taps?(?= (?:is|are|was|runs|drips|can|may|and|or|in|at|for)\b|[.,!?;:])`,
].join('|');
const FORTNIGHT = /\b([Aa]) fortnight\b/g;
const BRITISH = new RegExp(
  String.raw`(\b(?:an?) )?(?:\b(${longestFirst})\b|(${NOUN_ONLY})|\b(\p{L}*(?:${SPELLINGS.map(([each]) => each).join('|')})\p{L}*)\b)`,
  'giu',
);
const NOUNS: Readonly<Record<string, string>> = {
  lift: 'elevator',
  lifts: 'elevators',
  tap: 'faucet',
  taps: 'faucets',
};
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
  return article.startsWith('A') ? right.charAt(0).toUpperCase() + right.slice(1) : right;
};
