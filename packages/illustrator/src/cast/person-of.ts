import type { CastMember, PageScene } from '@storylantern/contract';
import type { Person } from '../people/figure.ts';
import { wear } from '../people/outfit.ts';

/** Years of the grown-ups; proportions of all grown-ups are the same, a grandparent stoops. */
const YEARS = { grandparent: 68, other: 40 } as const;

export const isGrown = ({ character }: CastMember): boolean => character.is === 'adult';

/** After dark, children at home are in their pyjamas. */
const isForNight = ({ setting, time }: PageScene): boolean =>
  time !== 'day' && (setting === 'bedroom' || (setting === 'bathroom' && time === 'night'));

/** Somebody of a cast as the figures draw them: the same person on every page, dressed for this one. */
export function personOf({ character, person }: CastMember, scene: PageScene): Person {
  if (!person || character.is === 'animal' || character.is === 'thing' || character.is === 'baby') {
    throw new TypeError(`${character.is} is not drawn as a standing person`);
  }
  const { looks, outfit } = person;
  if (character.is === 'adult') {
    return {
      looks,
      age: character.role.endsWith('grandparent') ? YEARS.grandparent : YEARS.other,
      grown: true,
      outfit: wear(outfit, looks, { costume: character.costume, role: character.role }),
    };
  }
  return {
    looks,
    age: Math.max(2, Math.min(12, character.age)),
    grown: false,
    outfit: wear(outfit, looks, { costume: character.costume, forNight: isForNight(scene) }),
  };
}
