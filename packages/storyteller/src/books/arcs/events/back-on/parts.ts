import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['forty-one times', 'and back on', 'two lists', 'chalk on your hands'] as const;

/** How it goes on what somebody falls from. */
interface On {
  readonly hall: string;
  readonly setting: SettingName;
  /** "the beam": what it is done on. */
  readonly it: string;
  /** How one finds it: "the beam was as wide as a slice of bread". */
  readonly like: string;
  readonly off: string;
  readonly on: string;
  /** The two lists: "OFF" and "ON". */
  readonly Off: string;
  readonly On: string;
  /** What is done well in the end. */
  readonly trick: string;
  readonly many: string;
}

const BEAM: On = {
  hall: 'gym',
  setting: 'stage',
  it: 'the beam',
  like: 'was only as wide as a slice of bread',
  off: 'off the beam',
  on: 'back on',
  Off: 'OFF',
  On: 'ON',
  trick: 'turn',
  many: 'falling off',
};
const BARS: On = {
  ...BEAM,
  it: 'the bar',
  like: 'was only as thick as a broom handle',
  off: 'off the bar',
  trick: 'swing',
};
const ICE: On = {
  hall: 'ice rink',
  setting: 'stage',
  it: 'the ice',
  like: 'was as slippery as soap',
  off: 'down on the ice',
  on: 'up again',
  Off: 'DOWN',
  On: 'UP',
  trick: 'turn',
  many: 'falling down',
};

interface Parts extends On {
  /** Who teaches it. */
  readonly C: Figure;
  readonly c: string;
  /** Who sees what is on the list: the child beside a hero of another kind, else somebody small who is a friend. */
  readonly N: Figure;
  readonly refrain: string;
}

const COACH = /\bcoach(?: is)?(?: called| named)? (\p{Lu}\p{L}+)/u;

export function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const on = /\b(?:ice|skat\w*)\b/i.test(raw) ? ICE : /\bbars?\b/i.test(raw) ? BARS : BEAM;
  const name = COACH.exec(company.details)?.[1] ?? COACH.exec(company.theme.raw)?.[1];
  const C = company.person(name ?? chance.pick('Marta', 'Dina', 'Olga'), 'teacher');
  return {
    ...on,
    C,
    c: C.name,
    N: A === K ? B : K,
    refrain: `${chance.pick('Oops', 'Bump', 'Whoops')}! ${on === ICE ? 'Down' : 'Off'} again!`,
  };
}
