import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

export const TITLES = ['the terrible one', 'out come the pans', 'two capes', 'ba-ha-ha'] as const;

/** The villain's own name, where the parent gives it: "sister Nell is 1". */
const NAMED =
  /\b(?:baby|sister|brother|cousin|toddler)(?:'s name is| is called| called| named|,)? (\p{Lu}\p{Ll}[\p{L}-]{1,11})(?!\p{L})/u;

/** Who is the villain, as a theme says it: always the younger one, also where the hero is a big brother. */
const YOUNGER = /\b(?:baby|little|small|younger|twin) (?:brother|sister|cousin)\b/i;
const TIE = /(?<!\b(?:big|older|elder) )\b(?:brother|sister|cousin)\b/i;

interface Parts {
  /** The villain, who is not yet two. */
  readonly V: Figure;
  readonly v: string;
  /** "Mia's baby sister", with the name where she has one. */
  readonly first: string;
  /** The hero's own name: "Super Mia". */
  readonly hero: string;
  readonly laugh: string;
}

export function partsOf({ K, k, raw, company, chance }: Going): Parts {
  const called = NAMED.exec(company.details)?.[1] ?? NAMED.exec(company.theme.raw)?.[1] ?? null;
  const known =
    company.alsoThere.find((each) => each !== K && each.name !== k) ??
    company.smallOnes.find(({ isChild, kind }) => isChild || kind === 'baby');
  const V = known ?? company.person(called !== null && called !== k ? called : k === 'Dot' ? 'Bea' : 'Dot', 'baby');
  const tie =
    (YOUNGER.exec(raw) ?? TIE.exec(raw))?.[0].toLowerCase().replace(/^(?:brother|sister)$/, 'little $&') ??
    'baby sister';
  return {
    V,
    v: V.name,
    first: `${K.names} ${tie} ${V.name}`,
    hero: `${chance.pick('Super', 'Captain', 'Mighty')} ${k}`,
    laugh: chance.pick('Ba-ha-ha!', 'Ga-ha-ha!', 'Na-ha-ha!'),
  };
}
