import type { ThingName } from '@storylantern/contract';
import type { Company, Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { namedAtHome } from '../../../company/named-at-home.ts';
import { farIn, goneIn, rideIn, type Gone, type Ride } from './alone.ts';

export const CARD_TITLES = [
  'something is missing',
  'a hand in the post',
  'the arm that stuck out',
  'three cards',
] as const;
export const CARD_REFRAINS = [
  'But something is missing.',
  'Only something is missing.',
  'Still, something is missing.',
] as const;

interface Parts {
  readonly K: Figure;
  readonly k: string;
  readonly G: Figure;
  readonly g: string;
  readonly Gcap: string;
  /** "Teddy". */
  readonly t: string;
  /** "a bear". */
  readonly aToy: string;
  /** The toy in a picture, where it can be drawn. */
  readonly toy: readonly ThingName[];
  readonly ride: Ride;
  /** "in Brazil", "far away". */
  readonly there: string;
  /** What it writes home of where it is: of a holiday where the theme is of one. */
  readonly lovely: string;
}

/** The toy that the details name, where the theme says of none what it is: "his cuddly lion is called Roary" is a lion. */
function ownToy({ comforter, theme, details }: Company): Gone | null {
  const own = namedAtHome(theme.raw, details).find(({ name }) => name === comforter);
  const kind = own?.kind.split(' ').at(-1);
  if (comforter === null || kind === undefined || goneIn(theme.raw).name !== 'Teddy' || /\bteddy\b/i.test(theme.raw))
    return null;
  return { ...goneIn(`toy ${kind}`), name: comforter };
}

export function partsOf({ K, G, g, Gcap, company }: Going): Parts {
  const { name, kind, drawn } = ownToy(company) ?? goneIn(company.theme.raw);
  const far = farIn(company.theme.raw);
  return {
    K,
    k: K.name,
    G,
    g,
    Gcap,
    t: name,
    aToy: `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`,
    toy: drawn === null ? [] : [drawn],
    ride: rideIn(company.theme.raw),
    there: far === null || far === K.name ? 'far away' : `in ${far}`,
    lovely: /\bholiday\b/i.test(company.theme.raw) ? 'It is a lovely holiday.' : 'It is lovely here.',
  };
}
