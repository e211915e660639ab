import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { box, curve, ellipse } from '../paint/path.ts';
import { drawBooks, drawFrame } from '../furniture/decor.ts';
import { drawFloorLamp } from '../furniture/lamps.ts';
import { drawBoards, drawRug, drawWall } from '../furniture/room.ts';
import { drawCurtainedWindow } from '../furniture/window.ts';
import { potPlant } from '../nature/plants.ts';
import type { Setting } from './stage.ts';

const FLOOR = 630;

function drawSofa(brush: Brush, cloth: Colour): string {
  const seat = (x: number) =>
    brush.shape(box(x, 560, 196, 74, 22), tint(cloth, 0.7)) +
    brush.line(`M${x + 16} 618h164`, shade(cloth, 0.8), 3, 0.4);
  return (
    brush.flat(ellipse(940, 728, 310, 20), '#3a2440', 0.16) +
    brush.shape(box(706, 702, 22, 30, 5) + box(1160, 702, 22, 30, 5), '#7a5238') +
    brush.shape(
      curve(
        [
          [700, 600],
          [702, 444],
          [740, 406],
          [940, 396],
          [1150, 406],
          [1184, 444],
          [1186, 600],
        ],
        { tension: 0.1 },
      ),
      cloth,
    ) +
    brush.line('M944 402V570', shade(cloth, 0.9), 3, 0.4) +
    brush.shape(box(724, 610, 440, 98, 18), shade(cloth, 0.45)) +
    seat(746) +
    seat(946) +
    brush.shape(box(668, 520, 88, 190, 38), shade(cloth, 0.15)) +
    brush.shape(box(1132, 520, 88, 190, 38), shade(cloth, 0.15)) +
    brush.group(
      brush.shape(box(-48, -84, 96, 84, 16), '#f2c46a', {
        inside: brush.line('M-60 -60L60 -20M-60 -20L60 -60', '#fff1d0', 6, 0.8),
      }),
      { x: 822, y: 566, turn: -9 },
    ) +
    brush.group(
      brush.shape(box(-44, -78, 88, 78, 16), '#e8927c', {
        inside: brush.flat(
          ellipse(-18, -50, 7) + ellipse(14, -56, 7) + ellipse(0, -26, 7) + ellipse(24, -26, 7),
          '#fff1d0',
          0.85,
        ),
      }),
      { x: 1074, y: 566, turn: 10 },
    )
  );
}

/** A living room: window left, sofa and standing lamp right, a soft rug. */
export const livingRoom: Setting = {
  outdoors: false,
  words: 'in the living room',
  paint: (brush, { hour }) => {
    const night = hour === 'night';
    const lit = hour !== 'day';
    const wall: Colour = night ? '#8f8ab8' : '#d3d9b2';
    const cabinet = brush.group(
      brush.shape(box(388, 330, 200, 304, 8), '#b07a4e') +
        [424, 520, 616]
          .map(
            (y) =>
              brush.shape(box(402, y - 82, 172, 84, 4), shade('#b07a4e', 0.9), { form: 0.3 }) +
              (y === 520
                ? drawBooks(brush, 408, y, 92, 70) + potPlant(brush, 540, y, 58, '#7fb8c8')
                : drawBooks(brush, 408, y, 160, 74)),
          )
          .join('') +
        brush.shape(box(380, 320, 216, 16, 6), '#c08a5f'),
      { x: 150 },
    );
    return {
      backdrop:
        drawWall(brush, wall, FLOOR, 'stripes') +
        drawCurtainedWindow(brush, hour, 86, 190, 178, 228, '#5fa39c') +
        drawFrame(brush, 720, 212, 124, 106, 'house', '#a8754f') +
        drawFrame(brush, 866, 190, 104, 122, 'flower', '#d9788a') +
        drawFrame(brush, 994, 226, 108, 92, 'heart', '#5a8fa8') +
        drawBoards(brush, FLOOR, night ? '#a87a6a' : '#cf9f74') +
        cabinet +
        drawFloorLamp(brush, 344, 704, lit) +
        drawSofa(brush, night ? '#6f9a9c' : '#7fb0a4') +
        drawRug(brush, 516, 814, 372, 70, '#c8787c', '#f4dcb4') +
        potPlant(brush, 66, 742, 150, '#e0a15c'),
      front: '',
      hero: { x: 492, y: 820 },
      companion: { x: 736, y: 826 },
      spots: {
        floor: [
          { x: 276, y: 822, room: 270 },
          { x: 890, y: 838, room: 240 },
          { x: 1014, y: 846, room: 270 },
          { x: 624, y: 868, room: 140 },
        ],
        table: [
          { x: 944, y: 584, room: 110 },
          { x: 1010, y: 596, room: 80 },
        ],
        wall: [
          { x: 636, y: 300, room: 84 },
          { x: 1140, y: 330, room: 70 },
        ],
        air: [
          { x: 636, y: 310, room: 100 },
          { x: 430, y: 290, room: 80 },
        ],
      },
      light: { x: 210, y: 240, reach: 700, colour: '#fff0c0', strength: 0.45 },
      lamps: [{ x: 344, y: 340, reach: 640, colour: '#ffbf6a', strength: 0.95 }],
      air: night ? '#33295e' : '#8a5a6a',
      shadow: '#4a2e40',
      shows: ['lamp'],
    };
  },
};
