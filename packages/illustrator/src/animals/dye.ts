import { adjust, difference, lightness, type Colour } from '../paint/colour.ts';

/** How far a colour may be from the coat (OKLab times 100) and still be part of it: its shades and tints are. */
const REACH = 21;

/** Puts another coat on: what belongs to the old one becomes as much lighter or darker in the new one, the rest stays. */
export const dye =
  (coat: Colour, other: Colour) =>
  (value: Colour): Colour =>
    difference(value, coat) < REACH ? adjust(other, lightness(value) - lightness(coat)) : value;
