import { ungraded, stars } from '../nature/sky.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { dabs } from '../paint/dabs.ts';
import { curve, ellipse } from '../paint/path.ts';
import type { Setting } from './stage.ts';

const DUST: Colour = '#b8aecb';

/** The ground of a small moon under a sky full of stars. It is always night there, and lit by the sun all the same. */
export const space: Setting = {
  outdoors: true,
  words: 'in space',
  paint: (brush) => {
    const ground = ungraded(
      brush,
      () =>
        brush.shape(
          curve(
            [
              [-40, 660],
              [220, 606],
              [560, 628],
              [900, 592],
              [1240, 640],
              [1240, 930],
              [-40, 930],
            ],
            { tension: 0.14 },
          ),
          DUST,
          { form: 0.7 },
        ) +
        dabs(brush, { x: 0, y: 650, w: 1200, h: 240 }, [tint(DUST, 1.2), shade(DUST, 0.7)], {
          count: 90,
          length: 50,
          width: 7,
          opacity: 0.35,
        }) +
        [
          [180, 716, 92, 22],
          [980, 700, 110, 25],
          [640, 676, 64, 14],
          [300, 862, 120, 26],
          [900, 850, 92, 22],
        ]
          .map(
            ([x = 0, y = 0, rx = 0, ry = 0]) =>
              brush.flat(ellipse(x, y, rx, ry), shade(DUST, 1.1), 0.85) +
              brush.flat(ellipse(x + 6, y + 6, rx * 0.86, ry * 0.74), shade(DUST, 1.8), 0.6),
          )
          .join(''),
    );
    const sky = ungraded(
      brush,
      () =>
        brush.wash('M-20 -20H1220V920H-20Z', [
          [0, '#241f56'],
          [0.5, '#463a86'],
          [0.8, '#8a62a8'],
        ]) +
        brush.glow([300, 240], [420, 260], '#7a5ac0', 0.4, 'screen') +
        brush.glow([930, 380], [360, 240], '#c86aa0', 0.28, 'screen') +
        stars(brush, 1200, 560, 120) +
        brush.shape(ellipse(150, 170, 62), '#7fc0c8') +
        brush.flat('M92 152q58 22 116 -8v18q-58 26 -116 6Z', '#5aa0ae', 0.7),
    );
    return {
      backdrop: sky + ground,
      front: '',
      hero: { x: 430, y: 806 },
      companion: { x: 700, y: 806 },
      spots: {
        floor: [
          { x: 214, y: 824, room: 220 },
          { x: 936, y: 826, room: 250 },
          { x: 568, y: 868, room: 140 },
        ],
        table: [],
        wall: [],
        air: [
          { x: 980, y: 300, room: 220 },
          { x: 620, y: 220, room: 140 },
          { x: 280, y: 360, room: 120 },
        ],
      },
      light: { x: 940, y: 120, reach: 860, colour: '#ffe2ec', strength: 0.4 },
      lamps: [],
      air: '#1c1650',
      shadow: '#4a3f72',
      shows: ['star'],
    };
  },
};
