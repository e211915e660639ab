import type { LyricLine } from '@storylantern/contract';
import { scanLine, type Voice } from './sound/scan.ts';
import type { Slots } from './song-cast.ts';

const SLOT = /\{([^{}]+)\}/g;
/** Ways of saying one line that are tried. */
const MOST_WAYS = 8;
/** What it is worth to say the dearer words of a slot (an adjective, a name) once. */
const DEAR = 2.2;

/** What it is worth that a line names something of the theme where it could do without. */
const NAMED = 3;

/** A template with its slots filled and laid on its beats. */
interface Filled {
  readonly line: LyricLine;
  readonly cost: number;
}

/** The slots a template needs, in small letters. */
export const slotsIn = (template: string): string[] =>
  [...template.matchAll(SLOT)].map((each) => (each[1] ?? '').toLowerCase());

/** The ways a template is written. */
export const waysOf = (template: string): readonly string[] => template.split('|');

const raise = (text: string): string => text.replace(/^["(]*\p{Ll}/u, (start) => start.toLocaleUpperCase('en'));

/**
 * Fills a line so that it scans best; `sung` remembers which dear words were said, so that they are said once. A
 * template whose slots are missing gives null.
 */
export function fillLine(
  template: string,
  slots: Slots,
  sung: ReadonlySet<string>,
  voice?: Voice,
): FilledOneWay | null {
  let best: { readonly filled: FilledOneWay; readonly rank: number } | null = null;
  for (const way of waysOf(template)) {
    const filled = fillOneWay(way, slots, sung, voice);
    if (!filled) continue;
    const rank = filled.cost - slotsIn(way).length * NAMED;
    if (!best || rank < best.rank) best = { filled, rank };
  }
  return best?.filled ?? null;
}

type FilledOneWay = Filled & { readonly dear: readonly string[] };

function fillOneWay(
  template: string,
  slots: Slots,
  sung: ReadonlySet<string>,
  voice: Voice | undefined,
): FilledOneWay | null {
  let ways: { readonly text: string; readonly dear: readonly string[]; readonly worth: number }[] = [
    { text: template, dear: [], worth: 0 },
  ];
  for (const found of template.matchAll(SLOT)) {
    const slot = found[1] ?? '';
    const options = slots.get(slot.toLowerCase());
    if (!options || options.length === 0) return null;
    const capital = /^\p{Lu}/u.test(slot);
    ways = ways
      .flatMap((way) =>
        options.map((option, i) => {
          const isDear = options.length > 1 && i === 0 && !sung.has(option);
          const said = capital ? raise(option) : option;
          return {
            text: way.text.replace(found[0], () => said),
            dear: isDear ? [...way.dear, option] : way.dear,
            worth: way.worth + (isDear ? DEAR : i === 0 && options.length > 1 ? -DEAR / 2 : 0),
          };
        }),
      )
      .slice(0, MOST_WAYS);
  }
  const scanned = ways.map((way) => {
    const { line, cost } = scanLine(raise(way.text), voice);
    return { line, cost, dear: way.dear, rank: cost - way.worth };
  });
  return scanned.reduce((best, each) => (each.rank < best.rank ? each : best));
}
