import { curve } from '../../paint/path.ts';
import { lock, n, type HairStrokes } from './hair-style.ts';

/** Hair drawn back to both sides from a middle parting: the crown of pigtails and braids. */
export const partedCrown = ({ part }: HairStrokes): string =>
  curve(
    [
      [-54, 9],
      [-59, -16],
      [-45, -50],
      [-22, -65],
      [2, -68],
      [26, -65],
      [46, -50],
      [59, -16],
      [54, 9],
      [49, -6],
      [41, -20],
      [20 + part, -30],
      [3 + part, -43],
      [-13 + part, -30],
      [-39, -18],
      [-49, -6],
    ],
    { tension: 0.145 },
  );

export const partedLocks = (h: HairStrokes): string =>
  lock(h, `M${n(3 + h.part)} -44Q${n(1 + h.part)} -55 -1 -65`, h.dark, 2.4, 0.65) +
  lock(h, `M${n(-5 + h.part)} -48Q-34 -46 -48 -18M${n(12 + h.part)} -48Q38 -46 49 -18`, h.light, 4, 0.5) +
  lock(h, `M${n(-4 + h.part)} -54Q-36 -54 -54 -16M${n(12 + h.part)} -54Q40 -54 55 -16`, h.dark, 2, 0.4);
