import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, cutBox, ellipse, num, polygon, star } from '../paint/path.ts';
import { oneOf } from '../paint/random.ts';

const CHEERFUL: readonly Colour[] = ['#e8776c', '#5aa9a8', '#f2b85c', '#7a8fd0', '#9bbf6a', '#e9a0a8'];

/** A string of paper flags between two points. */
export function drawBunting(
  brush: Brush,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  flags: number,
  colours: readonly Colour[] = CHEERFUL,
): string {
  const [mx, my] = [(x1 + x2) / 2, Math.max(y1, y2) + 62];
  const at = (t: number) =>
    [
      (1 - t) ** 2 * x1 + 2 * (1 - t) * t * mx + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * (1 - t) * t * my + t * t * y2,
    ] as const;
  return (
    brush.line(`M${num(x1)} ${num(y1)}Q${num(mx)} ${num(my)} ${num(x2)} ${num(y2)}`, '#b78d6a', 3) +
    Array.from({ length: flags }, (_, index) => {
      const [x, y] = at((index + 0.5) / flags);
      return brush.shape(
        polygon([
          [x - 19, y],
          [x + 19, y],
          [x + (brush.random() - 0.5) * 5, y + 38],
        ]),
        colours[index % colours.length] ?? '#e8776c',
        { form: 0.7 },
      );
    }).join('')
  );
}

/** Books standing on a board whose upper edge is y; some lean. */
export function drawBooks(brush: Brush, x: number, y: number, w: number, tallest: number): string {
  let books = '';
  let left = x;
  while (left < x + w - 16) {
    const wide = 13 + brush.random() * 13;
    const high = tallest * (0.68 + brush.random() * 0.3);
    const cover = oneOf(CHEERFUL, brush.random);
    const lean = brush.random() < 0.12 ? 7 : 0;
    books += brush.group(
      brush.shape(box(0, -high, wide, high, 2.5), cover, { form: 0.7 }) +
        brush.flat(box(2, -high * 0.8, wide - 4, 5), tint(cover, 2.2)) +
        brush.flat(box(2, -high * 0.24, wide - 4, 3), shade(cover, 0.8)),
      { x: left, y, turn: lean },
    );
    left += wide + 1.5 + (lean ? 8 : 0);
  }
  return books;
}

/** A board on the wall with books or toys upon it. */
export const drawShelf = (brush: Brush, x: number, y: number, w: number, tallest: number): string =>
  drawBooks(brush, x + 12, y, w * 0.62, tallest) +
  brush.shape(box(x, y, w, 15, 4), '#a8754f') +
  brush.shape(box(x + 16, y + 14, 12, 20, 3) + box(x + w - 28, y + 14, 12, 20, 3), '#8f6243', { form: 0.5 });

export type Motif = 'house' | 'heart' | 'boat' | 'sun' | 'flower';

/** A framed picture, as children paint them. */
export function drawFrame(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  motif: Motif,
  frame: Colour = '#cf9a70',
): string {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const k = Math.min(w, h) / 100;
  const motifs: Readonly<Record<Motif, () => string>> = {
    house: () =>
      brush.flat(
        polygon([
          [cx - 26 * k, cy],
          [cx, cy - 28 * k],
          [cx + 26 * k, cy],
        ]),
        '#d9634f',
      ) +
      brush.flat(box(cx - 20 * k, cy, 40 * k, 28 * k), '#f2c46a') +
      brush.flat(box(cx - 6 * k, cy + 8 * k, 13 * k, 20 * k), '#8a5f4a'),
    heart: () =>
      brush.flat(
        `M${num(cx)} ${num(cy + 26 * k)}C${num(cx - 46 * k)} ${num(cy - 4 * k)} ${num(cx - 28 * k)} ${num(cy - 36 * k)} ${num(cx)} ${num(cy - 14 * k)}C${num(cx + 28 * k)} ${num(cy - 36 * k)} ${num(cx + 46 * k)} ${num(cy - 4 * k)} ${num(cx)} ${num(cy + 26 * k)}Z`,
        '#ea7f86',
      ),
    boat: () =>
      brush.flat(box(x, cy + 14 * k, w, h * 0.4), '#8fc4dc') +
      brush.flat(
        polygon([
          [cx - 28 * k, cy + 8 * k],
          [cx + 28 * k, cy + 8 * k],
          [cx + 16 * k, cy + 24 * k],
          [cx - 16 * k, cy + 24 * k],
        ]),
        '#c8584c',
      ) +
      brush.flat(
        polygon([
          [cx, cy - 30 * k],
          [cx + 22 * k, cy + 4 * k],
          [cx, cy + 4 * k],
        ]),
        '#f2b85c',
      ),
    sun: () => brush.flat(star(cx, cy, 34 * k, 12, 0.72), '#f2b85c') + brush.flat(ellipse(cx, cy, 19 * k), '#ffdf8e'),
    flower: () =>
      brush.line(`M${num(cx)} ${num(cy + 32 * k)}V${num(cy)}`, '#6a9a50', 4 * k) +
      brush.flat(
        Array.from({ length: 6 }, (_, i) =>
          ellipse(cx + Math.cos(i * 1.047) * 15 * k, cy - 8 * k + Math.sin(i * 1.047) * 15 * k, 9 * k),
        ).join(''),
        '#8f86c8',
      ) +
      brush.flat(ellipse(cx, cy - 8 * k, 9 * k), '#f2c46a'),
  };
  const inner = box(x + 10, y + 10, w - 20, h - 20, 3);
  return (
    brush.flat(cutBox(x + 5, y + 7, w, h, brush.random), '#3a2440', 0.14) +
    brush.shape(cutBox(x, y, w, h, brush.random), frame) +
    brush.shape(inner, '#fff8ea', { form: 0.3, inside: motifs[motif]() })
  );
}

/** A lamp that hangs from the ceiling, its shade's lower edge at y. */
export function drawPendant(brush: Brush, x: number, y: number, shadeColour: Colour, lit: boolean): string {
  return (
    brush.line(`M${num(x)} -20V${num(y - 58)}`, '#6a5a5a', 4) +
    brush.shape(
      `M${num(x - 20)} ${num(y - 62)}Q${num(x)} ${num(y - 72)} ${num(x + 20)} ${num(y - 62)}Q${num(x + 56)} ${num(y - 40)} ${num(x + 62)} ${num(y)}H${num(x - 62)}Q${num(x - 56)} ${num(y - 40)} ${num(x - 20)} ${num(y - 62)}Z`,
      shadeColour,
    ) +
    brush.flat(ellipse(x, y + 1, 58, 8), lit ? '#fff0b8' : tint(shadeColour, 1.6)) +
    brush.flat(ellipse(x, y + 5, 15, 10), '#fff6da', lit ? 1 : 0.7)
  );
}
