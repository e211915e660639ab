import type { SettingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** Where a class goes, and what everybody wants to see there. */
export interface Outing {
  /** "the castle", as it stands after "to" and "at". */
  readonly place: string;
  readonly setting: SettingName;
  /** What they have come for: "the tower". */
  readonly sight: string;
  /** What one goes in by. */
  readonly door: string;
}

const OUTINGS: readonly (readonly [RegExp, Outing])[] = [
  [/\bcastle\b/, { place: 'the castle', setting: 'castle', sight: 'the tower', door: 'gate' }],
  [/\b(?:woods?|forest)\b/, { place: 'the woods', setting: 'forest', sight: 'the lookout tower', door: 'gate' }],
  [/\b(?:beach|seaside|sea)\b/, { place: 'the beach', setting: 'beach', sight: 'the lighthouse', door: 'gate' }],
  [/\baquarium\b/, { place: 'the aquarium', setting: 'library', sight: 'the octopus', door: 'door' }],
  [/\bzoo\b/, { place: 'the zoo', setting: 'garden', sight: 'the penguin house', door: 'gate' }],
  [/\bfarm\b/, { place: 'the farm', setting: 'farm', sight: 'the piglet house', door: 'gate' }],
  [/\btheatre\b/, { place: 'the theatre', setting: 'stage', sight: 'the big stage', door: 'door' }],
  [/\blibrary\b/, { place: 'the library', setting: 'library', sight: 'the smallest book', door: 'door' }],
  [/\bpark\b/, { place: 'the park', setting: 'garden', sight: 'the palm house', door: 'gate' }],
];
const MUSEUM: Outing = { place: 'the museum', setting: 'library', sight: 'the whale', door: 'door' };

/** Where a theme has a class go; else to the museum. */
export const outingOf = ({ raw }: Going): Outing => OUTINGS.find(([words]) => words.test(raw))?.[1] ?? MUSEUM;
