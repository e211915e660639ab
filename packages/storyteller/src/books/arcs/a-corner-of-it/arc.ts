import type { Chance, Company, Figure } from '../../arc.ts';
import { about } from '../events/page.ts';
import { OF_ITS_SENTENCE, shape, SURE } from '../shape.ts';
import { anotherChild } from '../another-child.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { edibleThingIn, type EdibleThing } from './reading.ts';
import { WORDINGS } from './wordings.ts';
import { young } from './young.ts';

/**
 * A boat made of cheese, on its way to be shown. Everybody who meets it asks for a corner, and nobody is told no; so that
 * what arrives is as big as a thumb. For a mouse that is a whole boat.
 */
export interface ACornerOfIt extends EdibleThing {
  readonly child: Figure;
  readonly grownUp: Figure;
  readonly mouse: Figure;
  readonly judge: Figure;
  readonly neighbour: Figure;
  /** Another child, whose tower of tins is the biggest. */
  readonly other: Figure;
  readonly refrain: string;
  readonly chance: Chance;
}

const REFRAINS = ['Just a corner', 'Only a corner', 'One corner', 'Only a crumb', 'Just a nibble'] as const;

function bind(company: Company): ACornerOfIt | null {
  const { theme, child, grownUp, chance } = company;
  const thing = edibleThingIn(theme.raw);
  return thing === null
    ? null
    : {
        ...thing,
        child,
        grownUp,
        mouse: company.meet('mouse'),
        judge: company.person('Mr Platt', 'neighbour'),
        neighbour: company.person('Mrs Trott', 'neighbour'),
        other: anotherChild(company),
        refrain: chance.pick(...REFRAINS),
        chance,
      };
}

export const aCornerOfIt = shape<ACornerOfIt>({
  id: 'a-corner-of-it',
  wordings: WORDINGS,
  fits: ({ raw }) => (edibleThingIn(raw) === null ? 0 : SURE),
  does: /^(?:made|built|make|build)$/,
  reads: ({ raw }) => ({
    ...OF_ITS_SENTENCE,
    hero: null,
    other: null,
    thing: about(edibleThingIn(raw)?.x ?? 'cart'),
    fear: null,
    occasion: null,
    also: [],
  }),
  bind,
  young,
  middle,
  old,
});
