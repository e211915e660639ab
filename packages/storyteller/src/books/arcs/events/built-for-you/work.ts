import type { SettingName } from '@storylantern/contract';

/** What two build together, as far as a plot needs to know of it: how one gets in, and on what one sits. */
export interface Work {
  /** "playground", "pirate ship"; as typed. */
  readonly word: string;
  /** " out of a pirate ship"; else nothing. */
  readonly outOf: string;
  readonly wayIn: string;
  readonly seat: string;
  readonly at: SettingName;
  /** What it does when it is ready, where it does more than stand there. */
  readonly goes: string | null;
  /** ", to the moon"; else nothing. */
  readonly to: string;
}

type Sort = Omit<Work, 'word' | 'outOf' | 'to'>;
const SORTS: readonly (readonly [words: string, sort: Sort])[] = [
  [
    'adventure playgrounds?|playgrounds?|play parks?|theme parks?|skate ?parks?|parks?|zoos?|gardens?|swimming pools?|fairgrounds?',
    { wayIn: 'gate', seat: 'swing', at: 'playground', goes: null },
  ],
  [
    'bakery|bakeries|bakers|(?:ice cream|cake|sweet|toy|pizza|tea|book|hat|flower|chip|coffee) (?:shop|parlour|place)|pizzeria|cafes?|cafés?|restaurants?|diners?|shops?|library|librar(?:y|ies)|hotels?|hospitals?|schools?|theatres?|circus|museums?',
    { wayIn: 'door', seat: 'stool', at: 'street', goes: null },
  ],
  [
    'tree ?houses?|dens?|forts?|huts?|cabins?|houses?|homes?|castles?|towers?|palaces?|igloos?|nests?',
    { wayIn: 'door', seat: 'bench', at: 'garden', goes: null },
  ],
  [
    'space ?ships?|space ?rockets?|rockets?|flying machines?|aeroplanes?|planes?|helicopters?|airships?',
    { wayIn: 'hatch', seat: 'seat', at: 'garden', goes: 'Then up it went' },
  ],
  [
    '(?:racing |race |fast )?cars?|go-?karts?|trains?|buses|bus',
    { wayIn: 'door', seat: 'seat', at: 'street', goes: 'Then off it went' },
  ],
];
const ALL = SORTS.map(([words]) => words).join('|');

/** How a theme says that somebody builds or begins something. */
export const BUILDS = new RegExp(
  String.raw`\b(?:builds?|built|building|makes?|made|making|opens?|opened|opening|sets? up|starts?|started|starting|creates?|runs?) (?:up )?(?:a|an|the|their|their own|their very own) (?:\p{L}+ ){0,2}?(?<work>${ALL})\b(?<out> out of [^,.]+)?(?<to> to (?:the )?(?:moon|mars|stars|space|sun|sea|north pole))?`,
  'iu',
);

/** What the two of a theme build; null where it says nothing of it that has a way in. */
export function workIn(raw: string): Work | null {
  const found = BUILDS.exec(raw)?.groups;
  const word = found?.['work']?.toLowerCase();
  if (word === undefined) return null;
  const sort = SORTS.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[1];
  const outOf = found?.['out']?.toLowerCase().replace(/ together.*$/, '') ?? '';
  const to = found?.['to'] === undefined ? '' : `,${found['to'].toLowerCase()}`;
  return sort ? { ...sort, word, outOf, to } : null;
}
