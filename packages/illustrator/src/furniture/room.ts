import type { Brush } from '../paint/brush.ts';
import { adjust, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, ellipse, num, star } from '../paint/path.ts';

export type Wallpaper = 'stars' | 'dots' | 'stripes' | 'plain';

/** The wall of a room down to `floor`, with its paper and a skirting board. */
export function drawWall(brush: Brush, wall: Colour, floor: number, paper: Wallpaper = 'plain'): string {
  const field = brush.wash(box(-20, -20, 1240, floor + 30), [
    [0, adjust(wall, -0.03)],
    [0.5, wall],
    [1, tint(wall, 0.7)],
  ]);
  const strokes = dabs(brush, { x: -20, y: 0, w: 1220, h: floor }, [tint(wall, 1.2), shade(wall, 0.4)], {
    count: 90,
    length: 84,
    width: 9,
    opacity: 0.2,
    angle: -12,
  });
  return (
    field +
    drawPaper(brush, wall, floor, paper) +
    strokes +
    brush.shape(box(-20, floor - 24, 1240, 28), tint(wall, 1.7), { form: 0.3 }) +
    brush.line(`M-20 ${num(floor - 24)}H1220`, shade(wall, 0.6), 2, 0.4)
  );
}

function drawPaper(brush: Brush, wall: Colour, floor: number, paper: Wallpaper): string {
  const ink = tint(wall, 2.1);
  if (paper === 'stripes') {
    let bars = '';
    for (let x = -20; x < 1220; x += 92) bars += box(x, -20, 46, floor + 10);
    return brush.flat(bars, ink, 0.42);
  }
  if (paper === 'plain') return '';
  let marks = '';
  let row = 0;
  for (let y = 34; y < floor - 30; y += 72, row++) {
    for (let x = (row % 2) * 50; x < 1220; x += 100) {
      const [dx, dy] = [(brush.random() - 0.5) * 10, (brush.random() - 0.5) * 8];
      marks += paper === 'stars' ? star(x + dx, y + dy, 8 + brush.random() * 4) : ellipse(x + dx, y + dy, 5.5);
    }
  }
  return brush.flat(marks, ink, 0.42);
}

/** Floor boards from `top` to the lower edge, running from left to right and widening towards the reader. */
export function drawBoards(brush: Brush, top: number, wood: Colour): string {
  let joints = '';
  let y = top;
  for (let row = 0; y < 910; row++) {
    const depth = 20 + row * 9;
    joints += `M-20 ${num(y)}Q600 ${num(y + 4)} 1220 ${num(y)}`;
    for (let index = 0; index < 3; index++) {
      const x = brush.random() * 1200;
      joints += `M${num(x)} ${num(y + 2)}v${num(depth - 2)}`;
    }
    y += depth;
  }
  return (
    brush.wash(box(-20, top, 1240, 920 - top), [
      [0, shade(wood, 0.35)],
      [0.25, wood],
      [1, shade(wood, 0.55)],
    ]) +
    brush.line(joints, shade(wood, 1.1), 2.4, 0.4) +
    dabs(brush, { x: -20, y: top, w: 1200, h: 900 - top }, [tint(wood, 1.2), shade(wood, 0.6)], {
      count: 80,
      length: 90,
      width: 4.5,
      opacity: 0.28,
    })
  );
}

/** Square floor tiles in two tones, drawn towards a vanishing point. */
export function drawTiles(brush: Brush, top: number, light: Colour, dark: Colour): string {
  const rows = [0, 0.1, 0.23, 0.4, 0.62, 0.9, 1.25];
  const at = (share: number) => top + share * (900 - top);
  let squares = '';
  for (let row = 0; row < rows.length - 1; row++) {
    const [y, next] = [at(rows[row] ?? 0), at(rows[row + 1] ?? 0)];
    const spread = (level: number) => 0.62 + ((level - top) / (900 - top)) * 0.9;
    for (let column = -9; column < 9; column += 1) {
      if ((column + row) % 2 !== 0) continue;
      const edge = (k: number, level: number) => num(600 + k * 120 * spread(level));
      squares += `M${edge(column, y)} ${num(y)}L${edge(column + 1, y)} ${num(y)}L${edge(column + 1, next)} ${num(next)}L${edge(column, next)} ${num(next)}Z`;
    }
  }
  return (
    brush.wash(box(-20, top, 1240, 920 - top), [
      [0, shade(light, 0.25)],
      [1, light],
    ]) +
    brush.within(box(-20, top, 1240, 920 - top), brush.flat(squares, dark, 0.75)) +
    dabs(brush, { x: -20, y: top, w: 1200, h: 900 - top }, [tint(light, 1.4), shade(dark, 0.5)], {
      count: 50,
      length: 70,
      width: 5,
      opacity: 0.2,
    })
  );
}

/** Wall tiles with light joints over an area. */
export function drawWallTiles(
  brush: Brush,
  area: { x: number; y: number; w: number; h: number },
  tile: Colour,
  size = 46,
): string {
  let joints = '';
  for (let y = area.y; y <= area.y + area.h; y += size) joints += `M${num(area.x)} ${num(y)}h${num(area.w)}`;
  let row = 0;
  for (let y = area.y; y < area.y + area.h; y += size, row++) {
    for (let x = area.x + (row % 2) * size; x <= area.x + area.w; x += size * 2)
      joints += `M${num(x)} ${num(y)}v${num(Math.min(size, area.y + area.h - y))}`;
  }
  return (
    brush.shape(box(area.x, area.y, area.w, area.h), tile, { form: 0.4 }) +
    brush.line(joints, mix(tile, '#ffffff', 0.55), 2.6, 0.75) +
    dabs(brush, area, [tint(tile, 1.6), shade(tile, 0.5)], {
      count: 40,
      length: 50,
      width: 8,
      opacity: 0.2,
      angle: -10,
    })
  );
}

/** A woven round rug with rings. */
export function drawRug(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  outer: Colour,
  inner: Colour,
): string {
  return (
    brush.flat(ellipse(x + 4, y + 10, rx * 1.01, ry), '#3a2440', 0.16) +
    brush.shape(ellipse(x, y, rx, ry), outer, { form: 0.6 }) +
    brush.flat(ellipse(x, y, rx * 0.82, ry * 0.82), inner) +
    brush.flat(ellipse(x, y, rx * 0.63, ry * 0.63), outer) +
    brush.flat(ellipse(x, y, rx * 0.42, ry * 0.42), tint(inner, 0.7)) +
    dabs(
      brush,
      { x: x - rx * 0.7, y: y - ry * 0.6, w: rx * 1.35, h: ry * 1.2 },
      [tint(outer, 1.8), shade(outer, 0.7)],
      { count: 34, length: 20, width: 3.4, opacity: 0.35 },
    )
  );
}
