import type { Lyrics } from '@storylantern/contract';
import type { SungSection } from '../score.ts';
import type { StyleSheet } from '../styles/style-sheet.ts';
import type { Ending } from './harmonise.ts';
import { lineShape } from './line-shape.ts';

/** A section in its place; `lines` are the beats at which its lines' first bars begin. */
export interface FormSection extends SungSection {
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
const PACE = { slowest: 90, fastest: 116 };
/** A song should keep at least two of its choruses. */
const LONELY_CHORUS = 6;

interface Choices {
  /** Lyrics' sections in the order they are sung. */
  readonly order: readonly number[];
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
    for (let percent = PACE.slowest; percent <= PACE.fastest; percent += 2) {
      const paced = Math.round((tempo * percent) / 100);
      const seconds = (beats * 60) / paced;
      const excess = Math.max(0, COMFORTABLE.shortest - seconds, seconds - COMFORTABLE.longest);
      const cost = choices.cost + Math.abs(percent - 100) * 0.3 + (excess > 0 ? 10 + 3 * excess : 0);
      if (!best || cost < best.cost) best = { form: { sections, beats, tempo: paced }, cost };
    }
  }
  if (!best) throw new RangeError('There is no way to lay out these lyrics.');
  return best.form;
}

function allChoices(lyrics: Lyrics, sheet: StyleSheet): readonly Choices[] {
  const turns = [2, 1, 0].map((bars) => ({ turn: bars, cost: [0.6, 0.5, 0][bars] ?? 0 }));
  const intros = [2, 4, 1].map((bars) => ({ intro: bars, cost: { 2: 0, 4: 0.6, 1: 1.5 }[bars] ?? 0 }));
  const breaths = sheet.breathes ? [1, 0] : [0];
  const outros = [2, 4].map((bars) => ({ outro: bars, cost: bars === 4 ? 0.4 : 0 }));
  return orders(lyrics).flatMap(({ order, cost: ordered }) =>
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

/** A chorus written once comes after every verse; then the variants with fewer or more choruses. */
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
    const first = shorter.findIndex(isChorus);
    if (first === shorter.findLastIndex(isChorus)) return variants;
    shorter = shorter.filter((_, at) => at !== first);
    const lonely = shorter.filter(isChorus).length === 1;
    variants.push({ order: shorter, cost: 2 * dropped + (lonely ? LONELY_CHORUS : 0) });
  }
}

function laidOut(lyrics: Lyrics, sheet: StyleSheet, choices: Choices): Pick<Form, 'sections' | 'beats'> {
  const bar = sheet.beatsPerBar;
  const sections: FormSection[] = [];
  let at = 0;
  const add = (kind: FormSection['kind'], index: number | null, lines: readonly number[], beats: number): void => {
    if (beats > 0) sections.push({ kind, at, beats, lyrics: index, lines });
    at += beats;
  };
  add('intro', null, [], choices.intro * bar);
  choices.order.forEach((index, place) => {
    const section = lyrics.sections[index];
    if (!section) return;
    const lines: number[] = [];
    let inside = 0;
    section.lines.forEach((line, number) => {
      lines.push(at + inside);
      inside += (lineShape(line).slots / 2) * bar;
      if (number % 2 === 1 && number < section.lines.length - 1) inside += choices.breath * bar;
    });
    add(section.kind, index, lines, inside);
    const next = choices.order[place + 1];
    if (section.kind === 'chorus' && next !== undefined && lyrics.sections[next]?.kind !== 'chorus') {
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
