import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { GOOD_FOR } from './good-for.ts';
import { cartIn } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SHAPE =
  '(?:square|triangular|triangle|three[- ]cornered|rectangular|oblong|cube|pointed|pointy|wonky|bumpy|wrong)';

/** Wheels with corners. What else is invented is told by another. */
export const WRONG_WHEELS: StoryEvent = {
  id: 'wrong-wheels',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${SHAPE}(?:[- ]shaped)?,? (?:\p{L}+ )?wheels?\b|\b${SHAPE}[- ]wheeled\b|\bwheels? (?:that |which )?(?:are|is|were|was) (?:not|n['’]?t|never|all|all the|the) (?:round|square|wrong)\b|\bwheels? (?:that |which )?(?:aren['’]?t|isn['’]?t|weren['’]?t) round\b|\bwheels? (?:with|have|had|has) (?:\p{L}+ )?corners\b`,
    'iu',
  ),
  not: /\b(?:space|moon|mars|race|racing|stolen|steals?|ferris|steering|spinning|big wheels|wheelchair|hamster wheel|water ?wheel|christmas|scared|afraid)\b/i,
  fits: (theme) => onTheGround(theme) && !/^(?:sea|insect)$/.test(theme.hero?.being?.isa ?? ''),
  // What has the wheels is nobody; whoever made them may be.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other),
    other: somebody(hero) ? somebody(other) : null,
    thing: about(cartIn(raw.toLowerCase())),
    also: [],
  }),
  plots: [standsApart(ableFriend(GOOD_FOR))],
  talk: {
    young: { yours: [() => 'How does it sound when it rolls?'] },
    older: {
      wonder: [() => 'What could those do that round ones could not?'],
      yours: [() => 'What would you put in it, and what would come out?'],
    },
  },
};
