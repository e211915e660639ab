import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { THE_OTHER_WAY } from './the-other-way.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** A potion is stirred, and does something else than it should. */
export const POTION: StoryEvent = {
  id: 'potion',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bpotions?\b|\b(?:brew\w*|stir\w*|mix\w*) (?:a |the )?(?:magic |witch['’]?s? )?(?:brew|soup|medicine|drink|mixture)\b|\b(?:magic|bubbling|witch['’]?s?) cauldron\b/iu,
  not: /\b(?:turn(?:s|ed|ing)? (?:into|me|him|her|us|dad\w*|mum\w*|people|everyone)|frogs?|prince|shr[iu]nk\w*|invisible|love potion|sleep\w*|hospital|fly|flying|colou?rs?|voice|hiccups?|steals?|stole\w*|birthday|space|sea|mermaid|cake|pancakes?|lost|afraid|scared|dragon|halloween)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        /potion|brew|cauldron|class|lesson/.test(each.word) ||
        !/^(?:thing|vehicle|sea|insect|bird)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_DONE,
    hero: hero && /potion|brew|cauldron|class|lesson|school/.test(hero.word) ? null : somebody(hero),
    other: other && /potion|brew|cauldron|class|lesson|school/.test(other.word) ? null : somebody(other),
    thing: about('potion'),
    place: null,
    first: null,
  }),
  plots: [{ ...THE_OTHER_WAY, when: /\b(?:potions?|brew\w*|cauldron|stir\w*|mix\w*)\b/i }],
  talk: {
    young: { yours: [() => 'What would you make big, or small?'] },
    older: {
      wonder: [() => 'Who first saw what was different, and how?'],
      yours: [() => 'What do you do the other way round from everybody else?'],
    },
  },
};
