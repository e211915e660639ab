import type { ThingName } from '@storylantern/contract';

/** One thing that two want at once, and how it bears being held by both. */
export interface Fought {
  /** As it stands after "the": "stick", "red hat". */
  readonly it: string;
  /** With its article: "a stick". */
  readonly one: string;
  /** What it does when two pull it: a whole sentence. */
  readonly tug: string;
  readonly tugNow: string;
  /** What it does when two go round a tree with it, one on each side. */
  readonly tree: string;
  readonly treeNow: string;
  readonly thing: ThingName | null;
}

type Row = readonly [said: RegExp, tug: string, tugNow: string, tree: string, treeNow: string, thing: ThingName | null];

const STRETCHY = [
  'It got longer and longer in the middle.',
  'It gets long and thin.',
  'It wrapped itself round the trunk. There they were, nose to nose.',
  'It goes round the tree.',
] as const;
const STIFF = [
  'It went to and fro like a saw.',
  'To and fro it goes.',
  'It hit the trunk with a knock, and they both sat down.',
  'Knock! It hits the tree.',
] as const;

/** What two may both have hold of at once, so that neither is hurt; nothing to eat, and nobody. */
const ROWS: readonly Row[] = [
  [/sticks?|branch|twig|log|broom|fishing rod|spade|shovel|paddle|oar|flag|wand|spoon/, ...STIFF, null],
  [/(?:woolly |top |sun ?)?hats?|caps?|bobble hats?|jumpers?|coats?|dressing[- ]gowns?/, ...STRETCHY, null],
  [/blankets?|scar(?:f|ves)|rugs?|towels?|capes?|cloaks?|quilts?/, ...STRETCHY, 'blanket'],
  [/(?:skipping[- ]?)?ropes?|strings?|ribbons?|hoses?/, ...STRETCHY, null],
  [
    /footballs?|balls?/,
    'It squeaked, and popped out at the top, and they both caught it.',
    'It goes squeak, squeak.',
    'It got stuck against the trunk, and went flat on one side.',
    'Squash! It hits the tree.',
    'ball',
  ],
  [
    /teddy(?: bear)?|teddies|dolls?|toys?|rabbit toy|toy \p{L}+/u,
    'One arm of it got longer than the other.',
    'One arm gets very long.',
    'It hugged the trunk, with an arm on each side.',
    'It hugs the tree.',
    'teddy',
  ],
  [/books?|comics?/, ...STIFF, 'book'],
  [
    /umbrellas?|parasols?/,
    'It went up, whoosh, and came down again, and went up.',
    'Whoosh! It opens and shuts.',
    'It caught on a branch and turned itself inside out.',
    'It turns inside out!',
    'umbrella',
  ],
  [
    /kites?/,
    'It flapped, and its tail went round both of them.',
    'Flap, flap! The tail flaps.',
    'Its tail went round the trunk three times.',
    'The tail goes round the tree.',
    'kite',
  ],
  [
    /buckets?|baskets?|pails?|watering cans?|saucepans?|pots?/,
    'The handle went clank to the left and clank to the right.',
    'Clank, clank, it goes.',
    'It rang against the trunk like a bell.',
    'Dong! It hits the tree.',
    'bucket',
  ],
  [/bones?|buttons?|feathers?|shells?|pebbles?|stones?|rocks?|conkers?|acorns?|marbles?/, ...STIFF, null],
  [
    /drums?|tambourines?|trumpets?|whistles?|bells?/,
    'It made a noise each time that anybody pulled.',
    'It makes a big noise.',
    'It hit the trunk, and one could hear it all down the road.',
    'Boom! It hits the tree.',
    'drum',
  ],
  [/chairs?|stools?|cushions?|pillows?/, ...STIFF, null],
  [/scooters?|wheelbarrows?|carts?|toy cars?|cars?|trucks?|sledges?|wagons?/, ...STIFF, null],
];

const singular = (word: string): string =>
  word
    .replace(/^scarves$/, 'scarf')
    .replace(/^teddies$/, 'teddy')
    .replace(/(?<=[^s])s$/, '');

const LOOKS =
  '(?:red|blue|green|yellow|pink|purple|orange|golden|silver|black|white|big|little|small|old|new|long|shiny|woolly|toy|lovely|magic|favourite|special|best|very|wooden|striped)';
const COVETED =
  /\b(?:over|about|for|share|shar(?:es|ing)|want(?:s|ed|ing)?|found|finds?|with|and|is) (?:who (?:gets|has|had|found|saw|owns) )?(?:only )?(?:an?|the|one|their|same|the same)? ?/iu;
const RULES = ROWS.map(
  (row) => [new RegExp(String.raw`\b(?:(?:${LOOKS}) )*(?:${row[0].source})\b`, 'iu'), ...row.slice(1)] as const,
);

/** What a theme says that two want, of what two can have hold of; null where it names nothing of the kind. */
export function foughtOver(raw: string): Fought | null {
  const at = COVETED.exec(raw);
  const after = at ? raw.slice(at.index) : raw;
  for (const [said, tug, tugNow, tree, treeNow, thing] of RULES as readonly (readonly [RegExp, ...string[]])[]) {
    const found = said.exec(after)?.[0];
    if (found === undefined) continue;
    const words = found.toLowerCase().split(' ');
    const it = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
    return {
      it,
      one: `${/^[aeiou]/.test(it) ? 'an' : 'a'} ${it}`,
      tug: tug ?? '',
      tugNow: tugNow ?? '',
      tree: (tree ?? '').replace(/^It /, `The ${it} `),
      treeNow: (treeNow ?? '').replace(/^It /, `The ${it} `),
      thing: (thing as ThingName | undefined) ?? null,
    };
  }
  return null;
}
