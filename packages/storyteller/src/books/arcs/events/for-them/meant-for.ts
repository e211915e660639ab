import type { Being } from '@storylantern/library';
import { beingNamed, singularsOf } from '../../../theme/entries.ts';

/** What there can be for somebody: places that one goes to, and people who do something for one. */
export const PLACES_AND_TRADES =
  'hotel|guest ?house|inn|optician|opticians|spectacle ?shop|glasses ?shop|sock ?shop|hair ?dressers?|laundry|school|nursery|library|hospital|caf[eé]|restaurant|tea ?shop|tea ?room|shop|store|book ?shop|shoe ?shop|hat ?shop|sweet ?shop|toy ?shop|bakery|post office|museum|cinema|theatre|zoo|bus|train|taxi|swimming pool|playground|park|gym|bath ?house|barber ?shop|hair salon|salon|club|party|circus|house|home|dentist|doctor|vet|nurse|hairdresser|barber|teacher|babysitter|nanny|tailor|dressmaker|postman|postwoman|baker|cook|chef|taxi driver|bus driver|librarian|photographer';

const FOR = String.raw`(?:just |only |made |meant |open |that is |that's )*for (?:all |the |only |just |little |lost |lonely |old |tired |baby |tiny |very |grumpy |homeless |wild |naughty )*`;

/** "A hotel for bugs": what it is, and for whom. */
export const MEANT_FOR = new RegExp(
  String.raw`\b((?:tiny |little |magic |secret |night |underground )?(?:${PLACES_AND_TRADES})) ${FOR}(?!kids?\b|children\b|people\b|babies\b|animals\b|creatures\b|pets\b|grown-ups\b|girls\b|boys\b|toys\b|friends\b|everyone\b|sale\b)(\p{L}{3,}s|mice|geese|sheep|deer|dwarves|elves|wolves)\b`,
  'iu',
);

/** Who it is for, as the theme says it, and what it is. */
export interface Guests {
  /** "hotel" */
  readonly what: string;
  /** "bugs" */
  readonly many: string;
  /** "bug" */
  readonly one: string;
  readonly being: Being;
}

/** Whom a theme's hotel or dentist is for; null where it is for nobody who could come in by a gate. */
export function guestsIn(raw: string): Guests | null {
  const found = MEANT_FOR.exec(raw);
  if (!found) return null;
  const [, what = '', typed = ''] = found;
  const many = typed.toLowerCase();
  const one = ODD[many] ?? singularsOf(many).find((each) => beingNamed(each) !== undefined);
  const being = one === undefined ? undefined : beingNamed(STANDS_FOR[one] ?? one);
  if (one === undefined || !being || /^(?:sea|vehicle|thing)$/.test(being.isa)) return null;
  return { what: what.toLowerCase(), many, one, being };
}
const ODD: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  sheep: 'sheep',
  deer: 'deer',
  dwarves: 'dwarf',
  elves: 'elf',
  wolves: 'wolf',
  bugs: 'bug',
  insects: 'insect',
  minibeasts: 'minibeast',
};
/** Who comes where a whole order is asked in. */
const STANDS_FOR: Readonly<Record<string, string>> = { bug: 'beetle', insect: 'beetle', minibeast: 'beetle' };

/** What is done there, for the youngest and for the others: everybody gets the same. */
const DONE: readonly (readonly [RegExp, string, string])[] = [
  [/hotel|guest|inn|house|home/, 'They get a key each.', 'Everybody had a key, with a number.'],
  [/school|teacher|nursery/, 'They all count to five.', 'They had counted to five, all together, and got there.'],
  [/librar|book/, 'They get a book each.', 'Everybody had a book, some of them the right way up.'],
  [/hospital|doctor|nurse|vet/, 'They get a plaster each.', 'Everybody had a plaster on, just in case.'],
  [/dentist/, 'Mouths open wide. Very good!', 'They had all opened wide, and been told that it was very good.'],
  [/bus|train|taxi/, 'They get a ticket each.', 'Everybody had a ticket, and had said where they wanted to go.'],
  [/post/, 'They get a letter each.', 'Everybody had a letter. It said hello.'],
  [/hair|barber|salon/, 'They all get a comb.', 'They had all been combed, in one direction.'],
  [/tailor|dress/, 'They all get measured.', 'Everybody had been measured, all the way round.'],
  [/caf|restaurant|tea|bak|cook|chef|sweet/, 'They get a bun each.', 'Everybody had a bun, and had said thank you.'],
  [/pool|bath|gym/, 'They get a towel each.', 'Everybody had a towel round the neck.'],
  [/sitter|nanny/, 'They all hold hands.', 'They had all been told to be good, and were.'],
  [/museum|zoo|cinema|theatre|circus/, 'They get a ticket each.', 'Everybody had a ticket, and held on to it.'],
];
export const doneAt = (what: string): readonly [string, string] => {
  const found = DONE.find(([pattern]) => pattern.test(what));
  return found ? [found[1], found[2]] : ['They get a number each.', 'Everybody had a number, on a card.'];
};
