import type { Brush } from '../paint/brush.ts';
import { shade } from '../paint/colour.ts';
import { curve, fine, num, tube } from '../paint/path.ts';
import { measure } from './body.ts';
import type { DrawnFigure, Person } from './figure.ts';
import { drawHand } from './hand.ts';
import { drawHead, type Head } from './head.ts';
import { SKIN } from './palette.ts';
import { isBare } from './shoes.ts';

/** Where somebody lies: `y` is the ground, `x` the middle of the whole length, `unit` as for figures. */
interface Lying {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  /** The head lies to the right instead of the left. */
  readonly flip?: boolean;
  /** What is held in the arms, its middle at the origin, in body units. */
  readonly held?: string;
}

/** A sleeping head, without a hat. */
const asleep = (brush: Brush, { looks, grown, outfit }: Person): Head =>
  drawHead(brush, { looks, feeling: 'sleepy', turn: 0.12, grown, accent: outfit.accent, posed: { nod: 0.2 } });

/** What lies on something does not reach through it: hair spreads flat. */
const ABOVE = 'M-900 -900H900V2H-900Z';

/** Puts a lying figure where it belongs. */
function place(markup: string, { x, y, unit, flip = false }: Lying): string {
  return `<g transform="translate(${num(x)} ${num(y)}) scale(${fine(flip ? -unit : unit)} ${fine(unit)})">${markup}</g>`;
}

/** Somebody asleep on the ground, curled up with the hands under the cheek. */
export function drawCurled(brush: Brush, person: Person, at: Lying): DrawnFigure {
  const { grown, outfit, age } = person;
  const before = { plane: brush.plane, lightFrom: brush.lightFrom };
  brush.plane = 'figure';
  if (at.flip) brush.lightFrom = brush.lightFrom === 1 ? -1 : 1;
  // Larger bodies behind a head of the same size.
  const grow = grown ? 1.55 : 0.82 + measure(age, false, 'standing').torso / 520;
  const size = grown ? 0.96 : 1;
  const skin = SKIN[person.looks.skin];
  const head = asleep(brush, person);
  const bulk = { afro: 14, curly: 8, hijab: 6 }[person.looks.hairStyle as string] ?? 0;
  const [headX, headY, turn] = [-70 * grow ** 0.5, -51 - bulk, -64];
  const lying = (part: string) =>
    part && brush.within(ABOVE, brush.group(part, { x: headX, y: headY, turn, scale: size }));
  const neck = headX + 26;
  const bodyX = (x: number) => neck + x * grow;
  const tall = (y: number) => y * (0.4 + 0.6 * grow);
  const bare = isBare(outfit);
  const back = curve([
    [bodyX(0), tall(-40)],
    [bodyX(34), tall(-72)],
    [bodyX(82), tall(-80)],
    [bodyX(118), tall(-62)],
    [bodyX(124), tall(-26)],
    [bodyX(96), -3],
    [bodyX(40), -1],
    [bodyX(4), -6],
  ]);
  const seat = curve([
    [bodyX(86), tall(-82)],
    [bodyX(122), tall(-70)],
    [bodyX(136), tall(-34)],
    [bodyX(122), -4],
    [bodyX(84), 0],
    [bodyX(78), tall(-40)],
  ]);
  const w = grown ? 34 : 27;
  const knee = [bodyX(36), tall(-24)] as const;
  const thigh = tube([[bodyX(106), tall(-38)], [bodyX(70), tall(-40)], knee], [w + 16, w + 12, w + 7]);
  const shin = tube([knee, [bodyX(70), -14], [bodyX(110), -13]], [w + 5, w + 1, w - 3]);
  const shoe = curve([
    [bodyX(106), -26],
    [bodyX(122), -26],
    [bodyX(132), -10],
    [bodyX(128), -1],
    [bodyX(104), 0],
  ]);
  const arm = tube(
    [
      [bodyX(18), tall(-48)],
      [bodyX(22), tall(-22)],
      [bodyX(-12), -14],
    ],
    [grown ? 34 : 28, grown ? 30 : 25, grown ? 26 : 21],
  );
  const feet = outfit.garment === 'swimsuit' ? skin : outfit.shoes;
  const markup =
    lying(head.behind) +
    brush.shape(back, outfit.top) +
    brush.shape(seat, outfit.garment === 'dress' ? outfit.top : outfit.bottom) +
    brush.shape(thigh, outfit.garment === 'dress' ? skin : outfit.bottom) +
    brush.shape(shoe, feet, { form: 0.7 }) +
    brush.line(shin, shade(bare ? skin : outfit.bottom, 1.1), 2, 0.4) +
    brush.shape(shin, bare ? skin : outfit.bottom) +
    lying(head.overShoulders) +
    drawHand(brush, skin, 'cup', [bodyX(-6), -13], 1, -92, grown ? 1.2 : 1.05) +
    lying(head.front) +
    (at.held ? brush.group(at.held, { x: bodyX(34), y: -34, turn: -16, scale: 0.76 }) : '') +
    brush.line(arm, shade(outfit.top, 1.1), 2, 0.4) +
    brush.shape(arm, outfit.top, { form: 0.8 }) +
    drawHand(brush, skin, 'rest', [bodyX(-14), -12], 1, -98, grown ? 1.2 : 1.05);
  brush.plane = before.plane;
  brush.lightFrom = before.lightFrom;
  const right = bodyX(138);
  const half = Math.max(right, -headX + 76);
  const side = at.flip ? -1 : 1;
  const height = Math.max(-headY + (person.looks.hairStyle === 'afro' ? 86 : 68), -tall(-86));
  return {
    markup: place(markup, at),
    box: { x: at.x - half * at.unit, y: at.y - height * at.unit, w: 2 * half * at.unit, h: height * at.unit },
    face: { x: at.x + side * headX * at.unit, y: at.y + headY * at.unit, r: 53 * size * at.unit },
    footing: half * at.unit,
    lift: 0,
  };
}
