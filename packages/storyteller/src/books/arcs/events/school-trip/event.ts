import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { COUNT } from './count.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A class goes out for the day. */
export const SCHOOL_TRIP: StoryEvent = {
  id: 'school-trip',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:school|class|nursery|field|pre-?school|coach) (?:trips?|outings?|visits?)\b|\b(?:trip|outing|visit) (?:to|at) (?:the )?\p{L}+ with (?:(?:my|our|his|her|the) )?(?:class|school|nursery)\b|\blost (?:on|from) (?:a|the|my|his|her) (?:school |class )?(?:trip|class|group)\b/iu,
  not: /\b(?:scared|afraid|fear\w*|frightened|space|moon|mars|time machine|dinosaurs?|magic|rocket|stuck|sick|bus|boat|underwater|volcano|ghost|the wrong (?!way\b)\p{L}+)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:thing|vehicle|sea)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: somebody(hero),
    other: somebody(other),
    thing: about('apple'),
    first: null,
  }),
  plots: [{ ...COUNT, when: /\b(?:school|class|nursery|field|coach|trip|outing)\b/i }],
  talk: {
    young: { yours: [() => 'Can you count everybody in this room?'] },
    older: {
      wonder: [() => 'How did the apples know what nobody else did?'],
      yours: [() => 'What did you see on a day out that you still think of?'],
    },
  },
};
