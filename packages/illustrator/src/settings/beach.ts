import type { Brush } from '../paint/brush.ts';
import { adjust, mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, curve, ellipse, polygon, tube } from '../paint/path.ts';
import { drawSky, SKY, ungraded, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const SAND: Colour = '#f3d9a4';
const SEA: Readonly<Record<Hour, Colour>> = { day: '#4fb0bf', sunset: '#6f9fc0', night: '#3a5a98' };

function drawSea(brush: Brush, hour: Hour): string {
  return ungraded(brush, () => {
    const sea = SEA[hour];
    const low = SKY[hour][2];
    const boat =
      brush.shape(
        curve(
          [
            [930, 474],
            [1056, 478],
            [1086, 454],
            [898, 452],
          ],
          { tension: 0.1 },
        ),
        hour === 'night' ? '#7a4a5a' : '#c9584c',
      ) +
      brush.shape(
        polygon([
          [987, 448],
          [987, 328],
          [1066, 442],
        ]),
        hour === 'night' ? '#b9bede' : '#fff8e8',
        { form: 0.5 },
      ) +
      brush.shape(
        polygon([
          [978, 448],
          [978, 350],
          [916, 448],
        ]),
        hour === 'night' ? '#8a86b8' : '#f2b85c',
        { form: 0.5 },
      );
    return (
      brush.shape('M-20 442Q60 372 180 366T360 424T470 442Z', mix('#7fae8a', low, 0.4), { form: 0.4 }) +
      brush.wash(box(-20, 436, 1240, 260), [
        [0, mix(sea, low, 0.4)],
        [1, tint(sea, 0.8)],
      ]) +
      dabs(brush, { x: 0, y: 446, w: 1200, h: 186 }, ['#ffffff', tint(sea, 2), shade(sea, 0.6)], {
        count: 100,
        length: 96,
        width: 5,
        opacity: hour === 'night' ? 0.28 : 0.48,
      }) +
      boat
    );
  });
}

function drawPalm(brush: Brush): string {
  const [x, y] = [166, 244];
  const leaf: Colour = '#5f9f6a';
  const fronds = (
    [
      [-190, -8],
      [-152, -108],
      [-22, -152],
      [122, -122],
      [194, -28],
      [152, 64],
      [-130, 82],
    ] as const
  )
    .map(([dx, dy]) => {
      const [mx, my] = [x + dx * 0.5, y + dy * 0.5 - 54];
      return (
        brush.shape(
          curve(
            [
              [x, y],
              [mx - 12, my - 15],
              [x + dx, y + dy],
              [mx + 12, my + 30],
            ],
            { tension: 0.2 },
          ),
          adjust(leaf, dx > 0 ? 0.03 : -0.02),
        ) + brush.line(`M${x} ${y}Q${mx} ${my} ${x + dx} ${y + dy}`, shade(leaf, 0.9), 3, 0.5)
      );
    })
    .join('');
  const rings = Array.from(
    { length: 8 },
    (_, i) => `M${98 + i * 6 - (i > 4 ? (i - 4) * 4 : 0)} ${676 - i * 54}q18 8 30 -2`,
  ).join('');
  return (
    brush.shape(
      tube(
        [
          [86, 726],
          [120, 560],
          [112, 400],
          [166, 250],
        ],
        [48, 35, 31, 25],
      ),
      '#b58a5c',
    ) +
    brush.line(rings, '#8a6440', 4, 0.5) +
    fronds +
    brush.shape(ellipse(150, 262, 13) + ellipse(178, 268, 13), '#8a5f3f')
  );
}

function drawParasol(brush: Brush): string {
  const canopy = curve(
    [
      [872, 560],
      [902, 476],
      [984, 420],
      [1086, 424],
      [1164, 490],
      [1184, 588],
      [1124, 562],
      [1074, 574],
      [1022, 548],
      [972, 562],
      [926, 544],
    ],
    { tension: 0.15 },
  );
  const panels = [
    [926, 544, 960, 428, 1012, 418, 972, 562],
    [1022, 548, 1042, 408, 1094, 428, 1074, 574],
    [1124, 562, 1114, 428, 1182, 478, 1184, 588],
  ] as const;
  return (
    brush.shape(
      tube(
        [
          [1006, 796],
          [1042, 500],
        ],
        [12, 10],
        { steps: 2 },
      ),
      '#f6e6cc',
    ) +
    brush.shape(canopy, '#e8675c', {
      inside: panels
        .map(([a, b, c, d, e, f, g, h]) => brush.flat(`M${a} ${b}Q${c} ${d} 1038 416Q${e} ${f} ${g} ${h}Z`, '#fff3df'))
        .join(''),
    })
  );
}

function drawSandcastle(brush: Brush): string {
  const sand = shade(SAND, 0.25);
  return brush.group(
    brush.flat(ellipse(0, 4, 108, 14), '#7a5240', 0.2) +
      brush.shape('M-78 0L-70 -64H-34L-30 0ZM30 0L34 -64H70L78 0Z', sand) +
      brush.shape('M-42 0L-36 -92H36L42 0Z', SAND) +
      brush.shape(
        'M-36 -92V-106H-22V-96H-7V-106H7V-96H22V-106H36V-92ZM-72 -62V-74H-60V-66H-46V-74H-34V-62ZM34 -62V-74H46V-66H60V-74H72V-62Z',
        SAND,
        { form: 0.4 },
      ) +
      brush.flat('M-13 0V-30Q0 -46 13 -30V0Z', shade(SAND, 1.3), 0.8) +
      brush.line('M0 -106V-140', '#8a6440', 4) +
      brush.shape(
        polygon([
          [1, -140],
          [32, -130],
          [1, -119],
        ]),
        '#5a9bd5',
        { form: 0.4 },
      ),
    { x: 214, y: 742, scale: 0.86 },
  );
}

/** A beach: palm left, parasol right, sea and a boat behind. */
export const beach: Setting = {
  outdoors: true,
  words: 'at the beach',
  paint: (brush, { hour, props }) => ({
    backdrop:
      drawSky(brush, hour, { horizon: 470, sun: [820, hour === 'sunset' ? 336 : 262] }) +
      drawSea(brush, hour) +
      brush.shape(
        `${curve(
          [
            [-50, 640],
            [180, 600],
            [430, 634],
            [700, 596],
            [960, 640],
            [1260, 600],
          ],
          { closed: false },
        )}L1260 930L-50 930Z`,
        '#fdf6e4',
        { form: 0 },
      ) +
      brush.shape(
        `${curve(
          [
            [-50, 668],
            [180, 626],
            [430, 660],
            [700, 622],
            [960, 668],
            [1260, 630],
          ],
          { closed: false },
        )}L1260 930L-50 930Z`,
        SAND,
        { form: 0.6 },
      ) +
      dabs(brush, { x: 0, y: 676, w: 1200, h: 220 }, [tint(SAND, 1.5), shade(SAND, 0.5), '#fff4d6'], {
        count: 150,
        length: 42,
        width: 4,
        opacity: 0.5,
      }) +
      brush.flat(
        Array.from({ length: 50 }, () =>
          ellipse(brush.random() * 1200, 684 + brush.random() * 206, 1.5 + brush.random() * 2),
        ).join(''),
        shade(SAND, 1),
        0.5,
      ) +
      drawPalm(brush) +
      drawSandcastle(brush) +
      drawParasol(brush) +
      drawShells(brush),
    front: '',
    hero: { x: 452, y: 820 },
    companion: { x: 700, y: 820 },
    spots: {
      floor: [
        { x: 590, y: 866, room: 150 },
        { x: 868, y: 838, room: 240 },
        { x: 296, y: 846, room: 180 },
      ],
      table: [],
      wall: [],
      air: [
        { x: 620, y: 290, room: 130 },
        { x: 400, y: 260, room: 110 },
      ],
    },
    light: { x: 800, y: 200, reach: 800, colour: '#ffe9b0', strength: 0.5 },
    lamps: [],
    air: hour === 'sunset' ? '#6a3a7a' : '#3a5a8a',
    shadow: '#7a5240',
    shows: props.has('umbrella') ? ['umbrella'] : [],
  }),
};

function drawShells(brush: Brush): string {
  return (
    [
      [760, 872, '#f2b8a8', -14],
      [130, 864, '#f7dcc0', 10],
      [1090, 852, '#e9a8b4', 20],
    ] as const
  )
    .map(([x, y, fill, turn]) =>
      brush.group(
        brush.shape('M0 0L-18 -12Q-20 -28 0 -30Q20 -28 18 -12Z', fill, { form: 0.7 }) +
          brush.line('M0 -2V-27M0 -2L-10 -25M0 -2L10 -25', shade(fill, 0.9), 2, 0.6),
        { x, y, turn },
      ),
    )
    .join('');
}
