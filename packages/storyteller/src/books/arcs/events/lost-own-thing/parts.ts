import type { SceneHint } from '../../../arc.ts';
import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import { THING_WORDS } from '../../../theme/entries.ts';
import type { Going } from '../event.ts';
import { withGrownUp } from '../with-grown-up.ts';

/** What others can do with a thing by how it is made: who sleeps, who sits, who sails. */
interface Uses {
  readonly bed: string;
  readonly seat: string;
  readonly boat: string;
  readonly sledge: string;
}
const HOLLOW: Uses = { bed: 'a bed', seat: 'a nest', boat: 'a boat', sledge: 'a sledge' };
const LONG: Uses = { bed: 'a gate', seat: 'a perch', boat: 'an oar', sledge: 'a bridge' };
const FLAT: Uses = { bed: 'a blanket', seat: 'a tent', boat: 'a sail', sledge: 'a sledge' };
const SHINY: Uses = { bed: 'a lamp', seat: 'an egg', boat: 'an anchor', sledge: 'a mirror' };
const ROUND: Uses = { bed: 'a pillow', seat: 'an egg', boat: 'an island', sledge: 'a chair' };

const MADE: readonly (readonly [RegExp, Uses])[] = [
  [/hat|cap$|sock|slipper|crown|tiara|helmet|wig|mitten|glove|bucket|bag|backpack|suitcase|basket|drum|shield/, HOLLOW],
  [/broom|wand|stick|staff|sceptre|umbrella|brush|pencil|flute|trumpet|telescope|guitar|violin|spoon/, LONG],
  [/map|cape|cloak|scarf|flag|book|coat|dress|tutu|jumper|letter|kite|apron|ribbon/, FLAT],
  [/key|glasses|spectacles|ring$|necklace|medal|badge|bell|whistle|compass|watch|camera|goggles|button|torch/, SHINY],
];

/** What can be lost so that others use it: no ball of wool and no idea. */
export const THINGS_LOST =
  '(?:hats?|caps?|crowns?|tiaras?|helmets?|wigs?|mittens?|gloves?|buckets?|handbags?|bags?|backpacks?|rucksacks?|suitcases?|drums?|broom(?:stick)?s?|wands?|stick|staff|sceptre|umbrellas?|paint ?brush(?:es)?|flutes?|trumpets?|telescopes?|guitars?|violins?|wooden spoon|spoon|maps?|capes?|cloaks?|scarf|scarves|flags?|books?|spell book|coats?|tutus?|jumpers?|kites?|aprons?|keys?|glasses|spectacles|ring|necklace|medals?|badges?|bells?|whistles?|compass|camera|goggles|ball|skateboard|hammer|spanner|screwdriver|brush|baton|banjo|ukulele|cello|trombone|recorder|yo-yo|bone|swords?|shields?|socks?|slippers?|(?:red )?noses?)';

const NAMED = new RegExp(
  String.raw`\b((?:treasure|magic|bobble|woolly|top|party|cowboy|pirate|witch's|football|spell|golden|red|blue|green|yellow|purple|pink|black|white|silver|new|favou?rite|sparkly|pointy|magical) )*(${THINGS_LOST})\b`,
  'iu',
);

export interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  /** Who sleeps in it, who sits on it, who goes on the water with it. */
  readonly P: Figure;
  readonly Q: Figure;
  readonly R: Figure;
  /** The word for it: "treasure map". */
  readonly x: string;
  readonly it: string;
  readonly is: string;
  readonly was: string;
  readonly itHas: string;
  readonly drawn: ThingName | null;
  readonly uses: readonly [string, string, string];
  /** Where it is put down: "wall", "rock". */
  readonly wall: string;
  readonly setting: SettingName;
  /** Where there is snow no bee comes by, and it is snow that falls down behind them. */
  readonly isCold: boolean;
  readonly comesToo: string;
}

function lostThing({ raw }: Going): { readonly x: string; readonly word: string } {
  // A knight is as well known by a shield, and that may be named.
  const [whole, , word = 'hat'] = NAMED.exec(raw.replace(/\bsword(?=s?\b)/gi, 'shield')) ?? [];
  // Nobody but a clown puts it on in the morning, and a clown's is red.
  if (/^(?:red )?noses?$/.test(word)) return { x: 'red nose', word: 'nose' };
  return { x: (whole ?? 'hat').replace(/magical/, 'magic'), word };
}

/** The parts of a theme. */
export function partsOf(given: Going): Parts {
  const going = withGrownUp(given);
  const { A, raw, company, G } = going;
  const B = going.B === G && A !== G ? company.friend : going.B;
  const { x, word } = lostThing(going);
  const isMany = word.endsWith('s') && !/^(?:compass|dress)$/.test(word);
  const uses = MADE.find(([made]) => made.test(word))?.[1] ?? ROUND;
  const isCold = /\b(?:snow\w*|ice|icy|winter|polar|frost\w*)\b/.test(raw) || A.being?.setting === 'snow';
  const isSea = /\b(?:pirates?|captain|sailor|beach|seaside|lighthouse)\b/.test(raw);
  const kinds = [A.being?.id, B.being?.id];
  const one = (...ids: readonly string[]): Figure =>
    company.meet(ids.find((id) => !kinds.includes(id)) ?? ids[0] ?? 'mouse');
  return {
    A,
    B,
    P: isSea ? one('crab', 'mouse') : isCold ? one('mouse', 'hedgehog') : one('hedgehog', 'mouse'),
    Q: isSea ? one('seagull', 'duck') : isCold ? one('robin', 'hen') : one('hen', 'duck'),
    R: isSea ? one('seal', 'otter') : isCold ? one('squirrel', 'rabbit') : one('frog', 'otter'),
    x,
    it: isMany ? 'them' : 'it',
    is: isMany ? 'are' : 'is',
    was: isMany ? 'were' : 'was',
    itHas: isMany ? 'they have' : 'it has',
    drawn: THING_WORDS.get(x)?.entry.drawn ?? THING_WORDS.get(word)?.entry.drawn ?? null,
    uses: [uses.bed, uses.seat, isCold ? uses.sledge : uses.boat],
    wall: isSea ? 'rock' : 'wall',
    setting: going.at ?? (isSea ? 'beach' : isCold ? 'snow' : 'garden'),
    isCold,
    comesToo: going.comesToo,
  };
}

/** Whether a theme names something that others can use. */
export const namesThing = (raw: string): boolean => NAMED.test(raw);

/** What is said to everybody who has used it, in few words. */
export const shortOf = ({ x, it }: Parts): readonly [string, ...string[]] => [
  `But ${it === 'it' ? "it's" : "they're"} not for that!`,
  `Not with my ${x}!`,
  `With my ${x}? Oh no!`,
  `My own ${x}! For that!`,
  `Oh! My poor ${x}!`,
];

/** The same for older ones, who may hear longer ones as well. */
export const refrainsOf = (parts: Parts): readonly [string, ...string[]] => [
  ...shortOf(parts),
  `My ${parts.x} ${parts.is} not for that!`,
  `That is no way to use ${parts.it}!`,
  `Nobody does that with my ${parts.x}!`,
  `You can't do that with my ${parts.x}!`,
  `What a thing to do with ${parts.it}!`,
];

export const titlesOf = ({ x, wall, uses }: Parts): readonly [string, ...string[]] => [
  `my ${x}`,
  `back on the ${wall}`,
  `where is my ${x}`,
  uses.map((each) => each.replace(/^an? /, '')).join(', '),
];

/** The thing itself, where it can be drawn. */
export const drawnIn = ({ drawn }: Parts): Pick<SceneHint, 'things'> => (drawn ? { things: [drawn] } : {});
