import type { ThingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { kindIn } from '../events/collects/kinds.ts';
import { ABOUT_THE_CHILD } from '../of-the-child/about-the-child.ts';
import { asDrawn } from '../of-the-child/as-drawn.ts';
import { collection, type Collection } from '../of-the-child/collection.ts';
import { shape, SURE } from '../shape.ts';
import { counted, LEAST, MOST_COUNTED } from './counted.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** A child's collection, which looks all the same to whoever does not look. */
export interface LookAgain {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly passer: Figure;
  /** A visitor who has time. */
  readonly visitor: Figure;
  readonly kept: Collection;
  /** "in egg boxes"; of our own where the parent said nothing. */
  readonly home: string;
  readonly drawn: readonly ThingName[];
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): LookAgain | null {
  const { theme, child, friend, grownUp, chance, details } = company;
  const kept = collection(theme.raw, details, child.name);
  const [passer] = company.passersBy(1, (being) => being.size > 1 && being.isa !== 'insect');
  if (kept === null || !passer) return null;
  if (kept.count !== null && (kept.count < LEAST || kept.count > MOST_COUNTED)) return null;
  return {
    child,
    friend,
    grownUp,
    passer,
    visitor: company.person('Mrs Vane', 'other-grandparent'),
    kept,
    home: kept.home ?? 'in a box',
    drawn: asDrawn(kept.one),
    refrain: chance.pick('Look again', 'Look closer', 'Look properly', 'Have another look', 'Look a bit longer'),
    chance,
  };
}

/** What a child will not stop keeping: nobody tidies it away, and the others learn to see it. */
export const lookAgain = shape<LookAgain>({
  id: 'look-again',
  wordings: WORDINGS,
  reads: () => ABOUT_THE_CHILD,
  // What an event knows how to tell of comes first: buttons, shells, keys.
  fits: ({ raw, heroName }) => (collection(raw, '', heroName) === null ? 0 : kindIn(raw) === null ? SURE : 13),
  books: () => 2,
  does: /\b(?:collect\w*|collections?|keeps?|saves?|hoards?|brings?|picks?|hundreds|always|throw\w*)\b/i,
  bind,
  young,
  middle: (bound) => counted(middle(bound), bound.kept.count),
  old: (bound) => counted(old(bound), bound.kept.count),
});
