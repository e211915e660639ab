import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, ellipse, num, polygon, star } from '../paint/path.ts';
import { bush, cornerLeaves, footpath, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky, ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#8fc062';

function drawSchool(brush: Brush, lit: boolean): string {
  const brick: Colour = '#e0a07c';
  const windowAt = (x: number, y: number, bright: Colour) => {
    const path = box(x, y, 74, 88, 5);
    const glass = lit
      ? ungraded(brush, () =>
          brush.wash(path, [
            [0, '#fff2bc'],
            [1, '#ffcb74'],
          ]),
        )
      : brush.wash(path, [
          [0, '#a9d4e6'],
          [1, '#e6f2e6'],
        ]);
    return (
      brush.shape(box(x - 9, y - 9, 92, 106, 6), '#fff4e2', { form: 0.5 }) +
      glass +
      brush.flat(star(x + 20, y + 62, 11, 5, 0.5), bright, 0.9) +
      brush.flat(ellipse(x + 54, y + 66, 9), mix(bright, '#f2c46a', 0.6), 0.9) +
      brush.line(`M${x + 37} ${y}v88M${x} ${y + 40}h74`, '#fff4e2', 6)
    );
  };
  let courses = '';
  for (let y = 306, row = 0; y < 610; y += 24, row++)
    for (let x = 330 + (row % 2) * 46; x < 1120; x += 92) if ((x + row * 31) % 4 === 0) courses += box(x, y, 30, 10, 2);
  return (
    brush.shape(
      polygon([
        [296, 300],
        [352, 226],
        [1086, 226],
        [1144, 300],
      ]),
      '#a8605c',
    ) +
    brush.line('M330 268H1116M314 286H1130', shade('#a8605c', 0.8), 3, 0.4) +
    brush.shape(box(318, 292, 808, 330, 3), brick) +
    brush.flat(courses, shade(brick, 0.7), 0.45) +
    brush.shape(
      polygon([
        [600, 306],
        [722, 176],
        [844, 306],
      ]),
      '#b86a62',
    ) +
    brush.shape(box(626, 292, 192, 330, 3), tint(brick, 0.7)) +
    brush.shape(
      polygon([
        [622, 300],
        [722, 198],
        [822, 300],
      ]),
      tint(brick, 0.7),
      { form: 0.5 },
    ) +
    brush.shape(ellipse(722, 284, 36), '#fffaf0') +
    brush.line('M722 284V262M722 284L738 292', '#5a4a6a', 5) +
    brush.line(ellipse(722, 284, 36), '#8a5f4a', 6) +
    brush.shape('M662 622V430Q722 372 782 430V622Z', '#4f8f9a') +
    brush.line('M722 404V622', shade('#4f8f9a', 1), 4) +
    brush.flat(box(676, 452, 34, 54, 5) + box(734, 452, 34, 54, 5), '#d8eef0', 0.85) +
    brush.flat(ellipse(713, 540, 5) + ellipse(731, 540, 5), '#f6d68a') +
    windowAt(372, 350, '#e8776c') +
    windowAt(500, 350, '#5aa9a8') +
    windowAt(866, 350, '#f2b85c') +
    windowAt(996, 350, '#7a8fd0') +
    brush.shape(box(640, 614, 164, 14, 4), '#d9cbb8', { form: 0.4 })
  );
}

/** Railings with an open gate between two posts. */
function drawGate(brush: Brush): string {
  const iron: Colour = '#4f7f8a';
  const bars = (from: number, to: number) => {
    let path = '';
    for (let x = from; x <= to; x += 26) path += box(x, 560, 8, 132, 4);
    return (
      brush.shape(path, iron, { form: 0.4 }) +
      brush.shape(box(from - 8, 580, to - from + 24, 10, 4) + box(from - 8, 668, to - from + 24, 10, 4), iron, {
        form: 0.4,
      })
    );
  };
  const post = (x: number) =>
    brush.shape(box(x - 26, 512, 52, 196, 5), '#d39a76') +
    brush.shape(box(x - 33, 500, 66, 18, 5), '#f3e2c6') +
    brush.shape(ellipse(x, 488, 18), '#f3e2c6');
  const leaf = (hinge: number, tip: number) =>
    brush.shape(`M${num(hinge)} 566Q${num((hinge + tip) / 2)} 534 ${num(tip)} 566V716L${num(hinge)} 690Z`, iron, {
      evenOdd: true,
      form: 0.2,
      opacity: 0.12,
    }) +
    brush.line(
      `M${num(hinge)} 566Q${num((hinge + tip) / 2)} 534 ${num(tip)} 570V718L${num(hinge)} 690M${num(hinge + (tip - hinge) * 0.33)} 552V700M${num(hinge + (tip - hinge) * 0.66)} 552V708M${num(hinge)} 626L${num(tip)} 644`,
      iron,
      8,
    );
  return bars(-10, 250) + bars(960, 1200) + leaf(300, 214) + leaf(930, 1016) + post(292) + post(936);
}

/** In front of a school: the gate stands open, a path leads to the door. */
export const schoolGate: Setting = {
  outdoors: true,
  words: 'at the school gate',
  paint: (brush, { hour }) => {
    const far = mix('#8fc48a', hour === 'sunset' ? '#fbd6a0' : '#d4ebe0', 0.5);
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 560, sun: [236, 286] }) +
        brush.shape(rolling(brush, 500, 24), far, { form: 0.4 }) +
        tree(brush, 220, 580, 130, mix('#86b86a', far, 0.25)) +
        drawSchool(brush, hour !== 'day') +
        bush(brush, 420, 632, 50, '#7fb66a') +
        bush(brush, 560, 632, 46, '#86b86a') +
        bush(brush, 880, 632, 50, '#7fb66a') +
        bush(brush, 1040, 634, 54, '#86b86a') +
        brush.shape(rolling(brush, 632, 6), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 656, w: 1200, h: 236 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 110,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        footpath(brush, 700, 626, 500, '#e6d2ae') +
        tree(brush, 66, 720, 190, '#79b062') +
        drawGate(brush) +
        tufts(brush, { x: 0, y: 700, w: 1200, h: 180 }, GRASS, 32),
      front: cornerLeaves(brush, 'left', '#4f8a55', 0.62),
      hero: { x: 474, y: 820 },
      companion: { x: 714, y: 820 },
      spots: {
        floor: [
          { x: 292, y: 834, room: 200 },
          { x: 880, y: 838, room: 250 },
          { x: 602, y: 868, room: 150 },
          { x: 1030, y: 834, room: 210 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 590, y: 200, room: 110 },
          { x: 340, y: 300, room: 100 },
          { x: 950, y: 190, room: 100 },
        ],
      },
      light: { x: 236, y: 260, reach: 820, colour: '#fff2b0', strength: 0.5 },
      lamps: [
        { x: 722, y: 470, reach: 460, colour: '#ffc878', strength: 0.7 },
        { x: 440, y: 400, reach: 320, colour: '#ffc878', strength: 0.4 },
      ],
      air: hour === 'night' ? '#2a2f66' : '#4a5a7a',
      shadow: '#3a4a34',
      shows: [],
    };
  },
};
