import type { PICTURE_STYLES } from '@storylantern/contract';
import type { Brush } from './brush.ts';
import type { Colour } from './colour.ts';
import type { Textures } from './textures.ts';

/** What is being painted: people and animals keep their colours, everything else may be toned further. */
export type Plane = 'scene' | 'figure';

/** How one shape is to look. Every value is optional; a plain shape is solid and softly modelled. */
export interface ShapeLook {
  /** How strongly light and shadow model it: 0 flat, 1 as usual. */
  readonly form?: number;
  readonly opacity?: number;
  /** Markup painted inside the shape's outline, over its colour and under its shadow. */
  readonly inside?: string;
  /** Holes where the path crosses itself. */
  readonly evenOdd?: boolean;
}

/**
 * A way of painting. All drawing goes through `shape` and `line`, so a style decides how everything looks, and a new
 * style is one more file in `styles/`.
 */
export interface Style {
  readonly id: (typeof PICTURE_STYLES)[number];
  /** The style's version of a colour. */
  tone(colour: Colour, plane: Plane): Colour;
  shape(brush: Brush, path: string, colour: Colour, look: ShapeLook): string;
  line(brush: Brush, path: string, colour: Colour, width: number, opacity: number): string;
  /** What lies over the finished page: grain, pigment, an edge. */
  finish(brush: Brush, page: { readonly width: number; readonly height: number }, textures?: Textures): string;
}
