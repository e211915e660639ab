import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { fitsBody } from '../../own-body.ts';
import { atHome, neighboursOf, type AtHome } from '../at-home.ts';
import { within } from '../wording.ts';
import { dislikedIn } from '../you-should-not-have/disliked.ts';
import { comesOver, CURES, type Cure } from './cures.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { ownOf, type Own } from './own.ts';
import { young } from './young.ts';

/** Somebody has a thing that is not to be helped, and everybody knows what is good for it. */
export interface EverybodysCure extends AtHome {
  readonly hero: Figure;
  readonly child: Figure;
  readonly first: Figure;
  readonly second: Figure;
  /** "gets dizzy", as the parent has it. */
  readonly clause: string;
  readonly isShort: boolean;
  /** What there is about it in just this one. */
  readonly own: Own | null;
  readonly cures: readonly [Cure, Cure, Cure];
  /** From five on, what they all say, without a stop. */
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): EverybodysCure | null {
  const { theme, hero, child, chance } = company;
  if (!comesOver(theme) || !hero.being || hero.isChild) return null;
  const home = hero.being.setting;
  // No sheep has advice for somebody who sneezes at sheep.
  const near = neighboursOf(company, home, null, (being) => !(theme.clause ?? '').includes(being.id));
  // Sooner or later somebody brings onions, and there is soup in the end.
  const [three, ...others] = CURES.filter(({ state }) => fitsBody(state, hero));
  const [one, two] = chance.some(2, others);
  if (!near || !one || !two || !three) return null;
  const clause = (theme.clause ?? '').trim().replace(/[.!?]+$/, '');
  return {
    hero,
    child,
    first: near[0],
    second: near[1],
    clause,
    isShort: within(7, `${hero.name} ${clause}`),
    own: ownOf(hero, clause),
    cures: [one, two, three],
    ...atHome(home, child),
    refrain: chance.pick(
      'I know the very thing',
      'It never fails',
      'My aunt swore by it',
      'You will thank me',
      'It will be gone by noon',
      'There is only one thing for it',
    ),
    chance,
  };
}

/** Cures are piled up until they fall over, and nobody has asked what it is like. */
export const everybodysCure = arc<EverybodysCure>({
  id: 'everybodys-cure',
  fits: (theme) => {
    if (!comesOver(theme) || !['none', 'want', 'too-many'].includes(theme.relation)) return 0;
    const { other, place, clause } = theme;
    // Of sneezing at something no other arc knows anything.
    if (/^is allergic to\b/i.test(clause ?? '')) return dislikedIn(theme) === null ? 15 : 12;
    return other || (place && !clause?.includes(place.word)) ? 4 : 12;
  },
  bind,
  young,
  middle,
  old,
});
