import type { PICTURE_STYLES } from '@storylantern/contract';
import type { Brush, Stop } from './brush.ts';
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
  /** A sky, a wall, a floor; without it, a smooth gradient. The stops' colours are toned already. */
  wash?(brush: Brush, path: string, stops: readonly Stop[], direction: 'down' | 'across'): string;
  /** How soft round lights, shadows and cheeks fade out; without it, softly. */
  fade?(stops: readonly Stop[]): readonly Stop[];
  /** What becomes of the strokes left standing in a plane of colour: factors, 1 as usual. */
  readonly strokes?: { readonly count: number; readonly width: number; readonly opacity: number };
  /**
   * How strongly light is felt: that of the place upon the place and upon figures, the one behind the child, and the
   * dark of the corners. Factors, 1 as usual.
   */
  readonly light?: {
    readonly place: number;
    readonly figures: number;
    readonly halo: number;
    readonly corners: number;
  };
  /** The hour is mixed into the style's own colours; without it, the style tones what the hour has made of a colour. */
  readonly tonesFirst?: boolean;
  /** What lies over the finished page: grain, pigment, an edge. */
  finish(brush: Brush, page: { readonly width: number; readonly height: number }, textures?: Textures): string;
}
