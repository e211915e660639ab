import type { Brush } from '../paint/brush.ts';
import { adjust, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, bumpy, curve, ellipse, num, tube, type Point } from '../paint/path.ts';

/** A broad-leaved tree, its foot at (x, y); `size` is about half its height. */
export function tree(
  brush: Brush,
  x: number,
  y: number,
  size: number,
  leaf: Colour,
  trunk: Colour = '#8a6248',
): string {
  const s = size;
  const stem = curve([
    [x - s * 0.15, y + 4],
    [x - s * 0.075, y - s * 0.3],
    [x - s * 0.1, y - s * 0.85],
    [x + s * 0.1, y - s * 0.85],
    [x + s * 0.085, y - s * 0.3],
    [x + s * 0.17, y + 4],
  ]);
  const crown: readonly (readonly [number, number, number, number])[] = [
    [-0.36, -0.86, 0.4, -0.07],
    [0.38, -0.9, 0.4, -0.055],
    [0.02, -1.26, 0.5, 0],
    [-0.04, -0.86, 0.42, 0.03],
  ];
  return (
    brush.shape(stem, trunk) +
    brush.line(
      `M${num(x)} ${num(y - s * 0.45)}L${num(x - s * 0.2)} ${num(y - s * 0.72)}M${num(x + s * 0.03)} ${num(y - s * 0.55)}L${num(x + s * 0.22)} ${num(y - s * 0.78)}`,
      trunk,
      s * 0.06,
    ) +
    crown
      .map(([dx, dy, r, light]) =>
        brush.shape(bumpy(x + dx * s, y + dy * s, r * s, r * s * 0.86, 11, brush.random), adjust(leaf, light)),
      )
      .join('') +
    dabs(brush, { x: x - s * 0.55, y: y - s * 1.6, w: s * 0.95, h: s * 0.95 }, [tint(leaf, 2), shade(leaf, 0.8)], {
      count: 26,
      length: s * 0.08,
      width: s * 0.03,
      opacity: 0.5,
      angle: -35,
    })
  );
}

/** A round bush of three cushions. */
export function bush(brush: Brush, x: number, y: number, size: number, leaf: Colour): string {
  const s = size;
  return (
    brush.shape(bumpy(x - s * 0.46, y - s * 0.2, s * 0.5, s * 0.36, 9, brush.random), adjust(leaf, -0.05)) +
    brush.shape(bumpy(x + s * 0.42, y - s * 0.22, s * 0.52, s * 0.4, 9, brush.random), adjust(leaf, -0.025)) +
    brush.shape(bumpy(x, y - s * 0.34, s * 0.52, s * 0.46, 10, brush.random), leaf) +
    dabs(brush, { x: x - s * 0.6, y: y - s * 0.65, w: s * 1.1, h: s * 0.55 }, [tint(leaf, 2), shade(leaf, 0.9)], {
      count: 13,
      length: s * 0.12,
      width: s * 0.045,
      opacity: 0.5,
      angle: -30,
    })
  );
}

/** Tufts of grass strewn over an area; those nearer to the reader are larger. */
export function tufts(
  brush: Brush,
  area: { x: number; y: number; w: number; h: number },
  grass: Colour,
  count: number,
  size = 22,
): string {
  const light: string[] = [];
  const dark: string[] = [];
  for (let index = 0; index < count; index++) {
    const share = brush.random();
    const k = size * (0.6 + share * 0.8);
    const at = `M${num(area.x + brush.random() * area.w)} ${num(area.y + share * area.h)}`;
    const blades = `${at}q${num(-k * 0.2)} ${num(-k * 0.5)} ${num(-k * 0.45)} ${num(-k * 0.8)}${at}q0 ${num(-k * 0.6)} ${num(k * 0.08)} ${num(-k)}${at}q${num(k * 0.2)} ${num(-k * 0.4)} ${num(k * 0.5)} ${num(-k * 0.65)}`;
    (brush.random() < 0.5 ? light : dark).push(blades);
  }
  return (
    brush.line(light.join('') || 'M0 0', tint(grass, 1.3), size * 0.14, 0.75) +
    brush.line(dark.join('') || 'M0 0', shade(grass, 0.9), size * 0.14, 0.7)
  );
}

/** A meadow flower of five petals. */
export function meadowFlower(brush: Brush, x: number, y: number, size: number, petal: Colour): string {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * 6.283 + 0.3;
    return ellipse(x + Math.cos(angle) * size * 0.34, y - size * 1.6 + Math.sin(angle) * size * 0.34, size * 0.26);
  }).join('');
  return (
    brush.line(
      `M${num(x)} ${num(y)}q${num(size * 0.2)} ${num(-size)} 0 ${num(-size * 1.6)}M${num(x)} ${num(y - size * 0.4)}q${num(size * 0.4)} ${num(-size * 0.1)} ${num(size * 0.5)} ${num(-size * 0.5)}`,
      '#6a9a50',
      size * 0.13,
    ) +
    brush.flat(petals, petal) +
    brush.flat(ellipse(x, y - size * 1.6, size * 0.2), '#f7cf5e')
  );
}

/** Ground that rolls: its upper edge waves around `y`, its lower edge lies below the page. */
export function rolling(brush: Brush, y: number, height: number, waves = 4): string {
  const points: Point[] = Array.from({ length: waves + 3 }, (_, index) => [
    ((index - 1) / waves) * 1200,
    y + (brush.random() - 0.5) * 2 * height,
  ]);
  return `${curve(points, { closed: false })}L1560 940L-360 940Z`;
}

/** A path that widens towards the reader and leads to the feet at (x, y). */
export function footpath(brush: Brush, fromX: number, fromY: number, x: number, earth: Colour): string {
  const path = curve([
    [fromX - 26, fromY],
    [fromX + 10, fromY + 46],
    [x - 60, fromY + 128],
    [x - 250, 930],
    [x + 290, 930],
    [x + 130, fromY + 140],
    [fromX + 84, fromY + 50],
    [fromX + 30, fromY],
  ]);
  return (
    brush.shape(path, earth, { form: 0.5 }) +
    dabs(brush, { x: x - 150, y: fromY + 90, w: 280, h: 210 }, [tint(earth, 1.4), shade(earth, 0.6)], {
      count: 34,
      length: 46,
      width: 5,
      opacity: 0.4,
    })
  );
}

/** Dark leaves that grow into the page from a lower corner: they put everything else further back. */
export function cornerLeaves(brush: Brush, side: 'left' | 'right', leaf: Colour, size = 1): string {
  const [x, direction] = side === 'left' ? [-24, 1] : [1224, -1];
  return Array.from({ length: 7 }, (_, index) => {
    const angle = 0.1 + index * 0.22;
    const length = (200 + (index % 3) * 58) * size;
    const tip: Point = [x + direction * Math.sin(angle) * length, 925 - Math.cos(angle) * length];
    const [mx, my] = [(x + tip[0]) / 2, (925 + tip[1]) / 2];
    const [nx, ny] = [((925 - tip[1]) / length) * 32 * size, ((tip[0] - x) / length) * 32 * size];
    return (
      brush.shape(
        curve([[x, 925], [mx + nx, my + ny], tip, [mx - nx, my - ny]], { tension: 0.2 }),
        adjust(leaf, (index % 3) * 0.03),
      ) +
      brush.line(`M${num(x)} 925L${num(tip[0] * 0.92 + x * 0.08)} ${num(tip[1] * 0.92 + 74)}`, tint(leaf, 1), 2.4, 0.5)
    );
  }).join('');
}

/** A picket fence between two x, its feet at y. */
export function fence(brush: Brush, from: number, to: number, y: number, height: number, wood: Colour): string {
  let pickets = '';
  for (let x = from; x < to; x += 34) {
    const h = height * (0.96 + brush.random() * 0.08);
    pickets += brush.shape(
      `M${num(x)} ${num(y)}V${num(y - h + 12)}L${num(x + 12)} ${num(y - h)}L${num(x + 24)} ${num(y - h + 12)}V${num(y)}Z`,
      wood,
      { form: 0.6 },
    );
  }
  const rail = (at: number) =>
    brush.shape(box(from - 10, y - height * at, to - from + 20, 13, 3), shade(wood, 0.35), { form: 0.4 });
  return rail(0.72) + rail(0.32) + pickets;
}

/** A plant in a pot, its foot at (x, y). */
export function potPlant(brush: Brush, x: number, y: number, size: number, pot: Colour = '#d98a5c'): string {
  const s = size;
  const leaves = [-0.9, -0.5, -0.12, 0.25, 0.6, 0.95]
    .map((lean, index) => {
      const long = s * (0.95 - Math.abs(lean) * 0.25);
      const tip: Point = [x + lean * s * 0.55, y - s * 0.4 - long * 0.75];
      return brush.shape(
        tube(
          [[x + lean * 4, y - s * 0.36], [x + lean * s * 0.25, y - s * 0.4 - long * 0.42], tip],
          [s * 0.07, s * 0.19, s * 0.03],
          { steps: 6 },
        ),
        adjust('#5f9f6a', (index % 3) * 0.03 - 0.03),
      );
    })
    .join('');
  return (
    leaves +
    brush.shape(
      `M${num(x - s * 0.26)} ${num(y - s * 0.42)}H${num(x + s * 0.26)}L${num(x + s * 0.19)} ${num(y)}H${num(x - s * 0.19)}Z`,
      pot,
    ) +
    brush.shape(box(x - s * 0.29, y - s * 0.46, s * 0.58, s * 0.1, 4), tint(pot, 0.6), { form: 0.5 })
  );
}
