import { headOf, isDoing, isTheirName, joined, whoIsInside } from './compounds.ts';
import { longest, sayable, type Match } from './known-words.ts';
import { pairAt, unknownNoun } from './unknown-nouns.ts';
import type { Entity } from '../theme.ts';
import { ADJECTIVES, STOP_WORDS } from './word-lists.ts';

/** A word of a theme: as typed, in small letters without "'s", and where it stands. */
export interface Token {
  readonly typed: string;
  readonly word: string;
  readonly at: number;
  /** A comma or a stop stands before it. */
  readonly breaks: boolean;
}

/** An entity and the words that name it. `from` and `to` are places in the list of tokens, `to` excluded. */
export interface Mention extends Entity {
  readonly from: number;
  readonly to: number;
  /** Where the noun itself begins. */
  readonly head: number;
}

const TOKEN = /\bt\.? ?rex\b|[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/giu;

/** The words of a theme, in order. */
export function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map((found) => {
    const breaks = /[,.;:!?()/]/.test(text.slice(end, found.index));
    end = found.index + found[0].length;
    return {
      typed: found[0],
      word: found[0]
        .toLowerCase()
        .replace(/'s$|'$/, '')
        .replace(/^t\.? ?rex$/, 't-rex'),
      at: found.index,
      breaks,
    };
  });
}

const MOST_ADJECTIVES = 3;
const GOOD_TO_SAY_OF_MANY = /^(?:very|too|really|so|super)$/;

/** Words that only say how much or how many there is of what comes next. */
export const MEASURE =
  /^(?:lump|slice|piece|bit|bunch|pile|heap|herd|flock|pack|pride|pod|swarm|shoal|group|team|crowd|gang|litter|colony|handful|plate|bowlful|spoonful|ball|bowl|box|jar|cup|pot|basket|bucket|sack|tin|family|pair|bag|ray|tug)$/;
const MOST_BETWEEN = 4;

/** The entities of a theme from left to right, longest match first. `skip` are words that mean something else. */
export function mentionsIn(tokens: readonly Token[], skip: ReadonlySet<string>, english: boolean): Mention[] {
  const found: Mention[] = [];
  /** Who stands before the head of a compound: the bee of "bee hospital". */
  const inside: Mention[] = [];
  let adjectives: string[] = [];
  let from = -1;
  /** Where a "herd of" or a "slice of" begins that belongs to what comes next. */
  let measured = -1;
  const beginAt = (i: number): number => {
    const start = measured >= 0 && i - measured <= MOST_BETWEEN ? measured : adjectives.length > 0 ? from : i;
    measured = -1;
    return start;
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token) continue;
    if (token.breaks) adjectives = [];
    if (MEASURE.test(token.word) && tokens[i + 1]?.word === 'of') {
      measured = i++;
      adjectives = [];
      continue;
    }
    const hit = isOfSize(tokens, i) ? undefined : longest(tokens, i);
    const pair = english && (hit?.length ?? 1) === 1 ? pairAt(tokens, i) : undefined;
    if (pair) {
      found.push({ ...pair, adjectives, name: null, from: beginAt(i), to: i + 2, head: i });
      i++;
      adjectives = [];
      continue;
    }
    if (hit) {
      const begin = beginAt(i);
      const before = found.at(-1);
      // "a sloth parks the car": what somebody does is no noun.
      if (before?.to === i && !token.breaks && isDoing(before, hit.match)) continue;
      if (before && isTheirName(before, tokens, i)) {
        found[found.length - 1] = { ...before, name: token.typed, to: i + 1 };
        adjectives = [];
        continue;
      }
      // "the dragon's egg" is a dragon and an egg.
      const owns = before?.being !== null && /['’]s?$/.test(tokens[i - 1]?.typed ?? '');
      // "the lighthouse keeper's cat who is scared": it is the cat who is, and the keeper only says whose it is.
      if (before && owns && before.to === i && isSaidOf(before, hit.match, tokens[i + hit.length]?.word)) {
        const word = `${before.word}'s ${hit.match.word}`;
        found[found.length - 1] = { ...hit.match, word, adjectives: before.adjectives, name: null, known: true, from: before.from, to: i + hit.length, head: before.head }; // prettier-ignore
        i += hit.length - 1;
        adjectives = [];
        continue;
      }
      const compound =
        before && before.to === i && !token.breaks && !owns ? joined(before, hit.match, hit.words) : undefined;
      if (before?.being && compound?.being === null) inside.push(before);
      if (compound && before) {
        found[found.length - 1] = { ...compound, from: before.from, to: i + hit.length, head: before.head };
      } else {
        found.push({ ...hit.match, adjectives, name: null, known: true, from: begin, to: i + hit.length, head: i });
      }
      i += hit.length - 1;
      adjectives = [];
      continue;
    }
    const { word } = token;
    if (ADJECTIVES.has(word) && isVerbal(tokens, i)) {
      adjectives = [];
      continue;
    }
    if (ADJECTIVES.has(word)) {
      if (adjectives.length === 0) from = i;
      if (adjectives.length < MOST_ADJECTIVES && sayable(word) && !adjectives.includes(word))
        adjectives = [...adjectives, word];
      continue;
    }
    if (STOP_WORDS.has(word) || GOOD_TO_SAY_OF_MANY.test(word) || skip.has(word) || /\d/.test(word)) {
      adjectives = [];
      continue;
    }
    const headed = english && !token.breaks ? headOf(found.at(-1), tokens, i) : undefined;
    if (headed) {
      if (found.at(-1)?.being && headed.being === null) inside.push(...found.slice(-1));
      found[found.length - 1] = headed;
      adjectives = [];
      continue;
    }
    const isOwned = /['’]s$/.test(tokens[i - 1]?.typed ?? '');
    const follows =
      (found.at(-1)?.to === i && !token.breaks && !isOwned) || (i > 0 && /^\p{Lu}\p{Ll}/u.test(token.typed));
    const unknown = english && !follows ? unknownNoun(tokens, i, adjectives) : undefined;
    if (unknown === 'adjective') {
      if (adjectives.length === 0) from = i;
      if (adjectives.length < MOST_ADJECTIVES) adjectives = [...adjectives, word];
      continue;
    }
    if (unknown) found.push({ ...unknown, adjectives, name: null, from: beginAt(i), to: i + 1, head: i });
    adjectives = [];
  }
  return [...whoIsInside(inside, found, tokens, skip), ...found];
}

/** Somebody who is somebody's, and of whom it is then told what they do. */
const isSaidOf = (owner: Mention, { being }: Match, next = ''): boolean =>
  owner.being?.isa === 'person' &&
  being !== null &&
  being.isa !== 'thing' &&
  /^(?:who|that|which|is|was|wants?|can't|won't)$/.test(next);

/** "the giant marrow": somebody's word before a noun that nobody knows says how large it is. */
function isOfSize(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  return (
    tokens[i]?.word === 'giant' &&
    next !== undefined &&
    !next.breaks &&
    !STOP_WORDS.has(next.word) &&
    !ADJECTIVES.has(next.word) &&
    longest(tokens, i + 1) === undefined &&
    !/(?:s|ed|ly)$/.test(next.word)
  );
}

/** "is sad", "was lost": said of somebody, not before a noun. */
function isVerbal(tokens: readonly Token[], i: number): boolean {
  const next = tokens[i + 1];
  if (next === undefined || next.breaks) return true;
  return STOP_WORDS.has(next.word) && !ADJECTIVES.has(next.word) && !longest(tokens, i + 1);
}
