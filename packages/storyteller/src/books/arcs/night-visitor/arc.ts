import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { GUESSES, VISITORS, type Guess, type Visitor } from './visitors.ts';
import { young } from './young.ts';

/** Something is awake out there; whoever helps it to sleep is asleep before it is. */
export interface NightVisitor {
  readonly hero: Figure;
  /** The child in the other bed; null when the hero is the child. */
  readonly child: Figure | null;
  readonly grownUp: Figure;
  readonly visitor: Figure;
  readonly known: Visitor;
  /** One of the visitor's noise, without a stop. */
  readonly noise: string;
  readonly guesses: readonly [Guess, Guess];
  readonly refrain: string;
  /** The child's own soft thing, after "the"; null when there is none. */
  readonly comforter: string | null;
  readonly chance: Chance;
}

function bind(company: Company): NightVisitor | null {
  const { hero, child, grownUp, other, chance, theme } = company;
  // Somebody with roots is not put to bed.
  if (staysAtHome(hero.being)) return null;
  const named = other !== null && theme.other?.known === true && !staysAtHome(other.being) ? other : null;
  const taken = [hero, company.friend, other].map((each) => each?.being?.id);
  const known = chance
    .some(VISITORS.length, VISITORS)
    .find((each) => (named ? each.anybody : each.who.some((id) => !taken.includes(id))));
  const id = known?.who.find((each) => !taken.includes(each));
  const [first, second] = chance.some(2, GUESSES);
  if (!known || !first || !second || (named === null && id === undefined)) return null;
  const visitor = named ?? (id === undefined ? null : company.meet(id));
  if (visitor === null) return null;
  return {
    hero,
    child: hero === child ? null : child,
    grownUp,
    visitor,
    known,
    noise: named ? (/^\p{L}+/u.exec(named.says)?.[0] ?? 'Hm') : known.noise,
    guesses: [first, second],
    refrain: chance.pick(
      'What was that?',
      'There it goes again.',
      'Now, who is that?',
      'Did you hear that?',
      'What can it be?',
      'There, hear it?',
    ),
    comforter: company.comforter,
    chance,
  };
}

/** "something at the window at night": that is how it begins. */
const HEARD_AT_NIGHT =
  /\b(?:something|somebody|someone|noises?|tapping|scratching|creak\w*|rustling|knocking|footsteps)\b.*\b(?:nights?|dark|window|under the (?:bed|stairs)|attic|loft|landing|wardrobe|cupboard)\b/i;

/** A noise in the night is somebody who cannot settle. */
export const nightVisitor = arc<NightVisitor>({
  id: 'night-visitor',
  fits: ({ relation, raw }) => (relation === 'bedtime' ? 12 : relation === 'none' && HEARD_AT_NIGHT.test(raw) ? 12 : 0),
  bind,
  young,
  middle,
  old,
});
