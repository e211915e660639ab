import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const NAME =
  /\b(great[- ]?grand(?:ma|pa|mother|father)|great[- ]?(?:gran|granny|nan)|grandma|grandpa|granny|gran|nana|nan|nanny|grandad|granddad|grandmother|grandfather|mum|mummy|mom|dad|daddy|uncle|aunt(?:ie|y)?)\b/iu;

/** Somebody of the family, as a pattern of theirs is written. */
export const SOMEBODY = NAME.source;

const MALE = /^(?:great[- ]?)?(?:grandpa|grandad|granddad|grandfather|dad|daddy|uncle)$/i;
const capitals = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1).toLowerCase();

export interface Who {
  /** Whose past it is. */
  readonly G: Figure;
  readonly g: string;
  readonly he: string;
  readonly He: string;
  readonly his: string;
  readonly him: string;
  /** A child of the same class, who does not believe it: the one whom the parent names, else one of ours. */
  readonly M: Figure;
  readonly m: string;
}

export function whoOf({ G, B, K, company }: Going): Who {
  const said = NAME.exec(company.theme.raw)?.[1] ?? 'grandma';
  const own = G.name === 'the grown-up' ? company.person(capitals(said), 'grandparent') : G;
  const isHe = MALE.test(said);
  const beside = [B, ...company.alsoThere].find((each) => each !== G && each !== K && each.isChild);
  const M = beside ?? company.person(K.name === 'Milo' ? 'Jess' : 'Milo', 'child');
  return {
    G: own,
    g: own.name,
    he: isHe ? 'he' : 'she',
    He: isHe ? 'He' : 'She',
    his: isHe ? 'his' : 'her',
    him: isHe ? 'him' : 'her',
    M,
    m: M.name,
  };
}
