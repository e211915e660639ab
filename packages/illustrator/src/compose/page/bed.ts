import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../../paint/brush.ts';
import { shade, tint, type Colour } from '../../paint/colour.ts';
import { box, curve, ellipse, num, star } from '../../paint/path.ts';
import { drawProp } from '../../props/draw-prop.ts';
import { PROP_DRAWINGS } from '../../props/props.ts';
import { carries, drawPart, isPerson } from './draw-part.ts';
import { unionOf, movedFigure, type Cluster, type Seat } from './cluster.ts';
import type { Part } from './part.ts';

const WOOD: Colour = '#c08a5f';
const SHEET: Colour = '#fdf3e4';
const PATCHES: readonly Colour[] = ['#e8927c', '#f2c46a', '#7fbfb0', '#8f86c8', '#f0a8b0', '#f3dcae'];

/** The bed is seen from its foot: where the quilt begins at the chins, where it falls over the edge. */
const CHIN = -208;
const EDGE = -104;

/** A bed with everybody who sleeps in it: people under the quilt with their heads on pillows, animals upon it. */
export function drawBed(brush: Brush, sleepers: readonly Part[], scene: PageScene): Cluster {
  const before = brush.plane;
  brush.plane = 'figure';
  const tucked = sleepers.filter(isPerson);
  const onTop = sleepers.filter((part) => !tucked.includes(part));
  const heads = Math.max(1, tucked.length);
  const half = 108 + heads * 48;
  const seats: Seat[] = [];

  const headX = (index: number) => (index - (heads - 1) / 2) * 112;
  const people = tucked.map((part, index) => {
    const drawn = drawPart(brush, part, scene, { turn: heads > 1 ? (index === 0 ? 0.3 : -0.3) : 0.15, armLeft: false });
    const [dx, dy] = [headX(index) - drawn.face.x, CHIN - 44 - drawn.face.y];
    const placed = movedFigure(drawn, dx, dy, 1, (markup) => brush.group(markup, { x: dx, y: dy }));
    const { face } = placed;
    seats.push({ part, face, box: { x: face.x - 76, y: face.y - 84, w: 152, h: 150 } });
    return placed.markup;
  });
  const pillows = Array.from({ length: heads }, (_, index) => drawPillow(brush, headX(index), CHIN - 34));
  const friends = onTop.map((part, index) => {
    const drawn = drawPart(brush, part, scene, { turn: index % 2 ? 0.3 : -0.3, armLeft: false });
    const room = Math.min(1, (half * 0.95) / drawn.box.w, 130 / drawn.box.h);
    const side = onTop.length === 1 ? (tucked.length > 0 ? 0.42 : 0) : index - (onTop.length - 1) / 2;
    const [x, y] = [side * half * 0.95, EDGE + 4 - (tucked.length > 0 ? 0 : 40)];
    const placed = movedFigure(drawn, x, y, room, (markup) => brush.group(markup, { x, y, scale: room }));
    seats.push({ part, face: placed.face, box: placed.box });
    return placed.markup;
  });
  // Whoever sleeps is hidden from the chest down; the quilt lies over what is left to see.
  const above = brush.within(box(-half, -700, 2 * half, 700 + CHIN + 40), people.join(''));
  const markup =
    drawHeadboard(brush, half) +
    brush.shape(box(-half + 6, CHIN - 40, 2 * half - 12, 120, 20), SHEET) +
    pillows.join('') +
    above +
    drawQuilt(
      brush,
      half,
      tucked.map((_, index) => headX(index)),
    ) +
    tucked
      .map((part, index) => drawCuddled(brush, part, headX(index) + (heads > 1 && index === 0 ? -66 : 66)))
      .join('') +
    friends.join('');
  brush.plane = before;
  const bed = { x: -half - 16, y: CHIN - 150, w: 2 * half + 32, h: 150 - CHIN };
  return {
    seats: sleepers.flatMap((part) => seats.filter((seat) => seat.part === part)),
    markup,
    box: unionOf([bed, ...seats.map((seat) => seat.box)]),
    reach: [half + 20, half + 20],
    footings: [{ x: 0, half: half + 34, hovering: false }],
    lift: 0,
    depth: -4,
  };
}

/** What somebody takes to bed: beside the cheek, half upon the quilt. */
function drawCuddled(brush: Brush, part: Part, x: number): string {
  if (!part.holds || carries(part) !== 'bed') return '';
  const prop = PROP_DRAWINGS[part.holds];
  const scale = Math.min(0.85, 84 / Math.max(prop.width, prop.height));
  return brush.group(drawProp(brush, part.holds), { x, y: CHIN + 62, scale, turn: x < 0 ? -8 : 8 });
}

function drawHeadboard(brush: Brush, half: number): string {
  const top = CHIN - 132;
  const board = curve(
    [
      [-half, -20],
      [-half, top + 40],
      [-half * 0.7, top + 8],
      [0, top - 10],
      [half * 0.7, top + 8],
      [half, top + 40],
      [half, -20],
    ],
    { tension: 0.12 },
  );
  const post = (side: number) =>
    brush.shape(box(side * half - 11, top + 14, 22, -top - 14, 9), shade(WOOD, 0.35)) +
    brush.shape(ellipse(side * half, top + 8, 15), tint(WOOD, 0.4));
  return (
    brush.shape(board, WOOD) +
    brush.flat(star(0, top + 34, 18) + star(-56, top + 44, 11) + star(56, top + 44, 11), '#f6d68a', 0.8) +
    post(-1) +
    post(1)
  );
}

const drawPillow = (brush: Brush, x: number, y: number): string =>
  brush.shape(
    curve([
      [x - 84, y + 30],
      [x - 88, y - 22],
      [x - 62, y - 50],
      [x, y - 46],
      [x + 62, y - 50],
      [x + 88, y - 22],
      [x + 84, y + 30],
      [x, y + 40],
    ]),
    '#fffaf0',
  ) +
  brush.line(
    `M${num(x - 72)} ${num(y + 18)}q14 -10 22 -24M${num(x + 72)} ${num(y + 18)}q-14 -10 -22 -24`,
    '#d9c3b8',
    3,
    0.5,
  );

/** A patchwork quilt with a body under it for each head, a turned-down sheet at its upper edge. */
function drawQuilt(brush: Brush, half: number, bodies: readonly number[]): string {
  const bumps = bodies.length > 0 ? bodies : [0];
  const rise = bodies.length > 0 ? 22 : 4;
  const upper: [number, number][] = [[-half + 10, CHIN + 26]];
  for (const x of bumps) upper.push([x - 46, CHIN + 10], [x, CHIN + 10 - rise * 0.2], [x + 46, CHIN + 10]);
  upper.push([half - 10, CHIN + 26]);
  const path = curve(
    [
      ...upper,
      [half + 8, EDGE],
      [half + 12, -22],
      [half - 30, -8],
      [0, -2],
      [-half + 30, -8],
      [-half - 12, -22],
      [-half - 8, EDGE],
    ],
    { tension: 0.12 },
  );
  const columns = Math.ceil((2 * half + 40) / 54);
  let patches = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < columns; column++) {
      // Rows further away are flatter.
      const y = [CHIN - 10, CHIN + 30, CHIN + 74, EDGE + 14, EDGE + 66][row] ?? 0;
      const high = [40, 44, 34, 52, 52][row] ?? 50;
      const x = -half - 20 + column * 54;
      patches += brush.flat(
        box(x + 1, y + 1, 52, high - 2, 4),
        PATCHES[(column * 2 + row * 3) % PATCHES.length] ?? '#e8927c',
      );
      if ((column + row) % 2) patches += brush.flat(star(x + 27, y + high / 2, 10), '#fff1d0', 0.7);
    }
  }
  const folds = bumps
    .map(
      (x) =>
        `M${num(x - 52)} ${num(CHIN + 34)}Q${num(x - 62)} ${num(EDGE - 20)} ${num(x - 58)} ${EDGE}M${num(x + 52)} ${num(CHIN + 34)}Q${num(x + 62)} ${num(EDGE - 20)} ${num(x + 58)} ${EDGE}`,
    )
    .join('');
  const fall = brush.flat(
    `M${num(-half - 14)} ${EDGE + 4}Q0 ${EDGE + 22} ${num(half + 14)} ${EDGE + 4}V0H${num(-half - 14)}Z`,
    '#4a2f6b',
    0.13,
  );
  const turned = curve(
    [
      ...upper,
      [half - 2, CHIN + 52],
      ...bumps
        .flatMap((x): [number, number][] => [
          [x + 46, CHIN + 38],
          [x - 46, CHIN + 38],
        ])
        .toSorted((first, second) => second[0] - first[0]),
      [-half + 2, CHIN + 52],
    ],
    { tension: 0.12 },
  );
  return (
    brush.shape(path, '#e8927c', { inside: patches + fall + brush.line(folds, '#4a2f6b', 16, 0.1) }) +
    brush.shape(turned, SHEET, { form: 0.6 })
  );
}
