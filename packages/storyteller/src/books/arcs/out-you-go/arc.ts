import type { Chance, Company, Figure } from '../../arc.ts';
import { OF_ITS_SENTENCE, shape } from '../shape.ts';
import { anotherChild } from '../another-child.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import type { OddPlace } from './places.ts';
import { oddPlaceIn } from './reading.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/**
 * A shark in the library. Everybody has a way of getting it out, and nobody asks why it came; it came for what one does
 * there, and had only never been shown.
 */
export interface OutYouGo extends OddPlace {
  readonly hero: Figure;
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly keeperOf: Figure;
  readonly neighbour: Figure;
  /** Another child, who keeps a list of ways. */
  readonly other: Figure;
  readonly refrain: string;
  readonly chance: Chance;
}

function bind(company: Company): OutYouGo | null {
  const { theme, hero, child, grownUp, chance } = company;
  const place = oddPlaceIn(theme.raw);
  if (place === null || hero.being === null || hero.isChild) return null;
  return {
    ...place,
    hero,
    child,
    grownUp,
    keeperOf: company.person(...place.keeper),
    neighbour: company.person('Mrs Trott', 'neighbour'),
    other: anotherChild(company),
    refrain: chance.pick(...place.refrains),
    chance,
  };
}

/** Above whatever is told with the words of any theme, below whoever knows what becomes of somebody at such a place. */
const KNOWS_THE_PLACE = 12.6;

export const outYouGo = shape<OutYouGo>({
  id: 'out-you-go',
  wordings: WORDINGS,
  reads: () => OF_ITS_SENTENCE,
  fits: ({ raw, hero, other }) =>
    oddPlaceIn(raw) !== null && hero !== null && !hero.plural && other === null ? KNOWS_THE_PLACE : 0,
  does: /^(?:get|got|stick|stuck|sit|stand|hide|live|come|came|go|went)$/,
  bind,
  young,
  middle,
  old,
});
