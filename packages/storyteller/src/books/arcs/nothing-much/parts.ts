import type { SettingName } from '@storylantern/contract';
import type { Company, Figure } from '../../arc.ts';
import { factsOfOurs, type FactOfOurs } from '../../retold/facts-of-ours.ts';
import { inBreaths } from '../../retold/in-breaths.ts';
import { cap, titled, wordCount } from '../wording.ts';
import { namesIn, settingOf } from '../the-time-that/parts.ts';

/** What is so with a family, and somebody who has not grown up with it. */
export interface NothingMuch {
  readonly facts: readonly [FactOfOurs, ...FactOfOurs[]];
  readonly K: Figure;
  /** Who sees it for the first time. */
  readonly N: Figure;
  /** Who asks for one thing from every home. */
  readonly T: Figure;
  readonly at: SettingName;
  /** A name that the parent gives to something of it: "The tuba is called Brian". */
  readonly called: string | null;
  /** It is the child who does it, whom one cannot watch from a chair. */
  readonly isOwn: boolean;
  /** It is not in the house: a shop, a crane. */
  readonly isAway: boolean;
  readonly company: Company;
}

export function partsOf(company: Company): NothingMuch | null {
  const { theme, child: K, details, alsoThere, chance } = company;
  const names = namesIn(details, theme.raw);
  const facts = factsOfOurs(theme.raw, { child: K, names });
  if (facts === null) return null;
  const said = facts.map((each) => each.said).join(' ');
  const taken = [K.name, ...alsoThere.map((each) => each.name)];
  const unsaid = [...names].find(([, name]) => !said.includes(name));
  return {
    facts,
    K,
    N: company.person(
      chance.pick(...['Robin', 'Noor', 'Jess', 'Sal'].filter((each) => !taken.includes(each))),
      'child',
    ),
    T: company.person(chance.pick('Miss Penny', 'Mr Lark', 'Miss Okoro'), 'teacher'),
    isOwn: facts[0].told.startsWith(`${K.name} `),
    isAway:
      /\b(?:drives?|driver|works?|lives?|shop|farm|flies|crane|boat|lorry|bus|train|church|school|neighbours?)\b/i.test(
        theme.raw,
      ),
    at: /\b(?:tuba|trumpet|drums?|violin|piano|bagpipes)\b/i.test(theme.raw) ? 'living-room' : settingOf(theme.raw),
    called:
      unsaid === undefined ? null : `${unsaid[0] === 'one' ? 'that one' : `the ${unsaid[0]}`} is called ${unsaid[1]}`,
    company,
  };
}

const MOST_IN_TITLE = 9;
/** "Nanny's Budgie Sings When the Kettle Boils". */
export function titleOf({ facts, K }: NothingMuch): string {
  const { said, is } = facts[0];
  const text = /^(?:we|our)\b/.test(said) ? said : is;
  return wordCount(text) <= MOST_IN_TITLE ? titled(text) : `Nothing Much at ${K.names}`;
}

export interface Said {
  /** Each fact as it is seen, with its stop; and as the child says it, without. */
  readonly told: readonly [string, ...string[]];
  readonly said: readonly [string, ...string[]];
  /** The first, as it stands behind "I mean,". */
  readonly mean: string;
  /** All of it, as it is seen, and as it is said in one breath. */
  readonly whole: string;
  readonly saidWhole: string;
  /** The sentence with the family's own name for it, behind the fact that it belongs to: the first or the second. */
  readonly nameAt: 0 | 1;
}

export function saidAt(most: number, { facts }: NothingMuch): Said {
  const [first, ...rest] = facts;
  const told = (each: FactOfOurs): string => inBreaths(most, each.told);
  const said = (each: FactOfOurs): string => inBreaths(most - 1, each.said).replace(/[.]$/, '');
  const mean = inBreaths(most - 2, `I mean, ${first.said}`);
  return {
    told: [told(first), ...rest.map(told)],
    said: [said(first), ...rest.map(said)],
    mean: cap(mean),
    whole: facts.map(told).join(' '),
    saidWhole: facts
      .map((each, i) => (i === 0 ? said(each) : inBreaths(most - 1, `and ${each.said}`).replace(/[.]$/, '')))
      .join('. '),
    nameAt: rest[0] !== undefined && /\b(?:names?|called|one of)\b/.test(rest[0].said) ? 1 : 0,
  };
}
