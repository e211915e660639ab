import type { Figure } from '../../../arc.ts';
import type { Going } from '../event.ts';

/** What is said of being sent to bed in the light. */
export const REFRAINS = [
  "But it's still light!",
  "But it isn't dark!",
  "It isn't even dark!",
  'But the sun is up!',
  "But it's light out there!",
  'The sun is still out!',
  "It's as light as lunch!",
  "But it isn't night yet!",
  "It can't be bedtime yet!",
  'But look how light it is!',
] as const;
export const TITLES = ['the last one in', "everybody else's bedtime", 'still light', 'who is still up?'];

/** Who is still up in the garden: a hen, who goes in by day, and a robin, who sings longer than any other bird. */
export const inTheGarden = ({ company }: Going): { readonly H: Figure; readonly R: Figure } => ({
  H: company.meet('hen'),
  R: company.meet('robin'),
});
