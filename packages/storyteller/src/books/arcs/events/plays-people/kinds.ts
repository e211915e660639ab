import type { SettingName, ThingName } from '@storylantern/contract';

/** What wakes up in a house at night, and who of it plays whom. */
export interface Kind {
  readonly named: RegExp;
  /** After "the" and after "all the"; with a plural verb. */
  readonly ks: string;
  /** After "a" and "the". */
  readonly one: string;
  readonly room: 'kitchen' | 'living room';
  /** Where they are by day: "in the basket", and beside what the child lies down. */
  readonly where: string;
  readonly by: string;
  /** Who plays the grown-up, who looks on, and who plays the child. */
  readonly big: string;
  readonly next: string;
  readonly small: string;
  readonly things: readonly ThingName[];
}

export const KINDS: readonly Kind[] = [
  {
    named: /\b(?:vegetables?|veg|veggies|carrots|potatoes|spuds|peas|tomatoes|onions|cucumbers|broccoli|greens)\b/i,
    ks: 'vegetables',
    one: 'vegetable',
    room: 'kitchen',
    where: 'in the basket',
    by: 'beside the basket',
    big: 'the big potato',
    next: 'the cucumber',
    small: 'the small carrot',
    things: ['potato', 'cucumber', 'carrot'],
  },
  {
    named: /\b(?:fruits?|apples|bananas|pears|lemons|oranges|grapes|strawberries|melons)\b/i,
    ks: 'bits of fruit',
    one: 'bit of fruit',
    room: 'kitchen',
    where: 'in the basket',
    by: 'beside the basket',
    big: 'the big melon',
    next: 'the banana',
    small: 'the small lemon',
    things: ['melon', 'banana', 'lemon'],
  },
  {
    named: /\blibrary books\b/i,
    ks: 'library books',
    one: 'library book',
    room: 'living room',
    where: 'on the shelf',
    by: 'under the shelf',
    big: 'the fat book',
    next: 'the tall book',
    small: 'the small book',
    things: ['book'],
  },
  {
    named: /\b(?:books|story ?books|picture ?books|book ?shelf|book ?case)\b/i,
    ks: 'books',
    one: 'book',
    room: 'living room',
    where: 'on the shelf',
    by: 'under the shelf',
    big: 'the fat book',
    next: 'the tall book',
    small: 'the small book',
    things: ['book'],
  },
  {
    named: /\b(?:shoes|boots|wellies|wellingtons|slippers|trainers|sandals)\b/i,
    ks: 'shoes',
    one: 'shoe',
    room: 'kitchen',
    where: 'by the back door',
    by: 'by the back door',
    big: 'the big boot',
    next: 'the left slipper',
    small: 'the small shoe',
    things: ['boots', 'shoe'],
  },
  {
    named: /\bsocks\b/i,
    ks: 'socks',
    one: 'sock',
    room: 'kitchen',
    where: 'in the washing basket',
    by: 'beside the washing basket',
    big: 'the long sock',
    next: 'the stripy sock',
    small: 'the small sock',
    things: ['sock'],
  },
  {
    named: /\b(?:clothes|laundry|washing basket|coats|jumpers|hats|mittens|gloves|scarves)\b/i,
    ks: 'clothes',
    one: 'sock',
    room: 'kitchen',
    where: 'on the pegs',
    by: 'under the pegs',
    big: 'the big coat',
    next: 'the cap',
    small: 'the small sock',
    things: ['coat', 'cap', 'sock'],
  },
  {
    named: /\b(?:crayons|paints|paint ?brushes|felt ?tips)\b/i,
    ks: 'crayons',
    one: 'crayon',
    room: 'living room',
    where: 'in the box',
    by: 'beside the box',
    big: 'the fat crayon',
    next: 'the blue crayon',
    small: 'the small crayon',
    things: ['crayon'],
  },
  {
    named: /\b(?:pencils|pens|pencil ?cases?|school ?bag|rubbers|stationery)\b/i,
    ks: 'pencils',
    one: 'pencil',
    room: 'living room',
    where: 'in the pencil case',
    by: 'beside the pencil case',
    big: 'the long pencil',
    next: 'the blue pencil',
    small: 'the small pencil',
    things: ['pencil'],
  },
  {
    named: /\b(?:cutlery|spoons|forks|knives)\b/i,
    ks: 'bits of cutlery',
    one: 'spoon',
    room: 'kitchen',
    where: 'in the drawer',
    by: 'under the drawer',
    big: 'the soup spoon',
    next: 'the fork',
    small: 'the small spoon',
    things: ['spoon'],
  },
  {
    named:
      /\b(?:pots|pans|saucepans|cups|mugs|plates|bowls|dishes|crockery|teapots|tea ?set|kitchen (?:things|cupboard))\b/i,
    ks: 'pots and cups',
    one: 'cup',
    room: 'kitchen',
    where: 'in the cupboard',
    by: 'beside the cupboard',
    big: 'the big saucepan',
    next: 'the teapot',
    small: 'the small cup',
    things: ['saucepan', 'teapot', 'cup'],
  },
  {
    named: /\b(?:furniture|chairs|tables|sofas?|armchairs?|lamps)\b/i,
    ks: 'bits of furniture',
    one: 'chair',
    room: 'living room',
    where: 'round the rug',
    by: 'on the rug',
    big: 'the big armchair',
    next: 'the lamp',
    small: 'the small chair',
    things: ['chair', 'lamp'],
  },
  {
    named: /\b(?:instruments|trumpets|drums|violins|guitars|music room)\b/i,
    ks: 'instruments',
    one: 'drum',
    room: 'living room',
    where: 'in the corner',
    by: 'in the corner',
    big: 'the big piano',
    next: 'the trumpet',
    small: 'the small drum',
    things: ['piano', 'trumpet', 'drum'],
  },
  {
    named: /\b(?:cakes|cupcakes|buns|muffins|puddings)\b/i,
    ks: 'cakes',
    one: 'cake',
    room: 'kitchen',
    where: 'on the shelf',
    by: 'under the shelf',
    big: 'the big cake',
    next: 'the bun',
    small: 'the small cupcake',
    things: ['cake', 'cupcake'],
  },
  {
    named: /\b(?:biscuits|cookies)\b/i,
    ks: 'biscuits',
    one: 'biscuit',
    room: 'kitchen',
    where: 'on the shelf',
    by: 'under the shelf',
    big: 'the big biscuit',
    next: 'the round biscuit',
    small: 'the small biscuit',
    things: ['biscuit'],
  },
  {
    named: /\b(?:foods?|sweets|snacks|sandwiches|breakfast|larder|pantry|fridge|bread bin|kitchen|cupboard)\b/i,
    ks: 'bits of food',
    one: 'biscuit',
    room: 'kitchen',
    where: 'on the shelf',
    by: 'under the shelf',
    big: 'the big cheese',
    next: 'the loaf of bread',
    small: 'the small biscuit',
    things: ['cheese', 'bread', 'biscuit'],
  },
];

/** What wakes up at night in a theme; undefined where nothing of a house does. */
export const kindIn = (raw: string): Kind | undefined => KINDS.find(({ named }) => named.test(raw));

export const settingOf = ({ room }: Kind): SettingName => (room === 'kitchen' ? 'kitchen' : 'living-room');
