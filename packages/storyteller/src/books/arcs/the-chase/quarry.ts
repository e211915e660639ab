import type { ThingName } from '@storylantern/contract';

/** What goes by first, all alone: light enough for the air to carry, and for a tree to catch and to let go. */
export interface Quarry {
  readonly thing: ThingName;
  /** "a red balloon". */
  readonly a: string;
  /** "the balloon". */
  readonly the: string;
  /** For the youngest: how it goes. "Bob, bob, bob." */
  readonly goes: string;
  /** The same, after its name: "bobbed". */
  readonly went: string;
}

/** Each comes to rest in a tree sooner or later, as anybody knows who has owned one. */
export const QUARRIES: readonly Quarry[] = [
  { thing: 'balloon', a: 'a red balloon', the: 'the balloon', goes: 'Bob, bob, bob.', went: 'bobbed' },
  { thing: 'kite', a: 'a blue kite', the: 'the kite', goes: 'Flip, flap, flip.', went: 'dipped and danced' },
  { thing: 'feather', a: 'a white feather', the: 'the feather', goes: 'Float, float, float.', went: 'floated' },
  { thing: 'umbrella', a: 'an open umbrella', the: 'the umbrella', goes: 'Whirl, whirl, whirl.', went: 'whirled' },
  { thing: 'scarf', a: 'a yellow scarf', the: 'the scarf', goes: 'Wave, wave, wave.', went: 'waved' },
];
