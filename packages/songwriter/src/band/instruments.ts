import { bass } from './bass.ts';
import { clap, drum, hat, kick, shaker, snare, swell } from './drums.ts';
import { brightPad, cello, softPad, strings, synthBass } from './held.ts';
import { guitar, horn, ukulele } from './plucked.ts';
import { glockenspiel, marimba, musicBox, piano, synthPluck } from './struck.ts';
import type { Instrument } from './tone.ts';

/** An instrument with its place in the mix: its level, and how much of it goes into the hall. */
interface Player {
  readonly play: Instrument;
  readonly level: number;
  readonly hall: number;
  /** Whether its pitch is heard; the others are cached once for all pitches. */
  readonly pitched: boolean;
  /** Takes of one note, so that repeated notes of noisy instruments do not sound stamped. */
  readonly takes: number;
}

const pitched = (play: Instrument, level: number, hall: number, takes = 1): Player => ({
  play,
  level,
  hall,
  pitched: true,
  takes,
});
const unpitched = (play: Instrument, level: number, hall: number, takes = 3): Player => ({
  play,
  level,
  hall,
  pitched: false,
  takes,
});

/** The band, levels balanced by measured loudness. */
export const INSTRUMENTS = {
  ukulele: pitched(ukulele, 0.66, 0.16, 2),
  guitar: pitched(guitar, 0.68, 0.2, 2),
  horn: pitched(horn, 0.62, 0.3, 2),
  marimba: pitched(marimba, 0.5, 0.25),
  musicBox: pitched(musicBox, 0.58, 0.45),
  glockenspiel: pitched(glockenspiel, 0.34, 0.4),
  piano: pitched(piano, 0.46, 0.22),
  synthPluck: pitched(synthPluck, 0.75, 0.3),
  bass: pitched(bass, 0.3, 0),
  synthBass: pitched(synthBass, 0.36, 0.02),
  cello: pitched(cello, 0.46, 0.25),
  softPad: pitched(softPad, 0.25, 0.4),
  brightPad: pitched(brightPad, 0.75, 0.35),
  strings: pitched(strings, 0.52, 0.4),
  drum: pitched(drum, 0.4, 0.2),
  kick: unpitched(kick, 0.56, 0, 1),
  snare: unpitched(snare, 0.44, 0.2),
  clap: unpitched(clap, 0.55, 0.25),
  shaker: unpitched(shaker, 0.42, 0.05),
  hat: unpitched(hat, 0.62, 0.05),
  swell: unpitched(swell, 0.14, 0.2, 1),
} satisfies Readonly<Record<string, Player>>;

export type InstrumentName = keyof typeof INSTRUMENTS;
