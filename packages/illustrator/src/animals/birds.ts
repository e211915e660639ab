import type { Brush } from '../paint/brush.ts';
import { mix, shade, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num, polygon } from '../paint/path.ts';
import type { Creature, Moment } from './creature.ts';
import { drawFeatures } from './features.ts';

/** What makes one bird differ from another. */
interface Plumage {
  readonly body: Colour;
  readonly belly: Colour;
  readonly wing: Colour;
  readonly beak: Colour;
  /** Half the width of the body against its usual. */
  readonly girth: number;
  /** The beak: small and pointed, broad and flat. */
  readonly bill: 'small' | 'broad';
  readonly crown?: (brush: Brush) => string;
  readonly tail?: (brush: Brush) => string;
  readonly faceMarks?: (brush: Brush, shift: number) => string;
}

const wing = (brush: Brush, side: number, { wing: fill, girth }: Plumage, lively: boolean) =>
  lively
    ? brush.shape(
        curve([
          [side * 34 * girth, -104],
          [side * 96 * girth, -148],
          [side * 112 * girth, -112],
          [side * 92 * girth, -84],
          [side * 40 * girth, -62],
        ]),
        fill,
      ) +
      brush.line(
        `M${num(side * 60 * girth)} -98L${num(side * 98 * girth)} -116M${num(side * 58 * girth)} -84L${num(side * 88 * girth)} -94`,
        shade(fill, 1.2),
        3,
        0.5,
      )
    : brush.shape(
        curve([
          [side * 40 * girth, -104],
          [side * 62 * girth, -70],
          [side * 54 * girth, -30],
          [side * 36 * girth, -40],
        ]),
        fill,
      );

function bird(plumage: Plumage): Creature {
  const { body, belly, beak, girth, bill } = plumage;
  return {
    height: 186,
    half: 62 * girth,
    face: { x: 0, y: -128, r: 50 },
    coat: body,
    draw: (brush, { turn, feeling, asleep, lively }: Moment) => {
      const shift = turn * 9;
      const trunk = curve([
        [0, -182],
        [-44 * girth, -164],
        [-56 * girth, -112],
        [-58 * girth, -56],
        [-36 * girth, -16],
        [0, -10],
        [36 * girth, -16],
        [58 * girth, -56],
        [56 * girth, -112],
        [44 * girth, -164],
      ]);
      const front = curve([
        [shift * 0.6, -96],
        [-34 * girth, -74],
        [-30 * girth, -30],
        [0, -16],
        [30 * girth, -30],
        [34 * girth, -74],
      ]);
      const x = shift * 1.5;
      const nib =
        bill === 'broad'
          ? brush.shape(ellipse(x, -112, 24, 10), beak) +
            brush.line(`M${num(x - 20)} -111q20 7 40 0`, shade(beak, 1.6), 2.4)
          : brush.shape(
              polygon([
                [x - 11, -122],
                [x + 11, -122],
                [x, -101],
              ]),
              beak,
            );
      const feet = [-1, 1]
        .map((side) =>
          brush.line(`M${side * 18} -14v10M${side * 18 - 12} 0L${side * 18} -6L${side * 18 + 12} 0`, beak, 5),
        )
        .join('');
      return (
        (plumage.tail?.(brush) ?? '') +
        feet +
        (lively ? wing(brush, -1, plumage, true) + wing(brush, 1, plumage, true) : '') +
        brush.shape(trunk, body, {
          inside: brush.flat(front, belly) + (plumage.faceMarks?.(brush, shift) ?? ''),
        }) +
        (lively ? '' : wing(brush, -1, plumage, false) + wing(brush, 1, plumage, false)) +
        (plumage.crown?.(brush) ?? '') +
        brush.group(drawFeatures(brush, { feeling, shift, asleep, skin: body, mouth: 'none' }), { y: -130 }) +
        nib
      );
    },
  };
}

const tuft = (brush: Brush, fill: Colour) => brush.line('M-4 -178q-10 -14 -4 -22M2 -180q0 -16 8 -22', fill, 5);

export const robinLike = bird({
  body: '#9a7a5c',
  belly: '#df6f47',
  wing: '#7f6248',
  beak: '#5a4636',
  girth: 1,
  bill: 'small',
  crown: (brush) => tuft(brush, '#7f6248'),
  faceMarks: (brush, shift) => brush.flat(ellipse(shift, -112, 40, 34), '#e57d52', 0.85),
});

export const owl = bird({
  body: '#a5805c',
  belly: '#ecd8b4',
  wing: '#86664a',
  beak: '#e8a33c',
  girth: 1.12,
  bill: 'small',
  crown: (brush) =>
    brush.shape(
      polygon([
        [-50, -150],
        [-54, -200],
        [-20, -176],
      ]),
      '#86664a',
    ) +
    brush.shape(
      polygon([
        [50, -150],
        [54, -200],
        [20, -176],
      ]),
      '#86664a',
    ),
  faceMarks: (brush, shift) =>
    [-1, 1].map((side) => brush.flat(ellipse(side * 24 + shift, -134, 28, 29), '#f2e4c8')).join('') +
    [-70, -52, -34].map((y) => brush.line(`M-22 ${y}q8 8 15 0t15 0t14 0`, '#a5805c', 3, 0.55)).join(''),
});

export const duck = bird({
  body: '#f2d05c',
  belly: '#f8e29a',
  wing: '#e2b848',
  beak: '#ee913e',
  girth: 1.05,
  bill: 'broad',
  crown: (brush) => tuft(brush, '#e2b848'),
  tail: (brush) => brush.shape('M34 -48C70 -60 84 -84 92 -96C96 -60 76 -26 40 -26Z', '#e2b848'),
});

export const hen = bird({
  body: '#c9804e',
  belly: '#e2a873',
  wing: '#a9643a',
  beak: '#f2b23e',
  girth: 1.16,
  bill: 'small',
  crown: (brush) => brush.shape('M-24 -172q-4 -26 10 -24q4 -16 16 -4q14 -12 18 6q14 -2 6 22q-24 -12 -50 0Z', '#d0453c'),
  tail: (brush) =>
    brush.shape(
      'M40 -50C66 -70 70 -110 92 -126C100 -110 94 -100 100 -92C110 -90 104 -72 108 -66C100 -34 70 -22 44 -24Z',
      '#8a4f30',
    ),
  faceMarks: (brush, shift) => brush.flat(ellipse(shift * 1.4, -96, 8, 12), '#d0453c'),
});

export const penguin = bird({
  body: '#3f4864',
  belly: '#fbf5e8',
  wing: '#343c56',
  beak: '#f2a23e',
  girth: 1,
  bill: 'small',
  faceMarks: (brush, shift) =>
    brush.flat(ellipse(shift - 20, -126, 27, 30), '#fbf5e8') +
    brush.flat(ellipse(shift + 20, -126, 27, 30), '#fbf5e8') +
    brush.flat(ellipse(0, -54, 44, 46), '#fbf5e8'),
});

export const bat: Creature = {
  height: 170,
  half: 112,
  face: { x: 0, y: -104, r: 46 },
  coat: '#7a6890',
  draw: (brush, { turn, feeling, asleep, lively }) => {
    const fur: Colour = '#7a6890';
    const lift = lively ? -34 : 10;
    const wings = [-1, 1]
      .map((side) =>
        brush.shape(
          `M${side * 26} -96C${side * 62} ${-132 + lift} ${side * 96} ${-130 + lift} ${side * 114} ${-104 + lift}C${side * 104} ${-92 + lift} ${side * 100} ${-82 + lift} ${side * 96} ${-62 + lift}C${side * 84} ${-74 + lift} ${side * 74} -60 ${side * 68} -46C${side * 58} -60 ${side * 44} -52 ${side * 26} -44Z`,
          mix(fur, '#4a3a66', 0.4),
        ),
      )
      .join('');
    const ears = [-1, 1]
      .map(
        (side) =>
          brush.shape(
            polygon([
              [side * 12, -138],
              [side * 44, -172],
              [side * 44, -118],
            ]),
            fur,
          ) +
          brush.flat(
            polygon([
              [side * 20, -136],
              [side * 39, -158],
              [side * 39, -124],
            ]),
            '#e8a0a8',
          ),
      )
      .join('');
    return (
      wings +
      ears +
      brush.line('M-12 -12v12M12 -12v12', shade(fur, 1.4), 6) +
      brush.shape(ellipse(0, -52, 38, 46), fur, { inside: brush.flat(ellipse(0, -44, 22, 32), '#a896bc') }) +
      brush.shape(ellipse(0, -104, 47, 43), fur) +
      brush.group(drawFeatures(brush, { feeling, shift: turn * 8, asleep, skin: fur, nose: '#4a3450' }), { y: -100 })
    );
  },
};
