import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LAMPS } from './lamps.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LATE = String.raw`(?:overs(?:lept|leeps?|leeping)|slept (?:in|late|too long)|(?:won['’]?t|will not|would(?:n['’]?t| not)|did(?:n['’]?t| not)|does(?:n['’]?t| not)|refus\w+ to|forg[eo]t\w* to|too tired to|too sleepy to|too lazy to) (?:want to )?(?:get up|wake(?: up)?|come (?:up|out of bed)|rise|shine)|(?:is|was|comes?|came) (?:so |very |too )?late|stay(?:s|ed)? in bed|(?:is|was|still|fast) asleep|lie-? ?in)`;
const OF = new RegExp(
  [
    String.raw`\bsun\b[^.]*\b${LATE}`,
    String.raw`\b(?:lazy|sleepy|tired|late) (?:little )?sun\b`,
    String.raw`\b(?:wak(?:es?|ing)|woke) (?:up )?the (?:\p{L}+ )?sun\b`,
    String.raw`\bno (?:sunrise|morning)\b`,
    String.raw`\bmorning (?:that |which )?(?:never|did(?:n['’]?t| not)) c[ao]me\b`,
  ].join('|'),
  'iu',
);

/** The sun is late, and no bell gets it up: nobody has ever had to wake it, since it wakes everybody else. */
export const LATE_SUN: StoryEvent = {
  id: 'late-sun',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:moon|sun ?(?:cream|flowers?|shade|glasses|bath\w*|burn\w*|set)|winter|space\w*|rocket|astronaut\w*|eclipse|late for|scared|afraid|birthday|christmas|died|dead)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being || each.word === 'sun' || (!each.plural && !/^(?:sea|vehicle|thing)$/.test(each.being.isa)),
    ),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) => (each?.word === 'sun' ? null : somebody(each)));
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about('sun'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart(ableFriend({ ...LAMPS, when: OF }))],
  talk: {
    young: { yours: [() => 'What is the best way to wake you?'] },
    older: {
      wonder: [() => 'Why had nobody ever woken the sun before?'],
      yours: [() => 'What would you do with one more hour of night?'],
    },
  },
};
