import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { PET } from './parts.ts';
import { TEN_OUT_OF_TEN } from './ten-out-of-ten.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OUR_PET = String.raw`(?:(?:class|classroom|school) (?:pets?|hamsters?|guinea pigs?|gerbils?|mouse|rat)|hamsters?|guinea pigs?|gerbils?)`;
const GONE = String.raw`(?:missing|gone|disappear\w*|vanish\w*|escap\w*|stolen|stole|took|taken|lost)`;
const CASE = String.raw`(?:detectives?|myster(?:y|ies)|sleuths?|clues?|the case|solv(?:e|es|ed|ing))`;
const AT_SCHOOL = String.raw`(?:class|classroom|school)`;
const OF = new RegExp(
  [
    String.raw`\b${CASE}\b[^.]*\b${AT_SCHOOL} (?:pets?|hamsters?|guinea pigs?|gerbils?|mouse|rat)\b`,
    String.raw`\b${AT_SCHOOL} (?:pets?|hamsters?|guinea pigs?|gerbils?)\b[^.]*\b(?:${CASE}|${GONE})\b`,
    String.raw`\b(?:${GONE}|who (?:took|stole|has))\b[^.]*\b${AT_SCHOOL} (?:pets?|hamsters?|guinea pigs?|gerbils?)\b`,
    String.raw`\b(?:hamster|guinea pig|gerbil)\b[^.]*\b${GONE}\b[^.]*\b${AT_SCHOOL}\b`,
    String.raw`\b${OUR_PET}\b[^.]*\b(?:ate|eats|took|takes|steals?|stole)\b[^.]*\bhomework\b`,
    String.raw`\b${CASE}\b[^.]*\bhomework\b|\b(?:who|somebody|someone)\b[^.]*\b(?:stole|steals?|stealing|took|takes|taking)\b[^.]*\bhomework\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:${GONE}|${CASE}|ate|eats?|steal\w*|tak(?:es?|ing)|find\w*|found|case|gone|goes)\b`,
  'iu',
);
const isPet = (each: Entity | null): boolean => each?.being !== null && PET.test(each?.being?.id ?? '');

/** The class pet is gone, and so is the homework. */
export const CLASS_PET_CASE: StoryEvent = {
  id: 'class-pet-case',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:died|dead|dies|dog|cat|robot|dragon|aliens?|magic\w*|space|weekend|holidays?|e[sx]cap\w*|loose|my (?:pet|own)|shy|scared|afraid)\b/i,
  needs: ({ raw }) => /\b(?:pets?|hamsters?|guinea pigs?|gerbils?|homework|mouse|rat)\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being || isPet(each) || each.being.isa === 'person' || /detective|class|pet|child|thief/.test(each.word),
    ),
  reads: ({ hero, other }) => {
    const pet = [hero, other].find(isPet) ?? null;
    return {
      hero: null,
      other: pet && { ...pet, plural: false },
      thing: about('notebook'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      wish: null,
      fear: null,
      first: null,
      activity: null,
      also: [],
    };
  },
  plots: [{ ...TEN_OUT_OF_TEN, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'What would you make a nest of?'] },
    older: {
      wonder: [() => 'Why was the best clue on the last page?'],
      yours: [() => 'When were you not believed, although it was true?'],
    },
  },
};
