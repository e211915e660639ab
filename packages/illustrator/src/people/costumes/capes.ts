import { mix, shade, tint, type Colour } from '../../paint/colour.ts';
import { bumpsThrough, curve, ellipse, num, tube, type Point } from '../../paint/path.ts';
import type { Wearer } from './costume.ts';

/** How low a cape falls: to the calves, or to the seat. */
const hemOf = ({ body }: Wearer): number =>
  body.rest === 'standing' ? -body.legs * 0.24 : body.rest === 'wheelchair' ? body.hipY + 8 : -8;

/** A cape down the back, with folds. */
export function cape(wearer: Wearer, cloth: Colour): string {
  const { brush, body } = wearer;
  const { shoulders: s, shoulderY: y, hips } = body;
  const hem = hemOf(wearer);
  const w = Math.max(s, hips) + 30;
  return (
    brush.shape(
      curve(
        [
          [-s * 0.6, y - 8],
          [-s - 6, y + 12],
          [-w + 8, (y + hem) / 2],
          [-w - 2, hem],
          [-w * 0.5, hem + 5],
          [0, hem],
          [w * 0.5, hem + 5],
          [w + 2, hem],
          [w - 8, (y + hem) / 2],
          [s + 6, y + 12],
          [s * 0.6, y - 8],
        ],
        { tension: 0.14 },
      ),
      cloth,
    ) +
    brush.line(
      [-1, 1]
        .map(
          (side) =>
            `M${num(side * (s + 4))} ${num(y + 30)}Q${num(side * (w - 12))} ${num((y + hem) / 2)} ${num(side * (w - 16))} ${num(hem - 6)}`,
        )
        .join(''),
      shade(cloth, 0.9),
      3,
      0.45,
    )
  );
}

/** Where a cape is tied: two ends on the shoulders and a clasp. */
export function capeTie({ brush, body }: Wearer, cloth: Colour, clasp: Colour): string {
  const { shoulders: s, shoulderY: y } = body;
  return (
    [-1, 1]
      .map((side) =>
        brush.shape(
          curve([
            [side * 2, y + 3],
            [side * 15, y - 9],
            [side * (s - 2), y - 2],
            [side * (s + 3), y + 12],
            [side * s * 0.62, y + 10],
            [side * 8, y + 12],
          ]),
          cloth,
          { form: 0.6 },
        ),
      )
      .join('') + brush.shape(ellipse(0, y + 7, 6.5), clasp, { form: 0.6 })
  );
}

/** A collar that stands up beside the cheeks. */
export function highCollar({ brush, body }: Wearer, cloth: Colour, lining: Colour): string {
  const { shoulders: s, shoulderY: y, headY } = body;
  const collar = (side: number, inset: number): Point[] => [
    [side * 4, y + 6],
    [side * (26 - inset), y - 2],
    [side * (62 - inset), headY + 22 + inset],
    [side * (80 - inset * 1.3), headY - 6 + inset * 2],
    [side * (74 - inset), headY + 44],
    [side * (s + 4 - inset), y + 8],
  ];
  return [-1, 1]
    .map(
      (side) =>
        brush.shape(curve(collar(side, 0), { tension: 0.1 }), cloth) +
        brush.shape(curve(collar(side, 7), { tension: 0.1 }), lining, { form: 0.5 }),
    )
    .join('');
}

/** White fur with dark tips along a royal collar. */
export function furCollar({ brush, body }: Wearer): string {
  const { shoulders: s, shoulderY: y } = body;
  const rim: Point[] = [];
  for (let at = -4; at <= 4; at++)
    rim.push([at * ((s + 6) / 4), y + 19 - Math.abs(at) * 3.4 + (Math.abs(at) === 4 ? 2 : 0)]);
  for (let at = 4; at >= -4; at--) rim.push([at * 4.4, y - 10 + (4 - Math.abs(at)) * 2.4]);
  const first = rim[0] ?? [0, y];
  return (
    brush.shape(bumpsThrough([...rim, first], true, 0), '#fbf4e8', { form: 0.6 }) +
    brush.flat(
      [-26, -12, 2, 16, 29].map((x) => ellipse(x, y + 8 - Math.abs(x) * 0.12, 2, 3.6)).join(''),
      '#5a4a5a',
      0.8,
    )
  );
}

/** Two pairs of wings, thin enough to let the page through. */
export function wings({ brush, body }: Wearer): string {
  const { shoulders: s, shoulderY: y, torso } = body;
  const at = y + torso * 0.3;
  const wing = (side: number, upper: boolean): string => {
    const tip = upper ? -1 : 0.72;
    const shape = upper
      ? curve([
          [side * (s * 0.3), at],
          [side * (s + 26), at - 62],
          [side * (s + 66), at - 62],
          [side * (s + 62), at - 22],
          [side * (s + 20), at + 4],
        ])
      : curve([
          [side * (s * 0.3), at - 2],
          [side * (s + 24), at + 2],
          [side * (s + 50), at + 22],
          [side * (s + 44), at + 56],
          [side * (s + 18), at + 44],
        ]);
    return (
      brush.flat(shape, upper ? '#d9ecf6' : '#e9def4', 0.82) +
      brush.line(shape, '#ffffff', 3, 0.85) +
      brush.line(
        `M${num(side * s * 0.5)} ${num(at)}Q${num(side * (s + 20))} ${num(at + tip * 36)} ${num(side * (s + 48))} ${num(at + tip * 44)}`,
        '#ffffff',
        2.4,
        0.8,
      )
    );
  };
  return [-1, 1].map((side) => wing(side, false) + wing(side, true)).join('');
}

/** Rings of a space suit at the neck. */
export function neckRing({ brush, body }: Wearer): string {
  const { shoulderY: y } = body;
  return (
    brush.shape(
      tube(
        [
          [-44, y - 6],
          [0, y + 9],
          [44, y - 6],
        ],
        [12, 14, 12],
      ),
      '#cfd6e0',
    ) + brush.line(`M-40 ${num(y - 8)}Q0 ${num(y + 13)} 40 ${num(y - 8)}`, tint('#cfd6e0', 2), 2.6, 0.9)
  );
}

/** A knitted scarf with one end hanging. */
export function woolScarf({ brush, body, outfit }: Wearer): string {
  const { shoulderY: y, torso } = body;
  const cloth = mix(outfit.accent, '#fff6e2', 0.18);
  const end = tube(
    [
      [17, y + 6],
      [21, y + torso * 0.4],
    ],
    [18, 21],
    { end: 'flat', steps: 3 },
  );
  return (
    brush.shape(end, cloth, {
      inside: brush.line(`M4 ${num(y + torso * 0.3)}h36M4 ${num(y + torso * 0.36)}h36`, '#fff6e2', 3.4, 0.85),
    }) +
    brush.line([13, 18, 23, 28].map((x) => `M${x} ${num(y + torso * 0.4)}v7`).join(''), cloth, 2.6) +
    brush.shape(
      tube(
        [
          [-27, y - 8],
          [0, y + 5],
          [27, y - 8],
        ],
        [17, 20, 17],
      ),
      cloth,
    ) +
    brush.line(`M-16 ${num(y - 12)}l-4 14M2 ${num(y - 4)}l-2 17M19 ${num(y - 10)}l3 13`, shade(cloth, 0.9), 2.4, 0.4)
  );
}
