import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ROUND } from './round.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SCHOOL = String.raw`(?:(?:secondary|senior|high|grammar|comprehensive|upper|middle) school|(?:the )?comp|year (?:7|seven)|seventh grade|sixth grade)`;
const OF = new RegExp(
  [
    String.raw`\b(?:first|1st|starts?|starting|started|begin\w*|going|goes|moving|moves|mov(?:es|ing) up|new|nervous|worried|scared|transition|leaving primary|from primary|week|day|days|lost|find(?:s|ing)?|timetable|corridors?)\b[^.]*\b${SCHOOL}\b`,
    String.raw`\b${SCHOOL}\b[^.]*\b(?:first|start\w*|new|nervous|worried|lost|timetable|corridors?|bus)\b`,
    String.raw`^(?:my |the |a )?(?:new )?${SCHOOL}$`,
    String.raw`\b(?:big(?:ger)?|new) (?:new )?school\b[^.]*\b(?:classrooms|timetable|corridors?|lessons)\b`,
  ].join('|'),
  'iu',
);

/** The first week at the school after the one with the pegs: a bus, a timetable, and far too many doors. */
export const SECONDARY_SCHOOL: StoryEvent = {
  id: 'secondary-school',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:bull(?:y|ied|ies|ying)|phones?|boyfriend|girlfriend|exams?|tests?|homework|detention|magic\w*|wizard\w*|witch\w*|vampires?|musical|play|prom|football|teacher (?:at|in)|last (?:day|week)|friend (?:moves|is leaving|goes)|period)\b/i,
  needs: ({ raw }) =>
    new RegExp(String.raw`\b${SCHOOL}\b|\b(?:big(?:ger)?|new) (?:new )?school\b|\btimetable\b`, 'iu').test(raw),
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && !/school|year|comp|bus|timetable|grade/.test(hero.word) ? somebody(hero) : null,
    other: hero && somebody(hero) ? somebody(other) : null,
    thing: about('backpack'),
    occasion: null,
    also: [],
  }),
  plots: [{ ...ROUND, when: OF }],
  talk: {
    young: { yours: [() => 'Where is your peg? Where is the loo?'] },
    older: {
      wonder: [() => 'Who was leading, when they found B7?'],
      yours: [() => 'Whom could you ask where a room is?'],
    },
  },
};
