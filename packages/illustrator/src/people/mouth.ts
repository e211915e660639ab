import type { Brush } from '../paint/brush.ts';
import { lightness, mix, type Colour } from '../paint/colour.ts';
import { ellipse, num } from '../paint/path.ts';
import type { Mouth } from './feelings.ts';

/** Draws a mouth around (x, 34) of a face. */
export function drawMouth(brush: Brush, skin: Colour, mouth: Mouth, x: number): string {
  // On deep skin a red line is lost; a darker one is not.
  const lip = lightness(skin) < 0.56 ? mix(skin, '#32101c', 0.86) : mix(skin, '#8c1f33', 0.74);
  const line = (path: string, width = 3.4) => brush.line(path, lip, width);
  const m = num;
  switch (mouth) {
    case 'laugh': {
      const path = `M${m(x - 13)} 27.5C${m(x - 7)} 29.5 ${m(x + 7)} 29.5 ${m(x + 13)} 27.5C${m(x + 13.5)} 36 ${m(x + 7)} 41.5 ${m(x)} 41.5C${m(x - 7)} 41.5 ${m(x - 13.5)} 36 ${m(x - 13)} 27.5Z`;
      return (
        // Dark inside and light teeth: on deep skin a red mouth without them looks painted on.
        brush.flat(path, '#6e1a2e') +
        brush.within(
          path,
          brush.flat(ellipse(x, 42.5, 7.5, 5), '#ef7486') + brush.flat(ellipse(x, 26.4, 12, 6.4), '#fffaf2'),
        ) +
        brush.line(path, '#5e1626', 1.8)
      );
    }
    case 'smile':
      return (
        line(`M${m(x - 13)} 28Q${m(x)} 40 ${m(x + 13)} 28`) +
        line(`M${m(x - 14.5)} 26.5l2 2.4M${m(x + 14.5)} 26.5l-2 2.4`, 2.4)
      );
    case 'grin': {
      const path = `M${m(x - 14.5)} 26C${m(x - 7)} 28.5 ${m(x + 7)} 28.5 ${m(x + 14.5)} 26C${m(x + 15.5)} 38 ${m(x + 8)} 44.5 ${m(x)} 44.5C${m(x - 8)} 44.5 ${m(x - 15.5)} 38 ${m(x - 14.5)} 26Z`;
      return (
        brush.flat(path, '#6e1a2e') +
        brush.within(
          path,
          brush.flat(ellipse(x, 45, 8.5, 6.5), '#ef7486') + brush.flat(ellipse(x, 25.2, 13, 7), '#fffaf2'),
        ) +
        brush.line(path, '#5e1626', 1.8)
      );
    }
    case 'call':
      return (
        brush.flat(ellipse(x, 34, 9.5, 10.5), '#6e1a2e') +
        brush.within(
          ellipse(x, 34, 9.5, 10.5),
          brush.flat(ellipse(x, 42, 6.4, 5.4), '#ef7486') + brush.flat(ellipse(x, 23.6, 8, 4.4), '#fffaf2'),
        ) +
        brush.line(ellipse(x, 34, 9.5, 10.5), '#5e1626', 1.8)
      );
    case 'content':
      return line(`M${m(x - 10)} 30Q${m(x)} 37.5 ${m(x + 10)} 30`);
    case 'wobble':
      return line(`M${m(x - 12)} 34q4 -5.5 8 -1.5t8 -.8t8 1.6`);
    case 'quiver':
      return line(`M${m(x - 8)} 35.6q2.2 -5.6 4.6 -2t4.2 -.6t3.8 .2t3.4 1.6`, 3.2) + line(`M${m(x - 3.5)} 40h6`, 1.8);
    case 'firm':
      return (
        line(`M${m(x - 10)} 32.6Q${m(x - 2)} 34.6 ${m(x + 10)} 31`, 3.8) + line(`M${m(x + 11.4)} 29.4l-1.6 2.2`, 2.4)
      );
    case 'frown':
      return line(`M${m(x - 10)} 36Q${m(x)} 27.5 ${m(x + 10)} 36`) + line(`M${m(x - 4)} 40.5h8`, 1.8);
    case 'tight':
      return line(`M${m(x - 10.5)} 35.5Q${m(x)} 29 ${m(x + 10.5)} 35`, 4.2);
    case 'round':
      return brush.flat(ellipse(x, 34, 6.8, 8), '#8c2438') + brush.flat(ellipse(x, 38, 4.6, 3.2), '#f2788a');
    case 'small':
      return line(`M${m(x - 6)} 31Q${m(x)} 35.5 ${m(x + 6)} 31`, 3.2);
    case 'aside':
      return line(`M${m(x - 6)} 33Q${m(x + 3)} 36.5 ${m(x + 10)} 29.5`) + line(`M${m(x + 11.5)} 28l-2.4 2`, 2.2);
    case 'coy':
      return line(`M${m(x - 7)} 32Q${m(x - 1)} 36.5 ${m(x + 6)} 31.5`, 3.2);
  }
}
