import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, tube, type Point } from '../paint/path.ts';
import type { FeelingName } from '../people/feelings.ts';
import { drawFeatures } from './features.ts';

/** An animal's colours. */
interface Coat {
  readonly fur: Colour;
  readonly belly: Colour;
  readonly nose: Colour;
  /** Legs of another colour than the rest. */
  readonly legs?: Colour;
}

/**
 * One animal. It shares body, eyes and mouth with the others and brings what makes it itself. Sitting, it is about 200
 * units high with its paws at y 0; its head's origin is the middle of the face, about 100 wide.
 */
export interface Animal {
  readonly coat: Coat;
  /** Behind the sitting body. */
  tail(brush: Brush): string;
  /** The outline of the head. */
  readonly head: readonly Point[];
  readonly ears: (brush: Brush) => string;
  /** Marks on the face, painted inside the head's outline. */
  readonly marks: (brush: Brush, shift: number) => string;
  /** Over the face: whiskers. */
  readonly details?: (brush: Brush, shift: number) => string;
  /** Around the sleeping body, in front. */
  sleepingTail(brush: Brush): string;
  /** Broader than the others by this factor. */
  readonly girth?: number;
}

/** The head, its middle at the origin. */
export function drawHead(
  brush: Brush,
  animal: Animal,
  { turn, asleep, feeling }: { turn: number; asleep: boolean; feeling: FeelingName },
): string {
  const shift = turn * 9;
  const path = curve(animal.head);
  return (
    animal.ears(brush) +
    brush.shape(path, animal.coat.fur, { inside: animal.marks(brush, shift), form: 0.9 }) +
    drawFeatures(brush, { feeling, shift, asleep, skin: animal.coat.fur, nose: animal.coat.nose }) +
    (animal.details?.(brush, shift) ?? '')
  );
}

/** The animal sitting up, paws at the origin. */
export function drawSitting(brush: Brush, animal: Animal, turn: number, feeling: FeelingName = 'calm'): string {
  const { fur, belly } = animal.coat;
  const g = animal.girth ?? 1;
  const low = shade(fur, 0.3);
  const haunches = [-1, 1]
    .map(
      (side) =>
        brush.shape(ellipse(side * 37 * g, -28, 25, 28), low) +
        brush.shape(ellipse(side * 42 * g, -8, 20, 11), fur, { form: 0.7 }),
    )
    .join('');
  const torso = curve([
    [-22 * g, -112],
    [-36 * g, -80],
    [-44 * g, -38],
    [-34 * g, -6],
    [0, -2],
    [34 * g, -6],
    [44 * g, -38],
    [36 * g, -80],
    [22 * g, -112],
  ]);
  const bib = curve([
    [-17 * g, -100],
    [-24 * g, -72],
    [-15 * g, -36],
    [0, -26],
    [15 * g, -36],
    [24 * g, -72],
    [17 * g, -100],
  ]);
  const coat = animal.coat.legs ?? fur;
  const legs = [-1, 1]
    .map((side) => {
      const x = side * 16;
      return (
        brush.line(
          tube(
            [
              [x, -70],
              [x - side, -38],
              [x, -10],
            ],
            [20, 18, 21],
            { steps: 5 },
          ),
          shade(coat, 1),
          1.6,
          0.35,
        ) +
        brush.shape(
          tube(
            [
              [x, -70],
              [x - side, -38],
              [x, -10],
            ],
            [20, 18, 21],
            { steps: 5 },
          ),
          coat,
          { form: 0.6 },
        ) +
        brush.line(`M${x - 4} -5v5M${x + 4} -5v5`, shade(coat, 1.8), 2, 0.6)
      );
    })
    .join('');
  const chin = brush.flat(ellipse(0, -104, 36, 16), shade(fur, 1.4), 0.3);
  return (
    animal.tail(brush) +
    haunches +
    brush.shape(torso, fur, { inside: brush.flat(bib, belly) + chin }) +
    legs +
    brush.group(drawHead(brush, animal, { turn, asleep: false, feeling }), { y: -138, turn: turn * 5 })
  );
}

/** The animal curled up asleep, its middle on the ground at the origin; about 100 units high. */
export function drawSleeping(brush: Brush, animal: Animal): string {
  const { fur } = animal.coat;
  const back = curve([
    [-74, -8],
    [-70, -46],
    [-30, -78],
    [26, -84],
    [72, -58],
    [84, -20],
    [70, -2],
    [0, 1],
    [-60, 0],
  ]);
  const haunch = curve([
    [30, -8],
    [28, -36],
    [50, -52],
    [74, -38],
    [78, -12],
    [62, -2],
  ]);
  return (
    brush.shape(back, fur) +
    brush.line(`M36 -10Q30 -40 54 -48`, shade(fur, 1.2), 3, 0.4) +
    brush.shape(haunch, mix(fur, tint(fur, 1), 0.35), { form: 0.6 }) +
    brush.shape(
      tube(
        [
          [-74, -8],
          [-34, -8],
        ],
        [17, 16],
        { steps: 3 },
      ),
      fur,
      { form: 0.6 },
    ) +
    brush.group(drawHead(brush, animal, { turn: -0.2, asleep: true, feeling: 'calm' }), {
      x: -40,
      y: -42,
      turn: -10,
      scale: 0.9,
    }) +
    animal.sleepingTail(brush)
  );
}
