import type { ThingName } from '@storylantern/contract';
import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** A vehicle that another would like to be. */
interface Wished {
  readonly id: string;
  readonly a: string;
  /** What one puts on to look like it. */
  readonly wears: string;
  readonly thing: ThingName | null;
  readonly noise: string;
  /** Where they are to be found. */
  readonly where: string;
  /** What has happened to it. */
  readonly stuckNow: string;
  readonly stuck: string;
}

const GRASS = { stuckNow: 'It is stuck in wet grass.', stuck: 'It had come off the road, and stood in the wet grass.' };

const WISHED: readonly (readonly [RegExp, Wished])[] = [
  [
    /\b(?:racing car|race car|racecar|racer|formula one car|sports car|monster truck)\b/i,
    {
      id: 'racing car',
      a: 'a racing car',
      wears: 'a big number seven',
      thing: null,
      noise: 'Vroom!',
      where: 'at the race track',
      ...GRASS,
    },
  ],
  [
    /\b(?:steam train|train|engine on rails|locomotive)\b/i,
    {
      id: 'steam train',
      a: 'a train',
      wears: 'a bucket for a chimney',
      thing: 'bucket',
      noise: 'Choo, choo!',
      where: 'at the station',
      stuckNow: 'It is stuck on wet leaves.',
      stuck: 'The rails by the road were full of wet leaves. The wheels only went round.',
    },
  ],
  [
    /\b(?:aeroplane|airplane|plane|jet|helicopter)\b/i,
    {
      id: 'aeroplane',
      a: 'a plane',
      wears: 'two planks for wings',
      thing: null,
      noise: 'Neeow!',
      where: 'at the airfield',
      stuckNow: 'It is stuck in a wet field.',
      stuck: 'It had landed in the wet field, and had sunk in.',
    },
  ],
  [
    /\b(?:fire engine|fire truck)\b/i,
    {
      id: 'fire engine',
      a: 'a fire engine',
      wears: 'a ladder',
      thing: 'ladder',
      noise: 'Nee-naw!',
      where: 'at the fire station',
      ...GRASS,
    },
  ],
  [
    /\b(?:ambulance)\b/i,
    {
      id: 'ambulance',
      a: 'an ambulance',
      wears: 'a big plaster',
      thing: 'plaster',
      noise: 'Nee-naw!',
      where: 'at the ambulance station',
      ...GRASS,
    },
  ],
  [
    /\b(?:police car)\b/i,
    {
      id: 'police car',
      a: 'a police car',
      wears: 'a blue bucket for a lamp',
      thing: 'bucket',
      noise: 'Wee-oo!',
      where: 'at the police station',
      ...GRASS,
    },
  ],
  [
    /\b(?:boat|ship|sailing boat)\b/i,
    {
      id: 'boat',
      a: 'a boat',
      wears: 'a sheet for a sail',
      thing: null,
      noise: 'Toot!',
      where: 'at the harbour',
      stuckNow: 'Its cart is stuck in wet sand.',
      stuck: 'It was on its cart, and the cart had sunk into wet sand.',
    },
  ],
  [
    /\b(?:digger|excavator)\b/i,
    {
      id: 'digger',
      a: 'a digger',
      wears: 'a spoon on a stick',
      thing: 'spoon',
      noise: 'Clank, clank!',
      where: 'at the building site',
      stuckNow: 'It is stuck in wet sand.',
      stuck: 'It had dug a bit too far, and now it stood in the wet sand.',
    },
  ],
  [
    /\b(?:double-decker|bus)\b/i,
    {
      id: 'bus',
      a: 'a bus',
      wears: 'a bell on a string',
      thing: 'bell',
      noise: 'Ding, ding!',
      where: 'at the bus station',
      ...GRASS,
    },
  ],
  [
    /\b(?:tractor)\b/i,
    {
      id: 'tractor',
      a: 'a tractor',
      wears: 'a heap of straw',
      thing: null,
      noise: 'Chugga!',
      where: 'at the farm',
      ...GRASS,
    },
  ],
  [
    /\b(?:lorry|truck|big truck)\b/i,
    {
      id: 'lorry',
      a: 'a lorry',
      wears: 'a pile of boxes',
      thing: 'box',
      noise: 'Brmm!',
      where: 'at the lorry park',
      ...GRASS,
    },
  ],
];

export const OTHERS = String.raw`(?:racing car|race car|racecar|racer|sports car|monster truck|steam train|train|locomotive|aeroplane|airplane|plane|jet|helicopter|fire engine|fire truck|ambulance|police car|sailing boat|boat|ship|digger|excavator|double-decker|bus|tractor|lorry|truck)`;

const AFTER = /\b(?:be|being|becoming|become|was|were|is|it'?s)(?: like)? (?:a |an |the )?(.*)$/i;

/** What a theme says that one would like to be. */
export function wishedIn(raw: string): Wished | null {
  const said = AFTER.exec(raw)?.[1] ?? '';
  const word = new RegExp(String.raw`\b${OTHERS}\b`, 'i').exec(said)?.[0] ?? '';
  const found = WISHED.find(([each]) => each.test(word))?.[1] ?? null;
  if (!found) return null;
  const own = /^(?:monster truck|helicopter|sports car)$/i.test(word) ? `a ${word.toLowerCase()}` : found.a;
  return { ...found, a: own };
}

export const TITLES = ['what a nice big noise', 'who goes there?', 'a hook behind', 'the other one'];

export interface Parts {
  readonly refrain: string;
  readonly wished: Wished;
  readonly X: Figure;
  readonly x: string;
  readonly things: { readonly things?: readonly ThingName[] };
}

export function partsOf({ A, company, chance, raw }: Going): Parts {
  const wished = wishedIn(raw) ?? WISHED[0]?.[1];
  if (!wished) throw new Error('no wish');
  const X = company.meet(wished.id);
  const refrain = chance.pick(
    `Look, ${A.aKind}!`,
    `Oh, look, ${A.aKind}!`,
    `There goes ${A.aKind}!`,
    `See, ${A.aKind}!`,
    `Hello, ${A.kind}!`,
    `Oh, ${A.aKind}!`,
    `That is ${A.aKind}!`,
    `Why, ${A.aKind}!`,
    `I see ${A.aKind}!`,
    `Mum, look, ${A.aKind}!`,
  );
  return { refrain, wished, X, x: X.name, things: wished.thing ? { things: [wished.thing] } : {} };
}
