import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';
import { apart } from '../page.ts';

const SMALL = String.raw`(?:bab(?:y|ies)|toddlers?|(?:little|small|baby|new|tiny) (?:brother|sister))`;
const PULL = String.raw`(?:pull(?:s|ed|ing)?|grab(?:s|bed|bing)?|tug(?:s|ged|ging)?|yank(?:s|ed|ing)?)`;
const AT = String.raw`(?:(?:at|on|out) )?(?:(?:my|his|her|our|their|the|all|every\w*(?:['’]s)?|mum\w*(?:['’]s)?|dad\w*(?:['’]s)?|people['’]s|\p{Lu}\p{Ll}+['’]s) )?(?:long )?(?:hair|ponytail|plaits?|bunches|beards?|curls|glasses)`;

/** "a baby who pulls hair", "my little brother keeps grabbing my ponytail". */
export const PULLS_HAIR = new RegExp(
  String.raw`\b${SMALL}\b[^.]*\b${PULL} ${AT}\b|\bhair[- ]?pull(?:er|ing) ${SMALL}\b|\b${SMALL}\b[^.]*\bhair[- ]?pull(?:er|ing|s)\b|\b(?:stop|stops) (?:the |my )?${SMALL} ${PULL} ${AT}\b`,
  'iu',
);
const NAMED =
  /\b(?:brother|sister|baby|toddler|twin)(?: is| was|['’]s)?(?: called| named|:|,)? (?!is\b|and\b|who\b)(\p{Lu}\p{Ll}+)\b|\b(\p{Lu}\p{Ll}+) (?:is|,) (?:my |our |the |his |her |a )?(?:baby|little) (?:brother|sister)\b/u;

const REFRAINS = ['Ow!', 'Ouch!', 'Oh, ow!', 'Ow, ow!', 'Ooh, ow!', 'Yow!', 'Ow-ow-ow!'] as const;

export interface Parts {
  readonly K: Figure;
  readonly G: Figure;
  /** Whose hands they are. */
  readonly Z: Figure;
  /** Who has a beard. */
  readonly M: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly z: string;
  readonly Z1: string;
  readonly m: string;
  readonly refrain: string;
  readonly title: string;
}

export function partsOf(given: Going): Parts {
  const { K, G, k, g, Gcap, company, chance } = apart(given);
  const said = NAMED.exec(company.theme.raw) ?? NAMED.exec(company.details);
  const name = said?.[1] ?? said?.[2] ?? 'the baby';
  const known = [...company.smallOnes, ...company.alsoThere].find((each) => each.name === name);
  const Z = known ?? company.person(name === K.name ? 'the baby' : name, 'baby');
  const M = company.person('Mr Moss', 'neighbour');
  return {
    K,
    G,
    Z,
    M,
    k,
    g,
    Gcap,
    z: Z.name,
    Z1: cap(Z.name),
    m: M.name,
    refrain: chance.pick(...REFRAINS),
    title: chance.pick('ow, said everybody', 'two small hands', 'ding', 'what the baby thought'),
  };
}
