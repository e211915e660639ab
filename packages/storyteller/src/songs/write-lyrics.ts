import type { LyricLine, Lyrics, LyricSection, SongStyle } from '@storylantern/contract';
import { gateOf } from '../books/gates.ts';
import { notManaged } from '../books/not-managed.ts';
import type { Theme } from '../books/theme.ts';
import { understandTheme } from '../books/theme/understand.ts';
import { chanceOf, shuffled } from '../compose/chance.ts';
import { fiveGrams } from '../words/five-grams.ts';
import { ADVENTURE } from './bank/adventure.ts';
import type { StyleBank, Thread } from './bank/couplet.ts';
import { DANCE } from './bank/dance.ts';
import { FUN } from './bank/fun.ts';
import { besidesIn, LESSON } from './bank/lesson.ts';
import { KEEP_SAFE } from './bank/keep-safe.ts';
import { LULLABY } from './bank/lullaby.ts';
import { TENDER } from './bank/tender.ts';
import type { SongBrief } from './brief.ts';
import type { Writing } from './choose-couplet.ts';
import { sheetFor, sheetSong, wonderSong } from './lesson-song.ts';
import { askedTheme, slotsOf, type Slots } from './song-cast.ts';
import type { Pronounce } from './sound/pronunciations.ts';
import { storySong, tenderSong, type SongParts } from './story-song.ts';
import { sungRelations } from './sung-relation.ts';

export interface WriteLyricsOptions {
  /** The same brief and seed give the same song; seeds next to one another give different ones. */
  readonly seed: number;
  /** Texts of songs this family has, newest first: their sentences are not sung again while there are others. */
  readonly recent?: readonly string[];
  /** Phones for names and words that the dictionary lacks, from a speech engine. */
  readonly pronounce?: Pronounce;
}

const BANKS: Readonly<Record<Exclude<SongStyle, 'educational'>, StyleBank>> = {
  fun: FUN,
  lullaby: LULLABY,
  adventure: ADVENTURE,
  dance: DANCE,
};
const MOST_RECENT = 60;
/** Another song than the seed's own must be this much better to be sung instead. */
const TURN_COST = 30;
const LATER_COST = 0.5;
const UNSUNG_COST = 4;
/** What a nearer place is worth to a thread that is told there. */
const AT_HOME = 1;

/** A number that is the same for the same text: FNV-1a, 32 bits (Fowler, Noll and Vo; public domain). */
function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** Threads told in one kind of place come only where the theme plays there, or plays nowhere. */
function threadsFor(threads: readonly Thread[], theme: Theme): readonly Thread[] {
  const setting = theme.place?.place?.setting ?? null;
  return threads.filter((each) => !each.where || setting === null || each.where.includes(setting));
}

interface Candidate {
  readonly parts: SongParts;
  readonly unsung: readonly string[];
  readonly rank: number;
}

/**
 * Writes the words of a song: three verses that develop one small idea, a chorus that calls the child, a bridge.
 * Every line comes with its syllables and its four beats. Any theme works; words that nobody knows claim nothing.
 * Unsuitable themes are to be screened before. Never throws.
 */
export function writeLyrics(brief: SongBrief, { seed, recent = [], pronounce }: WriteLyricsOptions): Lyrics {
  const asked = askedTheme(brief.theme);
  const theme = understandTheme(asked, brief.childName);
  const turn = Math.abs(Math.trunc(seed)) || 0;
  const slots = slotsOf({ ...brief, theme: asked }, theme, (numberOf(asked) % 97) + turn);
  const writing: Writing = {
    slots,
    voice: { pronounce: remembered(pronounce), strong: slots.get('name') ?? [] },
    before: new Set(recent.slice(0, MOST_RECENT).flatMap(fiveGrams)),
    taken: nounsOf(theme),
    age: brief.age,
  };
  const made = ordered(brief, theme, slots, writing, turn);
  const unsungOf = (parts: SongParts): string[] => notManaged(theme, textOf(parts));
  let best: Candidate | null = null;
  made.forEach((parts, i) => {
    if (!parts) return;
    const unsung = unsungOf(parts);
    const rank = parts.cost + (i === 0 ? 0 : TURN_COST + i * LATER_COST) + unsung.length * UNSUNG_COST;
    if (!best || rank < best.rank) best = { parts, unsung, rank };
  });
  return lyricsOf(best ?? fallen());
}

/** Every bank has threads without conditions, so that one can always be sung. */
const fallen = (): never => {
  throw new Error('No song could be written.');
};

/** The songs that could be sung of a brief, beginning with the one whose turn it is. */
function ordered(
  brief: SongBrief,
  theme: Theme,
  slots: Slots,
  writing: Writing,
  turn: number,
): readonly (SongParts | null)[] {
  const key = numberOf(`${theme.raw}|${brief.style}`);
  const inTurn = <T>(all: readonly T[]): readonly T[] => {
    const order = shuffled(all, chanceOf(key));
    const from = turn % Math.max(1, order.length);
    // What comes instead of the seed's own is far from it, so that the next seed's own stays new.
    const own = order.slice(from, from + 1);
    const far = from + Math.floor(order.length / 2);
    const others = order.map((_, i) => order[(far + i) % order.length]).filter((each) => each !== own[0]);
    return [...own, ...others.filter((each) => each !== undefined)];
  };
  const gate = gateOf(theme.raw, theme);
  if (gate === 'tender') return inTurn(TENDER).map((thread) => tenderSong(thread, LULLABY, turn, writing));
  if (gate === 'keep-safe') return inTurn(KEEP_SAFE).map((thread) => tenderSong(thread, LULLABY, turn, writing));
  if (brief.style === 'educational') {
    const besides = besidesIn(slots, theme.hero !== null);
    const sheet = sheetFor(theme);
    if (sheet) {
      return sheet.chapters.map((_, i) => sheetSong(sheet, turn + (key % 2) + i, besides, writing));
    }
    return inTurn(LESSON.threads.filter((each) => each.people || !slots.has('person'))).map((thread) =>
      wonderSong(thread, turn, besides, writing),
    );
  }
  const bank = BANKS[brief.style];
  const relations = sungRelations(theme, slots);
  return inTurn(threadsFor(bank.threads, theme)).map((thread) => {
    const parts = storySong({ thread, bank, relations, turn: turn + (key % 2) }, writing);
    return parts && thread.where && theme.place ? { ...parts, cost: parts.cost - AT_HOME } : parts;
  });
}

/** A speech engine is asked once for each word. */
function remembered(pronounce: Pronounce | undefined): Pronounce | undefined {
  if (!pronounce) return undefined;
  const known = new Map<string, readonly string[] | null>();
  return (word) => {
    const said = known.get(word);
    if (said !== undefined) return said;
    const asked = pronounce(word);
    known.set(word, asked);
    return asked;
  };
}

const LETTERS_ONLY = /^[a-z][a-z ]*$/i;
const nounsOf = (theme: Theme): string[] =>
  [theme.hero, theme.other, theme.thing, theme.place]
    .flatMap((each) => (each ? [each.word.toLowerCase()] : []))
    .filter((each) => LETTERS_ONLY.test(each));

const textOf = ({ verses, chorus, bridge }: SongParts): string =>
  [...verses.flat(), ...chorus, ...bridge].map((each) => each.text).join('\n');

const section = (kind: LyricSection['kind'], lines: readonly LyricLine[]): LyricSection => ({
  kind,
  lines: [...lines],
});

/** Where a title may be cut: at the commas of the hook. */
const LONGEST_TITLE = 34;
function titleOf(hook: string): string {
  const parts = hook.replace(/[.!?]$/, '').split(', ');
  let title = parts.slice(0, 2).join(', ');
  for (let i = 3; i <= parts.length; i++) {
    const longer = parts.slice(0, i).join(', ');
    if (longer.length <= LONGEST_TITLE) title = longer;
  }
  return title;
}

function lyricsOf({ parts, unsung }: Candidate): Lyrics {
  const [first = [], second = [], third = []] = parts.verses;
  const hook = parts.chorus[0]?.text ?? '';
  return {
    title: titleOf(hook),
    hook,
    sections: [
      section('verse', first),
      section('chorus', parts.chorus),
      section('verse', second),
      section('chorus', parts.chorus),
      section('bridge', parts.bridge),
      section('verse', third),
      section('chorus', parts.chorus),
    ],
    notManaged: [...unsung],
  };
}
