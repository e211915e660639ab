import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { OF_HIM } from '../father-christmas/himself.ts';
import { about, somebody } from '../page.ts';
import { THE_MITTEN } from './the-mitten.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** He is stuck in a chimney, or has lost his boots; in this house it is the one and then the other. */
export const SANTA_STUCK: StoryEvent = {
  id: 'santa-stuck',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:santa(?: claus)?|father christmas|(?:saint|st\.?) nick(?:olas)?)(?:['’]s)?\b[^.]*\b(?:stuck|chimneys?|boots?|socks?|too (?:big|fat|wide)|fireplace)\b|\b(?:stuck|chimneys?|boots?|socks?)\b[^.]*\b(?:santa(?: claus)?|father christmas|(?:saint|st\.?) nick(?:olas)?)\b/iu,
  not: /\b(?:real|believ\w*|costume|dad\w* dressed|grotto|steals?|stole\w*|thief|beach|summer|space|moon|snow ?drift|mud|traffic|sleigh (?:is|was|got|gets)|no chimney|without a chimney|sick|ill|wrapping)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || OF_HIM.test(each.word) || !/^(?:thing|vehicle|sea)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: [hero, other].map(somebody).find((each) => each && !OF_HIM.test(each.word)) ?? null,
    // One sees no more of him than his boots.
    other: null,
    thing: about('boots'),
    place: null,
    first: null,
    occasion: null,
  }),
  plots: [{ ...THE_MITTEN, when: /\b(?:stuck|chimneys?|boots?|socks?|big|fat|wide|fireplace)\b/i }],
  talk: {
    young: { yours: [() => 'What would you have found up the chimney?'] },
    older: {
      wonder: [() => 'Why had nobody ever thought of a mitten?'],
      yours: [() => 'Would you have kept a boot?'],
    },
  },
};
