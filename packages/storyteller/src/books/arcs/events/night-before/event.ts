import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { STILL_TODAY } from './still-today.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|how many|a few|the last)`;
const FEAST = String.raw`(?:birthday|christmas|xmas|easter|eid|diwali|hanukkah|halloween|party|holidays?)`;

/** Somebody cannot wait, and pushes the clock. Whoever only will not sleep has a book of their own. */
export const NIGHT_BEFORE: StoryEvent = {
  id: 'night-before',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b(?:night|evening|day) before\b(?! (?:yesterday|me|him|her|them)\b)|\b${COUNT} (?:more )?sleeps?(?! ?over)\b|\bsleeps (?:till|until|to go|left|before)\b|\b(?:can['’]?t|ca n['’]?t|cannot|can not|could(?:n['’]?t| not)) wait (?:for|until|till|'til)\b|\btoo excited (?:to|for) (?:sleep|bed|go to (?:sleep|bed))\b|\bcount(?:s|ing|ed)?(?: down)? (?:to|the (?:days|sleeps)|(?:his|her|my) sleeps)\b|\bcountdown (?:to|for)\b|\bis it (?:tomorrow|(?:my |his |her )?(?:birthday|christmas)) (?:yet|now)\b|\bwhen (?:is it|will it be) (?:tomorrow|my birthday|christmas)\b|\btomorrow is (?:my |his |her |the |our )?(?:\p{L}+['’]s )?${FEAST}\b|\b${FEAST} (?:is|was) tomorrow\b|\b(?:going|go|off) to (?:the )?\p{L}+ tomorrow\b|\bwaiting for (?:my |his |her |the |our )?${FEAST}\b`,
    'iu',
  ),
  not: /\b(?:operation|hospital|dentist|doctor|surgery|funeral|died|heaven|exams?|tests?|starting|first day|new (?:school|baby|house|sister|brother|year|home|puppy|kitten|dog|pet)|big school|school starts|mov(?:e|es|ing)|baby|scared|worried|nervous|afraid|frightened|fears?|father christmas|santa|reindeer|sleigh|stocking|launch|rocket|space|war|army|prison|deploy\w*|see (?:daddy|dad|mummy|mum|my)|comes? (?:home|back)|coming (?:home|back)|(?:his|her|my) turn|tooth|teeth|ramadan|snow|forgot\w*|queue|letting|concert|play|recital|grow up|numbers?|to (?:ten|five|twenty|a hundred|three|100|10|20))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('clock'),
    occasion: null,
  }),
  plots: [standsApart(ableFriend(STILL_TODAY))],
  talk: {
    young: { yours: [() => 'What can you not wait for?'] },
    older: {
      wonder: [() => 'Why did the same question sound different in the end?'],
      yours: [() => 'What are you counting the sleeps to?'],
    },
  },
};
