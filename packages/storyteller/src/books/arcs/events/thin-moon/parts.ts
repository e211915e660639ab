import { asKin } from '../as-kin.ts';
import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

const BAKED: readonly (readonly [of: RegExp, one: string, many: string])[] = [
  [/\bma['’]?amoul\b/i, 'maamoul', 'maamoul'],
  [/\bka['’]?a?h?k\b/i, 'kahk', 'kahk'],
  [/\bkleicha|klecha\b/i, 'klecha', 'klecha'],
  [/\bnan ?khatai\b/i, 'nankhatai', 'nankhatai'],
  [/\bcookies?\b/i, 'cookie', 'cookies'],
];

const COOKS =
  /\b(?:with |helping |helps? |and )(?:my |her |his )?(mama|mum|mummy|mom|mommy|ummi|ammi|dad|daddy|baba|papa|grandma|granny|nana|nani|dadi|teta|tata|jida|sitti)\b/iu;

interface Parts {
  /** "maamoul", and several of them. */
  readonly one: string;
  readonly many: string;
  /** Who bakes with the child. */
  readonly M: Figure;
  readonly m: string;
  readonly Mcap: string;
  /** Who looks for the moon too. */
  readonly C: Figure;
  readonly c: string;
  readonly title: string;
  readonly refrain: string;
}

export function partsOf({ A, B, G, K, raw, company, chance }: Going): Parts {
  const [, one, many] = BAKED.find(([of]) => of.test(`${raw} ${company.details}`)) ?? [null, 'biscuit', 'biscuits'];
  const cook = COOKS.exec(raw)?.[1];
  const isNamed = cook === undefined || G.name.toLowerCase() === cook.toLowerCase();
  const M = isNamed ? G : asKin(company.person(cap(cook), 'parent'), cap(cook));
  const beside = A === K ? (B === M || B === G ? company.friend : B) : K;
  const isDog = /\b(?:dog|puppy)\b/i;
  // In many of the families who ask for Eid no dog stands about where the baking is.
  const C =
    isDog.test(`${beside.being?.id ?? ''} ${beside.kind}`) && !isDog.test(`${raw} ${company.details}`)
      ? company.meet('cat')
      : beside;
  return {
    one,
    many,
    M,
    m: M.name,
    Mcap: cap(M.name),
    C,
    c: C.name,
    title: chance.pick('somebody has eaten the moon', 'no moon yet', 'as thin as a rim', 'looking too high'),
    refrain: chance.pick('No moon yet!', 'That is no moon!', 'Still no moon!'),
  };
}
