import type { Body } from './body.ts';
import { both, STEADY, type Arm, type Pose, type PoseName } from './pose.ts';

type ActiveName = Extract<
  PoseName,
  'run' | 'jump' | 'reach' | 'kneel' | 'sleep' | 'float' | 'look-up' | 'hide' | 'dance' | 'shout'
>;

/** Poses with the whole body in them. In a wheelchair the arms tell them; `low` is an arm that does nothing. */
export function strikeActive(name: ActiveName, body: Body, low: Arm): Pose {
  const { hipY, shoulderY, headY, shoulders, hips, torso } = body;
  const chest = shoulderY + torso * 0.42;
  const seated = body.rest === 'wheelchair';
  switch (name) {
    case 'run':
      return seated
        ? both({ wrist: [hips + 16, hipY - 14], bend: 'out', hand: 'fist', handTurn: 4, layer: 'over' }, STEADY, {
            lean: 4,
            face: { sink: 3 },
          })
        : {
            left: { wrist: [shoulders - 12, chest + 14], bend: 'out', hand: 'fist', handTurn: -122, layer: 'front' },
            right: { wrist: [shoulders + 40, chest + 22], bend: 'down', hand: 'fist', handTurn: 118, layer: 'behind' },
            legs: [
              { thigh: 30, shin: 88, back: true },
              { thigh: 38, shin: 8 },
            ],
            lean: 8,
            lift: 12,
          };
    case 'jump':
      return both(
        {
          wrist: [shoulders + (seated ? 50 : 60), shoulderY - (seated ? 40 : 30)],
          bend: 'down',
          hand: 'open',
          handTurn: 128,
          layer: 'over',
        },
        [
          { thigh: 26, shin: 74, back: true },
          { thigh: 40, shin: -16 },
        ],
        { lift: 46, face: { sink: -2 } },
      );
    case 'reach':
      return {
        left: seated
          ? low
          : {
              wrist: [shoulders + 40, shoulderY + torso * 0.62],
              bend: 'down',
              hand: 'open',
              handTurn: 64,
              layer: 'behind',
            },
        right: { wrist: [shoulders + 58, headY - 20], bend: 'down', hand: 'open', handTurn: 146, layer: 'over' },
        legs: [
          { thigh: 22, shin: 34, back: true },
          { thigh: 2, shin: 2 },
        ],
        lean: seated ? 2 : 9,
        face: { nod: -0.6, gaze: [3, -2.4] },
      };
    case 'kneel':
      return both(
        seated
          ? { wrist: [16, hipY - 2], bend: 'out', hand: 'rest', handTurn: -40, layer: 'front' }
          : { wrist: [hips * 0.62, hipY + 2], bend: 'out', hand: 'rest', handTurn: -28, layer: 'front' },
        STEADY,
        { face: { nod: 0.5, gaze: [1.4, 2] } },
      );
    case 'sleep':
      return both({ wrist: [14, hipY - 8], bend: 'out', hand: 'rest', handTurn: -58, layer: 'front' }, STEADY, {
        face: { nod: 0.5, tilt: 6, sink: 4 },
      });
    case 'float':
      return {
        left: {
          wrist: [shoulders + 58, shoulderY + torso * 0.3],
          bend: 'down',
          hand: 'open',
          handTurn: 82,
          layer: 'behind',
        },
        right: {
          wrist: [shoulders + 50, shoulderY - 22],
          bend: 'out',
          hand: 'open',
          handTurn: 120,
          layer: seated ? 'front' : 'behind',
        },
        legs: [
          { thigh: 22, shin: 30, back: true },
          { thigh: 24, shin: 62, back: true },
        ],
        lean: 12,
        lift: seated ? 0 : 60,
      };
    case 'look-up':
      return {
        left: { wrist: [shoulders + 22, hipY - 12], bend: 'in', hand: 'open', handTurn: 40, layer: 'behind' },
        right: seated
          ? low
          : { wrist: [shoulders + 18, hipY - 10], bend: 'in', hand: 'open', handTurn: 36, layer: 'behind' },
        legs: STEADY,
        lean: -2,
        face: { nod: -1, gaze: [1.6, -3.2], tilt: -9, sink: 2 },
      };
    case 'hide':
      return both(
        {
          wrist: [22, headY + 58],
          elbow: [shoulders + 8, shoulderY + torso * 0.46],
          bend: 'down',
          hand: 'cup',
          handTurn: 196,
          handSize: 1.1,
          layer: 'over',
        },
        STEADY,
        { face: { nod: 0.2, sink: 8 } },
      );
    case 'dance':
      return {
        left: { wrist: [hips + 4, hipY - 20], bend: 'out', hand: 'rest', handTurn: -66, layer: 'behind' },
        right: { wrist: [shoulders + 34, headY - 26], bend: 'out', hand: 'open', handTurn: 166, layer: 'over' },
        legs: [
          { thigh: -4, shin: -4 },
          { thigh: 48, shin: -22 },
        ],
        lean: seated ? 3 : -8,
        face: { tilt: 8 },
      };
    case 'shout':
      return both(
        {
          wrist: [34, headY + 58],
          elbow: [shoulders + 24, shoulderY + torso * 0.34],
          bend: 'out',
          hand: 'cup',
          handTurn: 190,
          handSize: 1.1,
          layer: 'over',
        },
        [
          { thigh: 9, shin: 6 },
          { thigh: 9, shin: 6 },
        ],
        { face: { mouth: 'call', nod: -0.35 } },
      );
  }
}
