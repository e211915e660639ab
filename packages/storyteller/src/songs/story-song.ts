import type { LyricLine, SongStyle } from '@storylantern/contract';
import type { Couplet, StyleBank, SungRelation, Thread } from './bank/couplet.ts';
import { chooseCouplet, newPage, setDown, write, type Writing } from './choose-couplet.ts';
import { chorusLines, SONG_FORMS, storyBody, type SongParts } from './song-form.ts';

export interface StoryPlan {
  readonly style: SongStyle;
  readonly thread: Thread;
  readonly bank: StyleBank;
  readonly relations: readonly SungRelation[];
  readonly turn: number;
}

/** Every so many songs a thread gives up its last growing for lines that belong to the style alone. */
const STANDS_STILL = 3;

/** A song's lines as they are set down, with their cost. */
function pageOf(writing: Writing, turn: number) {
  const page = newPage();
  let cost = 0;
  const keep = (written: ReturnType<typeof write>): readonly LyricLine[] | null => {
    if (!written) return null;
    cost += written.cost;
    return setDown(written, page, writing);
  };
  return {
    set: (lines: readonly string[]): readonly LyricLine[] | null => keep(write(lines, page, writing)),
    choose: (couplets: readonly Couplet[]): readonly LyricLine[] | null =>
      keep(chooseCouplet(couplets, turn, page, writing)),
    costSoFar: (): number => cost,
  };
}

/**
 * Sings a thread: the theme's own relation is laid out at the end of the first verse and turned before the end;
 * whatever else the theme names, and what the parent told, comes between. Null when the thread cannot be sung of this
 * theme.
 */
export function storySong({ style, thread, bank, relations, turn }: StoryPlan, writing: Writing): SongParts | null {
  const { set, choose, costSoFar } = pageOf(writing, turn);
  const [chief, second, third] = relations;
  const isShort = SONG_FORMS[style].shape === 'cradle';
  const chorus = set(chorusLines(thread.chorus, style, turn));
  const meet = set(thread.meet);
  const odd = (chief ? choose(bank.relations[chief].set) : null) ?? set(thread.odd);
  const besides = second ? choose(bank.relations[second].set) : null;
  const grown = besides ?? (isShort ? choose(bank.told) : null) ?? set(thread.grow[turn % 2 === 0 ? 0 : 1]);
  const more = isShort
    ? []
    : (choose(bank.told) ??
      (third ? choose(bank.relations[third].set) : null) ??
      (turn % STANDS_STILL === 0 ? choose(bank.bridges) : null) ??
      set(thread.grow[turn % 2 === 0 ? 1 : 0]));
  const turned = (chief ? choose(bank.relations[chief].turn) : null) ?? set(thread.turn);
  const end = set(thread.end);
  if (!chorus || !meet || !odd || !grown || !more || !turned || !end) return null;
  return { body: storyBody({ meet, odd, grown, more, turned, end }, style), chorus, cost: costSoFar() };
}

/** What a song about the child itself is made of. */
interface PlainPlan {
  readonly style: SongStyle;
  readonly thread: Thread;
  /** Couplets about what the parent told that may come in. */
  readonly told: readonly Couplet[];
  readonly turn: number;
}

/** A song about the child itself: the thread as it stands, with what the parent told in the second verse. */
export function plainSong({ style, thread, told, turn }: PlainPlan, writing: Writing): SongParts | null {
  const { set, choose, costSoFar } = pageOf(writing, turn);
  const chorus = set(chorusLines(thread.chorus, style, turn));
  const meet = set(thread.meet);
  const odd = set(thread.odd);
  const grown = set(thread.grow[0]);
  const more = choose(told) ?? set(thread.grow[1]);
  const turned = set(thread.turn);
  const end = set(thread.end);
  if (!chorus || !meet || !odd || !grown || !more || !turned || !end) return null;
  return { body: storyBody({ meet, odd, grown, more, turned, end }, style), chorus, cost: costSoFar() };
}
