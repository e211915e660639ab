import { strikeActive } from './active-poses.ts';
import type { Body } from './body.ts';
import type { FeelingName } from './feelings.ts';
import { both, STEADY, type Arm, type Pose, type PoseName } from './pose.ts';

import { restingArm } from './resting-arm.ts';

export type { PoseName } from './pose.ts';

/** How the arms hang when nothing is done with them says as much as the face. */
function standing(body: Body, feeling: FeelingName): Pose {
  const { hipY, shoulderY, shoulders, hips, torso } = body;
  const side = shoulders + 15;
  const hang: Arm = { wrist: [side, hipY - 4], bend: 'out', hand: 'rest', layer: 'behind' };
  switch (feeling) {
    case 'happy':
      return both({ wrist: [side + 16, hipY - 10], bend: 'in', hand: 'open', handTurn: 34, layer: 'behind' }, STEADY);
    case 'surprised':
      return both(
        { wrist: [side + 18, shoulderY + torso * 0.42], bend: 'in', hand: 'open', handTurn: 130, layer: 'behind' },
        STEADY,
      );
    case 'angry':
      return both({ wrist: [side + 5, hipY - 8], bend: 'out', hand: 'fist', layer: 'behind' }, [
        { thigh: 8, shin: 6 },
        { thigh: 8, shin: 6 },
      ]);
    case 'proud':
      return both({ wrist: [hips + 6, hipY - 14], bend: 'out', hand: 'rest', handTurn: -70, layer: 'behind' }, [
        { thigh: 7, shin: 4 },
        { thigh: 7, shin: 4 },
      ]);
    case 'shy':
    case 'worried':
      return both({ wrist: [13, hipY - 12], bend: 'out', hand: 'rest', handTurn: -50, layer: 'front' }, [
        { thigh: 3, shin: -5 },
        { thigh: 3, shin: -5 },
      ]);
    case 'sad':
      return both({ wrist: [side - 7, hipY + 3], bend: 'out', hand: 'rest', layer: 'behind' }, [
        { thigh: 2, shin: -2 },
        { thigh: 2, shin: -2 },
      ]);
    case 'curious':
      return both({ wrist: [side - 5, hipY - 8], bend: 'out', hand: 'rest', layer: 'behind' }, STEADY, { lean: 3 });
    default:
      return both(hang, STEADY);
  }
}

/** The pose of a body, ready to be drawn. `grip` is half the width of what lies in the hands, if anything does. */
export function strike(name: PoseName, body: Body, feeling: FeelingName, grip?: number): Pose {
  const holding = grip !== undefined;
  const apart = Math.max(13, Math.min(36, (grip ?? 0) * 0.92));
  const { hipY, shoulderY, headY, shoulders, torso } = body;
  const side = shoulders + 15;
  const low: Arm =
    body.rest === 'standing'
      ? { wrist: [side, hipY - 4], bend: 'out', hand: 'rest', layer: 'behind' }
      : restingArm(body);
  const chest = shoulderY + torso * 0.42;
  const belly = shoulderY + torso * 0.56;
  switch (name) {
    case 'stand':
      return body.rest === 'standing' ? standing(body, feeling) : both(low, STEADY);
    case 'ready':
      return both(low, STEADY);
    case 'wave':
      return {
        left: low,
        right: { wrist: [shoulders + 56, headY + 26], bend: 'down', hand: 'open', handTurn: 168, layer: 'over' },
        legs: [
          { thigh: 4, shin: 1 },
          { thigh: 6, shin: 3 },
        ],
        lean: -2,
      };
    case 'sit':
      return holding
        ? both({ wrist: [apart, belly + 8], bend: 'out', hand: 'grip', handTurn: -52, layer: 'front' }, STEADY, {
            grasp: [0, belly + 8],
          })
        : both(low, STEADY);
    case 'hug':
      return holding
        ? both({ wrist: [25, chest + 17], bend: 'out', hand: 'rest', handTurn: -82, layer: 'front' }, STEADY, {
            grasp: [0, chest + 14],
            lean: 2,
          })
        : {
            left: { wrist: [-17, chest + 2], bend: 'out', hand: 'rest', handTurn: -118, layer: 'front' },
            right: { wrist: [-16, chest + 6], bend: 'out', hand: 'rest', handTurn: -118, layer: 'front' },
            legs: STEADY,
            handsOnTop: true,
            lean: 2,
          };
    case 'think':
      return {
        left: { wrist: [0, belly], bend: 'out', hand: 'rest', handTurn: -86, layer: 'front' },
        right: {
          wrist: [25, headY + 64],
          bend: 'down',
          elbow: [shoulders + 13, shoulderY + torso * 0.5],
          hand: 'point',
          handTurn: 186,
          handSize: 1.14,
          layer: 'over',
        },
        legs: STEADY,
        lean: 1,
      };
    case 'point':
      return {
        left: low,
        right: { wrist: [shoulders + 64, shoulderY + 12], bend: 'down', hand: 'point', handTurn: 92, layer: 'front' },
        legs: [
          { thigh: 3, shin: 0 },
          { thigh: 9, shin: 5 },
        ],
        lean: 2,
      };
    case 'hold':
      return holding
        ? both({ wrist: [apart, belly + 2], bend: 'out', hand: 'grip', handTurn: -52, layer: 'front' }, STEADY, {
            grasp: [0, belly + 4],
          })
        : both({ wrist: [10, belly + 6], bend: 'out', hand: 'rest', handTurn: -60, layer: 'front' }, STEADY);
    case 'cheer':
      return both(
        { wrist: [shoulders + 44, headY - 12], bend: 'out', hand: 'open', handTurn: 162, layer: 'over' },
        [
          { thigh: 12, shin: 24 },
          { thigh: 12, shin: 24 },
        ],
        { lift: 26 },
      );
    case 'walk':
      return {
        left: { wrist: [shoulders - 2, hipY - 22], bend: 'out', hand: 'rest', handTurn: -24, layer: 'front' },
        right: { wrist: [shoulders + 32, hipY - 26], bend: 'out', hand: 'rest', handTurn: 46, layer: 'behind' },
        legs: [
          { thigh: 22, shin: 42, back: true },
          { thigh: 20, shin: 6 },
        ],
        lean: 3,
      };
    case 'cover':
      return both({ wrist: [61, headY + 30], bend: 'out', hand: 'cup', handTurn: 172, layer: 'over' }, [
        { thigh: 2, shin: -3 },
        { thigh: 2, shin: -3 },
      ]);
    case 'cradle':
      return {
        left: { wrist: [26, belly + 34], bend: 'out', hand: 'rest', handTurn: -76, layer: 'front' },
        right: { wrist: [22, belly + 30], bend: 'out', hand: 'rest', handTurn: -80, layer: 'front' },
        legs: STEADY,
        grasp: [2, belly + 4],
        lean: 1,
      };
    default:
      return strikeActive(name, body, low);
  }
}
