import type { Figure } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { asKin } from '../as-kin.ts';
import type { Going } from '../event.ts';

/** Old people of a family, in the family's own word. */
const ELDER =
  /\b(dadi|dada|nani|nana|thakuma|patti|paati|thatha|ajji|aji|aaji|grandma|granny|gran|grandpa|grandad|nan|nanny|oma|opa|bubbe|safta|abuela|teta)(?: ?ji)?\b/iu;

interface Parts {
  /** "Diwali". */
  readonly day: string;
  /** "Happy Diwali". */
  readonly greeting: string;
  /** "clay lamp", and several. */
  readonly lamp: string;
  readonly lamps: string;
  readonly D: Figure;
  readonly d: string;
  readonly Dcap: string;
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const said = /\b(?:diwali|deepavali|divali|christmas|hanukk?ah|eid|new year)\b/i.exec(raw)?.[0] ?? 'diwali';
  const day = titled(said.toLowerCase());
  const isDiwali = /^d/i.test(said);
  const elder = ELDER.exec(`${raw} ${company.details}`)?.[1] ?? (isDiwali ? 'Dadi' : 'Grandma');
  const name = cap(elder.toLowerCase());
  const D = G.name.toLowerCase() === name.toLowerCase() ? G : asKin(company.person(name, 'grandparent'), name);
  const C = A === K ? (B === D || B === G ? company.friend : B) : K;
  return {
    day,
    greeting: day === 'Eid' ? 'Eid Mubarak' : `Happy ${day}`,
    lamp: isDiwali ? 'clay lamp' : 'candle jar',
    lamps: isDiwali ? 'clay lamps' : 'candle jars',
    D,
    d: D.name,
    Dcap: cap(D.name),
    C,
    c: C.name,
    title: chance.pick('one from another', 'still dark', 'the light that went down the street', 'no plug'),
    refrain: chance.pick('Still dark!', 'It is still dark!'),
  };
}
