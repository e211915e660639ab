/** What somebody ought to be able to do loudly. */
export interface Noise {
  /** "roar". */
  readonly word: string;
  /** "roared". */
  readonly did: string;
  /** How the big ones say it, and how the small one does: "ROAR!" and "Roar". */
  readonly big: string;
  readonly small: string;
}

const NOISES: readonly (readonly [of: RegExp, noise: Noise])[] = [
  [/\broar/i, { word: 'roar', did: 'roared', big: 'ROAR!', small: 'Roar' }],
  [/\bgrowl/i, { word: 'growl', did: 'growled', big: 'GRRR!', small: 'Grr' }],
  [/\bhowl/i, { word: 'howl', did: 'howled', big: 'AROOO!', small: 'Aroo' }],
  [/\bbark|\bwoof/i, { word: 'bark', did: 'barked', big: 'WOOF!', small: 'Woof' }],
  [/\btrumpet/i, { word: 'trumpet', did: 'trumpeted', big: 'TOOOT!', small: 'Toot' }],
  [/\bmoo/i, { word: 'moo', did: 'mooed', big: 'MOOO!', small: 'Moo' }],
  [/\bcrow(?:s|ing)?\b|cock-a-/i, { word: 'crow', did: 'crowed', big: 'COCKADOODLE!', small: 'Cockadoo' }],
  [/\bneigh|\bwhinn/i, { word: 'neigh', did: 'neighed', big: 'NEIGH!', small: 'Nay' }],
  [/\bboos?\b/i, { word: 'boo', did: 'went', big: 'BOO!', small: 'Boo' }],
  [/\bbray|\bhee/i, { word: 'bray', did: 'brayed', big: 'HEE-HAW!', small: 'Hee' }],
];
const CALL: Noise = { word: 'voice', did: 'called', big: 'HELLO!', small: 'Hello' };

/** What a kind is known for, where the theme only says that it squeaks. */
const OF_KIND: Readonly<Record<string, string>> = {
  lion: 'roar',
  tiger: 'roar',
  leopard: 'roar',
  dragon: 'roar',
  dinosaur: 'roar',
  'T-rex': 'roar',
  monster: 'roar',
  bear: 'growl',
  'polar bear': 'growl',
  wolf: 'howl',
  dog: 'bark',
  elephant: 'trumpet',
  cow: 'moo',
  cockerel: 'crow',
  horse: 'neigh',
  donkey: 'bray',
};

const noiseIn = (text: string): Noise | undefined => NOISES.find(([of]) => of.test(text))?.[1];

/** The noise of a theme: the one that it names, else the one its hero is known for. */
export const noiseOf = (raw: string, kind: string): Noise =>
  noiseIn(raw) ?? (/\bvoice\b/i.test(raw) ? CALL : (noiseIn(OF_KIND[kind] ?? '') ?? CALL));

const LITTLE = String.raw`(?:small|tiny|little|quiet|teeny|weeny|wee|squeaky|soft|weak|mini|miniature|gentle|silent|whispery|faint)`;
const LOUD_ONE = String.raw`(?:roars?|growls?|howls?|barks?|woofs?|trumpets?|moos?|crows?|neighs?|brays?|voice)`;
/** How a theme says that what should be loud is not. */
export const TOO_QUIET = new RegExp(
  [
    String.raw`\b(?:${LITTLE}|smallest|tiniest|quietest)(?:(?:,| and)? (?:${LITTLE}|very|so))* ${LOUD_ONE}\b`,
    String.raw`\b${LOUD_ONE} (?:that |which )?(?:is|was|sounds?) (?:just |only )?(?:too |so |very |really |far too )*(?:${LITTLE}|like a mouse)`,
    String.raw`\b(?:roars?|growls?|howls?|barks?|moos?|crows?) (?:\p{L}+ )?(?:like a (?:mouse|kitten|chick|bird)|(?:too |so |very )?(?:quietly|softly))`,
    String.raw`\b(?:lion|tiger|dragon|bear|dinosaur|t-?rex|wolf|monster|cub)s?\b[^.]* (?:can |could )?only (?:squeaks?|whispers?|meows?|miaows?|peeps?)\b`,
    String.raw`\b(?:lion|tiger|dragon|bear|dinosaur|t-?rex|wolf|monster|cub)s? (?:who|that|which) (?:squeaks|whispers|meows|miaows|peeps|tweets)\b`,
    String.raw`\b(?:can(?:['’]?t|not| not)|could ?n['’]?t|does ?n['’]?t|unable to) (?:roar|growl|howl|bark|trumpet|moo|crow) (?:very |so )?(?:loud|loudly|loud enough|properly)\b`,
    String.raw`\b(?:says?|boos?|whispers|whispering) (?:boo )?(?:far |much )?(?:too |so |very )(?:quietly|softly)\b|\b(?:whispers|squeaks) boo\b|\bboo (?:is|was) (?:too |so |very )(?:quiet|small|soft)`,
    String.raw`\bquietest (?:lion|tiger|dragon|bear|dinosaur|t-?rex|wolf|monster|elephant|cockerel)\b`,
  ].join('|'),
  'iu',
);
