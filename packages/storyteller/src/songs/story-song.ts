import type { LyricLine } from '@storylantern/contract';
import type { Couplet, StyleBank, SungRelation, Thread } from './bank/couplet.ts';
import { chooseCouplet, newPage, setDown, write, type Writing } from './choose-couplet.ts';

/** A song's lines by their part; the chorus comes back. */
export interface SongParts {
  readonly verses: readonly (readonly LyricLine[])[];
  readonly chorus: readonly LyricLine[];
  readonly bridge: readonly LyricLine[];
  /** What stumbles in it; lower is better. */
  readonly cost: number;
}

export interface StoryPlan {
  readonly thread: Thread;
  readonly bank: StyleBank;
  readonly relations: readonly SungRelation[];
  readonly turn: number;
}

/**
 * Sings a thread: the theme's own relation is laid out at the end of the first verse and turned at the start of the
 * last; whatever else the theme names comes into the second. Null when the thread cannot be sung of this theme.
 */
export function storySong({ thread, bank, relations, turn }: StoryPlan, writing: Writing): SongParts | null {
  const page = newPage();
  let cost = 0;
  const set = (lines: readonly string[]): readonly LyricLine[] | null => {
    const written = write(lines, page, writing);
    if (!written) return null;
    cost += written.cost;
    return setDown(written, page, writing);
  };
  const choose = (couplets: readonly Couplet[]): readonly LyricLine[] | null => {
    const written = chooseCouplet(couplets, turn, page, writing);
    if (!written) return null;
    cost += written.cost;
    return setDown(written, page, writing);
  };
  const [chief, second] = relations;
  const chorus = set([...thread.chorus, thread.chorus[0]]);
  const meet = set(thread.meet);
  const odd = (chief ? choose(bank.relations[chief].set) : null) ?? set(thread.odd);
  const grown = (second ? choose(bank.relations[second].set) : null) ?? set(thread.grow[0]);
  const more = set(thread.grow[1]);
  const bridge = choose(bank.told) ?? choose(bank.bridges);
  const turned = (chief ? choose(bank.relations[chief].turn) : null) ?? set(thread.turn);
  const end = set(thread.end);
  if (!chorus || !meet || !odd || !grown || !more || !bridge || !turned || !end) return null;
  return {
    verses: [
      [...meet, ...odd],
      [...grown, ...more],
      [...turned, ...end],
    ],
    chorus,
    bridge,
    cost,
  };
}

/** A song that comforts: the thread as it stands, with what the parent told in the bridge. */
export function tenderSong(thread: Thread, bank: StyleBank, turn: number, writing: Writing): SongParts | null {
  const page = newPage();
  const parts = [
    [...thread.chorus, thread.chorus[0]],
    thread.meet,
    thread.odd,
    ...thread.grow,
    thread.turn,
    thread.end,
  ];
  const written = parts.map((lines) => {
    const each = write(lines, page, writing);
    return each && { lines: setDown(each, page, writing), cost: each.cost };
  });
  // Of a pet nothing is told here: it may be the one that is missed.
  const told = bank.told.filter((each) => !each.join(' ').includes('{pet}'));
  const bridge = chooseCouplet(told, turn, page, writing) ?? chooseCouplet(bank.bridges, turn, page, writing);
  const [chorus, meet, odd, grow, more, turned, end] = written;
  if (!chorus || !meet || !odd || !grow || !more || !turned || !end || !bridge) return null;
  return {
    verses: [
      [...meet.lines, ...odd.lines],
      [...grow.lines, ...more.lines],
      [...turned.lines, ...end.lines],
    ],
    chorus: chorus.lines,
    bridge: setDown(bridge, page, writing),
    cost: written.reduce((sum, each) => sum + (each?.cost ?? 0), bridge.cost),
  };
}
