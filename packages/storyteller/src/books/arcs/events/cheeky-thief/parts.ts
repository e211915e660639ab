import type { SceneHint } from '../../../arc.ts';
import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { cap } from '../../wording.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import type { Going } from '../event.ts';

/** Who takes a thing up to where nobody can follow. */
export const CLIMBS =
  /^(?:monkey|ape|chimpanzee|gorilla|orangutan|seagull|gull|magpie|crow|raven|jackdaw|squirrel|raccoon|parrot|cat|kitten|lemur|pigeon|bird|owl|robin|eagle|toucan|red panda|koala|bat|puffin|sparrow|blackbird|fox|goat)$/;
/** Who climbs no tree, but stands on a shed. */
const ON_A_ROOF = /^(?:fox|goat)$/;

const TAKES =
  '(?:stole|steals?|stealing|stolen|took|takes?|taking|pinch(?:ed|es)|nick(?:ed|s)|snatch(?:ed|es)|grabb?(?:ed|s)|swiped|(?:ran|runs|flew|flies) (?:off|away) with)';
const TAKEN = new RegExp(
  String.raw`\b${TAKES} (?:(my|our|his|her|the|a|an|all the|everyone['’]s|\p{L}+['’]s) )?((?:\p{L}+ )?\p{L}+)`,
  'iu',
);

/** What can be carried off: no moon, and nobody's heart. */
const CARRIED =
  /^(?:(?:\p{L}+ )?(?:hats?|caps?|chips|sandwich(?:es)?|ice ?creams?|rings?|necklace|socks?|keys?|phone|sunglasses|bananas?|biscuits?|cookies?|buns?|doughnuts?|scarf|gloves?|mittens?|shoes?|flip ?flop|spoons?|sausages?|hot ?dogs?|pizza|lunch|snack|crisps|apples?|cakes?|cupcakes?|muffins?|toast|peanuts|nuts|umbrella|ball|teddy|purse|wallet|bag|lunch ?box|watch|earrings?|bracelet|brooch|coins?|pencils?|kite|balloons?|pants|towel|bucket|spade|wig|crown|tie|handkerchief|toothbrush|hair ?(?:clip|slide|band|bow)s?|ribbon|picnic|fish))$/iu;

export interface Parts {
  readonly X: Figure;
  readonly K: Figure;
  readonly G: Figure;
  readonly k: string;
  readonly g: string;
  readonly G0: string;
  /** "hat", "chips"; and as it stands in a sentence: "Mia's hat". */
  readonly y: string;
  readonly whose: string;
  readonly mine: string;
  readonly it: string;
  readonly is: string;
  readonly drawn: ThingName | null;
  /** What is held out to it, as it is drawn; and what it is given up for in the end, which has not the thief's own name. */
  readonly bait: Food;
  readonly treat: Food;
  /** Said of the family's own cat where a stranger would need no word. */
  readonly ofTheHouse: string;
  /** Where they are: "on a bench", "at the beach". */
  readonly at: string;
  /** Where the thief sits, after "up": "in the tree". */
  readonly up: string;
  readonly setting: SettingName;
}

/** The word for what is taken, one of it where it can be counted. */
export function takenIn(raw: string): { readonly owner: string | null; readonly word: string } | null {
  const found = TAKEN.exec(raw);
  if (!found) return null;
  const [, owner = null, both = ''] = found;
  const words = both.toLowerCase().split(' ');
  const all = [both.toLowerCase(), words[0] ?? ''].find((each) => CARRIED.test(each)) ?? null;
  return all === null ? null : { owner, word: all };
}

interface Food {
  readonly word: string;
  readonly a: string;
  readonly drawn: ThingName;
}
const APPLE: Food = { word: 'apple', a: 'an apple', drawn: 'apple' };
const CHEESE: Food = { word: 'cheese', a: 'a bit of cheese', drawn: 'cheese' };
const BISCUIT: Food = { word: 'biscuit', a: 'a biscuit', drawn: 'biscuit' };
const BUN: Food = { word: 'bun', a: 'a bun', drawn: 'bread' };

/** "Our cat": it is no stranger that comes along. */
const OF_THE_HOUSE = /\b(?:my|our|his|her|their) (?:\p{L}+ ){0,2}(?:cat|kitten|parrot)\b/iu;

const MANY = /(?:chips|sunglasses|crisps|peanuts|nuts|pants)$/;

/** A seagull called Chips does not steal the chips. */
function calledOtherwise(X: Figure, y: string): Figure {
  if (X.name.toLowerCase() !== y && X.name.toLowerCase() !== `${y}s`) return X;
  const name = 'Pickle';
  return {
    ...X,
    name,
    names: `${name}'s`,
    introduced: X.introduced.replace(X.name, name),
    ...(isCast(X) ? { character: { ...X.character, name } } : {}),
  } as Figure;
}

export function partsOf(going: Going): Parts {
  const { A, K, G, k, g, Gcap, raw, company } = going;
  const { owner, word } = takenIn(company.theme.raw) ?? { owner: null, word: 'hat' };
  const y = MANY.test(word) ? word : word.replace(/(sandwich)es$/, '$1').replace(/(?<!s)s$/, '');
  const isOfOther = owner !== null && /['’]s$/.test(owner) && !/^everyone/i.test(owner);
  const whose = isOfOther ? cap(owner) : K.names;
  const isSea = A.being?.setting === 'beach' || /gull|puffin/.test(A.being?.id ?? '') || /beach|seaside/.test(raw);
  const X = calledOtherwise(A === K ? (company.other ?? company.meet('monkey')) : A, y);
  const isOwn = OF_THE_HOUSE.test(raw);
  return {
    X,
    bait: /^(?:cat|kitten|fox|owl|eagle)$/.test(X.being?.id ?? '') ? CHEESE : APPLE,
    treat: /^(?:biscuit|cookie)s?$/i.test(X.name) ? BUN : BISCUIT,
    ofTheHouse: isOwn ? ` ${X.He} lived with them, and knew better.` : '',
    K,
    G,
    k,
    g,
    G0: Gcap,
    y,
    whose: `${whose} ${y}`,
    mine: isOfOther ? `${whose} ${y}` : `my ${y}`,
    it: MANY.test(y) ? 'them' : 'it',
    is: MANY.test(y) ? 'are' : 'is',
    drawn: THING_WORDS.get(y)?.entry.drawn ?? THING_WORDS.get(y.split(' ').at(-1) ?? '')?.entry.drawn ?? null,
    at: /\b(?:beach|seaside)\b/.test(raw)
      ? 'on the beach'
      : /\bzoo\b/.test(raw)
        ? 'at the zoo'
        : /\bpark\b/.test(raw)
          ? 'in the park'
          : /\bgarden\b/.test(raw)
            ? 'in the garden'
            : /\bpicnic\b/.test(raw)
              ? 'at the picnic'
              : 'on a bench',
    up: ON_A_ROOF.test(A.being?.id ?? '') ? 'on the shed roof' : isSea ? 'on the flagpole' : 'in the tree',
    setting: going.at ?? (isSea ? 'beach' : isOwn ? 'garden' : 'playground'),
  };
}

export const refrainsOf = ({ it, mine }: Parts): readonly [string, ...string[]] => [
  `Give ${it} back!`,
  `Hey! Give ${it} back!`,
  `You give ${it} back!`,
  `Oh, give ${it} back!`,
  `Bring ${it} back!`,
  `Hand ${it} over!`,
  `Let go of ${it}!`,
  `That's ${mine}!`,
  `Drop ${it}, you!`,
  `Down with ${it}!`,
];

export const TITLES = ['one yawn makes another', 'give it back', 'a very big yawn', 'one all'];

export const drawnIn = ({ drawn }: Parts): Pick<SceneHint, 'things'> => (drawn ? { things: [drawn] } : {});
