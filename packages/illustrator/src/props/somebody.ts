import type { COATS, ThingName } from '@storylantern/contract';
import { drawFeatures } from '../animals/features.ts';
import type { Brush } from '../paint/brush.ts';
import { ellipse, fine, num } from '../paint/path.ts';
import type { FeelingName } from '../people/feelings.ts';
import type { DrawnFigure } from '../people/figure.ts';
import { drawProp } from './draw-prop.ts';
import { PROP_DRAWINGS } from './props.ts';

type CoatName = (typeof COATS)[number];

/** Where the face sits on a thing, as shares of its width (from the middle) and height (from the ground). */
const FACE_AT: Readonly<Partial<Record<ThingName, readonly [x: number, y: number, size: number]>>> = {
  puddle: [0, 0.5, 0.7],
  moon: [-0.26, 0.5, 0.3],
  lighthouse: [0, 0.47, 0.32],
  bus: [0, 0.4, 0.3],
  'fire-engine': [0.12, 0.42, 0.28],
  'steam-train': [-0.04, 0.42, 0.28],
  tractor: [-0.04, 0.46, 0.28],
  digger: [-0.19, 0.46, 0.3],
  lorry: [0.2, 0.5, 0.28],
  teapot: [0, 0.42, 0.42],
  umbrella: [0, 0.68, 0.36],
  flower: [0, 0.82, 0.3],
  sunflower: [0, 0.68, 0.4],
  tree: [0, 0.62, 0.36],
  kite: [0, 0.66, 0.4],
  balloon: [0, 0.74, 0.5],
  pencil: [0, 0.5, 0.3],
  boat: [0, 0.2, 0.24],
  ship: [0, 0.36, 0.26],
  lamp: [0, 0.74, 0.42],
  rocket: [0.1, 0.56, 0.26],
  mushroom: [0, 0.26, 0.4],
  cactus: [0, 0.56, 0.34],
};

/** A pale face, whatever the thing is made of. */
const FACE = '#fff3e2';

interface Standing {
  readonly x: number;
  readonly y: number;
  /** Picture units a body unit takes. */
  readonly unit: number;
  readonly feeling: FeelingName;
  /** Which way it looks, -1 to 1. */
  readonly turn: number;
  readonly coat?: CoatName | null;
  readonly asleep?: boolean;
}

/** Draws a thing that is somebody: the thing, with a face upon it, standing at (x, y). */
export function drawThingSomebody(brush: Brush, thing: ThingName, standing: Standing): DrawnFigure {
  const { x, y, unit, feeling, turn, coat, asleep = false } = standing;
  const prop = PROP_DRAWINGS[thing];
  const before = brush.plane;
  brush.plane = 'figure';
  const body = drawProp(brush, thing, coat ?? null);
  const [across, up, share] = FACE_AT[thing] ?? [0, 0.5, 0.46];
  const radius = Math.min(prop.width, prop.height) * share;
  const face = { x: prop.width * across, y: -prop.height * up };
  // A pale disc under the face, so that eyes are seen on dark and busy things as well.
  const ground = brush.radial([
    [0, FACE, 0.94],
    [0.74, FACE, 0.86],
    [1, FACE, 0],
  ]);
  const features = brush.group(
    `<path d="${ellipse(0, 2, 52, 42)}" fill="${ground}"/>` +
      drawFeatures(brush, { feeling, shift: turn * 7, asleep, skin: FACE, eyeY: -5, mouthY: 14 }),
    { x: face.x, y: face.y, scale: radius / 50 },
  );
  brush.plane = before;
  return {
    markup: `<g transform="translate(${num(x)} ${num(y)}) scale(${fine(unit)})">${body}${features}</g>`,
    box: {
      x: x - (prop.width / 2) * unit,
      y: y - prop.height * unit,
      w: prop.width * unit,
      h: prop.height * unit,
    },
    face: { x: x + face.x * unit, y: y + face.y * unit, r: radius * unit },
    footing: prop.width * 0.46 * unit,
    lift: 0,
  };
}
