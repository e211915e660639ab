import type { SettingName, ThingName } from '@storylantern/contract';
import { singularsOf, THING_WORDS } from '../../../theme/entries.ts';

/** What eats what in a house. */
export interface Eater {
  /** "toilet"; as typed. */
  readonly eater: string;
  /** "socks" and "sock". */
  readonly many: string;
  readonly one: string;
  readonly setting: SettingName;
  readonly drawn: readonly ThingName[];
}

const ROOMS: readonly (readonly [of: RegExp, setting: SettingName])[] = [
  [/toilet|loo|bath|plughole|shower|basin|sink/i, 'bathroom'],
  [/bed|monster|wardrobe|drawer|cupboard|backpack|bag/i, 'bedroom'],
  [/washing machine|washer|dryer|drier|fridge|dishwasher|bin|oven|toaster|kettle/i, 'kitchen'],
  [/./, 'living-room'],
];

const WHAT = String.raw`(?:toilet|loo|potty|plughole|bath ?tub|sink|washing machine|washer|tumble dr[iy]er|dr[iy]er|laundry basket|dishwasher|fridge|bin|sofa|couch|settee|armchair|hoover|vacuum cleaner|vacuum|bed|wardrobe|chest of drawers|drawer|cupboard|toy ?box|school ?bag|backpack|letter ?box|carpet|rug|radiator|piano|car|monster)`;
const EATS = String.raw`(?:eats?|ate|eating|gobbles?(?: up)?|gobbled(?: up)?|gobbling|swallows?|swallowed|swallowing|munches|munched|gulps?(?: down)?|gulped(?: down)?|chomps?|nibbles?)`;
/** "My", "all of Dad's": whose it is may be said of any. */
const WHOSE = String.raw`(?:(?:all|of|up|our|my|the|his|her|their|your|every(?:one|body)['’]s|people['’]s|\p{L}+['’]s|odd|left|smelly|dirty|clean|stripy) )*`;

/** Several of something, or one of what there are several of; never somebody's house. */
const FOOD = String.raw`(?:remote controls?|hair ?(?:ties|bobbles|clips)|sock|slipper|shoe|spoon|toy|teddy|pencil|key|\p{L}{2,}s)(?!['’\p{L}])`;

/** How a theme says that something in the house eats what is no food. */
export const GULPS = new RegExp(
  [
    String.raw`\b(?<what>${WHAT})\b[^.]{0,24}?\b${EATS} ${WHOSE}(?<food>${FOOD})`,
    String.raw`\b(?<food2>${FOOD})[- ]eating (?<what2>${WHAT})\b`,
    String.raw`\b${EATS} ${WHOSE}(?<food3>${FOOD})[^.]{0,20}\bsaid the (?<what3>${WHAT})\b`,
  ].join('|'),
  'iu',
);

const SOCKS = { many: 'socks', one: 'sock' } as const;

/** What is eaten, in the theme's own word where it is a word for several. */
function foodIn(word: string): { readonly many: string; readonly one: string } {
  const many = word.toLowerCase();
  const one = singularsOf(many).find((form) => form !== many);
  if (one !== undefined && !/^(?:things|pants|trousers|shorts|tights|glasses|people|children|monsters)$/.test(many))
    return { many, one };
  // "Eats my sock": one is typed, and it will not be the last.
  return THING_WORDS.has(many) && !many.endsWith('s') ? { many: `${many}s`, one: many } : SOCKS;
}

/** What eats what in a theme; null where nothing does. */
export function eaterIn(raw: string): Eater | null {
  const found = GULPS.exec(raw)?.groups;
  const eater = (found?.['what'] ?? found?.['what2'] ?? found?.['what3'])?.toLowerCase();
  if (eater === undefined) return null;
  const { many, one } = foodIn(found?.['food'] ?? found?.['food2'] ?? found?.['food3'] ?? '');
  const thing = THING_WORDS.get(one)?.entry.drawn ?? null;
  // Of a monster that eats worries or children another story is told.
  if (eater === 'monster' && thing === null) return null;
  return {
    eater,
    many,
    one,
    setting: ROOMS.find(([of]) => of.test(eater))?.[1] ?? 'living-room',
    drawn: thing === null ? [] : [thing],
  };
}
