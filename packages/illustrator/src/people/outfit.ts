import type { Looks } from '@storylantern/contract';
import { difference, type Colour } from '../paint/colour.ts';
import { numberFrom, oneOf, randomFrom, type Random } from '../paint/random.ts';
import { SCARF, SKIN } from './palette.ts';

type Garment = 'dungarees' | 'tee' | 'jumper' | 'hoodie' | 'cardigan' | 'dress' | 'tunic' | 'pyjamas';
type Print = 'plain' | 'stripes' | 'dots' | 'stars' | 'band';

/** What somebody wears. */
export interface Outfit {
  readonly garment: Garment;
  readonly print: Print;
  readonly top: Colour;
  readonly bottom: Colour;
  readonly shoes: Colour;
  /** Ribbons, frames, buttons, a wheelchair's guards. */
  readonly accent: Colour;
}

const TOPS: readonly Colour[] = [
  '#f2b632',
  '#d9634f',
  '#4aa3a2',
  '#7cbf9a',
  '#5a9bd5',
  '#e58aa0',
  '#8e78c4',
  '#f0e2c4',
];
const BOTTOMS: readonly Colour[] = ['#3f6fae', '#4a5f8a', '#6a5590', '#8a5f4a', '#3f7f78', '#b8694f'];
const SHOES: readonly Colour[] = ['#c8463c', '#f2c14e', '#f4ead8', '#3f8f8a', '#5a6fb5'];
const ACCENTS: readonly Colour[] = ['#e8a33c', '#c2483f', '#3f8fb0', '#7a5fa8', '#4f9a6a', '#e0708a'];
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

/** Draws again until the colours stand apart: from the skin by 15, from each other by 20 (OKLab times 100). */
function apart(colours: readonly Colour[], others: readonly (readonly [Colour, number])[], random: Random): Colour {
  const free = colours.filter((each) => others.every(([other, least]) => difference(each, other) >= least));
  return oneOf(free.length > 0 ? free : colours, random);
}

/**
 * The clothes of a child: always the same for the same looks, so that a child is known from picture to picture, and
 * none that says boy or girl. Pyjamas keep the child's own colours too.
 */
export function childOutfit(looks: Looks, forNight: boolean): Outfit {
  const random = randomFrom(looksNumber(looks));
  const skin = SKIN[looks.skin];
  const covered = looks.hairStyle === 'hijab';
  const scarf = covered ? ([[SCARF[looks.hairColour], 12]] as const) : [];
  const top = apart(TOPS, [[skin, 15], ...scarf], random);
  const bottom = apart(
    BOTTOMS,
    [
      [top, 20],
      [skin, 12],
    ],
    random,
  );
  const shoes = apart(SHOES, [[bottom, 15]], random);
  const accent = apart(
    ACCENTS,
    [
      [top, 12],
      [skin, 14],
    ],
    random,
  );
  const choice: readonly (readonly [Garment, Print])[] = [
    ['dungarees', 'stripes'],
    ['tee', 'stripes'],
    ['tee', 'stars'],
    ['jumper', 'band'],
    ['hoodie', 'plain'],
    ['cardigan', 'plain'],
  ];
  const [garment, print] = covered ? (['tunic', 'plain'] as const) : oneOf(choice, random);
  if (!forNight) return { garment, print, top, bottom, shoes, accent };
  const cloth = apart(NIGHTWEAR, [[skin, 13]], random);
  return { garment: 'pyjamas', print: 'stars', top: cloth, bottom: cloth, shoes: '#f4ead8', accent };
}

/** The clothes of somebody who is not the reader's child: here a dress may come up as well. */
export function companionOutfit(looks: Looks, avoid: Colour, random: Random, forNight: boolean): Outfit {
  const own = childOutfit(looks, forNight);
  if (forNight) return own;
  const top = apart(
    TOPS,
    [
      [SKIN[looks.skin], 15],
      [avoid, 16],
    ],
    random,
  );
  const bottom = apart(BOTTOMS, [[top, 20]], random);
  const long = ['long', 'pigtails', 'braids', 'bun', 'afro', 'bob'].includes(looks.hairStyle);
  return long && random() < 0.4 ? { ...own, garment: 'dress', print: 'dots', top, bottom } : { ...own, top, bottom };
}

/** A grown-up's clothes. */
export function grownOutfit(looks: Looks, avoid: Colour, random: Random): Outfit {
  const skin = SKIN[looks.skin];
  const top = apart(
    ['#4f8f8c', '#c9785f', '#7a6aa8', '#5f87b5', '#c98a9a', '#8fa86a', '#d8a24a'],
    [
      [skin, 15],
      [avoid, 16],
    ],
    random,
  );
  const bottom = apart(['#4a5670', '#5a4a62', '#6a5a4a', '#3f5f6a'], [[top, 18]], random);
  const garment = looks.hairStyle === 'hijab' ? 'tunic' : oneOf(['cardigan', 'jumper'] as const, random);
  const print = garment === 'jumper' ? oneOf(['band', 'stripes', 'dots'] as const, random) : 'plain';
  return { garment, print, top, bottom, shoes: '#7a4a3a', accent: '#e8a33c' };
}
