import type { ThingName } from '@storylantern/contract';

/** Something that somebody collects, and the one of them that is found where something was stolen. */
export interface Kind {
  /** "stones", "a stone", "stone". */
  readonly many: string;
  readonly one: string;
  readonly bare: string;
  /** Where they are kept: "in egg boxes". */
  readonly kept: string;
  /** What the one is like: a short sentence in the present, and the same after "was" or "went". */
  readonly likeNow: string;
  readonly like: string;
  /** How it is come upon where something is gone: "On the floor lay a stone." */
  readonly traceNow: string;
  readonly trace: string;
  /** Two of them that are nearly the same, and why not: "One was red, but it had no stripe." */
  readonly almostNow: string;
  readonly almost: string;
  readonly almost2: string;
  /** What one does to compare: "held them side by side". */
  readonly compared: string;
  readonly thing: ThingName | null;
}

/** Small things that can be picked up. */
function small(
  bare: string,
  many: string,
  kept: string,
  [colour, mark, colourNow]: readonly [string, string, string?],
  thing: ThingName | null,
): Kind {
  const one = `${/^[aeiou]/.test(bare) ? 'an' : 'a'} ${bare}`;
  return {
    many,
    one,
    bare,
    kept,
    likeNow: `It is ${colourNow ?? colour}, with ${mark}.`,
    like: `It was ${colour}, with ${mark}`,
    traceNow: `There lies ${one}.`,
    trace: `On the floor lay ${one}.`,
    almostNow: `One is ${colourNow ?? colour}. But no, not ${mark}.`,
    almost: `The first one was ${colour} as well, but without ${mark}`,
    almost2: `The next one had ${mark}. But it was much too small`,
    compared: 'held them side by side',
    thing,
  };
}

const SOUND: Kind = {
  many: 'sounds',
  one: 'a sound',
  bare: 'sound',
  kept: 'in a long notebook',
  likeNow: 'It goes squeak, squeak, plop.',
  like: 'It went squeak, squeak, plop',
  traceNow: 'Somebody heard a sound.',
  trace: 'But Mrs Bell had heard a sound through the wall.',
  almostNow: 'One goes squeak, squeak. But no plop.',
  almost: 'The first one went squeak, squeak as well, but without the plop',
  almost2: 'The next one had a plop. But it squeaked three times',
  compared: 'said them out loud, one after the other',
  thing: 'notebook',
};

const WORD: Kind = {
  many: 'words',
  one: 'a word',
  bare: 'word',
  kept: 'on cards, in a tin',
  likeNow: 'It says SOONISHLY.',
  like: 'It was SOONISHLY, in capitals',
  traceNow: 'There hangs one word.',
  trace: 'On the wall hung a bit of paper with one word.',
  almostNow: 'One says SOON. But that is too short.',
  almost: 'The first one was SOONER, but that was not how it ended',
  almost2: 'The next one was GREENISHLY. But it began wrong',
  compared: 'read them out loud, one after the other',
  thing: 'letter',
};

const SMELL: Kind = {
  many: 'smells',
  one: 'a smell',
  bare: 'smell',
  kept: 'in jars, with lids',
  likeNow: 'It smells of mint and tar.',
  like: 'It smelled of mint and a little of tar',
  traceNow: 'There is a smell.',
  trace: 'In the air there hung a smell.',
  almostNow: 'One smells of mint. But no tar.',
  almost: 'The first one smelled of mint as well, but there was no tar in it',
  almost2: 'The next one had tar. But it made them sneeze',
  compared: 'sniffed at them, one after the other',
  thing: null,
};

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/\b(?:sounds|noises)\b/i, SOUND],
  [/\bwords\b/i, WORD],
  [/\bsmells\b/i, SMELL],
  [/\bshells\b/i, small('shell', 'shells', 'in egg boxes', ['pink', 'a white edge'], 'shell')],
  [/\bbuttons\b/i, small('button', 'buttons', 'on long strings', ['red', 'five holes'], 'button')],
  [/\bfeathers\b/i, small('feather', 'feathers', 'in a vase', ['grey', 'a blue tip'], 'feather')],
  [/\bleaves\b/i, small('leaf', 'leaves', 'between the pages of books', ['red', 'a white edge'], 'leaf')],
  [/\bcoins\b/i, small('coin', 'coins', 'in egg boxes', ['black', 'a hole in it'], 'coin')],
  [/\bmarbles\b/i, small('marble', 'marbles', 'in egg boxes', ['green', 'a white twirl'], 'marbles')],
  [/\bsticks\b/i, small('stick', 'sticks', 'in an umbrella stand', ['white', 'a black ring'], null)],
  [/\bkeys\b/i, small('key', 'keys', 'on long rows of nails', ['black', 'a round hole'], 'key')],
  [/\bstamps\b/i, small('stamp', 'stamps', 'in a thick book', ['green', 'a blue ship on it'], null)],
  [
    /\b(?:bottle ?tops|bottle ?caps)\b/i,
    small('bottle top', 'bottle tops', 'in egg boxes', ['green', 'a gold star'], null),
  ],
  [/\b(?:beads|pearls)\b/i, small('bead', 'beads', 'in egg boxes', ['blue', 'a gold stripe'], null)],
  [/\bsocks\b/i, small('sock', 'socks', 'in ten drawers', ['red', 'a green heel'], 'sock')],
  [/\bspoons\b/i, small('spoon', 'spoons', 'in ten drawers', ['black', 'a bent handle'], 'spoon')],
  [/\btea ?pots\b/i, small('teapot', 'teapots', 'on long shelves', ['white', 'a blue spout'], 'teapot')],
  [/\bacorns\b/i, small('acorn', 'acorns', 'in egg boxes', ['red', 'a white ring'], 'acorn')],
  [/\bhats\b/i, small('hat', 'hats', 'on a hundred nails', ['red', 'a green band'], 'hat')],
  [
    /\b(?:stones|pebbles|rocks|crystals|fossils)\b/i,
    small('stone', 'stones', 'in egg boxes', ['red', 'a white stripe'], 'rock'),
  ],
  [
    /\blost (?:things|property)\b/i,
    {
      ...small('button', 'lost things', 'in egg boxes', ['gold', 'a tiny anchor'], 'button'),
      one: 'a lost thing',
      bare: 'lost thing',
    },
  ],
  [
    /\b(?:shiny|glittery|sparkly|glittering|sparkling|gold|silver)\b|\btreasures?\b|\bthings\b(?=.*\b(?:mystery|theft|thief|stole\w*|solv\w*)\b)/i,
    {
      ...small('shiny button', 'shiny things', 'in egg boxes', ['gold', 'a tiny anchor'], 'button'),
      one: 'a shiny thing',
      bare: 'shiny thing',
    },
  ],
];

/** What a theme has somebody collect; null where it is nothing that is known. */
export const kindIn = (raw: string): Kind | null => {
  const text = raw.replace(/(\p{L}+) (?=collect(?:ion|or)s?\b)/giu, '$1s ');
  return KINDS.find(([word]) => word.test(text))?.[1] ?? null;
};

const PRIZES: readonly (readonly [RegExp, string, ThingName])[] = [
  [/\bchain\b/i, 'gold chain', 'medal'],
  [/\bcrown\b/i, 'crown', 'crown'],
  [/\bring\b/i, 'gold ring', 'gem'],
  [/\bnecklace\b/i, 'necklace', 'gem'],
  [/\b(?:diamond|jewel|gem|ruby|emerald)s?\b/i, 'diamond', 'gem'],
  [/\bmedal\b/i, 'gold medal', 'medal'],
  [/\bbell\b/i, 'old bell', 'bell'],
  [/\bclock|watch\b/i, 'gold watch', 'clock'],
  [/\btreasure\b/i, 'gold coin', 'coin'],
  [/\bcoin\b/i, 'gold coin', 'coin'],
  [/\bkey\b/i, 'gold key', 'key'],
];

/** What was stolen, after "the": of the theme, else a cup of gold. */
export function prizeIn(raw: string, collected: Kind): { readonly prize: string; readonly drawn: ThingName } {
  const rest = raw.replace(/\bcollect\w* (?:\p{L}+ ){0,2}\p{L}+/giu, ' ');
  const [, prize = 'gold cup', drawn = 'trophy'] = PRIZES.find(([word]) => word.test(rest)) ?? [];
  return prize.endsWith(collected.bare) ? { prize: 'gold cup', drawn: 'trophy' } : { prize, drawn };
}
