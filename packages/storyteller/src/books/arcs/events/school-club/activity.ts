import type { SettingName, ThingName } from '@storylantern/contract';
import type { PersonRole } from '../../../arc.ts';

/** Something that all do at the same moment: "run", "ran", "runs". */
interface Deed {
  readonly now: string;
  readonly past: string;
  readonly one: string;
}

/** What is done at a club. */
export interface Activity {
  readonly three: readonly [Deed, Deed, Deed];
  readonly setting: SettingName;
  readonly role: PersonRole;
  /** What is waited for, and what it says. */
  readonly signal: 'whistle' | 'bell';
  readonly peep: string;
  readonly thing: ThingName | null;
  /** Done without moving from the spot: nobody falls over anybody. */
  readonly still?: true;
  /** What the families come to see in the last five minutes. */
  readonly show: string;
}

const did = (now: string, past: string, one: string): Deed => ({ now, past, one });
const RUN = did('run', 'ran', 'runs');
const JUMP = did('jump', 'jumped', 'jumps');
const sport = (thing: ThingName | null, hit: Deed): Activity => ({
  three: [RUN, JUMP, hit],
  setting: 'playground',
  role: 'coach',
  signal: 'whistle',
  peep: 'Peep',
  thing,
  show: 'a very short match',
});
const mat = (second: Deed, setting: SettingName = 'classroom'): Activity => ({
  three: [did('bow', 'bowed', 'bows'), second, JUMP],
  setting,
  role: 'coach',
  signal: 'bell',
  peep: 'Ting',
  thing: null,
  show: 'what they had learned',
});
const stage = (three: Activity['three'], thing: ThingName | null, show: string, still?: true): Activity => ({
  three,
  setting: 'stage',
  role: 'teacher',
  signal: 'bell',
  peep: 'Ting',
  thing,
  show,
  ...(still ? { still } : {}),
});

const TURN = did('turn round', 'turned round', 'turns round');

/** By the word of the theme. */
const ACTIVITIES: readonly (readonly [RegExp, Activity])[] = [
  [/foot ?ball|soccer/, sport('football', did('kick', 'kicked', 'kicks'))],
  [/rugby|netball|basket ?ball|handball|volleyball/, sport('ball', did('throw', 'threw', 'throws'))],
  [/tennis|badminton|hockey|cricket|baseball/, sport('ball', did('hit the ball', 'hit the ball', 'hits the ball'))],
  [/running|athletics|cross[- ]country/, sport(null, did('hop', 'hopped', 'hops'))],
  [
    /gym|trampolin|cheerlead|acrobat|circus/,
    { ...mat(did('roll over', 'rolled over', 'rolls over')), show: 'a display' },
  ],
  [/judo|karate|tae ?kwon|kung ?fu|martial|fencing|aikido/, mat(did('roll over', 'rolled over', 'rolls over'))],
  [
    /choir|singing|choral/,
    stage(
      [
        did('stand up', 'stood up', 'stands up'),
        did('breathe in', 'breathed in', 'breathes in'),
        did('sing', 'sang', 'sings'),
      ],
      'music',
      'one whole song',
      true,
    ),
  ],
  [
    /orchestra|band|recorder|ukulele|violin|drum/,
    stage(
      [
        did('sit up', 'sat up', 'sits up'),
        did('breathe in', 'breathed in', 'breathes in'),
        did('play', 'played', 'plays'),
      ],
      'music',
      'one whole tune',
      true,
    ),
  ],
  [
    /ballet/,
    stage(
      [did('point a toe', 'pointed a toe', 'points a toe'), TURN, did('leap', 'leapt', 'leaps')],
      'ballet-shoes',
      'a dance',
    ),
  ],
  [/danc|tap|zumba|yoga/, stage([did('step', 'stepped', 'steps'), TURN, JUMP], null, 'a dance')],
  [
    /drama|theatre|acting/,
    stage([did('bow', 'bowed', 'bows'), TURN, did('shout "Ha"', 'shouted "Ha"', 'shouts "Ha"')], null, 'a scene'),
  ],
  [
    /chess/,
    {
      ...mat(did('shake hands', 'shook hands', 'shakes hands')),
      three: [
        did('sit down', 'sat down', 'sits down'),
        did('shake hands', 'shook hands', 'shakes hands'),
        did('make a move', 'made a move', 'makes a move'),
      ],
      show: 'the beginning of a game',
      still: true,
    },
  ],
];

/** What is meant by a theme's words; else something with a run, a turn and a jump. */
export const activityOf = (word: string): Activity =>
  ACTIVITIES.find(([of]) => of.test(word))?.[1] ?? stage([RUN, TURN, JUMP], null, 'what they had learned');
