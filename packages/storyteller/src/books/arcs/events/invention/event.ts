import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { IN_ITS_PLACE } from './in-its-place.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Something is invented, and works better than it should. */
export const INVENTION: StoryEvent = {
  id: 'invention',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bscience (?:fair|competition|contest|project|show)\b|\binvent(?:s|ed|ing|ion|ions)\b|^(?:the |an? |my |our )?(?:\p{L}+ )?machine (?:that|which|who) (?:tid(?:y|ies)|cleans?)\b|\binventor(?:['’]s)?\b/iu,
  not: /\b(?:wheels?|time machine|flying|fly|flies|rocket|volcano|plant|potato|homework|teleport\w*|invisible|shrink\w*|lost|stolen|steals?|moon|space|weather|imaginary|medicine|new (?:food|word|game|colour|language)|ice cream|sandwich|pizza|chocolate|sweets?|food|game|word|language|song|recipe|scared|afraid|sad|lonely|love|heart|dream\w*|grandmother|grandma who|(?:machine|robot) (?:that|who|which) (?!tid|clean))\b/i,
  fits: (theme) => onTheGround(theme) && (!theme.hero?.being || !/^(?:vehicle|sea|insect)$/.test(theme.hero.being.isa)),
  reads: ({ hero, other }) => {
    const who = [hero, other].find(
      (each) =>
        each &&
        !/\b(?:inventor|apprentice|robot|machine|fair|invention|science|scientist)\b/.test(each.word) &&
        each.name === null,
    );
    return {
      hero: somebody(who ?? null),
      other: null,
      thing: about('box'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      first: null,
      activity: null,
    };
  },
  plots: [{ ...IN_ITS_PLACE, when: /\b(?:science|invent\w*|machine|robot|apprentice)\b/i }],
  talk: {
    young: { yours: [() => 'What does it say on your boxes?'] },
    older: {
      wonder: [() => 'Did it ever make a mistake?'],
      yours: [() => 'What would you write on the last box?'],
    },
  },
};
