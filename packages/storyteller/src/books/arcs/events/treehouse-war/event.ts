import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { kinBeside } from '../kin-beside.ts';
import { about, somebody } from '../page.ts';
import { LADDER } from './ladder.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\b(?:tree ?house|den|hide-?out|fort|tree) (?:wars?|battles?|fights?|quarrel)\b|\b(?:wars?|battles?|fights?|fighting|quarrel\w*|argu\w+|squabbl\w+|fall(?:s|ing)? out|fell out) (?:\p{L}+ ){0,3}(?:over|about|for|in) (?:the |a |our |my |their )?(?:tree ?house|den)\b/iu;

/** Two who have one treehouse, and go to war over it. */
export const TREEHOUSE_WAR: StoryEvent = {
  id: 'treehouse-war',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:real war|soldiers?|world war|snow|pillow|lions?|dragons?|castle|scared|afraid)\b/i,
  fits: (theme) =>
    onTheGround(theme) && (!theme.hero?.being || !/^(?:thing|vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('ladder'),
    place: null,
    first: null,
  }),
  quarrel: true,
  plots: [kinBeside({ ...LADDER, when: OF })],
  talk: {
    young: { yours: [() => 'Who holds the ladder for you?'] },
    older: {
      wonder: [() => 'Who won, and when?'],
      yours: [() => 'Which word is hard to say first?'],
    },
  },
};
