import type { ThingName } from '@storylantern/contract';
import { BEING_WORDS, THING_WORDS } from '../../../theme/entries.ts';

/** What a case is about: "the lunchbox", "the tin of biscuits". One thing, that one can be asked to hold. */
export interface Lost {
  readonly the: string;
  /** How it is spoken of once it has been named: "the tin". */
  readonly short: string;
  readonly drawn: ThingName | null;
  /** Whether it is eaten in the end. */
  readonly eaten: boolean;
}

const lost = (the: string, drawn: ThingName | null, eaten = false, short = the): Lost => ({ the, short, drawn, eaten });

const KNOWN: readonly (readonly [RegExp, Lost])[] = [
  [/\blunch\s?box/, lost('the lunchbox', 'lunchbox', true)],
  [/\bbiscuits?\b/, lost('the tin of biscuits', 'biscuit', true, 'the tin')],
  [/\bcookies?\b/, lost('the tin of cookies', 'biscuit', true, 'the tin')],
  [/\b(?:bread|loaf|loaves)\b/, lost('the loaf of bread', 'bread', true, 'the loaf')],
  [/\b(?:buns?|rolls|croissants?)\b/, lost('the bag of buns', null, true, 'the bag')],
  [/\bsandwich(?:es)?\b/, lost('the sandwich', 'sandwich', true)],
  [/\bcheeses?\b/, lost('the cheese', 'cheese', true)],
  [/\bcupcakes?\b/, lost('the cupcake', 'cupcake', true)],
  [/\bbirthday cake\b/, lost('the birthday cake', 'cake', true, 'the cake')],
  [/\bcakes?\b/, lost('the cake', 'cake', true)],
  [/\bpies?\b/, lost('the pie', null, true)],
  [/\bstrawberr(?:y|ies)\b/, lost('the bowl of strawberries', 'strawberry', true, 'the bowl')],
  [/\b(?:raspberr|blueberr|blackberr|cherr)(?:y|ies)\b/, lost('the bowl of berries', null, true, 'the bowl')],
  [/\bchocolates?\b/, lost('the box of chocolates', 'box', true, 'the box')],
  [/\bjam\b/, lost('the pot of jam', null, true, 'the jam')],
  [/\bapples?\b/, lost('the basket of apples', 'apple', true, 'the basket')],
  [/\bcarrots?\b/, lost('the basket of carrots', 'carrot', true, 'the basket')],
  [/\bbananas?\b/, lost('the bunch of bananas', 'banana', true, 'the bunch')],
  [/\bhoney\b/, lost('the jar of honey', 'honey', true, 'the jar')],
  [/\bsweets\b/, lost('the bag of sweets', null, true, 'the bag')],
  // One of these can be held; of several it is the plate.
  [/\bmeatball\b/, lost('the meatball', null, true)],
  [/\bsausage\b/, lost('the sausage', null, true)],
  [/\bmeatballs\b/, lost('the bowl of meatballs', null, true, 'the bowl')],
  [/\bsausages\b/, lost('the plate of sausages', null, true, 'the plate')],
  [/\bpancakes?\b/, lost('the plate of pancakes', null, true, 'the plate')],
  [/\b(?:doughnut|donut)s?\b/, lost('the bag of doughnuts', null, true, 'the bag')],
  [/\bmuffins?\b/, lost('the tin of muffins', null, true, 'the tin')],
  [/\bdumplings?\b/, lost('the bowl of dumplings', null, true, 'the bowl')],
  [/\bburgers?\b/, lost('the burger', null, true)],
  [/\bwaffles?\b/, lost('the plate of waffles', null, true, 'the plate')],
  [/\bpizzas?\b/, lost('the pizza', null, true)],
  [/\bsamosas?\b/, lost('the bag of samosas', null, true, 'the bag')],
  [/\bsocks?\b/, lost('the sock', 'sock')],
  [/\bhats?\b/, lost('the hat', 'hat')],
  [/\bkeys?\b/, lost('the key', 'key')],
  [/\bcrowns?\b/, lost('the crown', 'crown')],
  [/\btroph(?:y|ies)\b/, lost('the trophy', 'trophy')],
  [/\bmedals?\b/, lost('the medal', 'medal')],
  [/\bballs?\b/, lost('the ball', 'ball')],
  [/\bteddy|\bteddies\b/, lost('the teddy', 'teddy')],
  [/\bbooks?\b/, lost('the book', 'book')],
  [/\bnecklace\b/, lost('the necklace', null)],
  [/\b(?:diamonds?|jewels?|gems?)\b/, lost('the box of jewels', 'box', false, 'the box')],
  [/\bhomework\b/, lost('the homework', 'notebook')],
  [/\bpencils?\b/, lost('the pencil', 'pencil')],
  [/\bcrayons?\b/, lost('the box of crayons', 'crayon', false, 'the box')],
  [/\bumbrellas?\b/, lost('the umbrella', 'umbrella')],
];

/** "the missing violin", "the case of the vanished kite". */
const GONE =
  /\b(?:missing|vanish\w*|disappear\w*|stolen|lost|gone) (?:(?:golden|silver|red|blue|green|school|best|big|little) )?(\p{L}+)|(\p{L}+) (?:is|are) missing/u;

const goneIn = (raw: string): string | undefined => {
  const found = GONE.exec(raw);
  return found?.[1] ?? found?.[2];
};

/** The thing that is gone in a theme, when it is one that somebody can hold; else null. */
export function lostIn(raw: string): Lost | null {
  const known = KNOWN.find(([words]) => words.test(raw));
  if (known) return known[1];
  const word = goneIn(raw);
  const thing = word === undefined ? undefined : THING_WORDS.get(word)?.entry;
  if (word === undefined || !thing || word.endsWith('s')) return null;
  return lost(`the ${word}`, thing.drawn);
}

/** Whether somebody is gone, and not something. */
export const isSomebodyGone = (raw: string): boolean => {
  const word = goneIn(raw);
  return word !== undefined && lostIn(raw) === null && BEING_WORDS.has(word);
};

/** Where a theme says nothing of what is gone. */
export const LUNCHBOX: Lost = lost('the lunchbox', 'lunchbox', true);
