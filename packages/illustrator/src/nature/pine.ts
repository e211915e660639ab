import type { Brush } from '../paint/brush.ts';
import { tint, type Colour } from '../paint/colour.ts';
import { box, polygon } from '../paint/path.ts';

/** A pine of three skirts, its foot at (x, y); `snow` lies on its boughs when asked. */
export function pine(brush: Brush, x: number, y: number, height: number, needles: Colour, snow = false): string {
  const skirt = (bottom: number, top: number, half: number) => {
    const [low, high, w] = [y - height * bottom, y - height * top, height * half];
    return (
      brush.shape(
        polygon([
          [x - w, low],
          [x, high],
          [x + w, low],
          [x + w * 0.4, low + height * 0.03],
          [x, low - height * 0.01],
          [x - w * 0.4, low + height * 0.03],
        ]),
        needles,
      ) +
      (snow
        ? brush.flat(
            polygon([
              [x - w * 0.62, low - (low - high) * 0.34],
              [x, high],
              [x + w * 0.62, low - (low - high) * 0.34],
              [x + w * 0.28, low - (low - high) * 0.28],
              [x, low - (low - high) * 0.42],
              [x - w * 0.3, low - (low - high) * 0.26],
            ]),
            '#f8fafc',
            0.95,
          )
        : brush.line(
            `M${x - w * 0.3} ${low - height * 0.05}L${x - w * 0.06} ${high + height * 0.07}`,
            tint(needles, 1.6),
            height * 0.02,
            0.5,
          ))
    );
  };
  return (
    brush.shape(box(x - height * 0.045, y - height * 0.16, height * 0.09, height * 0.17, 3), '#8a6248') +
    skirt(0.12, 0.6, 0.27) +
    skirt(0.36, 0.8, 0.22) +
    skirt(0.6, 1, 0.16)
  );
}
