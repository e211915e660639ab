import type { Theme } from '../../theme.ts';

/** Something said to be like it, and what somebody asks who takes that at its word; both in few words. */
interface Likeness {
  /** After "like": "a hedge". */
  readonly as: string;
  /** At most five words. */
  readonly asks: string;
}

/** What somebody of the family is known by: "Dad's beard", "my brother's snoring". */
export interface Belonging {
  /** "beard", "new kitchen". */
  readonly what: string;
  readonly it: string;
  readonly is: string;
  readonly was: string;
  /** One hears it; else one looks. */
  readonly isHeard: boolean;
  readonly likes: readonly [Likeness, Likeness, Likeness];
  /** What gets a laugh and is not so. */
  readonly rude: string;
  /** What is like it, once one knows: it comes after "that" and goes with "is". */
  readonly found: string;
}

type Kind = Pick<Belonging, 'isHeard' | 'likes' | 'rude' | 'found'> & { readonly words: RegExp };

const KINDS: readonly Kind[] = [
  {
    words: /\b(?:snor\w*|sing\w*|voice|laugh\w*|whistl\w*|hum\w*|sneez\w*|yawn\w*|shout\w*|burps?|music|drumm\w*)\b/,
    isHeard: true,
    likes: [
      { as: 'a train going uphill', asks: 'Where does it stop?' },
      { as: 'the sea, asleep', asks: 'Do you get wet?' },
      { as: 'a bear in a box', asks: 'Does it bite?' },
    ],
    rude: 'a blocked sink',
    found: 'the old bus on the hill',
  },
  {
    words: /\b(?:beard|hair\w*|moustache|mustache|eyebrows?|curls?|wig|ponytail|plaits?)\b/,
    isHeard: false,
    likes: [
      { as: 'a hedge', asks: 'Are there birds in it?' },
      { as: 'a good doormat', asks: 'Do you wipe your feet?' },
      { as: 'a bear, in front', asks: 'Does it growl?' },
    ],
    rude: 'a mop',
    found: 'the bush by the library',
  },
  {
    words:
      /\b(?:house|kitchen|garden|flat|room|bedroom|shed|van|car|lorry|boat|caravan|bed|sofa|chair|farm|shop|office)\b/,
    isHeard: false,
    likes: [
      { as: 'a biscuit tin', asks: 'How do you get in?' },
      { as: 'a very big pocket', asks: 'Is there fluff in it?' },
      { as: 'a ship', asks: 'Does it rock?' },
    ],
    rude: 'a lost property box',
    found: 'the nest in the tall tree',
  },
  {
    words: /\b(?:cooking|baking|soup|cakes?|pancakes|dinners?|pies?|biscuits|jam|bread|sandwiches|food)\b/,
    isHeard: false,
    likes: [
      { as: 'a new jumper', asks: 'Does it itch?' },
      { as: 'a long warm bath', asks: 'Are there bubbles?' },
      { as: 'a good holiday', asks: 'Is there sand in it?' },
    ],
    rude: 'a wet sponge',
    found: 'the sun on that wall',
  },
  {
    words: /\b(?:stor(?:y|ies)|jokes?|tales?|songs?|rhymes?|poems?)\b/,
    isHeard: true,
    likes: [
      { as: 'a slide, going up', asks: 'Do you bump?' },
      { as: 'a ball of wool', asks: 'Does the cat get it?' },
      { as: 'a long warm bath', asks: 'Are there bubbles?' },
    ],
    rude: 'a bus that never comes',
    found: 'the path through the long grass',
  },
];

const ANYTHING: Omit<Kind, 'words'> = {
  isHeard: false,
  likes: [
    { as: 'a Sunday', asks: 'Is it shut?' },
    { as: 'the good chair', asks: 'Do you sit on it?' },
    { as: 'an old dog', asks: 'Does it bark?' },
  ],
  rude: 'a wet Monday',
  found: 'that cloud over the roofs',
};

const KIN =
  'daddy|dad|papa|mummy|mum|mommy|mom|mama|grandpa|grandad|granddad|grandma|granny|gran|nana|nan|nanny|opa|oma|brother|sister|cousin|(?:uncle|auntie|aunt|aunty) \\p{L}+';
const BELONGS = new RegExp(
  String.raw`^(?:(?:my|our|the) )?(?:(?:big|little|baby) )?(?:${KIN})['’]s (?<what>[\p{L} -]{3,24})$`,
  'iu',
);
/** Days and deeds, which happen; and what one goes to, which is a visit. */
const NOT_OWNED =
  /\b(?:day|birthday|party|wedding|job|work|house|home|place|baby|tummy|surprise|visit|trip|school|first|lost|missing|broken|sick|ill|and|who|that|in|at|on|to|with|for|is|has)\b/i;

/** What the theme is about, when that is something somebody of the family is known by; null when it is not. */
export function belongingIn({ raw, thing, relation }: Theme): Belonging | null {
  const what = BELONGS.exec(raw.trim().replace(/[.!?]+$/, ''))?.groups?.['what']?.toLowerCase();
  if (what === undefined || NOT_OWNED.test(what) || thing?.known === true || relation !== 'none') return null;
  const many = /[^sui]s$/.test(what);
  const { isHeard, likes, rude, found } = KINDS.find(({ words }) => words.test(what)) ?? ANYTHING;
  return {
    what,
    it: many ? 'they' : 'it',
    is: many ? 'are' : 'is',
    was: many ? 'were' : 'was',
    isHeard,
    likes,
    rude,
    found,
  };
}
