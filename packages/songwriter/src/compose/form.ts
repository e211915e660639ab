import type { LyricLine, Lyrics } from '@storylantern/contract';
import type { SungSection } from '../score.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { Ending } from './harmonise.ts';
import { lineShape } from './line-shape.ts';

/** A section in its place, with the beats at which its lines' first bars begin. */
export interface FormSection extends SungSection {
  readonly starts: readonly number[];
}

/** A section of the lyrics with the lines of it that are sung. */
interface Entry {
  readonly section: number;
  readonly lines: readonly number[];
}

/** The order of a song, every section in its place, and the tempo that makes it fit. */
export interface Form {
  readonly sections: readonly FormSection[];
  readonly beats: number;
  readonly tempo: number;
}

/** Seconds a song may last, and the comfortable middle in which no choice costs anything. */
export const SONG_SECONDS = { shortest: 60, longest: 90 } as const;
const COMFORTABLE = { shortest: 63, longest: 88 };
/** Slowest and fastest, in hundredths of the tempo that was chosen for its feel. */
const PACE = { slowest: 88, fastest: 116 };
/** This far from it nobody notices; beyond, each hundredth costs more than the one before. */
const UNNOTICED = 4;
/** A song should keep at least two of its choruses. */
const LONELY_CHORUS = 6;
/** What it costs to sing only the first half of a chorus before the last, and of all of them. */
const HALF_CHORUSES = 1;
const ONLY_HALVES = 5;

interface Choices {
  /** Lyrics' sections in the order they are sung. */
  readonly order: readonly Entry[];
  /** Bars without words before the first line, after a chorus, after each pair of lines, and after the last line. */
  readonly intro: number;
  readonly turn: number;
  readonly breath: number;
  readonly outro: number;
  readonly cost: number;
}

/**
 * Chooses order, bars without words and tempo so that the song lasts 60 to 90 seconds: the choice that is dearest to
 * the style and fits. Lyrics far too short or long come out as near as the choices allow.
 */
export function planForm(lyrics: Lyrics, sheet: StyleSheet, tempo: number): Form {
  let best: { form: Form; cost: number } | undefined;
  for (const choices of allChoices(lyrics, sheet)) {
    const { sections, beats } = laidOut(lyrics, sheet, choices);
    for (let percent = PACE.slowest; percent <= PACE.fastest; percent++) {
      const paced = Math.round((tempo * percent) / 100);
      const seconds = (beats * 60) / paced;
      const excess = Math.max(0, COMFORTABLE.shortest - seconds, seconds - COMFORTABLE.longest);
      const cost = choices.cost + strain(percent) + (excess > 0 ? 10 + 3 * excess : 0);
      if (!best || cost < best.cost) best = { form: { sections, beats, tempo: paced }, cost };
    }
  }
  if (!best) throw new RangeError('There is no way to lay out these lyrics.');
  return best.form;
}

function strain(percent: number): number {
  const away = Math.abs(percent - 100);
  return 0.1 * away + 0.12 * Math.max(0, away - UNNOTICED) ** 2;
}

function allChoices(lyrics: Lyrics, sheet: StyleSheet): readonly Choices[] {
  const turns = [2, 1, 0].map((bars) => ({ turn: bars, cost: [0.6, 0.5, 0][bars] ?? 0 }));
  const intros = [2, 4, 1].map((bars) => ({ intro: bars, cost: { 2: 0, 4: 0.6, 1: 1 }[bars] ?? 0 }));
  const breaths = sheet.breathes ? [1, 0] : [0];
  const outros = [2, 4].map((bars) => ({ outro: bars, cost: bars === 4 ? 0.4 : 0 }));
  return halved(lyrics, orders(lyrics)).flatMap(({ order, cost: ordered }) =>
    turns.flatMap(({ turn, cost: turned }) =>
      intros.flatMap(({ intro, cost: opened }) =>
        breaths.flatMap((breath) =>
          outros.map(({ outro, cost: closed }) => ({
            order,
            turn,
            intro,
            breath,
            outro,
            cost: ordered + turned + opened + closed + (sheet.breathes && breath === 0 ? 1.2 : 0),
          })),
        ),
      ),
    ),
  );
}

/**
 * A chorus written once comes after every verse; then the variants with fewer or more choruses. The first one goes
 * last, because that is where the hook is learned.
 */
function orders(lyrics: Lyrics): readonly { order: readonly number[]; cost: number }[] {
  const isChorus = (at: number): boolean => lyrics.sections[at]?.kind === 'chorus';
  const written = lyrics.sections.map((_, at) => at);
  const choruses = written.filter(isChorus);
  const only = choruses.length === 1 ? choruses[0] : undefined;
  const whole =
    only === undefined
      ? written
      : written
          .filter((at) => at !== only)
          .flatMap((at) => (lyrics.sections[at]?.kind === 'verse' ? [at, only] : [at]));
  const variants = [{ order: whole, cost: 0 }];
  const last = whole.findLast(isChorus);
  if (last === undefined) return variants;
  variants.push({ order: [...whole, last], cost: 2.5 });
  let shorter = whole;
  for (let dropped = 1; ; dropped++) {
    const places = shorter.flatMap((section, at) => (isChorus(section) ? [at] : []));
    if (places.length === 1) return variants;
    const out = places.length > 2 ? places[1] : places[0];
    shorter = shorter.filter((_, at) => at !== out);
    variants.push({ order: shorter, cost: 3 * dropped + (places.length === 2 ? LONELY_CHORUS : 0) });
  }
}

/** Every order with whole choruses, with only the last one whole, and with half of each. */
function halved(
  lyrics: Lyrics,
  orders: readonly { order: readonly number[]; cost: number }[],
): readonly { order: readonly Entry[]; cost: number }[] {
  const lines = (section: number): readonly number[] => (lyrics.sections[section]?.lines ?? []).map((_, at) => at);
  const halves = (section: number): boolean =>
    lyrics.sections[section]?.kind === 'chorus' && lines(section).length >= 4;
  return orders.flatMap(({ order, cost }) => {
    const last = order.findLastIndex(halves);
    const entries = (half: (at: number) => boolean): readonly Entry[] =>
      order.map((section, at) => {
        const all = lines(section);
        return { section, lines: halves(section) && half(at) ? all.slice(0, all.length >> 1) : all };
      });
    const whole = { order: entries(() => false), cost };
    if (last < 0) return [whole];
    return [
      whole,
      { order: entries((at) => at !== last), cost: cost + HALF_CHORUSES },
      { order: entries(() => true), cost: cost + ONLY_HALVES },
    ];
  });
}

function laidOut(lyrics: Lyrics, sheet: StyleSheet, choices: Choices): Pick<Form, 'sections' | 'beats'> {
  const bar = sheet.beatsPerBar;
  const sections: FormSection[] = [];
  let at = 0;
  const add = (kind: FormSection['kind'], sung: Entry | null, starts: readonly number[], beats: number): void => {
    const words = { lyrics: sung?.section ?? null, lines: sung?.lines ?? [] };
    if (beats > 0) sections.push({ kind, at, beats, ...words, starts });
    at += beats;
  };
  add('intro', null, [], choices.intro * bar);
  choices.order.forEach((entry, place) => {
    const section = lyrics.sections[entry.section];
    if (!section) return;
    const starts: number[] = [];
    let inside = 0;
    entry.lines.forEach((index, number) => {
      const line = section.lines[index];
      if (!line) return;
      starts.push(at + inside);
      inside += (lineShape(line).slots / 2) * bar;
      if (number % 2 === 1 && number < entry.lines.length - 1) inside += choices.breath * bar;
    });
    add(section.kind, entry, starts, inside);
    const next = choices.order[place + 1];
    if (section.kind === 'chorus' && next !== undefined && lyrics.sections[next.section]?.kind !== 'chorus') {
      add('instrumental', null, [], choices.turn * bar);
    }
  });
  add('outro', null, [], choices.outro * bar);
  return { sections, beats: at };
}

/** Before a chorus the harmony stays open; everywhere else a section comes home. */
export function endingOf(form: Form, place: number): Ending {
  const [here, next] = [form.sections[place], form.sections[place + 1]];
  return here?.kind !== 'chorus' && next?.kind === 'chorus' ? 'half' : 'close';
}

/** The lines of the lyrics that a section sings. */
export const linesOf = (lyrics: Lyrics, section: Pick<SungSection, 'lyrics' | 'lines'>): readonly LyricLine[] =>
  section.lines.flatMap((line) => lyrics.sections[section.lyrics ?? -1]?.lines[line] ?? []);
