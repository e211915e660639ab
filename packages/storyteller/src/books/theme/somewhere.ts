import { PLACES } from '@storylantern/library';
import type { Entity } from '../theme.ts';
import type { Mention } from './entities.ts';

/** Places that suit anybody, for a journey that does not say where it goes. */
const ANYWHERE = ['the beach', 'the moon', 'the mountains', 'the forest', 'the sea'];

/** No train and no bus goes to the moon by itself. */
const isOnWheels = (hero: Mention | null): boolean =>
  hero?.being?.isa === 'vehicle' && /^(?:street|farm|garden)$/.test(hero.being.setting);

/** Where a journey goes when the theme does not say: where somebody of the hero's kind might, or where anybody might. */
export function somewhere(hero: Mention | null, low: string): Entity | null {
  const own = hero?.being?.setting;
  const suits = PLACES.find(
    (each) => each.setting === own && !/garden|home/.test(each.id) && own !== 'garden' && own !== 'street',
  );
  const named = ANYWHERE.map((id) => PLACES.find((each) => each.id === id)).filter((each) => each !== undefined);
  const place =
    (/holiday|vacation/.test(low) || isOnWheels(hero) ? named[0] : undefined) ??
    suits ??
    named[low.length % Math.max(1, named.length)];
  return place
    ? {
        word: place.id.replace(/^the /, ''),
        adjectives: [],
        plural: false,
        name: null,
        being: null,
        place,
        thing: null,
        known: true,
      }
    : null;
}
