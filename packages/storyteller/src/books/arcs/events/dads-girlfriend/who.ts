import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

const PARENT = String.raw`(mum|mummy|mom|mommy|mama|dad|daddy|papa)`;
const PARTNER = String.raw`(girl ?friend|boy ?friend|wife|husband)`;
const NAME = String.raw`(\p{Lu}\p{Ll}+)`;

/** "Dad's new girlfriend", "mum has a new boyfriend", "my mum's boyfriend is moving in". */
export const OF_PARTNERS = new RegExp(
  String.raw`\b${PARENT}['’]?s (?:new )?${PARTNER}\b|\b${PARENT} (?:has|has got|and (?:his|her)|is getting|got) (?:an? )?(?:new )?${PARTNER}\b`,
  'iu',
);
const CALLED = new RegExp(
  String.raw`\b(?:[Gg]irl ?friend|[Bb]oy ?friend|[Ww]ife|[Hh]usband|[Ss]he|[Hh]e)(?:['’]s| is)?(?: called| named|,)? ${NAME}`,
  'u',
);

export interface Who {
  /** "Dad". */
  readonly G: Figure;
  readonly g: string;
  /** Who is new: by name where the parent gives one, else "Dad's girlfriend". */
  readonly N: Figure;
  readonly n: string;
  /** The first mention: "Kate, Dad's girlfriend". */
  readonly introduced: string;
  readonly she: string;
  readonly She: string;
  readonly her: string;
}

export function whoOf({ G, company }: Going): Who {
  const { raw } = company.theme;
  const found = OF_PARTNERS.exec(raw);
  const parent = found?.[1] ?? found?.[3] ?? 'dad';
  const word = (found?.[2] ?? found?.[4] ?? 'girlfriend').toLowerCase().replace(' ', '');
  const g = parent.charAt(0).toUpperCase() + parent.slice(1).toLowerCase();
  const own = G.name === g || G.name.startsWith(`${g} `) ? G : company.person(g, 'parent');
  const label = `${own.names} ${word}`;
  const name = CALLED.exec(raw)?.[1] ?? CALLED.exec(company.details)?.[1] ?? null;
  const isShe = word === 'girlfriend' || word === 'wife';
  const N = company.person(name ?? label, 'other-parent');
  return {
    G: own,
    g: own.name,
    N,
    n: N.name,
    introduced: name === null ? label : `${name}, ${label}`,
    she: isShe ? 'she' : 'he',
    She: isShe ? 'She' : 'He',
    her: isShe ? 'her' : 'his',
  };
}
