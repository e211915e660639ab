import type { SongStyle } from '@storylantern/contract';
import { gateOf } from '../books/gates.ts';
import type { Theme } from '../books/theme.ts';
import { chanceOf, shuffled } from '../compose/chance.ts';
import { everyDayMatterOf, hardMatterOf } from './bank/all-matters.ts';
import { ADVENTURE } from './bank/adventure.ts';
import type { Couplet, Matter, StyleBank, Thread } from './bank/couplet.ts';
import { DANCE } from './bank/dance.ts';
import { FUN } from './bank/fun.ts';
import { besidesIn, LESSON } from './bank/lesson.ts';
import { KEEP_SAFE } from './bank/keep-safe.ts';
import { LULLABY } from './bank/lullaby.ts';
import { TENDER } from './bank/tender.ts';
import type { SongBrief } from './brief.ts';
import type { Writing } from './choose-couplet.ts';
import { asksForFacts, sheetFor, sheetSong, wonderSong } from './lesson-song.ts';
import type { Slots } from './song-cast.ts';
import type { SongParts } from './song-form.ts';
import { plainSong, storySong } from './story-song.ts';
import { sungRelations } from './sung-relation.ts';

const BANKS: Readonly<Record<Exclude<SongStyle, 'educational'>, StyleBank>> = {
  fun: FUN,
  lullaby: LULLABY,
  adventure: ADVENTURE,
  dance: DANCE,
};
/** What may be told where a family hurts: of a pet or a person nothing, because it may be the one who is missed. */
const COMFORTS = LULLABY.told.filter((each) => each.join(' ').includes('{the comforter}'));
/** What a nearer place is worth to a thread that is told there. */
export const AT_HOME = 1;

/** A number that is the same for the same text: FNV-1a, 32 bits (Fowler, Noll and Vo; public domain). */
export function numberOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum;
}

/** Threads told in one kind of place come only where the theme plays there, or plays nowhere. */
function threadsFor(threads: readonly Thread[], theme: Theme): readonly Thread[] {
  const setting = theme.place?.place?.setting ?? null;
  return threads.filter((each) => !each.where || setting === null || each.where.includes(setting));
}

/** The songs that could be sung of a brief, each written when asked for, beginning with the one whose turn it is. */
export function songChoices(
  brief: SongBrief,
  theme: Theme,
  slots: Slots,
  writing: Writing,
  turn: number,
): readonly (() => SongParts | null)[] {
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
  const { style } = brief;
  const plain = (
    threads: readonly Thread[],
    told: readonly Couplet[],
    matter?: Matter,
  ): readonly (() => SongParts | null)[] =>
    inTurn(threads).map((thread) => () => {
      const parts = plainSong({ style, thread, told, turn }, writing);
      return parts && matter ? { ...parts, matter } : parts;
    });
  const gate = gateOf(theme.raw, theme);
  const hard = gate === 'tender' ? hardMatterOf(theme) : null;
  if (hard) return [...plain(hard.threads, COMFORTS, hard), ...plain(TENDER, COMFORTS)];
  if (gate === 'keep-safe') return plain(KEEP_SAFE, COMFORTS);
  const known = sheetFor(theme);
  const sheet = known && (style === 'educational' || asksForFacts(theme)) ? known : null;
  const everyDay = sheet === null ? everyDayMatterOf(theme) : null;
  if (gate === 'tender' && everyDay === null && sheet === null) return plain(TENDER, COMFORTS);
  const besides = asksForFacts(theme) ? [] : besidesIn(slots, theme.hero !== null);
  // A sheet has one chorus of its own; families who have sung it get one that fits every subject.
  const taught = sheet
    ? [sheet.chorus, ...inTurn(LESSON.choruses)].flatMap((chorus) =>
        sheet.chapters.map((_, i) => () => {
          const parts = sheetSong({ sheet, chorus, style, turn: turn + (key % 2) + i, besides }, writing);
          return parts && { ...parts, teaches: sheet.words };
        }),
      )
    : [];
  if (style === 'educational') {
    const wondered = inTurn(
      LESSON.threads.filter(
        (each) =>
          (each.people || !slots.has('person')) &&
          !(each.things && slots.has('creature')) &&
          !(each.counted && slots.has('stuff')),
      ),
    ).map((thread) => () => wonderSong(thread, turn, besides, writing));
    return [...taught, ...(everyDay ? plain(everyDay.threads, LESSON.told, everyDay) : []), ...wondered];
  }
  const bank = BANKS[style];
  const relations = sungRelations(theme, slots);
  const ofDay = everyDay ? plain(everyDay.threads, bank.told, everyDay) : [];
  const tales = inTurn(threadsFor(bank.threads, theme)).map((thread) => () => {
    const parts = storySong({ style, thread, bank, relations, turn: turn + (key % 2) }, writing);
    return parts && thread.where && theme.place ? { ...parts, cost: parts.cost - AT_HOME } : parts;
  });
  return [...taught, ...ofDay, ...tales];
}
