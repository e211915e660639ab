import type { Entity } from '../../../theme.ts';
import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { mateBeside } from '../mate-beside.ts';
import { standsApart } from '../stands-apart.ts';
import { ROUND } from './round.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isVan = (each: Entity | null): boolean =>
  each !== null && /\b(?:van|truck|man|lady|ice|cream|seller)\b/.test(each.word);
const waits = (each: Entity | null): Entity | null => (isVan(each) ? null : somebody(each));

/** The ice cream van is heard, and is always round the next corner. */
export const ICE_CREAM_VAN: StoryEvent = {
  id: 'ice-cream-van',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bice[- ]?cream (?:van|truck|man|lady|cart|seller|bike|tune|music)s?\b|\b(?:wait\w*|run\w*|runs|chas\w+|queu\w+|look\w*) (?:\p{L}+ )?for (?:an |the )?ice[- ]?cream\b|\bgo(?:es|ing)? (?:out )?for (?:an )?ice[- ]?cream\b|\bgetting (?:an )?ice[- ]?cream\b/iu,
  not: /\b(?:van|truck|man|lady|cart) (?:who|that|which|called|named)\b|\b(?:melt\w*|dropped|fell|falls|broke\w*|breaks|stuck|stole\w*|thief|steals?|volcano|monster|winter|snow|space|moon|magic\w*|allerg\w*|lost|drives|runs? out|ran out|sold out|has no|no [a-z]+ left|new job|wants to (?:be|drive)|(?:opens?|opened|runs?|owns?|keeps?|works? (?:in|on|at)) (?:an?|the|their|his|her) (?:own )?ice|factory|ghost|scared|afraid)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => isVan(each) || !each?.being || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ) &&
    (isVan(theme.hero) || theme.hero?.plural !== true),
  reads: ({ hero, other, place, raw }) => ({
    ...NOTHING_DONE,
    hero: waits(hero) ?? waits(other),
    other: waits(hero) ? waits(other) : null,
    place: place && raw.toLowerCase().includes(place.word) ? place : null,
    thing: about('ice-cream'),
  }),
  plots: [standsApart(ableFriend(mateBeside(ROUND)))],
  talk: {
    young: { yours: [() => 'Which ice cream would you have?'] },
    older: {
      wonder: [() => 'Who was running after whom?'],
      yours: [() => 'What comes to you sooner when you stand still?'],
    },
  },
};
