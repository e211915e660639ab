import type { SettingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

/** A loud noise, and what comes before it every time. */
export interface Noise {
  /** As it stands after "afraid of". */
  readonly feared: string;
  /** What makes it; the same as `feared` where that says so. */
  readonly what: string;
  /** "Click", and what it does to be noticed. */
  readonly sign: string;
  readonly roar: string;
  /** Where one hides from it in vain. */
  readonly hide: string;
  readonly setting: SettingName;
  readonly night: boolean;
  /** When it is, as the beginning of a sentence: "On Saturday". */
  readonly when: string;
  /** Whether what comes before is seen and not heard. */
  readonly isSeen: boolean;
}

interface Known {
  readonly of: RegExp;
  readonly what: string;
  readonly sign: string;
  readonly roar: string;
  readonly setting: SettingName;
  readonly when: string;
  readonly night?: true;
  readonly seen?: true;
}

const KNOWN: readonly Known[] = [
  {
    of: /\bvacuum(?: cleaner)?s?\b/i,
    what: 'the vacuum cleaner',
    sign: 'Click',
    roar: 'VROOOM',
    setting: 'living-room',
    when: 'On Saturdays',
  },
  {
    of: /\bhoover(?:ing)?s?\b/i,
    what: 'the hoover',
    sign: 'Click',
    roar: 'VROOOM',
    setting: 'living-room',
    when: 'On Saturdays',
  },
  {
    of: /\bhand ?dr(?:y|i)ers?\b|\bhand-dr(?:y|i)ers?\b/i,
    what: 'the hand dryer',
    sign: 'Click',
    roar: 'WHOOOSH',
    setting: 'bathroom',
    when: 'After swimming',
  },
  {
    of: /\bhair ?dr(?:y|i)ers?\b|\bhair-dr(?:y|i)ers?\b/i,
    what: 'the hair dryer',
    sign: 'Click',
    roar: 'WHOOOF',
    setting: 'bedroom',
    when: 'On bath days',
  },
  {
    of: /\bfireworks?\b|\bbonfire night\b/i,
    what: 'the fireworks',
    sign: 'Wheee',
    roar: 'BANG',
    setting: 'living-room',
    when: 'On firework night',
    night: true,
  },
  {
    of: /\bthunder\w*\b|\blightning\b/i,
    what: 'the thunder',
    sign: 'Flash',
    roar: 'BOOOM',
    setting: 'garden',
    when: 'On hot evenings',
    night: true,
    seen: true,
  },
  {
    of: /\blawn ?mowers?\b/i,
    what: 'the lawnmower',
    sign: 'Cough',
    roar: 'BRRRRM',
    setting: 'garden',
    when: 'On Sundays',
  },
  {
    of: /\b(?:drills?|drilling|road ?works|jackhammers?|diggers? noise)\b/i,
    what: 'the drill',
    sign: 'Tick',
    roar: 'DRRRRR',
    setting: 'street',
    when: 'On weekdays',
  },
  {
    of: /\b(?:blender|mixer|food processor|juicer)\b/i,
    what: 'the blender',
    sign: 'Click',
    roar: 'GRRRRR',
    setting: 'kitchen',
    when: 'On soup days',
  },
  {
    of: /\bcoffee (?:machine|grinder)\b/i,
    what: 'the coffee machine',
    sign: 'Click',
    roar: 'GRRRRR',
    setting: 'kitchen',
    when: 'In the morning',
  },
  {
    of: /\bwashing machine\b/i,
    what: 'the washing machine',
    sign: 'Clunk',
    roar: 'RUMMMBLE',
    setting: 'kitchen',
    when: 'On Mondays',
  },
  {
    of: /\b(?:toilet flush|flush\w*|loud toilets?|toilet (?:is|was) too loud)\b/i,
    what: 'the flush',
    sign: 'Clunk',
    roar: 'WHOOOSH',
    setting: 'bathroom',
    when: 'All day',
  },
  {
    of: /\b(?:sirens?|ambulances?|police cars?)\b/i,
    what: 'the siren',
    sign: 'Click',
    roar: 'NEE-NAW',
    setting: 'street',
    when: 'Now and then',
  },
  { of: /\bbells?\b/i, what: 'the bell', sign: 'Tick', roar: 'BRRRING', setting: 'classroom', when: 'On school days' },
  {
    of: /\b(?:motor ?bikes?|motorcycles?)\b/i,
    what: 'the motorbike',
    sign: 'Chug',
    roar: 'VROOOM',
    setting: 'street',
    when: "At five o'clock",
  },
  {
    of: /\btractor(?:['’]s)? engines?\b|\b(?:of|hates?|likes?|like) (?:an? |the |our |his |her )?(?:(?:big|loud|noisy|red|old|roaring) )*tractors?\b/i,
    what: 'the tractor',
    sign: 'Chug',
    roar: 'BRRRUMM',
    setting: 'farm',
    when: 'At milking time',
  },
  {
    of: /\b(?:horns?|train whistles?|steam engine)\b/i,
    what: 'the horn',
    sign: 'Hiss',
    roar: 'TOOOOT',
    setting: 'street',
    when: 'At noon',
  },
];
const LOUD = /\b(?:loud|big|sudden) (?:noises?|bangs?|sounds?)\b|\bnois(?:e|es|y)\b|\bbangs\b/i;

/** What a theme may call a noise that somebody is afraid of. */
export const IS_NOISE = new RegExp([...KNOWN.map(({ of }) => of), LOUD].map(({ source }) => source).join('|'), 'i');

const HIDES: Partial<Record<SettingName, string>> = {
  'living-room': 'behind the curtain',
  kitchen: 'behind the curtain',
  bedroom: 'behind the curtain',
  bathroom: 'behind the door',
  classroom: 'behind the door',
};

/** The noise of a theme; loud noises of no kind are the alarm bell of a fire station, or the blender. */
export function noiseOf({ A, raw }: Going): Noise {
  const known = KNOWN.find(({ of }) => of.test(raw));
  const vehicle = A.being?.isa === 'vehicle';
  const other: Known = vehicle
    ? { of: LOUD, what: 'the big bell', sign: 'Tick', roar: 'CLANNNG', setting: 'street', when: 'Now and then' }
    : { of: LOUD, what: 'the blender', sign: 'Click', roar: 'GRRRRR', setting: 'kitchen', when: 'On soup days' };
  const noise = known ?? other;
  return {
    feared: known ? noise.what : 'loud noises',
    what: noise.what,
    sign: noise.sign,
    roar: noise.roar,
    hide: HIDES[noise.setting] ?? (vehicle ? 'behind the shed' : 'behind the wall'),
    setting: noise.setting,
    night: noise.night === true,
    when: noise.when,
    isSeen: noise.seen === true,
  };
}
