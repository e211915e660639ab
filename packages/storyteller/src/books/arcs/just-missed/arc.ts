import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { kinPhrase } from '../../../facts/kin.ts';
import type { Theme } from '../../theme.ts';
import { STOPS, type Stop } from './stops.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/** A grown-up of the family at work, a lunchbox left at home, and a town in which everybody has just been helped. */
export interface JustMissed {
  readonly child: Figure;
  /** Who is at work: "Mummy". */
  readonly worker: Figure;
  /** "a firefighter". */
  readonly trade: string;
  readonly grownUp: Figure;
  readonly stops: readonly [Stop, Stop, Stop];
  readonly met: readonly [Figure, Figure, Figure];
  readonly refrain: string;
  readonly chance: Chance;
}

const isAtWork = ({ hero, other, relation }: Theme): boolean =>
  hero?.being?.isa === 'person' &&
  hero.name !== null &&
  kinPhrase(hero.name) !== undefined &&
  // "A grumpy grandpa" has gone nowhere.
  kinPhrase(hero.word) === undefined &&
  other === null &&
  relation === 'none' &&
  !/\b(?:super ?hero|pirate|princess|prince|queen|king|witch|wizard|fairy|ninja|knight|spy|giant|monster|vampire|ghost)\b/i.test(
    hero.word,
  );

function bind(company: Company): JustMissed | null {
  const { theme, child, hero, grownUp, chance, person } = company;
  if (!isAtWork(theme) || hero === child) return null;
  const [first, second, third] = chance.some(3, STOPS);
  if (!first || !second || !third) return null;
  return {
    child,
    worker: hero,
    trade: hero.aKind,
    grownUp,
    stops: [first, second, third],
    met: [person(first.who, 'neighbour'), person(second.who, 'shopkeeper'), person(third.who, 'neighbour')],
    refrain: chance.pick('Just missed', 'Been and gone', 'This very minute gone'),
    chance,
  };
}

/** Whoever is looked for is looking for the lunch. */
export const justMissed = arc<JustMissed>({
  id: 'just-missed',
  fits: (theme) => (isAtWork(theme) ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
