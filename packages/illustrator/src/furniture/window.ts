import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, num } from '../paint/path.ts';
import { drawView, type Hour } from '../nature/sky.ts';

/** A window with its view, four panes and a sill. */
export function drawWindow(
  brush: Brush,
  hour: Hour,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: Colour = '#fff4e2',
): string {
  const pane = box(x, y, w, h, 8);
  return (
    brush.shape(box(x - 15, y - 15, w + 30, h + 30, 12), frame) +
    brush.within(pane, drawView(brush, hour, x, y, w, h)) +
    brush.shape(box(x + w / 2 - 6, y, 12, h), frame, { form: 0.4 }) +
    brush.shape(box(x, y + h * 0.46, w, 11), frame, { form: 0.4 }) +
    brush.line(
      `M${num(x)} ${num(y + 2)}H${num(x + w)}M${num(x + 2)} ${num(y)}V${num(y + h)}`,
      shade(frame, 1),
      3,
      0.3,
    ) +
    brush.shape(box(x - 30, y + h + 10, w + 60, 20, 6), tint(frame, 0.4))
  );
}

/** One gathered curtain hanging from (x, y); `side` 1 falls to the right of x. */
function drawCurtain(brush: Brush, x: number, y: number, w: number, h: number, cloth: Colour, side: 1 | -1): string {
  const path = curve(
    [
      [x, y],
      [x + side * w, y],
      [x + side * w * 0.92, y + h * 0.3],
      [x + side * w * 0.44, y + h * 0.6],
      [x + side * w * 0.64, y + h],
      [x + side * w * 0.2, y + h * 1.01],
      [x - side * w * 0.15, y + h],
      [x - side * w * 0.05, y + h * 0.5],
    ],
    { tension: 0.12 },
  );
  const folds = [0.2, 0.42, 0.66]
    .map(
      (at) =>
        `M${num(x + side * w * at)} ${num(y)}Q${num(x + side * w * at * 0.72)} ${num(y + h * 0.55)} ${num(x + side * w * at * 0.6)} ${num(y + h)}`,
    )
    .join('');
  const tie = `M${num(x - side * w * 0.06)} ${num(y + h * 0.6)}Q${num(x + side * w * 0.22)} ${num(y + h * 0.66)} ${num(x + side * w * 0.46)} ${num(y + h * 0.58)}`;
  return (
    brush.shape(path, cloth, { inside: brush.line(folds, shade(cloth, 1), 9, 0.3) }) +
    brush.line(tie, tint(cloth, 1.6), 7, 0.9)
  );
}

/** A window between two curtains on a rail. */
export function drawCurtainedWindow(
  brush: Brush,
  hour: Hour,
  x: number,
  y: number,
  w: number,
  h: number,
  cloth: Colour,
  frame?: Colour,
): string {
  const long = h * 1.36;
  return (
    drawWindow(brush, hour, x, y, w, h, frame) +
    drawCurtain(brush, x - 46, y - 36, w * 0.48, long, cloth, 1) +
    drawCurtain(brush, x + w + 46, y - 36, w * 0.48, long, cloth, -1) +
    brush.shape(box(x - 74, y - 50, w + 148, 17, 8), '#a8754f')
  );
}
