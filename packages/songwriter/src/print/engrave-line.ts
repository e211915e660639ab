import type { Chord, Score } from '../score.ts';
import { chordName } from '../theory/chords.ts';
import { keySignature, writePitch } from './key-signature.ts';
import {
  accidental,
  beam,
  clef,
  dot,
  flags,
  GAP,
  noteHead,
  rest,
  signature,
  stroke,
  tie,
  words,
} from './staff-signs.ts';
import { gridOf, type Item } from './write-line.ts';

type Note = Extract<Item, { kind: 'note' }>;
/** An item with its place across the page. */
type Set = { readonly item: Item; readonly x: number };

const LEFT = 15;
const RIGHT = 195;
const WORD_SIZE = 3.3;
/** The words stand this far under the staff, and at least so far under the lowest note, in millimetres. */
const WORDS_BELOW = 6.9;
const WORDS_CLEAR = 3.4;
const STEM = 3.4 * GAP;
/** Line of the staff that stems turn at (B). */
const MIDDLE_STEP = 6;

/** Where a line stands: the y of its staff's top line in millimetres on a page 210 wide, and what it begins or ends. */
interface LinePlace {
  readonly top: number;
  readonly showMetre: boolean;
  /** Whether its section ends with it: a double bar line. */
  readonly closes: boolean;
}

/** Draws one line of the song: chord names, a staff with clef, signature and notes, and the words. */
export function engraveLine(
  score: Score,
  items: readonly Item[],
  chords: readonly Chord[],
  { top, showMetre, closes }: LinePlace,
): string {
  const yOf = (step: number): number => top + 4 * GAP - ((step - 2) * GAP) / 2;
  const { fifths } = keySignature(score);
  const head = signature(fifths, LEFT + 7, yOf);
  const metreAt = LEFT + 8.5 + head.width;
  const first = metreAt + (showMetre ? 4 + score.metre.length * 0.9 : 2);
  const set = spread(items, first, RIGHT);
  const lines = Array.from({ length: 5 }, (_, at) => stroke(LEFT, top + at * GAP, RIGHT, top + at * GAP, 0.14)).join(
    '',
  );
  const bars = set.filter(({ item }) => item.kind === 'bar').map(({ x }) => stroke(x, top, x, top + 4 * GAP, 0.25));
  if (closes) bars.push(stroke(RIGHT - 1, top, RIGHT - 1, top + 4 * GAP, 0.25));
  const notes = drawNotes(score, set, yOf, fifths);
  return [
    lines,
    clef(LEFT + 3.2, yOf(4)),
    head.svg,
    showMetre ? metre(score.metre, metreAt + 1.5, top) : '',
    ...bars,
    ...set.map(({ item, x }) => (item.kind === 'rest' ? rest(item.length, x, top + 2 * GAP) : '')),
    notes.svg,
    ...drawWords(set, Math.max(yOf(2) + WORDS_BELOW, notes.lowest + WORDS_CLEAR)),
    ...drawChords(score, set, chords, Math.min(top - 2.8, notes.highest - 1), fifths < 0),
  ].join('');
}

/** Gives items their places: room for their length and their letters, stretched to fill the staff. */
function spread(items: readonly Item[], from: number, to: number): readonly Set[] {
  const widths = items.map((item, at) => {
    if (item.kind === 'bar') return at === items.length - 1 ? 0 : 2.6;
    const lettered = item.kind === 'note' ? item.letters.length * WORD_SIZE * 0.5 + (item.goesOn ? 2 : 1.4) : 0;
    return Math.max(3.2 + 1.5 * Math.sqrt(item.length), lettered);
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  const scale = (to - from) / Math.max(1, total);
  let at = from;
  return items.map((item, index) => {
    const width = (widths[index] ?? 0) * scale;
    const x = item.kind === 'bar' ? at + (index === items.length - 1 ? 0 : width * 0.3) : at + width / 2;
    at += width;
    return { item, x };
  });
}

/** Figures that all stand on the line and are equally high. */
const METRE_TYPE = `font-weight="bold" letter-spacing="-.2" font-family="'Times New Roman', 'Liberation Serif', 'DejaVu Serif', serif"`;

const metre = (value: string, x: number, top: number): string =>
  value
    .split('/')
    .map((digits, at) => words(digits, x, top + 2 * GAP * (at + 1) - 0.15, 2.6 * GAP, 'middle', METRE_TYPE))
    .join('');

/** The notes, and the y of the highest ink among them. */
function drawNotes(
  score: Score,
  set: readonly Set[],
  yOf: (step: number) => number,
  fifths: number,
): { svg: string; highest: number; lowest: number } {
  const { beat } = gridOf(score);
  let svg = '';
  let highest = Infinity;
  let lowest = -Infinity;
  let group: { note: Note; x: number; step: number }[] = [];
  const flush = (): void => {
    const drawn = stems(group, yOf);
    svg += drawn.svg;
    highest = Math.min(highest, drawn.highest);
    group = [];
  };
  let last: { x: number } | null = null;
  for (const { item, x } of set) {
    if (item.kind !== 'note') {
      flush();
      continue;
    }
    const { step, accidental: sign } = writePitch(item.pitch, fifths);
    const y = yOf(step);
    highest = Math.min(highest, y - GAP / 2);
    lowest = Math.max(lowest, y + GAP / 2);
    svg += noteHead(x, y, item.length >= 8) + ledgers(step, x, yOf);
    if (sign && !item.tied) svg += accidental(sign, x - 2.4, y);
    if ([3, 6, 12, 24].includes(item.length)) svg += dot(x + 2, y - (step % 2 === 0 ? GAP / 2 : 0));
    if (item.tied && last) svg += tie(last.x + 1.2, x - 1.2, y + (step < MIDDLE_STEP ? 1.3 : -1.3), step < MIDDLE_STEP);
    const before = group.at(-1);
    const together = before && Math.floor(before.note.at / beat) === Math.floor(item.at / beat);
    if (item.length > 3 || !together) flush();
    group.push({ note: item, x, step });
    if (item.length > 3) flush();
    last = { x };
  }
  flush();
  return { svg, highest, lowest };
}

function ledgers(step: number, x: number, yOf: (step: number) => number): string {
  let svg = '';
  for (let line = 0; line >= step; line -= 2) svg += stroke(x - 1.8, yOf(line), x + 1.8, yOf(line), 0.18);
  for (let line = 12; line <= step; line += 2) svg += stroke(x - 1.8, yOf(line), x + 1.8, yOf(line), 0.18);
  return svg;
}

/** Stems of one beat, with flags for a single note and beams for several. */
function stems(
  group: readonly { note: Note; x: number; step: number }[],
  yOf: (step: number) => number,
): { svg: string; highest: number } {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || first.note.length >= 16) return { svg: '', highest: Infinity };
  const up = group.reduce((sum, { step }) => sum + step - MIDDLE_STEP, 0) < 0;
  const side = up ? 1.05 : -1.05;
  const away = up ? -STEM : STEM;
  if (group.length === 1) {
    const end = yOf(first.step) + away;
    const count = first.note.length === 1 ? 2 : first.note.length <= 3 ? 1 : 0;
    const svg = stroke(first.x + side, yOf(first.step), first.x + side, end) + flags(first.x + side, end, up, count);
    return { svg, highest: end };
  }
  const ends = group.map(({ step }) => yOf(step) + away);
  const reach = up ? Math.min(...ends) : Math.max(...ends);
  const slope = Math.max(-1, Math.min(1, (yOf(last.step) - yOf(first.step)) / 2)) / Math.max(1, last.x - first.x);
  const edge = (x: number): number => reach + slope * (x - (up === slope > 0 ? first.x : last.x));
  const thickness = up ? 0.85 : -0.85;
  let svg = group.map(({ x, step }) => stroke(x + side, yOf(step), x + side, edge(x))).join('');
  svg += beam(first.x + side, edge(first.x), last.x + side, edge(last.x), thickness);
  group.forEach(({ note, x }, at) => {
    const [before, after] = [group[at - 1], group[at + 1]];
    if (note.length > 1 || (before?.note.length === 1 && after?.note.length !== 1)) return;
    const joined = after?.note.length === 1;
    const neighbour = joined ? after : (before ?? after);
    const to = neighbour ? x + (neighbour.x - x) * (joined ? 1 : 0.4) : x;
    const shift = thickness * 1.6;
    svg += beam(x + side, edge(x) + shift, to + side, edge(to) + shift, thickness);
  });
  return { svg, highest: Math.min(edge(first.x), edge(last.x)) };
}

function drawWords(set: readonly Set[], y: number): readonly string[] {
  return set.flatMap(({ item, x }, at) => {
    if (item.kind !== 'note' || item.letters === '') return [];
    const next = set.slice(at + 1).find((each) => each.item.kind === 'note' && !each.item.tied);
    const hyphen = item.goesOn && next ? [words('-', (x + next.x) / 2, y, WORD_SIZE, 'middle')] : [];
    return [words(item.letters, x, y, WORD_SIZE, 'middle'), ...hyphen];
  });
}

/** Names over the place where each chord begins; one that began before the line is named at its first note. */
function drawChords(
  score: Score,
  set: readonly Set[],
  chords: readonly Chord[],
  y: number,
  flats: boolean,
): readonly string[] {
  const { beat } = gridOf(score);
  const sounding = set.filter(({ item }) => item.kind !== 'bar');
  const end = set.at(-1)?.item.at ?? 0;
  return chords.flatMap((chord) => {
    const at = Math.round(chord.at * beat);
    if (at >= end) return [];
    const after = sounding.findIndex(({ item }) => item.at >= at);
    const [here, before] = [sounding[after], sounding[after - 1]];
    if (!here) return [];
    const span = here.item.at - (before?.item.at ?? here.item.at);
    const x = before && span > 0 ? here.x - ((here.x - before.x) * (here.item.at - at)) / span : here.x;
    return [words(chordName(chord, flats), x, y, 3.7, 'middle', 'font-weight="bold" font-family="Arial, sans-serif"')];
  });
}
