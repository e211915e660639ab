import { escaped } from '../../../words/escaped.ts';
import type { SettingName, ThingName } from '@storylantern/contract';
import { arc, type Chance, type Company, type Figure } from '../../arc.ts';
import { besideOf } from '../../company/beside.ts';
import type { Entity, Theme } from '../../theme.ts';
import { staysAtHome } from '../at-home.ts';
import { middle } from './middle.ts';
import { old } from './old.ts';
import { young } from './young.ts';

/**
 * A detective hangs up a sign that says OPEN, above a shelf. One thing goes from the shelf every night, and one small thing
 * lies there in its place. The wrong one is asked to turn out a pocket. Nobody stole: somebody small can read.
 */
export interface TheCase {
  readonly detective: Figure;
  /** Picks things up off the floor and keeps them. */
  readonly partner: Figure;
  readonly grownUp: Figure;
  /** Has a pocket that rattles, and nothing to do with it. */
  readonly suspect: Figure;
  /** Has been to the shop. */
  readonly client: Figure;
  readonly goods: Goods;
  readonly paid: Paid;
  /** "at the stables", and "the stables"; at home "in the kitchen". */
  readonly at: string;
  readonly place: string;
  readonly setting: SettingName;
  readonly refrain: string;
  readonly chance: Chance;
}

/** What is on the shelf: "carrots", "a carrot". */
interface Goods {
  readonly many: string;
  readonly one: string;
  readonly shown: readonly ThingName[];
}

/** What lies there instead: "an acorn", "acorns". */
interface Paid {
  readonly one: string;
  readonly many: string;
  readonly shown: ThingName;
}

const GOODS: readonly (Goods & { readonly shown: readonly [ThingName] })[] = [
  { many: 'biscuits', one: 'a biscuit', shown: ['biscuit'] },
  { many: 'spoons', one: 'a spoon', shown: ['spoon'] },
  { many: 'pencils', one: 'a pencil', shown: ['pencil'] },
  { many: 'lemons', one: 'a lemon', shown: ['lemon'] },
  { many: 'carrots', one: 'a carrot', shown: ['carrot'] },
  { many: 'ribbons', one: 'a ribbon', shown: ['ribbon'] },
  { many: 'pears', one: 'a pear', shown: ['pear'] },
];

const PAID: readonly Paid[] = [
  { one: 'an acorn', many: 'acorns', shown: 'acorn' },
  { one: 'a small shell', many: 'small shells', shown: 'shell' },
  { one: 'a blue button', many: 'blue buttons', shown: 'button' },
  { one: 'a grey feather', many: 'grey feathers', shown: 'feather' },
];

/** Places with a shelf, where nobody is at night. */
const PLACES: readonly (readonly [RegExp, string, SettingName])[] = [
  [/\b(?:stables?|riding school|pony club)\b/i, 'the stables', 'farm'],
  [/\bfarm\b/i, 'the farm', 'farm'],
  [/\bzoo\b/i, 'the zoo', 'farm'],
  [/\blibrary\b/i, 'the library', 'library'],
  [/\bmuseum\b/i, 'the museum', 'library'],
  [/\b(?:school|class(?:room)?)\b/i, 'the school', 'classroom'],
  [/\btheatre\b/i, 'the theatre', 'living-room'],
  [/\bhotel\b/i, 'the hotel', 'living-room'],
  [/\bswimming pool\b/i, 'the swimming pool', 'swimming-pool'],
  [/\bcircus\b/i, 'the circus', 'stage'],
  [/\bcastle\b/i, 'the castle', 'castle'],
  [/\b(?:cafe|café|bakery|sweet ?shop|shop)\b/i, 'the shop', 'kitchen'],
  [/\b(?:camp|campsite|camping)\b/i, 'the camp', 'forest'],
];

const ASKED =
  /\b(?:myster(?:y|ies|ious)(?! (?:key|box|parcel|egg|map|letter|door|island))|detectives?|sleuths?|investigat\w+|who ?dun ?n?it|crimes?|clues?)\b/i;
const TAKEN =
  /^who (?:stole|took|ate|has taken|is (?:taking|stealing))\b|\b(?:thief|thieves|stolen|goes missing|went missing|disappearing)\b/i;

const TAKES = /\b(?:steals?|stole|stealing|pinch(?:es|ed))\b/i;

/** What is missing, when the theme says it and it can go one at a time: "the missing biscuits". */
function goodsOf({ thing, raw }: Theme, chance: Chance): Goods | null {
  // One cake goes slice by slice: "who ate the birthday cake".
  const cake = /\b(?:(?:birthday|wedding|chocolate) )?cake\b/i.exec(raw)?.[0].toLowerCase();
  if (cake !== undefined) return { many: `slices of ${cake}`, one: `a slice of ${cake}`, shown: ['cake'] };
  if (thing === null || thing.thing === null || ASKED.test(thing.word)) return chance.pick(...GOODS);
  const stem = escaped(thing.word.replace(/y$/, ''));
  const many = new RegExp(String.raw`\b${stem}(?:ies|e?s)\b`, 'i').exec(raw)?.[0].toLowerCase();
  if (thing.word.endsWith('s')) return null;
  // "who stole the trophy": there was a shelf of them, and they go one at a time.
  if (many === undefined) return oneOfSeveral(thing);
  const like = GOODS.find((each) => each.many === many);
  const { drawn } = thing.thing;
  const one = /^[aeiou]/i.test(thing.word) ? `an ${thing.word}` : `a ${thing.word}`;
  return like ?? { many, one, shown: drawn === null ? [] : [drawn] };
}

/** Small things of which there may well be a shelf full. */
const ON_A_SHELF =
  /^(?:trophy|cup|medal|book|key|cake|bun|cupcake|biscuit|spoon|crown|ring|gem|jewel|diamond|coin|hat|clock|bell|egg|pie|pizza|teapot|lamp|bone|sandwich|lunchbox|sock|map|pencil|lettuce|cabbage|cheese|flower|teddy|shoe|slipper|glove|mitten|hat|parcel|letter|banana|apple|pumpkin|sausage|meatball|doughnut|donut|cookie|muffin|dumpling|burger|waffle|pancake|samosa|pretzel|crumpet|scone|tart|lolly|lollipop)$/;
function oneOfSeveral({ word, thing }: Entity): Goods | null {
  if (!ON_A_SHELF.test(word)) return null;
  const many = word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}${/(?:x|ch|sh)$/.test(word) ? 'es' : 's'}`;
  const drawn = thing?.drawn ?? null;
  return { many, one: /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`, shown: drawn === null ? [] : [drawn] };
}

/** A dog who solves crimes does so itself, and the child keeps the clues; else the child is the detective. */
function investigators(company: Company): readonly [Figure, Figure] {
  const { hero, child, theme } = company;
  if (hero.isChild) return [child, besideOf(company)];
  const isAsked = theme.hero !== null && theme.raw.toLowerCase().includes(theme.hero.word.toLowerCase());
  return isAsked ? [hero, child] : [child, hero];
}

function bind(company: Company): TheCase | null {
  const { theme, hero, other, grownUp, chance } = company;
  if (staysAtHome(hero.being)) return null;
  // In a mystery something is missing, whether or not it goes one at a time.
  const goods = goodsOf(theme, chance) ?? (ASKED.test(theme.raw) ? chance.pick(...GOODS) : null);
  if (goods === null) return null;
  const [detective, partner] = investigators(company);
  const inBook = [detective, partner, other, hero].map((each) => each?.being?.id);
  const kind = ['mouse', 'hedgehog', 'mole', 'squirrel'].find((each) => !inBook.includes(each));
  if (kind === undefined) return null;
  const [, place, setting] = PLACES.find(([words]) => words.test(theme.raw)) ?? [null, 'the kitchen', 'kitchen'];
  return {
    detective,
    partner,
    grownUp,
    suspect: company.person(chance.pick('Mr Novak', 'Mrs Hill', 'Mr Okoro', 'Mrs Lamb'), 'neighbour'),
    client: company.meet(kind),
    goods,
    paid: chance.pick(...PAID.filter((each) => !goods.shown.includes(each.shown))),
    at: `${place === 'the kitchen' ? 'in' : 'at'} ${place}`,
    place,
    setting,
    refrain: chance.pick(
      'Write that down',
      'Make a note of that',
      'That goes in the book',
      'Put it in the notebook',
      'Note it down',
      'Down it goes, with the date',
      'In the book with it',
      'That is worth a line',
    ),
    chance,
  };
}

export const theCase = arc<TheCase>({
  id: 'the-case',
  fits: ({ raw, fear, first, hero, other }) => {
    // A mystery at the swimming pool is nobody's first lesson.
    if (fear !== null || (first !== null && !ASKED.test(raw))) return 0;
    // Somebody who is gone is looked for, and is neither a detective nor something on a shelf.
    if (
      [hero, other].some(
        (each) => each?.being && each.adjectives.some((like) => /^(?:missing|lost|vanished)$/.test(like)),
      )
    )
      return 0;
    if (ASKED.test(raw)) return 15;
    // "a monkey who stole the glasses": there is nothing to find out, but it is about what was taken.
    return TAKEN.test(raw) ? 9 : TAKES.test(raw) ? 3 : 0;
  },
  only: /^st[eo]/,
  bind,
  young,
  middle,
  old,
});
