import type { ThingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { takenEverywhere } from '../always-with/everywhere.ts';
import { ABOUT_THE_CHILD } from '../of-the-child/about-the-child.ts';
import { asDrawn } from '../of-the-child/as-drawn.ts';
import { heldThing, type HeldThing } from '../of-the-child/held-thing.ts';
import { shape } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** A child has hold of a thing, and everything is done with the other hand; until there is something that takes two. */
export interface StillHoldingIt {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly passer: Figure;
  /** Who has an egg that is nearly ready. */
  readonly hen: Figure;
  /** Who asks what it is for. */
  readonly asker: Figure;
  readonly held: HeldThing;
  /** "big yellow spoon", and as it is called again: "spoon". */
  readonly t: string;
  readonly short: string;
  readonly drawn: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): StillHoldingIt | null {
  const { theme, child, friend, grownUp, chance } = company;
  const held = heldThing(theme.raw, child.name);
  if (held === null) return null;
  const hen = company.meet('hen');
  const [passer] = company.passersBy(1, (being) => being.size > 1 && being.isa !== 'insect' && being.isa !== 'bird');
  if (!passer) return null;
  return {
    child,
    friend,
    grownUp,
    passer,
    hen,
    asker: company.person('Mr Marsh', 'neighbour'),
    held,
    t: held.thing,
    short: held.thing.split(' ').at(-1) ?? held.thing,
    drawn: asDrawn(held.thing),
    refrain: chance.pick(
      "I'm holding it",
      "I've got hold of it",
      "I'm still holding it",
      "It's in my hand",
      'I need it just here',
    ),
    chance,
  };
}

/** What a child will not let go of: it is never taken away, and in the end somebody else has hold of it as well. */
export const stillHoldingIt = shape<StillHoldingIt>({
  id: 'still-holding-it',
  wordings: WORDINGS,
  reads: () => ABOUT_THE_CHILD,
  // A soft thing has a story of its own.
  fits: (theme) => (heldThing(theme.raw, theme.heroName) === null || takenEverywhere(theme) ? 0 : 15.2),
  books: () => 2,
  does: /\b(?:tak\w*|carr\w*|drag\w*|brings?|lugs?|let|lets|put|puts|go|goes|everywhere|anywhere|won't|refus\w*|house|around)\b/i,
  bind,
  young,
  middle,
  old,
});
