import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { WHOSE_FEET } from './whose-feet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A secret tunnel, and what is over it. */
export const TUNNEL: StoryEvent = {
  id: 'tunnel',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:secret|hidden|underground|long|dark|mysterious|strange|old|forgotten) (?:\p{L}+ )?(?:tunnels?|passage(?:way)?s?|trap ?doors?)\b|\b(?:tunnels?|passage(?:way)?s?|trap ?doors?) (?:that |which )?(?:under|beneath|below|behind|leads?|led|goes|from|to|in|into)\b|\b(?:finds?|found|finding|discover\w*|explor\w*) (?:a |an |the )?(?:\p{L}+ )?(?:tunnel|passage(?:way)?|trap ?door)\b|^(?:the|a) (?:tunnel|trap ?door)$/iu,
  not: /\b(?:digs?|dug|digging|train|moles?|rabbits?|worms?|prison|escape|space|moon|sea|underwater|snow|wind|scared|afraid|pirates?|treasure|dragon|time|egypt|pyramid|mummy|city|kingdom|world|land|ants?|car|lorry|road|bank)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|bird)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /tunnel|passage|door|school|castle|house/.test(hero.word) ? null : somebody(hero),
    other: other && /tunnel|passage|door|school|castle|house/.test(other.word) ? null : somebody(other),
    thing: about('torch'),
    place: null,
    first: null,
  }),
  plots: [{ ...WHOSE_FEET, when: /\b(?:tunnels?|passage(?:way)?s?|trap ?doors?)\b/i }],
  talk: {
    young: { yours: [() => 'What would you see of us, if you looked up through the floor?'] },
    older: {
      wonder: [() => 'How did the one with the red shoes know about the third rung?'],
      yours: [() => 'What do people do, do you think, when nobody sees more than their feet?'],
    },
  },
};
