import type { Brush } from '../paint/brush.ts';
import { mix, shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { box, ellipse, polygon } from '../paint/path.ts';
import { bush, cornerLeaves, fence, footpath, rolling, tree, tufts } from '../nature/plants.ts';
import { drawSky, ungraded } from '../nature/sky.ts';
import type { Setting } from './stage.ts';

const GRASS: Colour = '#9cc062';

function barn(brush: Brush, lit: boolean): string {
  const red: Colour = '#c65a48';
  const window = box(966, 372, 58, 52, 4);
  return (
    brush.shape(
      polygon([
        [820, 640],
        [820, 400],
        [995, 260],
        [1170, 400],
        [1170, 640],
      ]),
      red,
    ) +
    brush.line('M860 376V640M900 344V640M940 310V640M1050 310V640M1090 344V640M1130 376V640', shade(red, 0.9), 3, 0.5) +
    brush.line('M800 414L995 256L1190 414', '#7a4a3e', 20) +
    brush.shape(box(914, 470, 162, 172, 4), '#8a3f36') +
    brush.line('M914 470L1076 640M1076 470L914 640M914 470h162v170h-162Z', '#f4e6cc', 9) +
    (lit ? ungraded(brush, () => brush.flat(window, '#ffdf92')) : brush.flat(window, '#5a3436')) +
    brush.line('M966 372h58v52h-58ZM995 372v52', '#f4e6cc', 7)
  );
}

const bale = (brush: Brush, x: number, y: number, r: number) =>
  brush.shape(ellipse(x, y - r, r), '#e2bb62') +
  brush.line(
    `M${x} ${y - r}m-${r * 0.6} 0a${r * 0.6} ${r * 0.6} 0 1 1 ${r * 1.1} ${r * 0.3}a${r * 0.4} ${r * 0.4} 0 1 1 ${-r * 0.7} ${-r * 0.5}`,
    '#b98f3e',
    3.4,
    0.8,
  );

/** A farm: red barn, fields in stripes, hay, a fence. */
export const farm: Setting = {
  outdoors: true,
  words: 'on the farm',
  paint: (brush, { hour }) => {
    const far = mix('#a8cc7c', hour === 'sunset' ? '#fbd6a0' : '#dcefe2', 0.45);
    return {
      backdrop:
        drawSky(brush, hour, { horizon: 580, sun: [240, 210] }) +
        brush.shape(rolling(brush, 470, 44, 3), far, { form: 0.4 }) +
        brush.shape(rolling(brush, 532, 34, 3), mix('#c2b45c', far, 0.35), { form: 0.4 }) +
        brush.line(
          'M40 600Q260 520 420 540M120 620Q320 548 520 556M230 632Q420 574 640 568M360 640Q540 590 760 580',
          mix('#9a8c3e', far, 0.3),
          5,
          0.5,
        ) +
        tree(brush, 120, 590, 96, mix('#7fb066', far, 0.25)) +
        tree(brush, 700, 576, 70, mix('#8ab86a', far, 0.35)) +
        brush.shape(rolling(brush, 618, 12), GRASS, { form: 0.5 }) +
        dabs(brush, { x: 0, y: 650, w: 1200, h: 240 }, [tint(GRASS, 1.5), shade(GRASS, 0.7)], {
          count: 120,
          length: 44,
          width: 6,
          opacity: 0.4,
        }) +
        barn(brush, hour !== 'day') +
        footpath(brush, 990, 646, 560, '#e4cc9c') +
        fence(brush, -20, 420, 668, 84, '#f0e2c6') +
        bale(brush, 740, 690, 46) +
        bale(brush, 120, 744, 52) +
        bush(brush, 1160, 690, 70, '#86b460') +
        tufts(brush, { x: 0, y: 690, w: 1200, h: 200 }, GRASS, 36),
      front: cornerLeaves(brush, 'left', '#5f9050', 0.5),
      hero: { x: 440, y: 820 },
      companion: { x: 704, y: 820 },
      spots: {
        floor: [
          { x: 236, y: 838, room: 210 },
          { x: 930, y: 842, room: 250 },
          { x: 572, y: 870, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 560, y: 250, room: 150 },
          { x: 380, y: 330, room: 120 },
          { x: 760, y: 180, room: 120 },
        ],
      },
      light: { x: 240, y: 200, reach: 840, colour: '#fff0b4', strength: 0.5 },
      lamps: [{ x: 995, y: 398, reach: 380, colour: '#ffc878', strength: 0.7 }],
      air: '#5a5a6a',
      shadow: '#46562f',
      shows: ['fence'],
    };
  },
};
