import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THREE_AT_A_TIME } from './three-at-a-time.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SWEET = String.raw`(?:chocolates?|sweets?|sweeties|candy|candies|cakes?|cup ?cakes?|biscuits?|cookies?|dough ?nuts?|muffins?|buns?|(?:jam )?tarts?|brownies|jelly beans?|gingerbread)`;

/** Sweet things go from a box, and a club of detectives looks into it. */
export const SWEET_ROBBERY: StoryEvent = {
  id: 'sweet-robbery',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\bdetective (?:clubs?|agency|agencies|gang|team|squad|society)\b|\b(?:club|gang|team) of (?:\p{L}+ )?detectives\b|\b(?:school|kid|child|junior|young|class) detectives?\b`,
      String.raw`\b${SWEET} (?:robber\w*|heist|theft|thief|thieves|mystery|crime)\b`,
      String.raw`\b(?:stole|steals?|stolen|stealing|robs?|robbed|missing|vanish\w*|disappear\w*) (?:all )?(?:the |our |my |from the )?(?:\p{L}+['’]s )?${SWEET}\b[^.]*\b(?:shop|school|class\w*|factory|market|bakery|staff ?room)\b`,
      String.raw`\b(?:robs|robbed|robbing|(?:robbery|heist|break-?in|theft) (?:at|in)) (?:the |a |our )?(?:sweet|cake|chocolate|candy|biscuit|toffee|ice cream)? ?(?:shop|factory|bakery)\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:bank|birthday|christmas|dragon|space|moon|pirates?|scared|afraid|murder|dog|jewels?|diamonds?|painting|museum|ghosts?|socks?|shoes?|gloves?|mittens?|hats?|keys?|cats?|pets?|rabbits?|hamsters?|tedd(?:y|ies)|toys?|homework|pencils?)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero:
      hero && /detective|robber|thief|heist|club|chocolate|cake|biscuit|sweet|shop/.test(hero.word)
        ? null
        : somebody(hero),
    other:
      other && /detective|robber|thief|heist|club|chocolate|cake|biscuit|sweet|shop/.test(other.word)
        ? null
        : somebody(other),
    thing: about('box'),
    place: null,
    first: null,
  }),
  plots: [
    {
      ...THREE_AT_A_TIME,
      when: /\b(?:detectives?|robber\w*|heist|theft|thief|thieves|mystery|stole|steals?|robs?|robbed|missing)\b/i,
    },
  ],
  talk: {
    young: { yours: [() => 'When did you know who it was?'] },
    older: {
      wonder: [() => 'Why do you think it took the club so long?'],
      yours: [() => 'What did you once look for that you had in your hand all the time?'],
    },
  },
};
