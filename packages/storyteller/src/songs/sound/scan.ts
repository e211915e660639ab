import type { LyricLine, Syllable } from '@storylantern/contract';
import { isFree, isHalfLight, isLight, isLongerLight } from './light-words.ts';
import { listedForm, pronunciationsOf, type Pronounce } from './pronunciations.ts';
import { letterStarts, phoneSyllables } from './syllable-bounds.ts';

/** Beats of a line in every style. */
const BEATS = 4;

/** How much a syllable asks for a beat. */
type Weight = 'must' | 'may' | 'light';
interface Weighed {
  readonly syllable: Omit<Syllable, 'beat'>;
  readonly weight: Weight;
  /** Another syllable of its word carries the stress. */
  readonly inWord: boolean;
  /** A small word that may carry a beat. */
  readonly free: boolean;
  readonly opensWord: boolean;
}

/** Who sings and of whom. */
export interface Voice {
  readonly pronounce?: Pronounce | undefined;
  /** Words that belong on a beat: the child's name. */
  readonly strong?: readonly string[];
}

/** A line laid on its beats. */
export interface Scanned {
  readonly line: LyricLine;
  /** 0 sings itself; over 3 it stumbles. */
  readonly cost: number;
}

/** What each fault costs; relative to a beat that swallows a word's main stress. */
const COST = {
  stressOffBeat: 3,
  wordOffBeat: 0.5,
  halfStressOffBeat: 0.15,
  lightOnBeat: 1.2,
  freeOnBeat: 0.6,
  lightOnLastBeat: 0.4,
  touching: 0.9,
  crowded: 2,
  longPickup: 1.2,
  tail: 1.5,
  wordAfterLastBeat: 3,
};
const MOST_READINGS = 12;
const WORD = /[\p{L}\p{M}\p{N}](?:['’]?[\p{L}\p{M}\p{N}])*['’]?/gu;

/** The syllables of one word at `at`, said one way. */
function weighed(word: string, at: number, phones: readonly string[]): Weighed[] {
  const sounds = phoneSyllables(phones);
  const starts = letterStarts(word, sounds.length);
  const low = listedForm(word);
  return sounds.map((own, i) => {
    const stress = own.find((phone) => /\d$/.test(phone))?.at(-1);
    const weight: Weight =
      sounds.length === 1
        ? isLight(low) || isFree(low)
          ? 'light'
          : 'may'
        : stress === '1'
          ? isHalfLight(low)
            ? 'may'
            : 'must'
          : stress === '2'
            ? 'may'
            : 'light';
    const isStressed = weight === 'must' || (weight === 'may' && stress !== '2' && !isLongerLight(low));
    const from = at + (starts[i] ?? 0);
    const to = at + (starts[i + 1] ?? word.length);
    return {
      syllable: { from, to, phones: [...own], stressed: isStressed },
      weight,
      inWord: sounds.length > 1,
      free: sounds.length === 1 && isFree(low),
      opensWord: i === 0,
    };
  });
}

/** A capital A inside a line, or before a comma, is the letter; elsewhere the article. */
const saidIn = (text: string, word: string, at: number): string =>
  word === 'A' && (at > 0 ? /[a-z,] $/.test(text.slice(0, at)) : text.startsWith('A,')) ? 'ay' : word;

/** The ways of one word that differ in rhythm. */
function waysOf(word: string, at: number, saidAs: string, pronounce: Pronounce | undefined): Weighed[][] {
  const seen = new Set<string>();
  return pronunciationsOf(saidAs, pronounce)
    .map((phones) => weighed(word, at, phones))
    .filter((way) => {
      const rhythm = way.map((each) => each.weight).join();
      return seen.has(rhythm) ? false : seen.add(rhythm);
    });
}

/** A name of one syllable, or a light one, asks for a beat as a long one does. */
const strengthened = (each: Weighed, _: number, all: readonly Weighed[]): Weighed =>
  all.length === 1 ? { ...each, weight: 'must', syllable: { ...each.syllable, stressed: true } } : each;

/** Every reading of a line: words said two ways give two. */
function readings(text: string, { pronounce, strong = [] }: Voice): Weighed[][] {
  const onBeat = new Set(strong.flatMap((each) => each.toLowerCase().split(/[ -]/)));
  let all: Weighed[][] = [[]];
  for (const found of text.matchAll(WORD)) {
    const ways = waysOf(found[0], found.index, saidIn(text, found[0], found.index), pronounce).map((way) =>
      onBeat.has(found[0].toLowerCase()) ? way.map(strengthened) : way,
    );
    const grown = all.flatMap((before) => ways.map((way) => [...before, ...way]));
    all = grown.length > MOST_READINGS ? all.map((before) => [...before, ...(ways[0] ?? [])]) : grown;
  }
  return all;
}

const passedOver = (each: Weighed): number =>
  each.weight === 'must'
    ? COST.stressOffBeat
    : each.weight === 'light'
      ? 0
      : each.inWord
        ? COST.halfStressOffBeat
        : COST.wordOffBeat;

interface Laid {
  readonly cost: number;
  readonly beats: readonly number[];
}

/** The cheapest places for `beats` beats with one or two syllables between them, by dynamic search. */
function lay(syllables: readonly Weighed[], beats: number): Laid {
  const skipped = (from: number, to: number): number =>
    syllables.slice(from, to).reduce((sum, each) => sum + passedOver(each), 0);
  const carried = (at: number, last: boolean): number => {
    const light = syllables[at]?.weight === 'light';
    if (!light) return 0;
    if (last && at === syllables.length - 1) return COST.lightOnLastBeat;
    return syllables[at]?.free === true ? COST.freeOnBeat : COST.lightOnBeat;
  };
  // ending[i]: the best way to have laid the beats so far with the latest on syllable i.
  let ending: (Laid | undefined)[] = syllables.map((_, i) =>
    i > 3 ? undefined : { cost: skipped(0, i) + carried(i, beats === 1) + (i > 2 ? COST.longPickup : 0), beats: [i] },
  );
  for (let laid = 2; laid <= beats; laid++) {
    const next: (Laid | undefined)[] = syllables.map(() => undefined);
    ending.forEach((before, from) => {
      if (!before) return;
      for (let at = from + 1; at <= from + 4 && at < syllables.length; at++) {
        const gap = at - from - 1;
        const cost =
          before.cost +
          skipped(from + 1, at) +
          carried(at, laid === beats) +
          (gap === 0 ? COST.touching : gap > 2 ? COST.crowded : 0);
        if (cost < (next[at]?.cost ?? Infinity)) next[at] = { cost, beats: [...before.beats, at] };
      }
    });
    ending = next;
  }
  let best: Laid = { cost: Infinity, beats: [] };
  ending.forEach((laid, at) => {
    if (!laid) return;
    const tail = syllables.length - at - 1;
    // The rhyme is sung on the last beat: only the rest of its own word may follow.
    const after = syllables.slice(at + 1).filter((each) => each.opensWord).length;
    const cost =
      laid.cost +
      skipped(at + 1, syllables.length) +
      Math.max(0, tail - 1) * COST.tail +
      after * COST.wordAfterLastBeat;
    if (cost < best.cost) best = { cost, beats: laid.beats };
  });
  return best;
}

/** Beats for a line too short or too long for four with two syllables between: spread evenly. */
const spread = (count: number, beats: number): number[] => [
  ...new Set(
    Array.from({ length: Math.min(beats, count) }, (_, i) => Math.floor((i * count) / Math.min(beats, count))),
  ),
];
/** What a line costs that could only be spread. */
const SPREAD_COST = 12;

/**
 * Lays a line on its beats: every way its words can be said, the cheapest placing of four. The line comes back
 * with its syllables; offsets count UTF-16 units of `text`. Never throws.
 */
export function scanLine(text: string, voice: Voice = {}): Scanned {
  return scanOn(text, voice, [BEATS]);
}

/** Somebody else's line, laid on four beats, or on three (and a rest) where it is too short for four. Never throws. */
export const scanFreely = (text: string, voice: Voice): LyricLine => scanOn(text, voice, [BEATS, BEATS - 1]).line;

/** What each beat left silent costs. */
const REST_COST = 0.8;

function scanOn(text: string, voice: Voice, choices: readonly number[]): Scanned {
  let best: { readonly syllables: readonly Weighed[]; readonly laid: Laid } | undefined;
  for (const syllables of readings(text, voice)) {
    for (const beats of choices) {
      const { cost, beats: at } = lay(syllables, beats);
      const laid = { cost: cost + (BEATS - beats) * REST_COST, beats: at };
      if (!best || laid.cost < best.laid.cost) best = { syllables, laid };
    }
  }
  const syllables = best?.syllables ?? [];
  const laid =
    best && best.laid.cost !== Infinity ? best.laid : { cost: SPREAD_COST, beats: spread(syllables.length, BEATS) };
  const on = new Set(laid.beats);
  return {
    line: { text, syllables: syllables.map((each, i) => ({ ...each.syllable, beat: on.has(i) })) },
    cost: laid.cost,
  };
}
