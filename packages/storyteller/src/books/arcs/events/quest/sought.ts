import type { ThingName } from '@storylantern/contract';

/** What is looked for: as it is said after "the", and how it is drawn. */
export interface Sought {
  readonly said: string;
  readonly drawn: ThingName;
}

/** No sword is named to a child: the King's is a blade, and it has cut nothing but cake. */
const KINDS: readonly (readonly [RegExp, Sought])[] = [
  [/swords?|excalibur/u, { said: 'blade', drawn: 'treasure' }],
  [/grail|cups?|goblet|chalice|trophy/u, { said: 'cup', drawn: 'cup' }],
  [/gems?|jewels?|diamonds?|crystals?|stones?|rub(?:y|ies)|emeralds?|amulets?/u, { said: 'stone', drawn: 'gem' }],
  [/\bkeys?\b/u, { said: 'key', drawn: 'key' }],
  [/books?|scrolls?/u, { said: 'book', drawn: 'book' }],
  [/bells?/u, { said: 'bell', drawn: 'bell' }],
  [/mirrors?/u, { said: 'mirror', drawn: 'mirror' }],
  [/lamps?|lanterns?/u, { said: 'lamp', drawn: 'lamp' }],
];

export const soughtIn = (raw: string): Sought =>
  KINDS.find(([word]) => word.test(raw.toLowerCase()))?.[1] ?? { said: 'crown', drawn: 'crown' };
