import type { PageScene } from '@storylantern/contract';
import type { Brush } from '../../paint/brush.ts';
import { shade, tint, type Colour } from '../../paint/colour.ts';
import { box, bumpy, curve, ellipse, num } from '../../paint/path.ts';

const ROCKS: readonly PageScene['setting'][] = ['undersea', 'space', 'cave', 'mountain', 'beach', 'pond', 'snow'];
const GREEN: readonly PageScene['setting'][] = ['garden', 'forest', 'playground', 'farm', 'jungle'];

/** Something low of the place for small ones to sit on, so that they are not looked over; its lower middle at the origin. */
export function drawPerch(brush: Brush, setting: PageScene['setting'], half: number, high: number): string {
  const before = brush.plane;
  brush.plane = 'figure';
  const drawn = perchOf(brush, setting, Math.max(34, half), high);
  brush.plane = before;
  return drawn;
}

function perchOf(brush: Brush, setting: PageScene['setting'], half: number, high: number): string {
  if (setting === 'sky')
    return brush.shape(bumpy(0, -high * 0.45, half * 1.25, high * 0.6, 9, brush.random), '#fbf7f2');
  if (ROCKS.includes(setting)) {
    const fill = setting === 'snow' ? '#b9c3d6' : setting === 'space' ? '#a08fc0' : '#9a9aa8';
    return brush.shape(
      curve([
        [-half * 1.2, 0],
        [-half * 1.05, -high * 0.7],
        [-half * 0.5, -high - 3],
        [half * 0.6, -high - 3],
        [half * 1.1, -high * 0.6],
        [half * 1.25, 0],
        [0, 6],
      ]),
      fill,
    );
  }
  if (GREEN.includes(setting)) {
    return (
      brush.shape(
        curve(
          [
            [-half * 1.05, -high],
            [-half, -high * 0.4],
            [-half * 1.25, 2],
            [-half * 0.4, -4],
            [half * 0.4, 3],
            [half * 1.25, 0],
            [half, -high * 0.4],
            [half * 1.05, -high],
          ],
          { tension: 0.12 },
        ),
        '#96704f',
      ) +
      brush.line(
        `M${num(-half * 0.4)} ${num(-high * 0.7)}V-16M${num(half * 0.35)} ${num(-high * 0.74)}V-22`,
        shade('#96704f', 1),
        3.5,
        0.4,
      ) +
      brush.shape(ellipse(0, -high, half * 1.06, Math.max(9, high * 0.12)), '#e0bf8f') +
      brush.line(ellipse(0, -high, half * 0.6, Math.max(5, high * 0.065)), '#b98a5c', 2.5, 0.7)
    );
  }
  const seat = '#d98f6a';
  return (
    brush.shape(box(-half * 0.86, -high + 6, 13, high - 6, 5), shade(seat, 0.8)) +
    brush.shape(box(half * 0.86 - 13, -high + 6, 13, high - 6, 5), shade(seat, 0.8)) +
    brush.shape(box(-half * 0.8, -high * 0.48, half * 1.6, 10, 4), shade(seat, 1)) +
    brush.shape(box(-half * 1.08, -high - 2, half * 2.16, 20, 9), tint(seat, 0.3))
  );
}

/** Something soft to sleep on: a cushion indoors, a heap of hay, leaves or cloud in the open. */
export function drawCushion(brush: Brush, setting: PageScene['setting'], half: number, high: number): string {
  const before = brush.plane;
  brush.plane = 'figure';
  const heap = HEAPS[setting];
  const drawn = heap
    ? brush.shape(bumpy(0, -high * 0.42, half * 1.3, high * 0.74, 12, brush.random), heap)
    : brush.shape(ellipse(0, -high * 0.5, half * 1.3, high * 0.62), '#d98f9c') +
      brush.shape(ellipse(0, -high * 0.78, half * 1.08, high * 0.34), '#fbe6d2', { form: 0.5 });
  brush.plane = before;
  return drawn;
}

const HAY: Colour = '#dcb866';
const HEAPS: Readonly<Partial<Record<PageScene['setting'], Colour>>> = {
  garden: HAY,
  playground: HAY,
  farm: HAY,
  forest: '#b98a4c',
  jungle: '#8fa85a',
  pond: '#8fa85a',
  mountain: HAY,
  street: HAY,
  'school-gate': HAY,
  castle: HAY,
  cave: HAY,
  beach: '#e2c288',
  snow: '#e6edf8',
  sky: '#fbf7f2',
  space: '#a08fc0',
  undersea: '#d8c08c',
};
