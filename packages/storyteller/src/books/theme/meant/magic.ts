import type { Theme } from '../../theme.ts';
import { isTheChilds } from '../../arcs/magic-gift/whose.ts';
import { magicThingIn } from '../magic-thing.ts';

/** "a flying carpet": a thing of the child's, and nobody; and nobody has lost it. */
export function withMagicThing(theme: Theme): Theme {
  const thing = magicThingIn(theme.raw);
  if (!thing || !isTheChilds(theme)) return theme;
  // What is built is not found, humming: "a boy who builds a flying bicycle" builds it.
  if (theme.relation === 'make' && thing.ride !== null && theme.thing !== null) return theme;
  const entity = theme.thing ?? theme.hero ?? theme.other;
  return {
    ...theme,
    relation: 'none',
    hero: null,
    other: null,
    clause: null,
    thing: entity,
    also: thing.where === null ? theme.also : [],
    place: thing.where === null ? theme.place : null,
    unused: theme.unused.filter((each) => !thing.noun.includes(each.toLowerCase())),
  };
}
