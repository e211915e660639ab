import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { bumpy, curve, ellipse, polygon } from '../paint/path.ts';
import { fullMoon, SKY, stars, ungraded, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const ROCK: Colour = '#7f84a8';
const FLOOR: Colour = '#a9a2b4';

const MOUTH = 'M690 640C660 480 700 300 850 250C1010 214 1110 330 1120 470C1124 560 1108 610 1096 640Z';

/** What is seen through the mouth of the cave. */
function outside(brush: Brush, hour: Hour): string {
  const [top, middle, low] = SKY[hour];
  return ungraded(
    brush,
    () =>
      brush.wash('M660 200H1150V660H660Z', [
        [0, top],
        [0.6, middle],
        [1, low],
      ]) +
      (hour === 'night'
        ? stars(brush, 380, 240, 22, 720, 260) + fullMoon(brush, 980, 340, 34)
        : brush.glow([960, 360], [220, 220], '#fff3c0', 0.6)) +
      brush.shape(
        curve([
          [640, 610],
          [760, 560],
          [900, 590],
          [1040, 552],
          [1160, 590],
          [1160, 680],
          [640, 680],
        ]),
        hour === 'night' ? '#3f5a66' : '#8fbf72',
        { form: 0.4 },
      ) +
      brush.shape(bumpy(1010, 566, 44, 40, 9), hour === 'night' ? '#36505e' : '#7aae64'),
  );
}

const spike = (brush: Brush, x: number, w: number, h: number) =>
  brush.shape(
    polygon([
      [x - w, -20],
      [x - w * 0.3, h * 0.6],
      [x, h],
      [x + w * 0.35, h * 0.55],
      [x + w, -20],
    ]),
    shade(ROCK, 0.5),
  );

function crystal(brush: Brush, x: number, y: number, size: number, fill: Colour): string {
  return (
    brush.glow([x, y - size * 0.5], [size * 1.6, size * 1.6], fill, 0.35, 'screen') +
    [
      [-0.34, 0.7, -14],
      [0.32, 0.78, 15],
      [0, 1.1, 0],
    ]
      .map(([dx = 0, tall = 0, turn = 0]) =>
        brush.group(
          brush.shape(
            polygon([
              [-size * 0.16, 0],
              [-size * 0.2, -size * tall * 0.7],
              [0, -size * tall],
              [size * 0.2, -size * tall * 0.7],
              [size * 0.16, 0],
            ]),
            fill,
          ),
          { x: x + dx * size, y, turn },
        ),
      )
      .join('')
  );
}

/** A roomy cave with an open mouth to the sky and crystals that shine by themselves. */
export const cave: Setting = {
  outdoors: false,
  words: 'in the cave',
  paint: (brush, { hour }) => ({
    backdrop:
      brush.wash('M-20 -20H1220V920H-20Z', [
        [0, shade(ROCK, 1.2)],
        [0.6, ROCK],
        [1, tint(ROCK, 0.5)],
      ]) +
      dabs(brush, { x: 0, y: 0, w: 1200, h: 640 }, [tint(ROCK, 1), shade(ROCK, 1.3)], {
        count: 130,
        length: 90,
        width: 12,
        opacity: 0.25,
        angle: -20,
      }) +
      brush.within(MOUTH, outside(brush, hour)) +
      brush.line(MOUTH, shade(ROCK, 1.6), 14, 0.6) +
      spike(brush, 110, 60, 190) +
      spike(brush, 250, 40, 120) +
      spike(brush, 470, 66, 170) +
      spike(brush, 620, 36, 96) +
      spike(brush, 1150, 56, 200) +
      brush.shape(
        curve(
          [
            [-40, 650],
            [200, 616],
            [560, 640],
            [900, 622],
            [1240, 650],
            [1240, 930],
            [-40, 930],
          ],
          { tension: 0.14 },
        ),
        FLOOR,
        { form: 0.6 },
      ) +
      dabs(brush, { x: 0, y: 660, w: 1200, h: 230 }, [tint(FLOOR, 1.2), shade(FLOOR, 0.8)], {
        count: 80,
        length: 60,
        width: 8,
        opacity: 0.3,
      }) +
      [
        [160, 720, 120, 16],
        [430, 700, 100, 12],
        [760, 712, 130, 16],
        [1040, 730, 110, 15],
        [620, 860, 150, 18],
      ]
        .map(([x = 0, y = 0, rx = 0, ry = 0]) => brush.flat(ellipse(x, y, rx, ry), shade(FLOOR, 0.7), 0.4))
        .join('') +
      crystal(brush, 112, 690, 120, '#8fd0d8') +
      crystal(brush, 1130, 700, 96, '#c7a3e0') +
      brush.shape(bumpy(240, 690, 60, 36, 8), mix(ROCK, '#6a5a70', 0.4)),
    front: brush.shape(bumpy(1190, 900, 110, 70, 9), shade(ROCK, 1.4)),
    hero: { x: 420, y: 814 },
    companion: { x: 692, y: 814 },
    spots: {
      floor: [
        { x: 232, y: 838, room: 190 },
        { x: 926, y: 836, room: 230 },
        { x: 556, y: 868, room: 140 },
      ],
      table: [],
      wall: [{ x: 330, y: 380, room: 100 }],
      air: [
        { x: 900, y: 430, room: 110 },
        { x: 350, y: 300, room: 110 },
      ],
    },
    light: { x: 900, y: 400, reach: 760, colour: hour === 'night' ? '#bcd0ff' : '#ffedc0', strength: 0.5 },
    lamps: [
      { x: 112, y: 620, reach: 320, colour: '#a8e8ec', strength: 0.34 },
      { x: 1130, y: 640, reach: 280, colour: '#dcb8f4', strength: 0.3 },
    ],
    air: '#63547a',
    shadow: '#54404a',
    shows: ['rock'],
  }),
};
