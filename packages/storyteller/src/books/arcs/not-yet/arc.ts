import type { ThingName } from '@storylantern/contract';
import type { Chance, Company, Figure } from '../../arc.ts';
import { ABOUT_THE_CHILD } from '../of-the-child/about-the-child.ts';
import { asDrawn } from '../of-the-child/as-drawn.ts';
import { planted, type Planted } from '../of-the-child/planted.ts';
import { shape } from '../shape.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/** A child plants what does not grow, and waits; somebody sees to it that it comes up, and says nothing. */
export interface NotYet {
  readonly child: Figure;
  readonly friend: Figure;
  readonly grownUp: Figure;
  readonly passer: Figure;
  /** The neighbour, who brings a spoon. */
  readonly neighbour: Figure;
  readonly set: Planted;
  readonly drawnThing: readonly ThingName[];
  readonly drawnGrown: readonly ThingName[];
  /** How it stands there one morning: "On every twig hung a lolly". */
  readonly isUp: string;
  readonly refrain: string;
  readonly chance: Chance;
}

const HUNG =
  /\b(?:coat|hat|dress|shirt|jumper|scarf|sock|socks|cape|bag|necklace|crown|skirt|trousers|gloves?|mittens?)$/;

function bind(company: Company): NotYet | null {
  const { theme, child, friend, grownUp, chance } = company;
  const set = planted(theme.raw, child.name);
  const [passer] = company.passersBy(1, (being) => being.size > 1 && being.isa !== 'insect');
  if (set === null || !passer) return null;
  const { fruit, aGrown, grown } = set;
  return {
    child,
    friend,
    grownUp,
    passer,
    neighbour: company.person('Mr Marsh', 'neighbour'),
    set,
    drawnThing: asDrawn(set.thing),
    drawnGrown: fruit === null ? asDrawn(grown) : [],
    isUp:
      fruit !== null
        ? `On every twig hung ${fruit}`
        : HUNG.test(grown)
          ? `On a stick hung ${aGrown}`
          : `There stood ${aGrown}`,
    refrain: chance.pick('Not yet', 'Any day now', 'It takes time', 'It is thinking', 'Soon'),
    chance,
  };
}

/** What a child plants comes up, if there is somebody who gets up early enough. */
export const notYet = shape<NotYet>({
  id: 'not-yet',
  wordings: WORDINGS,
  reads: () => ABOUT_THE_CHILD,
  fits: ({ raw, heroName }) => (planted(raw, heroName) === null ? 0 : 15.6),
  books: () => 2,
  does: /\b(?:plant\w*|bur(?:y|ies|ied)|waits?|waiting|see|grow\w*|thinks?|hop(?:es|ing)|expects?|waters?|watering|rich|checks?)\b/i,
  bind,
  young,
  middle,
  old,
});
