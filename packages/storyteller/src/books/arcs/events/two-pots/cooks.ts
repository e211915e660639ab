const DISH = String.raw`(?:jollof(?: rice)?|biryani|pilau|paella|lasagne|lasagna|curry|dal|soup|stew|gumbo|chilli|dumplings|tamales|pierogi|pancakes|pasta|cake|pie|rice|noodles|couscous|tagine|roast|trifle)`;
const RELATION = String.raw`(?:aunt(?:ie|y)?|t[ií]a|uncle|tío|grandma|grandpa|granny|grandad|nana|nan|nonna|abuela|oma|opa|mum|mummy|mom|dad|daddy|papa|mama|cousin|sister|brother)`;
const TWO = String.raw`(?:two (?:\p{L}+ )?(?:aunt(?:ie|y)?s?|uncles|grandm\w+|grannies|nanas|cousins|neighbours|sisters|brothers)|both (?:\p{L}+ )?(?:aunt(?:ie|y)?s|grandm\w+|grannies)|${RELATION}(?: \p{Lu}\p{L}+)? and (?:my |her |his )?${RELATION}(?: \p{Lu}\p{L}+)?|grandmothers|grandmas|aunties|aunts)`;
const CONTEST = String.raw`(?:competition|contest|cook[- ]?off|bake[- ]?off|battle|war|compet\w+|argu\w+|fight\w*|quarrel\w*|rival\w*|best|better|choose|judge)`;

/** How a theme says that two of a family cook against each other. */
export const TWO_COOKS = new RegExp(
  [
    String.raw`\b${DISH}\b[^.]*\b${CONTEST}\b[^.]*\b${TWO}\b[^.]*`,
    String.raw`\b${TWO}\b[^.]*\b(?:${CONTEST})\b[^.]*\b${DISH}\b[^.]*`,
    String.raw`\b${CONTEST}\b[^.]*\b${DISH}\b[^.]*\b${TWO}\b[^.]*`,
    String.raw`\b(?:whose|which) ${DISH} (?:is|tastes|was) (?:the )?best\b[^.]*`,
    String.raw`\bjollof (?:rice )?(?:competition|contest|war|battle|cook[- ]?off)s?\b[^.]*`,
  ].join('|'),
  'iu',
);

interface Cooks {
  /** "jollof". */
  readonly dish: string;
  readonly names: readonly [string, string];
}

const CALLED =
  /\b(Aunt(?:ie|y)?|T[ií]a|Uncle|T[ií]o|Grandma|Granny|Nana|Nan|Nonna|Abuela|Oma|Grandpa|Opa|Cousin) \p{Lu}\p{L}+/gu;
const GENERIC: readonly (readonly [of: RegExp, names: readonly [string, string]])[] = [
  [/\buncles\b/i, ['Uncle Ben', 'Uncle Joe']],
  [/\bgrandm\w+|grannies|nanas\b/i, ['Grandma', 'Nana']],
  [/\bmum\b.*\bdad\b|\bdad\b.*\bmum\b/i, ['Mum', 'Dad']],
  [/\bmummy\b.*\bdaddy\b|\bdaddy\b.*\bmummy\b/i, ['Mummy', 'Daddy']],
];

/** What is cooked, and by whom: by the names that the family gives, else by names of ours. */
export function cooksIn(raw: string, typed: string, details: string): Cooks {
  const dish = (new RegExp(String.raw`\b${DISH}\b`, 'iu').exec(raw)?.[0] ?? 'stew').toLowerCase();
  const named = [...new Set(`${details} ${typed}`.match(CALLED) ?? [])];
  const [one, two] = named;
  if (one !== undefined && two !== undefined) return { dish, names: [one, two] };
  const [, names] = GENERIC.find(([of]) => of.test(raw)) ?? [null, ['Auntie Joy', 'Auntie Grace'] as const];
  return { dish, names };
}
