import type { SettingName } from '@storylantern/contract';

/** What somebody opens, and what is got ready in it. */
export interface Shop {
  /** "hair salon"; as typed. */
  readonly word: string;
  /** " under the sea"; else nothing. */
  readonly where: string;
  /** "baked forty buns". */
  readonly ready: string;
  /** The same for the smallest: "Forty buns!" */
  readonly count: string;
  /** How one sees, when the day is over, that everybody came: "there was not a bun left". */
  readonly sold: string;
  readonly inside: SettingName;
  readonly outside: SettingName;
}

type Sort = Pick<Shop, 'ready' | 'count' | 'sold'>;
const SORTS: readonly (readonly [of: RegExp, sort: Sort])[] = [
  [
    /baker|cake|bun|pie|donut|cookie/i,
    { ready: 'baked forty buns', count: 'Forty buns!', sold: 'there was not a bun left' },
  ],
  [
    /caf|restaurant|diner|pizz|tea ?room|tea shop|takeaway|kitchen/i,
    { ready: 'laid all the tables', count: 'Look at the tables!', sold: 'there was not a clean plate left' },
  ],
  [
    /hair|barber|salon|spa|beauty/i,
    { ready: 'washed all the combs', count: 'Look at the combs!', sold: 'one could not see the floor for curls' },
  ],
  [/hotel/i, { ready: 'made all the beds', count: 'Look at the beds!', sold: 'there was not an empty bed left' }],
  [
    /librar/i,
    { ready: 'dusted all the books', count: 'Look at the books!', sold: 'there was not a book left on the shelf' },
  ],
  [
    /ice cream|parlour/i,
    { ready: 'filled all the tubs', count: 'Nine sorts!', sold: 'there was nothing left to lick' },
  ],
  [
    /./,
    { ready: 'filled all the shelves', count: 'Look at the shelves!', sold: 'there was nothing left on the shelves' },
  ],
];

const KIND = String.raw`(?:[\p{L}-]+ ){0,2}?(?:(?:[\p{L}-]+ )?shops?|stores?|cafes?|cafés?|bakery|(?:hair )?salons?|hairdressers?|hairdresser['’]s|barbers?|barber['’]s|pizzerias?|diners?|tea ?rooms?|hotels?|library|(?:ice cream )?parlours?|spas?|takeaways?)`;
/** How a theme says that somebody opens one. */
export const OPENS = new RegExp(
  String.raw`\b(?:opens?|opened|opening|sets? up|starts?|started|starting) (?:up )?(?:a|an|the|her own|his own|their own|its own|my own|her|his|its|their|our) (?<word>${KIND})(?![\p{L}-])(?<where> (?:under the (?:sea|water|ocean)|in (?:the |a )?(?:woods?|forest|jungle|park|garden|space|village|town|city|mountains|desert|treehouse|tree)|on the (?:moon|beach|farm)|at the (?:seaside|beach|zoo|north pole|south pole)))?`,
  'iu',
);

/** What is opened in a theme; null where nothing is. */
export function shopIn(raw: string): Shop | null {
  const found = OPENS.exec(raw)?.groups;
  const word = found?.['word']?.toLowerCase();
  const sort = word === undefined ? undefined : SORTS.find(([of]) => of.test(word))?.[1];
  if (word === undefined || !sort) return null;
  const where = found?.['where']?.toLowerCase() ?? '';
  const at: SettingName | null = /sea$|water$|ocean$/.test(where) && !/side/.test(where) ? 'undersea' : null;
  const far: SettingName | null = /space|moon/.test(where) ? 'space' : at;
  return { ...sort, word, where, inside: far ?? 'shop', outside: far ?? 'street' };
}
