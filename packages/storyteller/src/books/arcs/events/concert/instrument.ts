import type { ThingName } from '@storylantern/contract';

/** Something that can be played too loudly, and carried. */
export interface Instrument {
  readonly word: string;
  /** What it says, with a capital and without a stop: "Boom". */
  readonly noise: string;
  readonly drawn: ThingName | null;
}

const ALL: readonly (readonly [RegExp, Instrument])[] = [
  [/\btrumpets?\b/, { word: 'trumpet', noise: 'Taraa', drawn: 'trumpet' }],
  [/\btrombones?\b/, { word: 'trombone', noise: 'Parp', drawn: null }],
  [/\btubas?\b/, { word: 'tuba', noise: 'Oompah', drawn: null }],
  [/\brecorders?\b/, { word: 'recorder', noise: 'Peeep', drawn: 'flute' }],
  [/\bflutes?\b/, { word: 'flute', noise: 'Peeep', drawn: 'flute' }],
  [/\bviolins?\b/, { word: 'violin', noise: 'Eeek', drawn: 'violin' }],
  [/\bsaxophones?\b/, { word: 'saxophone', noise: 'Honk', drawn: null }],
  [/\bhorns?\b/, { word: 'horn', noise: 'Toot', drawn: null }],
  [/\bbagpipes?\b/, { word: 'bagpipe', noise: 'Wheee', drawn: null }],
  [/\baccordions?\b/, { word: 'accordion', noise: 'Oompah', drawn: 'accordion' }],
  [/\bcymbals?\b/, { word: 'cymbal', noise: 'Clash', drawn: null }],
];
const DRUM: Instrument = { word: 'drum', noise: 'Boom', drawn: 'drum' };

/** What a theme has played; else a drum. */
export const instrumentIn = (raw: string): Instrument => ALL.find(([words]) => words.test(raw))?.[1] ?? DRUM;
