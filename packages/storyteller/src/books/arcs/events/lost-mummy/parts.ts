import type { SettingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { isCast } from '../../../company/figure.ts';
import { grownOf } from '../../whose-are-you/arc.ts';
import type { Going } from '../event.ts';

const PARENT = /\b(mum|mummy|mom|mommy|mama|mamma|mother|dad|daddy|papa|father)(?:['’]?s)?\b/i;

interface Spot {
  readonly at: string;
  readonly setting: SettingName;
  /** Why nobody is seen there: one short sentence. */
  readonly thick: string;
  /** What somebody small can stand on, after "on". */
  readonly high: string;
}

const spot = (at: string, setting: SettingName, thick: string, high: string): Spot => ({ at, setting, thick, high });

/** Where a theme says that it is. */
const SPOTS: readonly (readonly [RegExp, Spot])[] = [
  [
    /\bsupermarket\b/,
    spot('in the supermarket', 'shop', 'There are legs and trolleys everywhere.', 'a sack of potatoes'),
  ],
  [/\bmarket\b/, spot('in the market', 'street', 'There are legs and baskets everywhere.', 'a box of apples')],
  [
    /\b(?:shops?|toy ?shop|department store)\b/,
    spot('in the shop', 'shop', 'There are legs and bags everywhere.', 'an empty box'),
  ],
  [/\bcity\b/, spot('in the city', 'street', 'There are legs and wheels everywhere.', 'a doorstep')],
  [/\b(?:town|streets?)\b/, spot('in the town', 'street', 'There are legs and wheels everywhere.', 'a doorstep')],
  [
    /\b(?:fair|funfair|carnival)\b/,
    spot('at the fair', 'playground', 'There are legs and balloons everywhere.', 'a bench'),
  ],
  [/\bzoo\b/, spot('at the zoo', 'jungle', 'There are legs and fences everywhere.', 'a bench')],
  [/\bpark\b/, spot('in the park', 'playground', 'There are legs and prams everywhere.', 'a bench')],
  [/\bgarden\b/, spot('in the garden', 'garden', 'The flowers are so high.', 'a flower pot')],
  [/\bfarm(?:yard)?\b/, spot('on the farm', 'farm', 'The corn is so high.', 'a heap of straw')],
  [/\b(?:beach|seaside)\b/, spot('on the beach', 'beach', 'There are legs and towels everywhere.', 'a sandcastle')],
  [/\bjungle\b/, spot('in the jungle', 'jungle', 'The leaves are so big.', 'a log')],
  [/\b(?:woods?|forest)\b/, spot('in the wood', 'forest', 'There are so many trees.', 'a log')],
  [
    /\b(?:snow(?:storm|y)?|ice|arctic|antarctic)\b/,
    spot('in the snow', 'snow', 'It is white everywhere.', 'a heap of snow'),
  ],
  [/\brain(?:y)?\b/, spot('in the rain', 'garden', 'It is wet and grey everywhere.', 'a stone')],
  [/\b(?:mountains?|hills?)\b/, spot('on the hill', 'mountain', 'There are stones everywhere.', 'a rock')],
];
const GRASS = spot('in the long grass', 'garden', 'The grass is so high.', 'a stone');
/** Where somebody goes for a walk who lives there. */
const AT_HOME: Partial<Record<SettingName, Spot>> = {
  forest: spot('in the wood', 'forest', 'There are so many trees.', 'a log'),
  jungle: spot('in the jungle', 'jungle', 'The leaves are so big.', 'a log'),
  snow: spot('in the snow', 'snow', 'It is white everywhere.', 'a heap of snow'),
  farm: spot('on the farm', 'farm', 'The corn is so high.', 'a heap of straw'),
  mountain: spot('on the mountain', 'mountain', 'There are stones everywhere.', 'a rock'),
  pond: spot('by the pond', 'pond', 'The reeds are so high.', 'a stone'),
};

/** Everybody and everything of a search for a parent. */
export interface Parts {
  /** Who is lost. */
  readonly S: Figure;
  /** Who is looked for. */
  readonly L: Figure;
  /** Two who are followed and are not it. */
  readonly P: Figure;
  readonly Q: Figure;
  /** Who is followed last, and helps. */
  readonly H: Figure;
  /** " Mia is with him.", where the child is a third. */
  readonly besides: string;
  readonly at: string;
  readonly setting: SettingName;
  /** Why nobody is seen, now and then. */
  readonly thick: string;
  readonly wasThick: string;
  readonly high: string;
}

/** How a parent is said in the family of somebody small. */
function parentOf(S: Figure, raw: string, going: Going): Figure {
  const word = (PARENT.exec(raw)?.[1] ?? 'mummy').toLowerCase();
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const large = going.company.meet(grownOf(S)?.id ?? 'duck');
  const isHe = /^(?:dad|papa|father)/.test(word);
  return {
    ...large,
    name,
    names: `${name}'s`,
    introduced: name,
    ...(isHe
      ? { he: 'he', him: 'him', his: 'his', He: 'He', His: 'His' }
      : { he: 'she', him: 'her', his: 'her', He: 'She', His: 'Her' }),
    ...(isCast(large) ? { character: { ...large.character, name, size: 'big' } } : {}),
  } as Figure;
}

/** Nobody who looks for a mother is called Mrs Hugg. */
const GROWN_UP = /^(?:Mr|Mrs|Miss|Ms|Dr|Old|Great|Big|Grand|Captain|Professor|Sir|Lady|Uncle|Aunt\w*)\b/;

/** The same small, and with the name of somebody small. */
function smallOne(each: Figure, { chance }: Going): Figure {
  const isGrown = GROWN_UP.test(each.name);
  const name = isGrown ? chance.pick('Pip', 'Tuppy', 'Bean', 'Dot') : each.name;
  // Nobody is lost before the book begins.
  const introduced = each.introduced.replace(/\bthe (?:lost|missing) /, 'the ');
  return {
    ...each,
    name,
    names: `${name}'s`,
    introduced: isGrown ? introduced.replace(each.name, name) : introduced,
    ...(isCast(each) && each.character.is === 'animal'
      ? { character: { ...each.character, name, size: 'small' } }
      : {}),
  } as Figure;
}

/** The parts of a theme. */
export function partsOf(going: Going): Parts {
  const { A, B, K, raw, company } = going;
  const { hero, other } = company;
  const [first, second] = [hero === K ? null : hero, other];
  const isHelped = /\bhelp|\bfinds? an?\b|\brescue|\bmeets?\b/.test(raw);
  const lost = first && second ? (isHelped ? second : first) : (first ?? second ?? company.meet('duckling'));
  const own = [first, second].find((each) => each && each !== lost) ?? K;
  const [P, Q] = company.passersBy(
    2,
    ({ isa, size, setting }) =>
      size >= 2 && (isa === 'farm' || (isa === 'wild' && setting === lost.being?.setting && setting !== 'farm')),
  );
  const S = smallOne(lost, going);
  // "An owl who thinks a cow is his mum": the cow is the first who is followed.
  const taken = /\b(?:thinks|thought|believes) (?:that )?(?:an?|the) (\p{L}+) (?:is|was)\b/u.exec(raw)?.[1];
  const found = SPOTS.find(([word]) => word.test(raw))?.[1] ?? AT_HOME[S.being?.setting ?? 'garden'] ?? GRASS;
  return {
    S,
    L: parentOf(S, raw, going),
    P: taken === undefined ? (P ?? company.meet('donkey')) : company.meet(taken),
    Q: Q ?? company.meet('goose'),
    H: own,
    besides: own === K || A === K || B === own ? '' : ` ${K.name} came too.`,
    ...found,
    wasThick: found.thick.replace(/ are /, ' were ').replace(/ is /, ' was '),
  };
}

/** What is said of everybody who is not it. */
export const refrainsOf = (m: string): readonly [string, ...string[]] => [
  `Not my ${m.toLowerCase()}!`,
  `You are not ${m}!`,
  `Oh! Not ${m}!`,
  `That is not ${m}!`,
  `Not ${m} at all!`,
  `No, not ${m}!`,
  `But you're not ${m}!`,
  `Not my own ${m.toLowerCase()}!`,
  `Wrong one! Not ${m}!`,
  `This is not ${m}!`,
];

export const TITLES = ['are you there', 'who goes first', 'here', 'somebody in front', 'the one who looks round'];
