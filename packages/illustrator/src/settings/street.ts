import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, ellipse, num, polygon } from '../paint/path.ts';
import { bush, tree } from '../nature/plants.ts';
import { drawSky, ungraded, type Hour } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const KERB = 640;

function drawHouse(
  brush: Brush,
  x: number,
  w: number,
  h: number,
  wall: Colour,
  roof: Colour,
  door: Colour,
  hour: Hour,
  peaked: boolean,
): string {
  const lit = hour !== 'day';
  const top = KERB - h;
  const pane = (px: number, py: number, warm: boolean) => {
    const path = box(px, py, 56, 68, 5);
    const glass =
      lit && warm
        ? ungraded(brush, () =>
            brush.wash(path, [
              [0, '#fff2bc'],
              [1, '#ffcb74'],
            ]),
          )
        : brush.wash(path, [
            [0, '#a9d4e6'],
            [1, '#e2f0e6'],
          ]);
    return (
      brush.shape(box(px - 8, py - 8, 72, 84, 6), '#fff4e2', { form: 0.5 }) +
      glass +
      brush.line(`M${px + 28} ${py}v68M${px} ${py + 34}h56`, '#fff4e2', 5) +
      brush.shape(box(px - 12, py + 74, 80, 12, 4), shade(wall, 0.7), { form: 0.4 })
    );
  };
  const mid = x + w / 2;
  const roofShape = peaked
    ? polygon([
        [x - 14, top],
        [mid, top - w * 0.52],
        [x + w + 14, top],
      ])
    : `M${num(x - 12)} ${num(top)}L${num(x + 16)} ${num(top - 84)}H${num(x + w - 16)}L${num(x + w + 12)} ${num(top)}Z`;
  const tiles = Array.from({ length: 5 }, (_, i) => `M${num(x - 20)} ${num(top - 14 - i * 22)}h${num(w + 40)}`).join(
    '',
  );
  return (
    brush.shape(box(x + w * 0.68, top - 118, 30, 70, 3), shade(roof, 0.5)) +
    brush.shape(roofShape, roof, { inside: brush.line(tiles, shade(roof, 0.9), 3, 0.4) }) +
    brush.shape(box(x, top, w, h, 3), wall) +
    dabs(brush, { x: x + 4, y: top + 6, w: w - 40, h: h - 40 }, [tint(wall, 1.4), shade(wall, 0.5)], {
      count: 16,
      length: 34,
      width: 7,
      opacity: 0.28,
    }) +
    pane(x + w * 0.16, top + 38, true) +
    pane(x + w - w * 0.16 - 56, top + 38, x % 2 === 0) +
    brush.shape(box(x + w * 0.16, KERB - 128, 66, 128, 8), door) +
    brush.flat(box(x + w * 0.16 + 13, KERB - 112, 40, 34, 5), tint(door, 1.8), 0.8) +
    brush.flat(ellipse(x + w * 0.16 + 54, KERB - 62, 5), '#f6d68a') +
    brush.shape(box(x + w * 0.16 - 8, KERB - 10, 82, 12, 3), '#d9cbb8', { form: 0.4 }) +
    pane(x + w - w * 0.16 - 56, KERB - 122, true)
  );
}

function drawStreetLamp(brush: Brush, x: number, lit: boolean): string {
  const iron: Colour = '#56597a';
  const lantern = `M${x - 20} 292L${x - 15} 338H${x + 15}L${x + 20} 292Z`;
  return (
    brush.shape(box(x - 7, 340, 14, 366, 5), iron) +
    brush.shape(box(x - 16, 690, 32, 20, 5), iron) +
    (lit
      ? ungraded(brush, () =>
          brush.wash(lantern, [
            [0, '#fff4c8'],
            [1, '#ffd27c'],
          ]),
        )
      : brush.shape(lantern, '#f4ecd4', { form: 0.4 })) +
    brush.shape(
      polygon([
        [x - 27, 293],
        [x, 262],
        [x + 27, 293],
      ]),
      iron,
    ) +
    brush.shape(box(x - 18, 337, 36, 9, 4), iron)
  );
}

/** A street of small houses: pavement in front, a lamp, a tree. */
export const street: Setting = {
  outdoors: true,
  words: 'in the street',
  paint: (brush, { hour }) => {
    const far = mix('#8fc48a', hour === 'sunset' ? '#fbd6a0' : '#d4ebe0', 0.55);
    const pavement: Colour = '#e0cdb2';
    const slabs = Array.from({ length: 13 }, (_, i) => `M${num(60 + i * 90)} 650L${num(-240 + i * 140)} 880`).join('');
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 600, sun: [846, 236] }) +
        brush.shape('M-20 560Q240 470 560 540T1220 500V660H-20Z', far, { form: 0.3 }) +
        drawHouse(brush, -30, 246, 330, '#f3c9a0', '#b8655a', '#5f9aa8', hour, true) +
        drawHouse(brush, 226, 218, 290, '#a8c8c4', '#7a6a8a', '#d9634f', hour, false) +
        drawHouse(brush, 454, 236, 344, '#f2b8a8', '#a8605c', '#4f7f9a', hour, true) +
        drawHouse(brush, 700, 212, 296, '#f3dca0', '#8a7a6a', '#7a5fa8', hour, false) +
        drawHouse(brush, 922, 250, 336, '#b8c4e0', '#7a5a6a', '#e0a03c', hour, true) +
        bush(brush, 200, 648, 42, '#7fb66a') +
        bush(brush, 690, 648, 44, '#86b86a') +
        bush(brush, 1170, 650, 50, '#7fb66a') +
        brush.wash(box(-20, KERB, 1240, 280), [
          [0, shade(pavement, 0.25)],
          [0.3, pavement],
          [1, shade(pavement, 0.35)],
        ]) +
        brush.line(`${slabs}M-20 700H1220M-20 776H1220`, shade(pavement, 0.8), 2.6, 0.45) +
        dabs(brush, { x: 0, y: 656, w: 1200, h: 220 }, [tint(pavement, 1.4), shade(pavement, 0.5)], {
          count: 90,
          length: 60,
          width: 5,
          opacity: 0.3,
        }) +
        brush.shape(box(-20, 872, 1240, 14, 3), '#cbb9a4', { form: 0.3 }) +
        brush.flat(box(-20, 885, 1240, 30), '#8a8698') +
        tree(brush, 1084, 716, 216, '#7db463') +
        brush.shape(box(1036, 708, 98, 16, 6), '#b08a6a', { form: 0.5 }) +
        drawStreetLamp(brush, 126, hour !== 'day') +
        drawLetterBox(brush),
      front: '',
      hero: { x: 462, y: 822 },
      companion: { x: 708, y: 822 },
      spots: {
        floor: [
          { x: 284, y: 826, room: 200 },
          { x: 880, y: 838, room: 270 },
          { x: 596, y: 864, room: 150 },
          { x: 1010, y: 846, room: 220 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 330, y: 330, room: 100 },
          { x: 690, y: 270, room: 100 },
        ],
      },
      light: { x: 846, y: 220, reach: 820, colour: '#fff0b8', strength: 0.45 },
      lamps: [
        { x: 126, y: 320, reach: 560, colour: '#ffc878', strength: 0.85 },
        { x: 590, y: 470, reach: 460, colour: '#ffc070', strength: 0.6 },
      ],
      air: hour === 'night' ? '#2a2f66' : '#6a4a6a',
      shadow: '#4a3a4e',
      shows: [],
    };
  },
};

function drawLetterBox(brush: Brush): string {
  return (
    brush.flat(ellipse(226, 728, 44, 9), '#3a2440', 0.18) +
    brush.shape(box(196, 566, 60, 162, 20), '#d8574a') +
    brush.shape(box(190, 552, 72, 26, 12), shade('#d8574a', 0.3)) +
    brush.flat(box(208, 604, 36, 8, 4), '#4a2a30') +
    brush.flat(box(210, 628, 32, 26, 3), '#fff4e2', 0.9)
  );
}
