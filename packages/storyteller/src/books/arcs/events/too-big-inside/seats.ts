import type { SettingName, ThingName } from '@storylantern/contract';

/** Where somebody is too big to be, and what is told of it. */
export interface Seat {
  readonly isWater: boolean;
  readonly at: SettingName;
  readonly end: SettingName;
  /** Where it is night from the beginning. */
  readonly isNight: boolean;
  /** What the big one says. */
  readonly wants: string;
  /** The best place in it. */
  readonly best: string;
  /** What it is no good for now. */
  readonly cannot: string;
  /** What comes off it. */
  readonly lost: string;
  /** How it gets up there: in eight words, and longer. */
  readonly up: (a: string, y: string) => string;
  readonly upLong: (a: string, y: string) => string;
  /** What they do up there: in eight words, and longer. */
  readonly off: string;
  readonly offLong: (a: string) => string;
  /** What there is up the hill, and what it is like in the end. */
  readonly theirs: string;
  readonly trouble: string;
}

const RIDE: Seat = {
  isWater: false,
  at: 'street',
  end: 'beach',
  isNight: false,
  wants: 'I want to come to the sea!',
  best: 'the seat by the window',
  cannot: 'It would not go.',
  lost: 'one door',
  up: (a, y) => `Up on ${a} went the ${y}!`,
  upLong: (a, y) => `${a} knelt, and they pushed, and up went the ${y}.`,
  off: 'Off they all went, down to the sea.',
  offLong: (a) => `Then ${a} got up, and off they went to the sea.`,
  theirs: 'a long new cart',
  trouble: 'The long new cart was stuck in the sand.',
};
const WATER: Seat = {
  isWater: true,
  at: 'bathroom',
  end: 'beach',
  isNight: false,
  wants: 'I want a splash, too!',
  best: 'the end without the plug',
  cannot: 'There was no room for any water.',
  lost: 'one plug',
  up: (a) => `In ran the water. Up came ${a}!`,
  upLong: (a, y) => `They let the water run. Up came ${a}, and the ${y} on top.`,
  off: 'Down the street they went, to the sea.',
  offLong: () => 'Out at the door they floated, and down to the sea.',
  theirs: 'a long new bath',
  trouble: 'The long new bath had gone cold.',
};
const POOL: Seat = { ...WATER, at: 'garden', offLong: () => 'Out at the gate they floated, and down to the sea.' };
const BED: Seat = {
  isWater: false,
  at: 'bedroom',
  end: 'bedroom',
  isNight: true,
  wants: 'I want to sleep here, too!',
  best: 'the middle of the pillow',
  cannot: 'Nobody could lie down in it.',
  lost: 'one leg of it',
  up: (a, y) => `Up on ${a} went the ${y}!`,
  upLong: (a, y) => `${a} knelt, and they pushed, and up went the ${y}.`,
  off: 'It was warm up there, and it rocked.',
  offLong: (a) => `It was warm up there. ${a} breathed, and it rocked them like a boat.`,
  theirs: 'a wide new bed',
  trouble: 'The wide new bed was too quiet to sleep in.',
};
const HOUSE: Seat = {
  isWater: false,
  at: 'garden',
  end: 'garden',
  isNight: false,
  wants: 'I want to come in, too!',
  best: 'the corner at the back',
  cannot: 'Nobody could shut it.',
  lost: 'one side of it',
  up: (a, y) => `Up on ${a} went the ${y}!`,
  upLong: (a, y) => `${a} knelt, and they pushed, and up went the ${y}.`,
  off: 'They could see the sea from up there.',
  offLong: () => 'It had never had a view before. You could see the sea.',
  theirs: 'a large new den',
  trouble: 'The large new den had nobody else in it.',
};
const SOFA: Seat = {
  isWater: false,
  at: 'living-room',
  end: 'living-room',
  isNight: false,
  wants: 'I want to sit there, too!',
  best: 'the place with the cushion',
  cannot: 'There was nothing left to sit on.',
  lost: 'one leg of it',
  up: (a, y) => `Up on ${a} went the ${y}!`,
  upLong: (a, y) => `${a} knelt, and they pushed, and up went the ${y}.`,
  off: 'Now all of them could sit.',
  offLong: (a) => `Now there was a seat for everybody, and the best was ${a}.`,
  theirs: 'a long new sofa',
  trouble: 'The long new sofa had a draught all along it.',
};

const KINDS: readonly (readonly [RegExp, Seat])[] = [
  [/^(?:bath|bath ?tub|sink)$/, WATER],
  [/^(?:paddling pool|bucket|wash ?tub|barrel)$/, POOL],
  [/^(?:bunk|bunk bed|top bunk|bed|cot|hammock|sleeping bag|crib)$/, BED],
  [/^(?:tent|den|kennel|dog ?house|shed|cupboard|wardrobe|phone box|telephone box|hut|cardboard box|box)$/, HOUSE],
  [/^(?:sofa|couch|armchair|chair|stool|rocking chair|deck ?chair|high ?chair|swing)$/, SOFA],
];

export const SEATS =
  '(?:car|taxi|van|mini|pram|buggy|pushchair|wheelbarrow|trolley|shopping trolley|canoe|rowing boat|dinghy|go-?kart|bath ?tub|bath|sink|paddling pool|bucket|wash ?tub|barrel|bunk bed|top bunk|bunk|bed|cot|crib|hammock|sleeping bag|tent|den|kennel|dog ?house|shed|cupboard|wardrobe|phone box|telephone box|hut|cardboard box|box|sofa|couch|armchair|rocking chair|deck ?chair|high ?chair|chair|stool|swing)';

const DRAWN: Readonly<Record<string, ThingName>> = {
  car: 'car',
  mini: 'car',
  wheelbarrow: 'wheelbarrow',
  canoe: 'canoe',
  'rowing boat': 'rowing-boat',
  bath: 'bathtub',
  bathtub: 'bathtub',
  bucket: 'bucket',
  tent: 'tent',
  box: 'box',
  'cardboard box': 'box',
  chair: 'chair',
  armchair: 'chair',
  'rocking chair': 'chair',
};

/** Where it happens, in the theme's own word. */
export function placeIn(raw: string): Seat & { readonly y: string; readonly things: readonly ThingName[] } {
  const said = new RegExp(String.raw`\b(?:in|into|inside|on|for|fit) (?:\p{L}+['’]?s? ){0,3}?(${SEATS})\b`, 'iu').exec(
    raw,
  )?.[1];
  const y = said?.toLowerCase() ?? 'car';
  const drawn = DRAWN[y];
  const kind = KINDS.find(([is]) => is.test(y))?.[1] ?? RIDE;
  return { ...kind, y, things: drawn ? [drawn] : [] };
}
