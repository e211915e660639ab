import type { Chance, Company, Figure } from '../../arc.ts';
import { ABOUT_THE_CHILD } from '../of-the-child/about-the-child.ts';
import { asDrawn } from '../of-the-child/as-drawn.ts';
import { friendThing, type FriendThing } from '../of-the-child/friend-thing.ts';
import { shape } from '../shape.ts';
import { cap } from '../wording.ts';
import type { ThingName } from '@storylantern/contract';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/**
 * A thing is a child's friend, and the child does something for it that nobody else sees the use of. Once the child cannot:
 * and then somebody else has to.
 */
export interface SomebodyHasTo {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly passer: Figure;
  /** Another child. */
  readonly guest: Figure;
  readonly thing: FriendThing;
  /** "Keith", or "the washing machine", and with a capital. */
  readonly n: string;
  readonly N: string;
  readonly drawn: readonly ThingName[];
  readonly refrain: string;
  /** What somebody else turns out to be fond of, which is no such thing: "the boiler". */
  readonly theirs: { readonly what: string; readonly name: string };
  readonly chance: Chance;
}

const THEIRS = [
  { what: 'the boiler', name: 'Mr Harris' },
  { what: 'the lift', name: 'Mrs Pugh' },
  { what: 'the gate', name: 'Old Ted' },
];
const GUESTS = ['Robin', 'Noor', 'Jess', 'Tobi', 'Ari'];

function bind(company: Company): SomebodyHasTo | null {
  const { theme, child, friend, grownUp, chance, details } = company;
  const thing = friendThing(theme.raw, details, child.name);
  const [passer] = company.passersBy(1, (being) => being.size > 1 && being.isa !== 'insect');
  const guest = GUESTS.find((each) => each !== child.name) ?? 'Robin';
  if (thing === null || !passer) return null;
  const n = thing.name ?? thing.the;
  return {
    child,
    friend,
    grownUp,
    passer,
    guest: company.person(guest, 'child'),
    thing,
    n,
    N: cap(n),
    drawn: asDrawn(thing.the.replace(/^the /, '')),
    refrain:
      thing.belief ??
      chance.pick('It knows me', 'It is listening', 'It likes that', 'It waits for me', 'It is my friend'),
    theirs: chance.pick(...THEIRS.filter(({ what }) => !thing.the.includes(what.replace('the ', '')))),
    chance,
  };
}

/** A friend that is a thing stays a thing, and is one all the same. */
export const somebodyHasTo = shape<SomebodyHasTo>({
  id: 'somebody-has-to',
  wordings: WORDINGS,
  reads: () => ABOUT_THE_CHILD,
  fits: ({ raw, heroName }) => (friendThing(raw, '', heroName) === null ? 0 : 15.5),
  books: () => 2,
  // Whoever thinks so says it.
  does: /\b(?:thinks?|believes?|friends?|reckons?|convinced|best|pet)\b/i,
  bind,
  young,
  middle,
  old,
});
