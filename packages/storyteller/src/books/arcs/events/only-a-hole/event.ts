import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { UNDERNEATH } from './underneath.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:mum|mummy|mom|mommy|mama|dad|daddy|papa|grandpa|grandad|grandma|granny|nana|uncle|auntie|pop|pops)`;
const DIGGER = String.raw`(?:(?:big|little|new|yellow|orange|red|blue|green|huge|giant|old|mini) )*(?:diggers?|excavators?)`;
const OF = new RegExp(
  [
    String.raw`\b${KIN}['’]?s ${DIGGER}\b`,
    String.raw`\b${KIN} (?:who |that )?(?:drives?|driving|works? (?:on|with|in)|has(?: got)?|operates|is) (?:a |an |the |his |her )?${DIGGER}\b`,
    String.raw`\b(?:in|on|with) (?:the |a )?${DIGGER} with (?:my |her |his )?${KIN}\b`,
    String.raw`\b${KIN} (?:digs|who digs) (?:big |deep )?holes\b`,
  ].join('|'),
  'iu',
);
const NOT =
  /\b(?:broke\w*|breaks? down|won['’]?t|does ?n['’]?t|stuck|stops?|stopped|mud|lost|stole\w*|afraid|scared|toy|dinosaurs?|treasure|moon|space|sea|fl(?:y|ies|ying)|talks?|magic\w*|race|mend\w*|fix\w*)\b/i;

/** Somebody of the family drives a digger. */
export const ONLY_A_HOLE: StoryEvent = {
  id: 'only-a-hole',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: NOT,
  // It is about whoever drives it, and not about an engine.
  beforeAll: (raw) => OF.test(raw) && !NOT.test(raw),
  fits: (theme) => onTheGround(theme) && theme.raw.length < 80,
  needs: ({ raw }) => /\b(?:digger|excavator)/i.test(raw) && new RegExp(String.raw`\b${KIN}\b`, 'iu').test(raw),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('digger'),
  }),
  plots: [{ ...UNDERNEATH, when: OF }],
  talk: {
    young: { yours: [() => 'What would you put into a hole?'] },
    older: {
      wonder: [() => 'Why was nobody thanked for the hole?'],
      yours: [() => 'What is under the house that you live in?'],
    },
  },
};
