import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { LAST_ONE_IN } from './last-one-in.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BED = String.raw`(?:bed(?:[ -]?times?)?|asleep|sleep)`;
const LIGHT = String.raw`(?:(?:still|too|so) (?:very |so |too |much too )?(?:light|sunny|bright|day(?:[ -]?(?:light|time))?)|sun(?:['’]?s| is| was)? (?:still )?(?:up|out|shining|shines)|not (?:even )?dark|is(?:n['’]?t| not) (?:even )?dark|day[ -]?light|(?:while|when|though|because|as) it(?:['’]?s| is| was) light|light (?:evenings?|outside|out))`;
const OF = new RegExp(
  [
    String.raw`\b${BED}\b[^.]*\b${LIGHT}\b`,
    String.raw`\b${LIGHT}\b[^.]*\b${BED}\b`,
    String.raw`\bbed(?:[ -]?time)? (?:in|on) (?:the )?(?:summer|light evenings?|summer evenings?)\b`,
    String.raw`\bbed(?:[ -]?time)? before (?:it(?:['’]?s| is| gets) )?dark\b`,
  ].join('|'),
  'iu',
);

/** Bedtime in June: somebody will go in when the last one does, and finds out who that is. */
export const STILL_LIGHT: StoryEvent = {
  id: 'still-light',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:owls?|bats?|badgers?|hedgehogs?|nocturnal|moon|stars?|monsters?|night ?lights?|lights? (?:on|off)|lamps?|torch\w*|afraid|scared|fears?|nightmares?|dreams?|night shift|camping|tents?|christmas|santa|flower bed|wakes?|woke|waking|sun ?(?:set|rise)|lost|can['’]?t wait)\b/i,
  fits: (theme) => onTheGround(theme) && theme.hero?.plural !== true,
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) => (each?.word === 'sun' ? null : somebody(each)));
    return {
      hero: one ?? two ?? null,
      other: one ? (two ?? null) : null,
      thing: (one ?? two) ? null : about('pillow'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
    };
  },
  plots: [standsApart({ ...LAST_ONE_IN, when: OF })],
  talk: {
    young: { yours: [() => 'Who goes to bed before you do?'] },
    older: {
      wonder: [() => 'Why could neither of the last two go to bed?'],
      yours: [() => 'What can you hear from your bed in summer?'],
    },
  },
};
