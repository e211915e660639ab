import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { HANDED_OUT } from './handed-out.ts';
import { PETS } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FOOD = String.raw`(?:food|seeds?|carrots?|lettuce|dinners?|suppers?|breakfasts?|meals?|treats|hay|nuts|biscuits)`;
const ITS = String.raw`\b${PETS}(?:['’]?s|s['’])? (?:\p{L}+ )?${FOOD}\b`;
const GONE = String.raw`\b(?:missing|gone|goes|going|disappear\w*|vanish\w*|eaten|eating|eats|ate|tak(?:es|en|ing)|took|steal\w*|stole\w*|empty|emptied)\b`;
const OF = new RegExp(
  String.raw`\bwho\b[^.]*${GONE}[^.]*${ITS}|${ITS}[^.]*${GONE}|\b(?:somebody|someone|something)\b[^.]*${GONE}[^.]*${ITS}|\b(?:myster(?:y|ies)|detectives?|sleuths?|case of)\b[^.]*${ITS}`,
  'iu',
);
const CALLING = /^(?:detective|sleuth|inspector|investigator|spy)s?$/iu;
const IS_PET = new RegExp(String.raw`\b${PETS}s?$`, 'iu');

/** The food of a pet is gone each morning, and somebody finds out by clues who has it. */
export const PET_FOOD_GONE: StoryEvent = {
  id: 'pet-food-gone',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:escap\w*|gets? out|got out|loose|lost|died|dies|dead|ill|sick|vet|won['’]?t eat|refuses?|fussy|for the weekend|space|moon|pirates?|christmas|dragon|dinosaur|witch)\b/i,
  needs: ({ raw }) =>
    new RegExp(String.raw`\b${PETS}`, 'iu').test(raw) &&
    new RegExp(String.raw`\b${FOOD}\b|\bbowl\b|\bhungry\b`, 'iu').test(raw),
  fits: onTheGround,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero:
      [hero, other]
        .map(somebody)
        .find((each) => each && !each.plural && !CALLING.test(each.word) && !IS_PET.test(each.word)) ?? null,
    other: null,
    thing: about('bowl'),
    also: [],
  }),
  plots: [standsApart({ ...HANDED_OUT, when: OF })],
  talk: {
    young: { yours: [() => 'Who gets half of what you have?'] },
    older: {
      wonder: [() => 'Which clue was the one that counted?', () => 'When is something stolen, and when is it not?'],
      yours: [() => 'What would you like to find out, with a magnifying glass?'],
    },
  },
};
