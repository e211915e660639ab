import type { ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** What is to fly, in the words of its theme. */
export interface Flyer {
  readonly thing: ThingName;
  /** "a bicycle". */
  readonly aWord: string;
  /** "The bicycle". */
  readonly Word: string;
}

const FLYERS: readonly (readonly [RegExp, Flyer])[] = [
  [/\b(?:bicycle|bike)/, { thing: 'bicycle', aWord: 'a bicycle', Word: 'The bicycle' }],
  [/\b(?:aero|air)?planes?\b/, { thing: 'aeroplane', aWord: 'a small plane', Word: 'The plane' }],
  [/\bscooters?\b/, { thing: 'scooter', aWord: 'a scooter', Word: 'The scooter' }],
  [/\b(?:wheelbarrow|barrow)/, { thing: 'wheelbarrow', aWord: 'a barrow', Word: 'The barrow' }],
];
const MACHINE: Flyer = { thing: 'scooter', aWord: 'a machine', Word: 'The machine' };

/** What a theme would have fly; else a machine with wheels. */
export const flyerOf = ({ raw }: Going): Flyer => FLYERS.find(([words]) => words.test(raw))?.[1] ?? MACHINE;
