import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse, num, polygon } from '../paint/path.ts';
import { drawSky, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const SEA: Readonly<Record<Hour, Colour>> = { day: '#5fb4c4', sunset: '#7f9cc0', night: '#4f6fa8' };
const WOOD: Colour = '#c4905e';

function waves(brush: Brush, hour: Hour): string {
  const sea = SEA[hour];
  let crests = '';
  for (let row = 0; row < 5; row++)
    for (let x = (row % 2) * 60 - 20; x < 1220; x += 120) crests += `M${num(x)} ${num(470 + row * 36)}q30 -12 60 0`;
  return (
    brush.wash('M-20 440H1220V680H-20Z', [
      [0, tint(sea, 1)],
      [1, shade(sea, 0.6)],
    ]) + brush.line(crests, '#f0fafa', 4, 0.5)
  );
}

/** The wheel a captain steers with. */
const helm = (brush: Brush, x: number, y: number) =>
  brush.shape(box(x - 13, y - 60, 26, 150, 6), shade(WOOD, 0.8)) +
  [0, 45, 90, 135]
    .map((turn) => brush.group(brush.shape(box(-6, -84, 12, 168, 6), '#8a5f3e'), { x, y: y - 60, turn }))
    .join('') +
  brush.line(ellipse(x, y - 60, 56), '#a5744e', 15) +
  brush.shape(ellipse(x, y - 60, 15), '#e8b95a');

/** The deck of a boat at sea: planks, rail, mast and sail. */
export const boatDeck: Setting = {
  outdoors: true,
  words: 'on the boat',
  paint: (brush, { hour }) => ({
    backdrop:
      drawSky(brush, hour, { horizon: 450, sun: [300, 170] }) +
      brush.shape(
        curve([
          [60, 446],
          [140, 404],
          [220, 420],
          [300, 396],
          [380, 446],
        ]),
        mix('#7fae86', tint(SEA[hour], 1.4), 0.45),
        { form: 0.4 },
      ) +
      waves(brush, hour) +
      brush.shape(box(876, -40, 30, 720, 6), '#9a6a42') +
      brush.shape('M866 20C700 90 640 240 640 420C720 380 800 370 866 380Z', '#f6ead2') +
      brush.line('M858 120Q740 170 690 300M862 230Q770 260 716 350', '#dcc8a0', 4, 0.6) +
      brush.shape('M916 40C1040 110 1090 250 1084 400C1030 370 970 364 916 372Z', '#e8776c') +
      brush.line('M640 424L870 390M1086 404L912 378', '#8a6a4a', 5) +
      brush.shape(
        polygon([
          [-40, 640],
          [1240, 640],
          [1240, 930],
          [-40, 930],
        ]),
        WOOD,
        { form: 0.5 },
      ) +
      brush.line([664, 700, 746, 802, 868].map((y) => `M-20 ${y}H1220`).join(''), shade(WOOD, 0.9), 4, 0.5) +
      brush.line(
        'M200 664v36M620 664v36M980 664v36M380 700v46M800 700v46M1100 700v46M120 746v56M560 746v56M940 746v56',
        shade(WOOD, 0.9),
        3,
        0.45,
      ) +
      [40, 180, 320, 460, 600, 740, 1010, 1150]
        .map((x) => brush.shape(box(x - 9, 548, 18, 100, 6), shade(WOOD, 0.4)))
        .join('') +
      brush.shape(box(-40, 532, 1280, 24, 8), tint(WOOD, 0.6)) +
      brush.shape(ellipse(500, 600, 40), '#e8685a', { form: 0.7 }) +
      brush.flat(ellipse(500, 600, 18), SEA[hour]) +
      brush.line('M500 560v18M500 622v18M460 600h18M522 600h18', '#fff6e4', 12) +
      helm(brush, 1060, 700) +
      brush.shape(box(90, 668, 92, 80, 10), '#a5744e') +
      brush.line('M90 690h92M90 726h92', '#6a5a5a', 6),
    front: '',
    hero: { x: 420, y: 814 },
    companion: { x: 684, y: 814 },
    spots: {
      floor: [
        { x: 228, y: 842, room: 190 },
        { x: 900, y: 856, room: 220 },
        { x: 552, y: 868, room: 140 },
      ],
      table: [{ x: 136, y: 670, room: 90 }],
      wall: [],
      air: [
        { x: 500, y: 260, room: 160 },
        { x: 300, y: 340, room: 120 },
      ],
    },
    light: { x: 300, y: 160, reach: 860, colour: '#fff2c0', strength: 0.5 },
    lamps: [{ x: 890, y: 470, reach: 460, colour: '#ffc878', strength: 0.6 }],
    air: '#3a5a8a',
    shadow: '#5f4030',
    shows: ['swim-ring', 'wheel'],
  }),
};
