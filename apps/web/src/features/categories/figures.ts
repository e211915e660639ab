import type { Looks } from '@storylantern/contract';
import type { Figure } from '../../ui/picture/illustrator.ts';

const child = (looks: Partial<Looks>, pose: 'wave' | 'stand'): Figure & { readonly looks: Looks } => ({
  kind: 'child',
  looks: {
    hairStyle: 'short',
    hairColour: 'brown',
    skin: 'peach',
    eyes: 'brown',
    glasses: false,
    hearingAid: false,
    wheelchair: false,
    ...looks,
  },
  age: 6,
  pose,
  feeling: 'happy',
});

/** Waves from the card one's own book begins at. */
export const WAVING_CHILD = child({ hairStyle: 'pigtails', hairColour: 'chestnut', eyes: 'green' }, 'wave');

/** Three faces on the card of the expert stories. */
export const EXPERT_CHILDREN = [
  child({ hairStyle: 'hijab', hairColour: 'purple', skin: 'honey' }, 'stand'),
  child({ hairStyle: 'curly', hairColour: 'blonde', skin: 'porcelain', eyes: 'blue' }, 'stand'),
  child({ hairStyle: 'spiky', hairColour: 'black', skin: 'brown', glasses: true }, 'stand'),
];
