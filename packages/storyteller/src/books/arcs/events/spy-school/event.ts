import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { MOP } from './mop.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SPY = String.raw`(?:spy|spies|secret agents?|agents?)`;
const OF = new RegExp(
  [
    String.raw`\b(?:schools?|academy|academies|college|class|classes|lessons|camp) (?:for|of) (?:\p{L}+ )?${SPY}\b`,
    String.raw`\b${SPY} (?:schools?|academy|college|class|classes|lessons|training|camp|kids academy)\b`,
    String.raw`\b(?:train(?:s|ing)?|learn(?:s|ing)?(?: how)?|becom(?:es?|ing)|study(?:ing)?|want(?:s|ed)?) (?:to (?:be(?:come)?|being) )?(?:as )?(?:an? )?${SPY}\b`,
    String.raw`\bschool\b[^.]*\b(?:learns?|trains?|taught|teaches)\b[^.]*\b${SPY}\b`,
  ].join('|'),
  'iu',
);
/** What happens in such a theme, a word at a time. */
const HAPPENS = new RegExp(
  String.raw`${OF.source}|\b(?:learn\w*|train\w*|goes|secret\w*|first|day|school\w*|becom\w*|want\w*)\b`,
  'iu',
);

/** A school for spies, and whom nobody there notices. */
export const SPY_SCHOOL: StoryEvent = {
  id: 'spy-school',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:i spy|estate agents?|travel agents?|wizards?|witch\w*|magic\w*|space|alien|pirates?|birthday|party|christmas|grandma|granny|gran|nana|grandad|grandpa|mum|dad|teacher is)\b/i,
  needs: ({ raw }) => /\b(?:spy|spies|agents?)\b/i.test(raw),
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every((each) => !each?.being || /spy|spies|agent|child|boy|girl|kid/.test(each.word)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('bucket'),
    wish: null,
    occasion: null,
    also: [],
  }),
  plots: [{ ...MOP, when: HAPPENS }],
  talk: {
    young: { yours: [() => 'Who cleans where you play? What is their name?'] },
    older: {
      wonder: [() => 'Where could one have found out who it was?'],
      yours: [() => 'Who does something for you every day, and what do you know about them?'],
    },
  },
};
