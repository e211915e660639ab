import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { CAKE } from './cake.ts';

/** Somebody who does one thing all day and cannot stop. */
export const CANNOT_STOP: StoryEvent = {
  id: 'cannot-stop',
  of: /\b(?:always|so|very|too|never not|still|ever so) (?:hungry|greedy)\b|\b(?:hungry|hungriest|greedy|greediest) (?!for)\p{L}+\b|\b(?:eats?|ate|eating|gobbles?|munch(?:es)?) (?:up )?(?:everything|anything|all (?:the|day)|too much|the (?:whole|cake|biscuits?|garden))\b|\b(?:can ?not|can'?t|could ?n[o'’]?t|never|won'?t|does ?n[o'’]?t) (?:ever )?stops? eating\b/iu,
  not: /\b(?:very hungry caterpillar|mystery|who ate|clock|shark|crocodile|wolf|lion|tiger|school|lunchbox|dinner|vegetables?|broccoli|peas|fussy|christmas|picnic|homework|poor|children|people|sheep|giant|hungry caterpillar|moon|space|sea|fish|whale|dead|died|ill|sick|homeless|bees?)\b/i,
  fits: (theme) =>
    onTheGround(theme) && theme.hero?.plural !== true && !/^(?:vehicle|thing|sea)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => ({
    relation: 'none',
    want: null,
    clause: null,
    fear: null,
    first: null,
    activity: null,
    place: null,
    hero: somebody(hero),
    other: somebody(other),
    thing: somebody(hero) || /\b(?:boy|girl|child|kid)\b/i.test(raw) ? null : about('cake'),
  }),
  plots: [standsApart(CAKE)],
  talk: {
    young: { yours: [() => 'What would you like to have a corner of?'] },
    older: {
      wonder: [() => 'When could it have been stopped, do you think?'],
      yours: [() => 'What is hard to stop, once you have begun?'],
    },
  },
};
