import type { Body } from './body.ts';
import type { Arm } from './pose.ts';

/** Hands on knees, on armrests or in the lap. */
export function restingArm(body: Body): Arm {
  const { hipY, hips, shoulders } = body;
  switch (body.rest) {
    case 'ground':
      return { wrist: [33, hipY - 4], bend: 'out', hand: 'rest', handTurn: -26, layer: 'front' };
    case 'kneeling':
      return { wrist: [31, hipY + 2], bend: 'out', hand: 'rest', handTurn: -24, layer: 'front' };
    case 'crouching':
      return { wrist: [hips + 2, hipY - 26], bend: 'out', hand: 'rest', handTurn: -30, layer: 'front' };
    case 'wheelchair':
      return { wrist: [hips - 6, hipY - 2], bend: 'out', hand: 'rest', handTurn: -16, layer: 'front' };
    case 'lying':
    case 'standing':
      return { wrist: [shoulders + 15, hipY - 4], bend: 'out', hand: 'rest', layer: 'behind' };
  }
}
