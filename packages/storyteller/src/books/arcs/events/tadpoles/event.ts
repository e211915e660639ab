import type { Entity } from '../../../theme.ts';
import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { BORROWED } from './borrowed.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Frogspawn is taken home, watched until it has legs, and brought back to the pond it came from. */
export const TADPOLES: StoryEvent = {
  id: 'tadpoles',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:tadpoles?|frog ?spawn|froglets?|frog(?:s['’]|['’]s)? eggs?|pollywogs?|toad ?spawn)\b/iu,
  not: /\b(?:lost|loses?|died|dead|dies|afraid|scared|princess|prince|kiss\w*|whale|shark|king|queen|football|swim(?:s|ming)? lessons?|bully|bullies|friends? with|magic\w*|dragon|space|moon|wants to (?:fly|be)|(?:tadpole|froglet)s? (?:who|that) (?!grows?|turns?|becomes?|gets?|got|grew|had|lost its tail)\p{L}+)\b|^(?:how|why|what) (?:do|does|are|is)\b/iu,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|insect|thing|vehicle)$/.test(keeperOf(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero, other }) => {
    const keeper = keeperOf(hero);
    return {
      hero: keeper,
      other: keeper === null ? null : keeperOf(other),
      thing: about('jar'),
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend(BORROWED))],
  talk: {
    young: { yours: [() => 'What would you write on a note for a pond?'] },
    older: {
      wonder: [() => 'Whose were the dots, all that time?'],
      yours: [() => 'What have you got at home that is only borrowed?'],
    },
  },
};

/** Whoever has them, where that is not a frog or a tadpole, and not many. */
function keeperOf(entity: Entity | null): Entity | null {
  const found = somebody(entity);
  return found && !found.plural && !/^(?:frogs?|tadpoles?|toads?|fish|froglets?)$/i.test(found.being?.id ?? found.word)
    ? found
    : null;
}
