import type { Entity, Theme } from '../../../theme.ts';
import { nounDrawn } from '../../../theme/noun-drawn.ts';
import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { SMALL_BIG } from './small-big.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';
import { BUILDS } from './work.ts';

/** "A dinosaur and a digger", before what they build. */
const TWO =
  /^(?:the |an? |when |how )*(?<one>(?:\p{L}+ ){0,2}?\p{L}+) (?:and|&|with|befriends|meets|makes friends with) (?:a|an|the|his friend the|her friend the) (?<two>(?:\p{L}+ ){0,2}?\p{L}+?)(?:,? (?:who|that|which|become|became|are|build|built|building|open|start|make|made|set|create|run|and)\b)/iu;

/** The two who build in a theme, neither of whom is the child; null where they are not two. */
function buildersIn(theme: Theme): { readonly hero: Entity; readonly other: Entity } | null {
  const found = TWO.exec(theme.raw)?.groups;
  if (!found) return null;
  const [hero, other] = [found['one'], found['two']].map((noun) => nounDrawn(theme, noun ?? ''));
  if (!hero?.being || !other?.being || hero.being.id === other.being.id) return null;
  return { hero: { ...hero, plural: false }, other: { ...other, plural: false } };
}

/** Two of different kinds who build something together. */
export const BUILT_FOR_YOU: StoryEvent = {
  id: 'built-for-you',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: BUILDS,
  not: /\b(?:lego|blocks|bricks|snowman|dad(?:dy)?|mum(?:my)?|grand\w+|nana|brother|sister|my|afraid|scared|sandcastles?)\b/i,
  needs: (theme) => buildersIn(theme) !== null,
  fits: (theme) => buildersIn(theme) !== null,
  reads: (theme) => ({
    ...NOTHING_DONE,
    ...buildersIn(theme),
    thing: null,
    also: [],
    place: null,
    first: null,
  }),
  plots: [{ ...SMALL_BIG, when: new RegExp(`^[^.]*${BUILDS.source}[^.]*`, 'iu') }],
  talk: {
    young: { yours: [() => 'What would you build? Is it big or small?'] },
    older: {
      wonder: [() => 'Why did neither of them say that it was not right?'],
      yours: [() => 'What have you made for somebody that was just their size?'],
    },
  },
};
