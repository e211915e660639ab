import type { Figure } from '../../../arc.ts';
import type { TheOneAbout } from '../arc.ts';
import { asPlayed, type WithRefrain } from '../as-played.ts';

/** What everybody is asked who comes to the parade. */
const REFRAINS = [
  'And who are you?',
  'Who are you, then?',
  'And who may you be?',
  'Now, who are you?',
  'And who is this?',
  'Who is this, then?',
  'Who might you be?',
  'Tell me, who are you?',
] as const;

interface Parts extends WithRefrain {
  /** She asks, and has the list. */
  readonly judge: Figure;
}

export const partsOf = (bound: TheOneAbout): Parts => ({
  ...asPlayed(bound),
  refrain: bound.chance.pick(...REFRAINS),
  judge: bound.company.person('Mrs Cobb', 'neighbour'),
});
