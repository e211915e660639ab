import { demandOf, LONGEST_KEY, neededWords, WORD_END, type Demand, type Needed } from './needed-words.ts';
import { remembered } from './remembered.ts';

/** The same few texts are held against hundreds of patterns. */
const READ_LATELY = 16;
/** Stretches of a text are told apart by as many bits as fit in a small whole number; one more shares the first one's. */
const BITS = 30;
const ANYWHERE = -1;

/** Every beginning of every word of a text, and every whole word, with the stretches between full stops that have it. */
const beginningsIn = remembered(READ_LATELY, (text: string): ReadonlyMap<string, number> => {
  const all = new Map<string, number>();
  const stretches = text.toLowerCase().split('.');
  stretches.forEach((stretch, n) => {
    const bit = 1 << (n % BITS);
    const add = (key: string): void => void all.set(key, (all.get(key) ?? 0) | bit);
    for (const word of new Set(stretch.match(/\w+/g))) {
      for (let length = 1; length <= Math.min(word.length, LONGEST_KEY); length++) add(word.slice(0, length));
      if (word.length < LONGEST_KEY) add(word + WORD_END);
    }
  });
  return all;
});

interface NeededBy {
  readonly demand: Demand | undefined;
  readonly lists: readonly Needed[];
}

const NEEDED = new WeakMap<RegExp, NeededBy>();
function neededBy(pattern: RegExp): NeededBy {
  const known = NEEDED.get(pattern);
  if (known) return known;
  const demand = demandOf(pattern);
  const needed = { demand, lists: neededWords(demand) };
  NEEDED.set(pattern, needed);
  return needed;
}

/** The stretches of a text that have what is demanded: none, some, or anywhere. */
function stretchesWith(demand: Demand, there: ReadonlyMap<string, number>): number {
  let found = 0;
  if ('words' in demand) {
    for (const word of demand.words) found |= there.get(word) ?? 0;
    return found;
  }
  if ('any' in demand) {
    for (const each of demand.any) found |= stretchesWith(each, there);
    return found;
  }
  found = ANYWHERE;
  for (const each of demand.all) {
    const of = stretchesWith(each, there);
    found = demand.together || of === 0 ? found & of : ANYWHERE;
    if (found === 0) return 0;
  }
  return found;
}

/**
 * Whether a text has the words without which a pattern cannot match it, whatever the pattern then says, and has them in one
 * stretch where the pattern passes no full stop: a long text is not searched for what cannot stand in it. Never false where
 * the pattern matches.
 */
export function mayStand(pattern: RegExp, text: string): boolean {
  const { demand, lists } = neededBy(pattern);
  if (demand === undefined) return true;
  const there = beginningsIn(text);
  // Most texts lack a word of one of the few lists that are looked at first.
  return lists.every((words) => words.some((word) => there.has(word))) && stretchesWith(demand, there) !== 0;
}

/** Whether a pattern matches a text: for patterns that few texts of some length have the words of. */
export const standsIn = (pattern: RegExp, text: string): boolean => mayStand(pattern, text) && pattern.test(text);
