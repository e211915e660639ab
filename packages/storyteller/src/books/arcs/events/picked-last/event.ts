import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LAST_TWO } from './last-two.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PICKED = String.raw`(?:pick(?:ed|s)?|cho(?:sen|oses?)|selected)`;
const OF = new RegExp(
  [
    String.raw`\b(?:picked|chosen|selected) last\b`,
    String.raw`\blast (?:one |child |person )?(?:to (?:be|get) )?(?:picked|chosen|selected)\b`,
    String.raw`\b(?:nobody|no one|no-one|nobody else) (?:ever )?(?:${PICKED}|wants?) (?:me|him|her|them|\p{L}+)\b(?=[^.]*\b(?:teams?|football|netball|rounders|dodgeball|games?|pe|p\.e\.|sports?)\b)`,
    String.raw`\bnever (?:gets? |is |am )?(?:picked|chosen) (?:for|in|at) (?:\p{L}+ ){0,3}?(?:teams?|football|netball|rounders|dodgeball|games?|pe|playtime|break)\b`,
  ].join('|'),
  'iu',
);

/** Teams are picked, and one always waits by the wall; who picks for once sees to it that nobody is last. */
export const PICKED_LAST: StoryEvent = {
  id: 'picked-last',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:flowers?|apples?|plums?|cherr\w+|berr\w+|strawberr\w+|fruit|nose|scab|lock|pumpkins?|puppy|kittens?|dogs? home|shelter|present|christmas tree|part|play|nativity|choir)\b/i,
  // Nobody is picked where nobody is chosen from: "for every one I pick two go missing".
  needs: ({ raw }) => /\b(?:teams?|picked|chosen|selected|(?:picks?|chooses?) (?:me|him|her|us))\b/i.test(raw),
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: somebody(hero) ? somebody(other) : null,
    thing: somebody(hero) ? null : about('ball'),
  }),
  plots: [standsApart({ ...LAST_TWO, when: OF })],
  talk: {
    young: { yours: [() => 'Whom would you pick first?'] },
    older: {
      wonder: [() => 'How could two be picked at the same time?'],
      yours: [() => 'What do you see when you have to wait?'],
    },
  },
};
