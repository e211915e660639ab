import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { SCRATCH } from './scratch.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const RIDES = String.raw`(?:skate ?board(?:s|ing|er)?|skate ?park|skater (?:girl|boy|dude)|roller ?(?:skat\w+|blad\w+)|scooter(?:s|ing)?|bmx|half[- ]?pipe|quarter[- ]?pipe)`;
const OF = new RegExp(
  [
    String.raw`\b(?:skate ?board(?:s|ing|er)?|skate ?park|half[- ]?pipe|quarter[- ]?pipe|bmx|roller ?(?:skat\w+|blad\w+)|skater (?:girl|boy))\b[^.]*`,
    String.raw`\bscooter\b[^.]*\b(?:ramps?|tricks?|jumps?|fall\w*|fell|drop)\b[^.]*`,
    String.raw`\b(?:ramps?|tricks?|jumps?|fall\w*|fell)\b[^.]*\b${RIDES}\b`,
    String.raw`\b(?:big|steep|high|do the|down the|skate) ramp\b[^.]*`,
    String.raw`\b(?:teach\w*|learn\w*|shows?)\b[^.]*\b(?:how )?to fall\b[^.]*`,
  ].join('|'),
  'iu',
);

/** Somebody who does not dare to go down the big ramp is first taught how to fall. */
export const LEARNS_TO_FALL: StoryEvent = {
  id: 'learns-to-fall',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:over and over|each time|trying to|wobbl\w*|sav(?:e|es|ing)|wheeled|better at|race|races|racing|lost|loses|stolen|stole\w*|steals?|thief|wheel ?chair|ice|asleep|sleep|in love|snow\w*|magic\w*|fl(?:y|ies|ying)|school|birthday|christmas|new scooter|shar(?:e|es|ing)|turns?|grandma|granny|nana|grandad|grandpa|gran|beam|horse|pony|space|moon|broken|mend\w*|builds?|building|competition|contest|stabili[sz]ers|delivery|motor)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|thing|insect)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: ((one) => (one && one.being?.isa !== 'person' ? one : null))(somebody(hero)),
    other: null,
    thing: about('helmet'),
  }),
  plots: [{ ...standsApart(SCRATCH), when: OF }],
  talk: {
    young: { yours: [() => 'Show me how small you can get. Now roll!'] },
    older: {
      wonder: [() => 'What could one see on the knee pads, if one looked?'],
      yours: [() => 'What have you fallen down at, and got better at?'],
    },
  },
};
