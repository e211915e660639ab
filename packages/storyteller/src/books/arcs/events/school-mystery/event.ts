import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { CUP } from './cup.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const CUPS = String.raw`(?:school |class )?(?:trophy|trophies|cup|shield)`;
/** What is looked into is nobody, and nor is whoever looks. */
const CALLING = /^(?:detectives?|thief|thieves|mystery|trophy|cup|school|stranger|sleuths?)$/;

/** Something at school that nobody can explain, until somebody asks. */
export const SCHOOL_MYSTERY: StoryEvent = {
  id: 'school-mystery',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:myster(?:y|ies)|detectives?|sleuths?|clues?|case)\b[^.]*\b(?:school|class(?:room)?|playground|caretaker)\b|\bschool (?:\p{L}+ )?(?:myster(?:y|ies)|detectives?|secret)\b|\b(?:who (?:stole|took|has)|stolen|missing|disappear\w*|vanish\w*|steals?|stole|the theft of|gone) (?:the |a |our )?${CUPS}\b|\b(?:school|class|sports day) (?:trophy|cup)\b[^.]*\b(?:missing|gone|stolen|disappear\w*|vanish\w*)\b|\b(?:trophy|cup) (?:is |was |has |gets |goes |been |that )*(?:missing|gone|stolen|disappear\w*|vanish\w*)\b`,
    'iu',
  ),
  not: /\b(?:clubs?|sweets?|magic\w*|wizard|dragon\w*|ghosts?|haunted|hamster|guinea pig|rabbit|lunch ?box\w*|lunch|homework|sandwich\w*|biscuits?|cake|shoes?|coat|teacher (?:is|was|who)|trip|space|pirates?|football|world cup|tea ?cup|hogwarts)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) => !each?.being || CALLING.test(each.word) || !/^(?:thing|vehicle|sea|insect)$/.test(each.being.isa),
    ),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: hero && CALLING.test(hero.word) ? null : somebody(hero),
    other: other && CALLING.test(other.word) ? null : somebody(other),
    thing: about('trophy'),
  }),
  plots: [CUP],
  talk: {
    young: { yours: [() => 'Who would you like to show something to?'] },
    older: {
      wonder: [() => 'Which clue was the one that counted?', () => 'When is taking the same as borrowing?'],
      yours: [() => 'What would you like to have your name on?'],
    },
  },
};
