import type { Looks } from '@storylantern/contract';
import type { Face, Figure } from '../../ui/picture/drawing-request.ts';

const LOOKS: Looks = {
  hairStyle: 'pigtails',
  hairColour: 'chestnut',
  skin: 'peach',
  eyes: 'green',
  glasses: false,
  hearingAid: false,
  wheelchair: false,
};

/** Waves from the card one's own book begins at. */
export const WAVING_CHILD: Figure = { kind: 'child', looks: LOOKS, age: 6, pose: 'wave', feeling: 'happy' };

/** Three faces on the card of the expert stories. */
export const EXPERT_FACES: readonly Face[] = [
  { looks: { ...LOOKS, hairStyle: 'hijab', hairColour: 'purple', skin: 'honey', eyes: 'brown' }, age: 7 },
  { looks: { ...LOOKS, hairStyle: 'curly', hairColour: 'blonde', skin: 'porcelain', eyes: 'blue' }, age: 4 },
  {
    looks: { ...LOOKS, hairStyle: 'spiky', hairColour: 'black', skin: 'brown', eyes: 'dark-brown', glasses: true },
    age: 8,
  },
];
