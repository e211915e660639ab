import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { mateBeside } from '../mate-beside.ts';
import { about, somebody } from '../page.ts';
import { SPOTS } from './spots.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Underwear that is seen by everybody. */
export const FLYING_PANTS: StoryEvent = {
  id: 'flying-pants',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:under ?pants|pants|knickers|undies|underwear|bloomers|boxer shorts)\b/i,
  not: /\b(?:potty|toilet|nappy|nappies|wet(?:s|ting)?|wee|poo|dry|accidents?|trousers|aliens?|space|moon|super ?hero\w*|super|smarty|fancy ?pants|itch\w*|scratch\w*|wear(?:s|ing)?|won'?t|refus\w*|labels?|school|teacher|trust|touch\w*|bully|bullie\w*|laugh(?:s|ed)? at|pulled)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || !/^(?:vehicle|sea|insect)$/.test(each.being.isa)),
  // A giant's pants are a giant's; giant pants are whoever's they are.
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero:
      hero?.word === 'giant' && /\bgiant (?:\p{L}+ )?(?:under|pants|knickers|bloomers)/iu.test(raw)
        ? null
        : somebody(hero),
    other: somebody(other),
    thing: about('pants'),
  }),
  plots: [mateBeside(ableFriend(SPOTS))],
  talk: {
    young: { yours: [() => 'What is on your pants today?'] },
    older: {
      wonder: [() => 'When was it hardest to keep the promise, and who kept it?'],
      yours: [() => 'What would you have hung on the line?'],
    },
  },
};
