import type { LyricLine } from '@storylantern/contract';
import { fiveGrams } from '../words/five-grams.ts';
import type { Couplet } from './bank/couplet.ts';
import { fillLine, slotsIn, waysOf } from './fill.ts';
import type { Slots } from './song-cast.ts';
import type { Voice } from './sound/scan.ts';
import { lastWord } from './sound/rhyme.ts';

/** Everything needed to write lines down. */
export interface Writing {
  readonly slots: Slots;
  readonly voice: Voice;
  /** Runs of five words this family has been sung before. */
  readonly before: ReadonlySet<string>;
  /** Nouns of the theme: a line that uses one by chance would say something else of it. */
  readonly taken: readonly string[];
  readonly age: number;
}

/** Lines written down, with what is wrong with them. */
export interface Written {
  readonly lines: readonly LyricLine[];
  readonly cost: number;
}

/** A song being written: its lines so far. */
export interface Page {
  readonly ends: Set<string>;
  readonly sung: Set<string>;
  /** All its words so far, in small letters. */
  words: string;
}

export const newPage = (): Page => ({ ends: new Set(), sung: new Set(), words: '' });

/** What a good line may cost; only more counts, so that smooth songs do not push out the others. */
const EASY = 2;
const RECENT_COST = 8;
const CLASH_COST = 5;
const TAKEN_COST = 2.5;
const YOUNG = 4;
const LONG_FOR_YOUNG = 11;
const LONG_COST = 0.35;

/** Whether every slot of a couplet can be filled. */
export const canSay = (lines: readonly string[], slots: Slots): boolean =>
  lines.every((line) => waysOf(line).some((way) => slotsIn(way).every((slot) => slots.has(slot))));

/** Writes lines without yet setting them into the song; null when a slot is missing. */
export function write(templates: readonly string[], page: Page, writing: Writing): Written | null {
  const lines: LyricLine[] = [];
  const sung = new Set(page.sung);
  let cost = 0;
  for (const template of templates) {
    const filled = fillLine(template, writing.slots, sung, writing.voice);
    if (!filled) return null;
    for (const each of filled.dear) sung.add(each);
    lines.push(filled.line);
    cost += Math.max(0, filled.cost - EASY);
    if (page.ends.has(lastWord(filled.line.text).toLowerCase())) cost += CLASH_COST;
    const bare = ` ${template.replace(/\{[^{}]+\}/g, '').toLowerCase()}`;
    if (writing.taken.some((noun) => new RegExp(String.raw`\b${noun}(?:s|es)?\b`).test(bare))) cost += TAKEN_COST;
    if (writing.age <= YOUNG) cost += Math.max(0, filled.line.syllables.length - LONG_FOR_YOUNG) * LONG_COST;
    if (writing.before.size > 0) {
      const grams = fiveGrams(filled.line.text);
      const known = grams.filter((gram) => writing.before.has(gram)).length;
      if (grams.length > 0) cost += (known / grams.length) * RECENT_COST;
    }
  }
  return { lines, cost };
}

/** Sets written lines into the song. */
export function setDown(written: Written, page: Page, writing: Writing): readonly LyricLine[] {
  for (const line of written.lines) {
    page.ends.add(lastWord(line.text).toLowerCase());
    page.words += ` ${line.text.toLowerCase()}`;
    for (const options of writing.slots.values()) {
      const dear = options.length > 1 ? options[0] : undefined;
      if (dear !== undefined && line.text.toLowerCase().includes(dear.toLowerCase())) page.sung.add(dear);
    }
  }
  return written.lines;
}

/** Each place further from the seed's own turn costs a little, so that seeds differ. */
const TURN_COST = 3;

/** What of the theme a couplet names that the song has not sung yet. */
const NAMED = ['y', 't', 'place', 'fear', 'want', 'act'] as const;
const NAMED_WORTH = 7;
const namedFirst = (couplet: Couplet | undefined, page: Page, slots: Slots): number => {
  const named = (couplet ?? []).flatMap(slotsIn);
  return NAMED.filter(
    (slot) =>
      named.some((each) => each === slot || each === `a ${slot}` || each === `the ${slot}`) &&
      !(slots.get(slot) ?? []).some((word) => page.words.includes(word.toLowerCase())),
  ).length;
};

/** The couplet that fits best, beginning with the one whose turn it is; null when none can be said. */
export function chooseCouplet(
  couplets: readonly Couplet[],
  turn: number,
  page: Page,
  writing: Writing,
): Written | null {
  let best: { readonly written: Written; readonly rank: number } | null = null;
  for (let i = 0; i < couplets.length; i++) {
    const couplet = couplets[(turn + i) % couplets.length];
    const written = couplet && canSay(couplet, writing.slots) ? write(couplet, page, writing) : null;
    if (!written) continue;
    const rank = written.cost + i * TURN_COST - namedFirst(couplet, page, writing.slots) * NAMED_WORTH;
    if (!best || rank < best.rank) best = { written, rank };
  }
  return best?.written ?? null;
}
