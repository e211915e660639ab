import type { ADULTS, ChosenOutfit, COSTUMES, GARMENTS, Looks, PRINTS } from '@storylantern/contract';
import { difference, type Colour } from '../paint/colour.ts';
import { numberFrom, oneOf, randomFrom, type Random } from '../paint/random.ts';
import { CLOTH, type ClothName } from './cloths.ts';
import { COSTUME_CLOTHES } from './costumes/costume-clothes.ts';
import { SCARF, SKIN } from './palette.ts';

export type CostumeName = (typeof COSTUMES)[number];
export type AdultRole = (typeof ADULTS)[number];
/** What the drawing of clothes knows: the garments somebody can choose, and what only night or dressing up brings. */
type Garment = (typeof GARMENTS)[number] | 'pyjamas' | 'suit' | 'swimsuit' | 'robe';

/** What somebody wears, ready to be drawn. */
export interface Outfit {
  readonly garment: Garment;
  readonly print: (typeof PRINTS)[number];
  readonly top: Colour;
  readonly bottom: Colour;
  readonly shoes: Colour;
  /** Ribbons, frames, buttons, a wheelchair's guards. */
  readonly accent: Colour;
  /** Dressing up: hat, cape, tail and the like are drawn over these clothes. */
  readonly costume?: CostumeName;
  /** What a grown-up's work adds: a white coat, an apron, a cap. */
  readonly role?: AdultRole;
}

const TOPS = ['mustard', 'coral', 'teal', 'sage', 'sky', 'rose', 'violet', 'cream'] as const;
const BOTTOMS = ['denim', 'navy', 'plum', 'cocoa', 'pine', 'rust'] as const;
const SHOES = ['red', 'butter', 'cream', 'pine', 'denim'] as const;
const ACCENTS = ['mustard', 'red', 'sky', 'violet', 'sage', 'rose'] as const;
const GROWN_TOPS = ['pine', 'rust', 'violet', 'sky', 'rose', 'sage', 'mustard'] as const;
const GROWN_BOTTOMS = ['navy', 'plum', 'cocoa', 'pine'] as const;
const NIGHTWEAR: readonly Colour[] = ['#7faadb', '#e9b13f', '#74b98a', '#e08aa8', '#9a8ad2', '#ec9468'];

/** A number that stands for somebody's looks, however the object was put together. */
export const looksNumber = (looks: Looks): number =>
  numberFrom(
    [
      looks.hairStyle,
      looks.hairColour,
      looks.skin,
      looks.eyes,
      looks.glasses,
      looks.hearingAid,
      looks.wheelchair,
    ].join(),
  );

type Others = readonly (readonly [Colour, number])[];

/**
 * One of those that stand apart from all others (distances are OKLab times 100). When none does, the one that comes
 * nearest to it.
 */
function apart<Name>(names: readonly Name[], hex: (name: Name) => Colour, others: Others, random: Random): Name {
  const room = (name: Name) => Math.min(...others.map(([other, least]) => difference(hex(name), other) / least));
  const free = names.filter((name) => room(name) >= 1);
  const best = Math.max(...names.map(room));
  return oneOf(free.length > 0 ? free : names.filter((name) => room(name) === best), random);
}

const cloth = (name: ClothName): Colour => CLOTH[name];

/**
 * Clothes for somebody, the same for the same looks and seed, and none that says boy or girl. The top stands apart from
 * skin and scarf, from the trousers, and from the cloths to `avoid` (what others in the picture wear on top). A child's
 * clothes on covers are those of the seed `looksNumber(looks)`.
 */
export function chooseOutfit(
  looks: Looks,
  seed: number,
  { avoid = [], grown = false }: { readonly avoid?: readonly ClothName[]; readonly grown?: boolean } = {},
): ChosenOutfit {
  const random = randomFrom(seed);
  const skin = SKIN[looks.skin];
  const covered = looks.hairStyle === 'hijab';
  const others: Others = [
    [skin, 15],
    ...(covered ? ([[SCARF[looks.hairColour], 12]] as const) : []),
    ...avoid.map((name) => [CLOTH[name], 16] as const),
  ];
  if (grown) {
    const top = apart<ClothName>(GROWN_TOPS, cloth, others, random);
    const bottom = apart<ClothName>(GROWN_BOTTOMS, cloth, [[CLOTH[top], 18]], random);
    const garment = covered ? 'tunic' : oneOf(['cardigan', 'jumper'] as const, random);
    const print = garment === 'jumper' ? oneOf(['band', 'stripes', 'dots'] as const, random) : 'plain';
    return { garment, print, top, bottom, shoes: 'cocoa', accent: top === 'mustard' ? 'red' : 'mustard' };
  }
  const top = apart<ClothName>(TOPS, cloth, others, random);
  const bottom = apart<ClothName>(
    BOTTOMS,
    cloth,
    [
      [CLOTH[top], 20],
      [skin, 12],
    ],
    random,
  );
  const shoes = apart<ClothName>(SHOES, cloth, [[CLOTH[bottom], 15]], random);
  const accent = apart<ClothName>(
    ACCENTS,
    cloth,
    [
      [CLOTH[top], 12],
      [skin, 14],
    ],
    random,
  );
  const choice = [
    ['dungarees', 'stripes'],
    ['tee', 'stripes'],
    ['tee', 'stars'],
    ['jumper', 'band'],
    ['hoodie', 'plain'],
    ['cardigan', 'plain'],
  ] as const;
  const [garment, print] = covered ? (['tunic', 'plain'] as const) : oneOf(choice, random);
  return { garment, print, top, bottom, shoes, accent };
}

/** Pyjamas in a colour of the child's own, the same every night. */
function nightwear(looks: Looks, accent: Colour): Outfit {
  const random = randomFrom(looksNumber(looks));
  // The first draws are those of the clothes by day.
  for (let drawn = looks.hairStyle === 'hijab' ? 4 : 5; drawn > 0; drawn--) random();
  const top = apart(NIGHTWEAR, (each) => each, [[SKIN[looks.skin], 13]], random);
  return { garment: 'pyjamas', print: 'stars', top, bottom: top, shoes: '#f4ead8', accent };
}

/** What wearing clothes depends on besides the clothes. */
interface Occasion {
  readonly costume?: CostumeName | null;
  readonly forNight?: boolean;
  readonly role?: AdultRole;
}

/** With a headscarf, dressing up covers arms and legs too. */
function withSleeves(outfit: Outfit): Outfit {
  if (outfit.garment === 'dress') return { ...outfit, garment: 'tunic' };
  return outfit.garment === 'swimsuit' ? { ...outfit, garment: 'suit', shoes: outfit.bottom } : outfit;
}

/**
 * Puts chosen clothes on somebody: named cloths become colours, night brings pyjamas, a costume comes before both, and
 * a role adds what its work needs.
 */
export function wear(
  chosen: ChosenOutfit,
  looks: Looks,
  { costume = null, forNight = false, role }: Occasion = {},
): Outfit {
  const own: Outfit = {
    garment: chosen.garment,
    print: chosen.print,
    top: CLOTH[chosen.top],
    bottom: CLOTH[chosen.bottom],
    shoes: CLOTH[chosen.shoes],
    accent: CLOTH[chosen.accent],
  };
  if (costume === 'pyjamas' || (forNight && costume === null)) return nightwear(looks, own.accent);
  if (costume) {
    const dressed = { ...own, ...COSTUME_CLOTHES[costume](own, SKIN[looks.skin]), costume };
    return looks.hairStyle === 'hijab' ? withSleeves(dressed) : dressed;
  }
  if (role === 'doctor') return { ...own, top: '#faf5ea', role };
  return role ? { ...own, role } : own;
}

/** The clothes of a child on a cover: always the same for the same looks. Pyjamas keep the child's own colours too. */
export const childOutfit = (looks: Looks, forNight: boolean): Outfit =>
  wear(chooseOutfit(looks, looksNumber(looks)), looks, { forNight });

/** The cloth that looks most like a colour. */
const nearestCloth = (value: Colour): ClothName =>
  (Object.keys(CLOTH) as ClothName[]).reduce((best, name) =>
    difference(CLOTH[name], value) < difference(CLOTH[best], value) ? name : best,
  );

/** The clothes of somebody who is not the reader's child: here a dress may come up as well. */
export function companionOutfit(looks: Looks, avoid: Colour, random: Random, forNight: boolean): Outfit {
  const seed = Math.floor(random() * 2 ** 32);
  const chosen = chooseOutfit(looks, seed, { avoid: [nearestCloth(avoid)] });
  const long = ['long', 'pigtails', 'braids', 'bun', 'afro', 'bob'].includes(looks.hairStyle);
  return wear(long && random() < 0.4 ? { ...chosen, garment: 'dress', print: 'dots' } : chosen, looks, { forNight });
}

/** A grown-up's clothes. */
export const grownOutfit = (looks: Looks, avoid: Colour, random: Random): Outfit =>
  wear(chooseOutfit(looks, Math.floor(random() * 2 ** 32), { avoid: [nearestCloth(avoid)], grown: true }), looks);
