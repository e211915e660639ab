import type { Company, Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import type { Going } from '../event.ts';
import { called } from '../father-christmas/himself.ts';

/** A reindeer, also by one of the names that families know. */
export const DEER = String.raw`(?:reindeers?|rudol(?:ph|f)|dasher|dancer|prancer|vixen|comet|cupid|donner|blitzen)`;

const REFRAINS = [
  'Left, right, bump!',
  'Right, left, bump!',
  'Up, up, bump!',
  'Off we go, bump!',
  'Up, down, bump!',
] as const;
export const TITLES = [
  'the one who hummed',
  'a reindeer by the fire',
  'what was missing under the bells',
  'hm, hm, hm',
] as const;

const LOST = /\b(?:lost|loses|missing|gone|wandered)\b/i;

interface Parts {
  readonly refrain: string;
  /** Who listens for the bells. */
  readonly A: Figure;
  readonly a: string;
  /** Who is at home as well. */
  readonly H: Figure;
  readonly h: string;
  readonly S: Figure;
  readonly s: string;
  /** The one who is ill. */
  readonly R: Figure;
  readonly r: string;
  /** Whether the theme has lost one of them: they are ill of that. */
  readonly lost: boolean;
  /** One of the seven others. */
  readonly D: Figure;
  readonly d: string;
}

/** The one who is ill, by the name that the theme has. */
export function theIllOne(company: Company): Figure {
  const met = company.meet('reindeer');
  const word = new RegExp(String.raw`\b${DEER}\b`, 'giu');
  const given = [...company.theme.raw.matchAll(word)].map(([each]) => each).find((each) => !/^reindeer/i.test(each));
  const name = given === undefined ? met.name : given.charAt(0).toUpperCase() + given.slice(1).toLowerCase();
  const same = isCast(met) ? { character: { ...met.character, name: name } } : {};
  return { ...met, ...same, name: name, names: `${name}'s`, introduced: `${name} the reindeer` };
}

export function partsOf({ A, K, G, company, chance }: Going): Parts {
  const { raw } = company.theme;
  const s = called(raw);
  const S = company.other ?? company.meet('Father Christmas');
  const H = A === K ? G : K;
  const R = theIllOne(company);
  const D = company.meet('reindeer');
  return {
    refrain: chance.pick(...REFRAINS),
    A,
    a: A.name,
    H,
    h: H.name,
    S,
    s,
    R,
    r: R.name,
    lost: LOST.test(raw),
    D,
    d: D.name,
  };
}
