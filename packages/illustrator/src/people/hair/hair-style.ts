import type { Brush } from '../../paint/brush.ts';
import type { Colour } from '../../paint/colour.ts';
import { num } from '../../paint/path.ts';

/** What a hair style is drawn with, in face units: crown at y -50, chin at 49, ears at x 52 on both sides. */
export interface HairStrokes {
  readonly brush: Brush;
  readonly colour: Colour;
  readonly light: Colour;
  readonly dark: Colour;
  /** How far the parting has moved with the turned head. */
  readonly part: number;
  /** Ties and ribbons. */
  readonly ribbon: Colour;
}

/** One hair style. Everything is optional but the name in the table of styles. */
export interface HairStyle {
  /** Behind head and shoulders. */
  readonly behind?: (strokes: HairStrokes) => string;
  /** The outline of what lies over the forehead; painted in the hair's colour, and it throws a shadow. */
  readonly fringe?: (strokes: HairStrokes) => string;
  /** Upon the fringe: locks, shine, ties. */
  readonly details?: (strokes: HairStrokes) => string;
  /** Falls over the shoulders, in front of the clothes. */
  readonly overShoulders?: (strokes: HairStrokes) => string;
  readonly hidesEars?: boolean;
}

/** A lock: a soft stroke through the hair, of the given tone. */
export const lock = ({ brush }: HairStrokes, path: string, tone: Colour, width = 3, opacity = 0.55): string =>
  brush.line(path, tone, width, opacity);

/** The same drawing on both sides; `draw` gets -1 (left) and 1 (right). */
export const bothSides = (draw: (side: -1 | 1) => string): string => draw(-1) + draw(1);

export const n = num;
