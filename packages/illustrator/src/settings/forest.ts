import type { Brush } from '../paint/brush.ts';
import { adjust, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { bumpy, curve, ellipse, num, tube } from '../paint/path.ts';
import { bush, cornerLeaves, footpath, rolling, tufts } from '../nature/plants.ts';
import { fullMoon, stars, ungraded, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

interface Wood {
  readonly sky: readonly [Colour, Colour];
  readonly leaves: readonly [Colour, Colour, Colour];
  readonly ground: Colour;
  readonly path: Colour;
  readonly bark: Colour;
  readonly light: Colour;
  readonly air: Colour;
}

/** The forest has palettes of its own: green by day, gold in the evening, blue at night. Nothing else grades them. */
const WOODS: Readonly<Record<Hour, Wood>> = {
  day: {
    sky: ['#bfe3c4', '#f2f6d4'],
    leaves: ['#7fb35a', '#95bf5f', '#5f9f6a'],
    ground: '#8fb45a',
    path: '#e6d3a0',
    bark: '#86624a',
    light: '#fff6c0',
    air: '#3a5a4a',
  },
  sunset: {
    sky: ['#f6cf8a', '#fdf0cc'],
    leaves: ['#c98a3f', '#b5a04a', '#8a9f55'],
    ground: '#a9a055',
    path: '#e8c98f',
    bark: '#7d5a45',
    light: '#ffe9a0',
    air: '#6a3a4a',
  },
  night: {
    sky: ['#2b3675', '#7482bf'],
    leaves: ['#33566f', '#3f6676', '#467072'],
    ground: '#4c6c64',
    path: '#8a93a4',
    bark: '#4a4560',
    light: '#cddcff',
    air: '#1f2659',
  },
};

function drawTrunk(brush: Brush, x: number, size: number, bark: Colour): string {
  const w = 46 * size;
  const foot = 680 + size * 48;
  const path = curve(
    [
      [x - w * 1.5, foot],
      [x - w * 0.72, foot - 96],
      [x - w * 0.62, 300],
      [x - w * 0.9, -40],
      [x + w * 0.9, -40],
      [x + w * 0.62, 300],
      [x + w * 0.76, foot - 96],
      [x + w * 1.6, foot],
      [x, foot + 8],
    ],
    { tension: 0.15 },
  );
  const grain = [-0.3, 0.08, 0.4]
    .map((at) => `M${num(x + at * w)} -10Q${num(x + at * w + 14)} 340 ${num(x + at * w - 6)} ${num(foot - 30)}`)
    .join('');
  return brush.shape(path, bark, {
    inside:
      brush.line(grain, shade(bark, 1), 5, 0.4) +
      brush.flat(ellipse(x - w * 0.1, 470, w * 0.24, w * 0.34), shade(bark, 1.2), 0.5),
  });
}

function drawMushroom(brush: Brush, x: number, y: number, size: number): string {
  return brush.group(
    brush.shape(
      curve(
        [
          [-9, 0],
          [-7, -30],
          [7, -30],
          [9, 0],
        ],
        { tension: 0.1 },
      ),
      '#fbf0dc',
    ) +
      brush.shape(
        curve([
          [-34, -26],
          [-24, -52],
          [0, -62],
          [24, -52],
          [34, -26],
          [0, -20],
        ]),
        '#d8594c',
      ) +
      brush.flat(ellipse(-11, -42, 5.4) + ellipse(13, -38, 4.4) + ellipse(2, -53, 3.6), '#fff4e0'),
    { x, y, scale: size },
  );
}

function drawFern(brush: Brush, x: number, y: number, size: number, leaf: Colour): string {
  return [-0.9, -0.4, 0.1, 0.55, 1]
    .map((lean) =>
      brush.shape(
        tube(
          [
            [x, y],
            [x + lean * size * 0.5, y - size * 0.55],
            [x + lean * size, y - size * (0.75 - Math.abs(lean) * 0.28)],
          ],
          [size * 0.1, size * 0.2, size * 0.03],
          { steps: 5 },
        ),
        adjust(leaf, lean * 0.03),
      ),
    )
    .join('');
}

/** Rays of light between the trunks by day, fireflies at night. */
function drawAir(brush: Brush, hour: Hour, light: Colour): string {
  if (hour === 'night') {
    return Array.from({ length: 16 }, () => {
      const at = [80 + brush.random() * 1040, 280 + brush.random() * 420] as const;
      return brush.glow(at, [22, 22], '#fff0a0', 0.75) + `<path d="${ellipse(at[0], at[1], 3)}" fill="#fffbd8"/>`;
    }).join('');
  }
  return [0, 1, 2, 3]
    .map((i) => {
      const x = 420 + i * 130;
      const path = `M${x} -20L${x - 190 - i * 14} 760L${x - 80} 760L${x + 66} -20Z`;
      return `<path d="${path}" fill="${brush.gradientDown([
        [0, light, 0.42],
        [1, light, 0],
      ])}"/>`;
    })
    .join('');
}

/** A forest of tall trunks with a path that leads out of it. */
export const forest: Setting = {
  outdoors: true,
  words: 'in the forest',
  paint: (brush, { hour }) =>
    ungraded(brush, () => {
      const wood = WOODS[hour];
      const [top, low] = wood.sky;
      const distant = Array.from({ length: 9 }, (_, i) => {
        const x = i * 150 - 10 + brush.random() * 50;
        return brush.shape(
          curve([
            [x - 15, 650],
            [x - 11, 300],
            [x - 13, -30],
            [x + 13, -30],
            [x + 11, 300],
            [x + 17, 650],
          ]),
          mix(wood.bark, low, 0.6),
          { form: 0.4 },
        );
      }).join('');
      const canopy = (
        [
          [60, 30, 195],
          [262, -16, 150],
          [470, -52, 150],
          [740, -56, 160],
          [978, 4, 172],
          [1160, 52, 205],
        ] as const
      )
        .map(([x, y, r], i) => {
          const leaf = wood.leaves[i % 3] ?? wood.leaves[0];
          return (
            brush.shape(bumpy(x, y, r, r * 0.62, 13, brush.random), leaf) +
            dabs(brush, { x: x - r * 0.7, y: y - r * 0.3, w: r * 1.25, h: r * 0.65 }, [tint(leaf, 2), shade(leaf, 1)], {
              count: 24,
              length: 24,
              width: 9,
              opacity: 0.5,
              angle: 40,
            })
          );
        })
        .join('');
      return {
        backdrop:
          brush.wash('M-20 -20H1220V720H-20Z', [
            [0, top],
            [1, low],
          ]) +
          dabs(brush, { x: 0, y: 0, w: 1200, h: 500 }, [tint(top, 2), low], {
            count: 44,
            length: 120,
            width: 18,
            opacity: 0.22,
            angle: 32,
          }) +
          (hour === 'night'
            ? stars(brush, 1200, 380, 50) + fullMoon(brush, 804, 268, 44)
            : brush.glow([700, 240], [330, 330], wood.light, 0.55)) +
          distant +
          brush.shape(rolling(brush, 560, 22), mix(wood.leaves[2], low, 0.55), { form: 0.4 }) +
          [110, 420, 720, 1020]
            .map((x, i) => bush(brush, x, 594, 90 + (i % 2) * 20, mix(wood.leaves[i % 3] ?? wood.leaves[0], low, 0.42)))
            .join('') +
          drawAir(brush, hour, wood.light) +
          brush.shape(rolling(brush, 640, 16), wood.ground, { form: 0.6 }) +
          dabs(
            brush,
            { x: 0, y: 660, w: 1200, h: 240 },
            [tint(wood.ground, 1.5), shade(wood.ground, 0.8), mix(wood.leaves[0], '#d08a3f', 0.4)],
            { count: 140, length: 36, width: 8, opacity: 0.45 },
          ) +
          footpath(brush, 590, 640, 480, wood.path) +
          drawTrunk(brush, 208, 0.78, adjust(wood.bark, 0.03)) +
          drawTrunk(brush, 1002, 0.95, wood.bark) +
          drawTrunk(brush, -6, 1.3, shade(wood.bark, 0.4)) +
          drawTrunk(brush, 1190, 1.36, shade(wood.bark, 0.4)) +
          canopy +
          tufts(brush, { x: 0, y: 690, w: 1200, h: 190 }, wood.ground, 34) +
          drawFern(brush, 300, 716, 66, wood.leaves[2]) +
          drawFern(brush, 900, 730, 80, wood.leaves[2]) +
          drawMushroom(brush, 132, 806, 1) +
          drawMushroom(brush, 196, 838, 0.72) +
          drawMushroom(brush, 1068, 806, 0.9),
        front:
          cornerLeaves(brush, 'left', shade(wood.leaves[2], 0.9), 0.78) +
          cornerLeaves(brush, 'right', shade(wood.leaves[0], 1.1), 0.6),
        hero: { x: 462, y: 818 },
        companion: { x: 712, y: 818 },
        spots: {
          floor: [
            { x: 286, y: 830, room: 200 },
            { x: 872, y: 836, room: 240 },
            { x: 596, y: 868, room: 150 },
          ],
          table: [],
          wall: [],
          air: [
            { x: 640, y: 300, room: 130 },
            { x: 330, y: 320, room: 110 },
            { x: 880, y: 300, room: 100 },
          ],
        },
        light: { x: 720, y: 230, reach: 760, colour: wood.light, strength: hour === 'night' ? 0.5 : 0.65 },
        lamps: [],
        air: wood.air,
        shadow: '#33302f',
        shows: [],
      };
    }),
};
