import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';
import { theOne } from '../the-one.ts';

export const TITLES = ['flour on one paw', 'number one', 'late tonight', 'the night round'] as const;

interface Parts {
  /** The cat. */
  readonly C: Figure;
  readonly c: string;
  /** A cat is a she, unless the theme says that it is a tom. */
  readonly she: string;
  readonly She: string;
  readonly him: string;
  readonly his: string;
  /** Whom she sees on her round: who bakes at night, and whose baby does not sleep. */
  readonly baker: Figure;
  readonly mother: Figure;
  readonly refrain: string;
}

/** "Our cat is called Biscuit, he's orange". */
const OF_A_TOM = /\b(?:cat|kitty|tabby)\b[^.!?]*\b(?:he|his|him|tom|tomcat)\b/i;

export function partsOf(going: Going): Parts {
  const { company, chance } = going;
  const C = theOne(going, 'cat');
  const isTom = /\b(?:he|him|tom|tomcat)\b/i.test(company.theme.raw) || OF_A_TOM.test(company.details);
  const she = isTom ? 'he' : 'she';
  return {
    C,
    c: C.name,
    she,
    She: isTom ? 'He' : 'She',
    him: isTom ? 'him' : 'her',
    his: isTom ? 'his' : 'her',
    baker: company.person('Mr Okoro', 'shopkeeper'),
    mother: company.person('Mrs Hill', 'neighbour'),
    refrain: chance.pick(`Where is ${she} going?`, `Where is ${she} off to?`, 'Where to now?'),
  };
}
