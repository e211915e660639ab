import type { Figure } from '../../../arc.ts';
import { kinWords } from '../../../../facts/kin.ts';
import { destination } from '../destination.ts';
import type { Going } from '../event.ts';

/** What the plot is told with. */
export interface Flight {
  /** "on holiday to Spain", "to India", "on holiday". */
  readonly bound: string;
  /** What they fly in, in the word of the theme. */
  readonly craft: string;
  /** Who sits in the next seat: the second one of the theme, else somebody who has flown a hundred times. */
  readonly P: Figure;
  readonly p: string;
  /** Who comes along, as a sentence of its own in the past or present; nothing where the family is visited. */
  readonly alongPast: string;
  readonly alongNow: string;
  /** Who waits at the other end. */
  readonly metPast: string;
  readonly metNow: string;
  /** What is said of the small one below: the refrain. */
  readonly saying: string;
}

const SAYINGS = [
  'There it is',
  'It has kept up',
  'Still with us',
  'It never lets go',
  'There it goes',
  'Look at it run',
  'It knows the way',
  'There goes the little one',
  'It has come too',
  'I can see it',
  'It keeps on coming',
] as const;

const VISITED = new RegExp(
  String.raw`\b(?:to|see|sees|seeing|visit|visits|visiting|meet|meets) (?:(?:my|our|her|his|their) )?(?:${kinWords.join('|')})\b`,
  'i',
);
const COUSINS = /\bcousins?\b/i;

/** Everything that one telling is made with, drawn once. */
export function flightOf({ A, B, G, g, Gcap, K, raw, third, company, chance }: Going): Flight {
  const place = destination(company.theme);
  const isHoliday = /\bholidays?\b|\bvacation\b/i.test(raw) || place === null;
  const P = company.other ?? company.person(chance.pick('Mrs Moss', 'Mr Bell', 'Mrs Kaur', 'Mr Osei'), 'grandparent');
  const isVisited = VISITED.test(raw) && g !== 'the grown-up';
  const others = [...new Set([third, B === P || B === G ? null : A === K ? null : K])].filter((each) => each !== null);
  const along = [...others.map((each) => each.introduced), ...(isVisited || g === 'the grown-up' ? [] : [g])];
  const names = along.join(' and ');
  const waiting = [...(isVisited ? [g] : []), ...(COUSINS.test(raw) ? ['the cousins'] : [])];
  const cap = (text: string): string => (text === g ? Gcap : text.charAt(0).toUpperCase() + text.slice(1));
  const isOne = waiting.length === 1 && waiting[0] !== 'the cousins';
  return {
    bound:
      isVisited && !/\bholidays?\b|\bvacation\b/i.test(raw) && place === null
        ? `to see ${g}`
        : isHoliday
          ? `on holiday${place ? ` to ${place}` : ''}`
          : `to ${place}`,
    craft: /\b(?:aero|air)?plane\b/i.exec(raw)?.[0].toLowerCase() ?? 'aeroplane',
    P,
    p: P.name,
    alongPast: names === '' ? '' : ` ${cap(names)} came too.`,
    alongNow: names === '' ? '' : ` ${cap(names)} ${along.length > 1 ? 'come' : 'comes'} too.`,
    metPast:
      waiting.length === 0 ? '' : ` ${cap(waiting.join(' and '))} ${isOne ? 'was' : 'were'} waiting behind the glass.`,
    metNow: waiting.length === 0 ? '' : ` ${cap(waiting.join(' and '))} ${isOne ? 'is' : 'are'} there!`,
    saying: chance.pick(...SAYINGS),
  };
}
