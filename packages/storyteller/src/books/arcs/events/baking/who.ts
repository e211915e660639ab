import type { Figure } from '../../../arc.ts';
import { cap } from '../../wording.ts';
import type { Going } from '../event.ts';

/** Who bakes, and for whom. */
export interface Bakers {
  readonly A: Figure;
  readonly a: string;
  /** Who bakes as well: the family's grown-up where one is named, else whoever is beside. */
  readonly H: Figure;
  readonly h: string;
  readonly Hcap: string;
  readonly F: Figure;
  readonly f: string;
  readonly Fcap: string;
  /** "wedding cake". */
  readonly cake: string;
  /** "It was for Mummy, because it was Mummy's birthday." */
  readonly why: string;
  readonly whyNow: string;
  /** " Mia came too." where the child is none of them. */
  readonly besides: string;
}

const FOR_KIN =
  /\b(?:for|surprises?|gives?|to) (?:(?:my|his|her|their|our|a|the) )?(?:\p{L}+ )?(\p{L}+?)(?:['’]s)?\b/giu;
const CAKE =
  /\b((?:wedding|birthday|chocolate|carrot|banana|rainbow|giant|lemon|honey|strawberry|christmas|easter|sponge|fairy|apple|unicorn|big|biggest|huge|best)\s)?(cake)s?\b/i;

/** Somebody of the family for whom it is, where another of them bakes. */
const FOR_ANOTHER =
  /\bfor (?:my |his |her |our )?(mummy|mum|mommy|mom|mama|daddy|dad|papa|granny|grandma|nana|nan|grandad|grandpa)\b/;

const forKin = (raw: string, name: string): boolean =>
  [...raw.matchAll(FOR_KIN)].some((each) => name.toLowerCase().startsWith(each[1]?.toLowerCase() ?? '-'));

/** "lemon", by the theme's own words, else by what the family says besides of the cake; a "big" one is of no kind. */
function kindOf({ raw, company }: Going): string {
  const said = CAKE.exec(raw)?.[1]?.trim() ?? '';
  const [told = ''] = company.theme.thing?.adjectives ?? [];
  const kind = said === '' ? told : said;
  return /best|big|huge/i.test(kind) ? '' : kind;
}

/** Whom a theme bakes with and for; a neighbour is baked for where it does not say. */
export function bakersOf(going: Going): Bakers {
  const { A, K, G, g, k, raw, company } = going;
  const named = g !== 'the grown-up' && A !== G;
  const isForG = named && forKin(raw, g);
  const isForFriend =
    A !== K && !isForG && !/teacher/.test(raw) && /\bfor (?:his|her|their|its|a|the|mia) /.test(`${raw} `);
  const isForTeacher = /\bfor (?:(?:my|his|her|our|the|a|their) )?teachers?\b/.test(raw);
  const kin = FOR_ANOTHER.exec(raw)?.[1];
  const F = isForG
    ? G
    : kin !== undefined && named
      ? company.person(
          cap(kin),
          /^(?:dad|papa)/.test(kin) ? 'other-parent' : /^gran|^nan/.test(kin) ? 'grandparent' : 'parent',
        )
      : isForFriend
        ? (company.other ?? K)
        : company.person(isForTeacher ? 'Miss Plum' : 'Mrs Bell', isForTeacher ? 'teacher' : 'neighbour');
  const second = company.other && company.other !== F ? company.other : null;
  const H =
    named && !isForG
      ? G
      : A === K
        ? (company.alsoThere[0] ?? second ?? company.friend)
        : (second ?? (F === K ? company.meet('hen') : K));
  const f = F.name;
  const kind = kindOf(going);
  const why = /\bbirthday\b/.test(raw)
    ? [`it was ${F.names} birthday`, `it is ${F.names} birthday`]
    : /\bwedding\b/.test(raw)
      ? [`${f} was getting married at three`, `${f} has a wedding`]
      : isForTeacher
        ? [`${f} was the best teacher there is`, `${f} is the teacher`]
        : [`${f} liked cake`, `it is for ${f}`];
  return {
    A,
    a: A.name,
    H,
    h: H.name,
    Hcap: cap(H.name),
    F,
    f,
    Fcap: cap(f),
    cake: kind === '' ? 'cake' : `${kind} cake`,
    why: why[0] ?? '',
    whyNow: why[1] ?? '',
    besides: K === A || K === H || K === F ? '' : ` ${k} came too.`,
  };
}
