import type { Rest } from './body.ts';
import { drawStandingLegs } from './legs.ts';
import { drawCrossedLegs, drawCrouchingLegs, drawKneelingLegs, drawSeatedLegs } from './low-legs.ts';
import type { Pose } from './pose.ts';
import type { Wear } from './shoes.ts';

/** The legs of somebody, and whether they are drawn behind the clothes or before them. */
export function drawLegsAt(
  wear: Wear,
  legs: Pose['legs'],
  rest: Rest,
): { readonly behind: string; readonly front: string } {
  switch (rest) {
    case 'lying':
    case 'standing':
      return { behind: drawStandingLegs(wear, legs), front: '' };
    case 'wheelchair':
      return { behind: '', front: drawSeatedLegs(wear) };
    case 'ground':
      return { behind: '', front: drawCrossedLegs(wear) };
    case 'kneeling':
      return { behind: '', front: drawKneelingLegs(wear) };
    case 'crouching':
      return { behind: '', front: drawCrouchingLegs(wear) };
  }
}
