import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, tube, type Point } from '../paint/path.ts';
import type { FeelingName } from '../people/feelings.ts';
import { drawFeatures, type Features } from './features.ts';

/** An animal's colours. */
interface Coat {
  readonly fur: Colour;
  readonly belly: Colour;
  /** The nose of a dog or a cat; a snout with nostrils of its own has none. */
  readonly nose?: Colour;
  /** Legs of another colour than the rest. */
  readonly legs?: Colour;
  /** What the legs end in when they have no paws. */
  readonly hooves?: Colour;
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
  /** Where eyes and mouth sit in a head that is longer or broader than the others. */
  readonly face?: Pick<Features, 'gap' | 'eyeY' | 'mouthY'>;
  readonly ears: (brush: Brush) => string;
  /** Marks on the face, painted inside the head's outline. */
  readonly marks: (brush: Brush, shift: number) => string;
  /** Over the face: whiskers. */
  readonly details?: (brush: Brush, shift: number) => string;
  /** Around the sleeping body, in front. */
  sleepingTail(brush: Brush): string;
  /** Broader than the others by this factor. */
  readonly girth?: number;
  /** So many units the head is higher on its neck than the others'. */
  readonly neck?: number;
  /** Patches of another colour on the body: painted inside it, of which `at` is the middle and about 90 wide. */
  readonly patches?: (brush: Brush, at: Point) => string;
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
    drawFeatures(brush, {
      feeling,
      shift,
      asleep,
      skin: animal.coat.fur,
      ...(animal.coat.nose === undefined ? {} : { nose: animal.coat.nose }),
      ...animal.face,
    }) +
    (animal.details?.(brush, shift) ?? '')
  );
}

/** A hoof at the end of a leg, its middle where a paw's would be. */
export const drawHoof = (brush: Brush, [x, y]: Point, fill: Colour): string =>
  brush.shape(
    curve(
      [
        [x - 9, y - 9],
        [x + 9, y - 9],
        [x + 13, y + 9],
        [x - 13, y + 9],
      ],
      { tension: 0.05 },
    ),
    fill,
    { form: 0.5 },
  );

/** A long neck from the shoulders, at `from`, up to the head, at `to`, with the patches of the coat. */
export function drawNeck(brush: Brush, animal: Animal, from: Point, to: Point): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return brush.shape(tube([from, middle, to], [56, 46, 44], { steps: 5 }), animal.coat.fur, {
    inside: animal.patches?.(brush, [middle[0], middle[1] + 16]) ?? '',
    form: 0.7,
  });
}

/** The animal sitting up, paws at the origin. */
export function drawSitting(brush: Brush, animal: Animal, turn: number, feeling: FeelingName = 'calm'): string {
  const { fur, belly } = animal.coat;
  const { girth: g = 1, neck = 0 } = animal;
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
        (animal.coat.hooves === undefined
          ? brush.line(`M${x - 4} -5v5M${x + 4} -5v5`, shade(coat, 1.8), 2, 0.6)
          : drawHoof(brush, [x, -8], animal.coat.hooves))
      );
    })
    .join('');
  const chin = brush.flat(ellipse(0, -104, 36, 16), shade(fur, 1.4), 0.3);
  return (
    animal.tail(brush) +
    haunches +
    (neck > 0 ? drawNeck(brush, animal, [0, -84], [0, -138 - neck]) : '') +
    brush.shape(torso, fur, {
      inside: (animal.patches?.(brush, [0, -60]) ?? '') + brush.flat(bib, belly) + (neck > 0 ? '' : chin),
    }) +
    legs +
    brush.group(drawHead(brush, animal, { turn, asleep: false, feeling }), { y: -138 - neck, turn: turn * 5 })
  );
}

/** How far below the middle of its face the chin of most lies. */
const REACHES_THE_GROUND = 54;
/** How large the head of a sleeper is drawn. */
const ASLEEP = 0.9;

/** Where the middle of a sleeper's face is: a long muzzle lies on the ground and not under it. */
export const sleepingFace = ({ head }: Animal): Point => [
  -40,
  -42 - Math.max(0, Math.max(...head.map(([, y]) => y)) - REACHES_THE_GROUND) * ASLEEP,
];

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
  const [faceX, faceY] = sleepingFace(animal);
  const haunch = curve([
    [30, -8],
    [28, -36],
    [50, -52],
    [74, -38],
    [78, -12],
    [62, -2],
  ]);
  return (
    brush.shape(back, fur, { inside: animal.patches?.(brush, [20, -50]) ?? '' }) +
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
      x: faceX,
      y: faceY,
      turn: -10,
      scale: ASLEEP,
    }) +
    animal.sleepingTail(brush)
  );
}
