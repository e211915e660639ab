import type { Looks } from '@storylantern/contract';
import type { Brush } from '../paint/brush.ts';
import { shade, tint, type Colour } from '../paint/colour.ts';
import { curve, ellipse, num } from '../paint/path.ts';
import type { Hat } from './costumes/costume.ts';
import { drawFace } from './face.ts';
import { EXPRESSIONS, type Expression, type FeelingName } from './feelings.ts';
import { HAIR_DRAWINGS } from './hair/hair-styles.ts';
import { hairTop } from './hair/hair-top.ts';
import type { HairStrokes } from './hair/hair-style.ts';
import type { Outfit } from './outfit.ts';
import { browColour, EYES, HAIR, hairOn, SCARF, SKIN } from './palette.ts';
import type { PosedFace } from './pose.ts';

/** Whose head it is and what it feels. Frames of glasses and ribbons take the accent of the clothes. */
export interface HeadOf {
  readonly looks: Looks;
  readonly feeling: FeelingName;
  readonly turn: number;
  readonly grown: boolean;
  readonly accent: Colour;
  /** How a pose carries the head, where it does. */
  readonly posed?: PosedFace | undefined;
  /** A hat and the clothes it belongs to. */
  readonly hat?: { readonly drawing: Hat; readonly outfit: Outfit } | undefined;
}

/** The parts of a head in the order they are needed: behind the body, in front of it, over the shoulders. */
export interface Head {
  readonly behind: string;
  readonly front: string;
  readonly overShoulders: string;
}

/** Draws a head; the origin is the middle of the face, one face is about 100 units high. */
export function drawHead(brush: Brush, head: HeadOf): Head {
  const { looks, feeling, turn, grown, accent } = head;
  const style = HAIR_DRAWINGS[looks.hairStyle];
  const covered = looks.hairStyle === 'hijab';
  const skin = SKIN[looks.skin];
  const hair = covered ? SCARF[looks.hairColour] : hairOn(looks.hairColour, skin);
  const strokes: HairStrokes = {
    brush,
    colour: hair,
    light: tint(hair, 1.9),
    dark: shade(hair, 1),
    part: turn * 7,
    ribbon: accent,
  };
  const fringe = style.fringe?.(strokes);
  const face = drawFace({
    brush,
    skin,
    eyes: EYES[looks.eyes],
    brows: browColour(covered ? HAIR['dark-brown'] : hair, skin),
    expression: posedExpression(EXPRESSIONS[feeling], head.posed),
    nod: head.posed?.nod,
    turn,
    grown,
    freckles: looks.hairColour === 'red' && (looks.skin === 'porcelain' || looks.skin === 'peach'),
    fringe,
  });
  const ears =
    style.hidesEars && looks.hairStyle !== 'curly'
      ? ''
      : [-1, 1].map((side) => drawEar(brush, skin, side, turn)).join('');
  const hat = head.hat?.drawing;
  const hatWearer = head.hat && { brush, outfit: head.hat.outfit, turn, hairTop: hairTop(looks.hairStyle) };
  const tucked = (markup: string) => (hat?.hairWithin && markup ? brush.within(hat.hairWithin, markup) : markup);
  return {
    behind: tucked(style.behind?.(strokes) ?? '') + ((hatWearer && hat?.behind?.(hatWearer)) ?? ''),
    front:
      ears +
      face +
      (looks.glasses ? drawGlasses(brush, accent, turn) : '') +
      tucked((fringe ? brush.shape(fringe, hair) : '') + (style.details?.(strokes) ?? '')) +
      ((hatWearer && hat?.front(hatWearer)) ?? '') +
      (looks.hearingAid ? drawHearingAid(brush, accent, turn, Boolean(style.hidesEars)) : ''),
    overShoulders: tucked(style.overShoulders?.(strokes) ?? ''),
  };
}

/** The feeling stays in brows and lids; a pose may only direct the eyes and open the mouth. */
const posedExpression = (felt: Expression, posed: PosedFace = {}): Expression => ({
  ...felt,
  eyes: { ...felt.eyes, gaze: posed.gaze ?? felt.eyes.gaze },
  mouth: posed.mouth ?? felt.mouth,
});

function drawEar(brush: Brush, skin: Colour, side: number, turn: number): string {
  const far = side * turn > 0.25;
  if (far && Math.abs(turn) > 0.8) return '';
  const x = side * 52 - turn * 3;
  return (
    brush.shape(ellipse(x, 8, far ? 8 : 10.5, 13), skin, { form: 0.5 }) +
    brush.line(`M${num(x + side * 3)} 2q${num(-side * 6)} 2 ${num(-side * 3)} 10`, shade(skin, 1.3), 2.2, 0.6)
  );
}

function drawGlasses(brush: Brush, frame: Colour, turn: number): string {
  const shift = turn * 10;
  const lens = (side: number) => {
    const x = side * 21.5 + shift;
    return (
      `<path d="${ellipse(x, 5, 17, 16.5)}" fill="#e6f6ff" fill-opacity="0.2"/>` +
      `<path d="M${num(x - 9)} -1q5 -7 12 -6" fill="none" stroke="#ffffff" stroke-opacity="0.6" stroke-width="2.4" stroke-linecap="round"/>` +
      brush.line(ellipse(x, 5, 17, 16.5), frame, 3.6)
    );
  };
  return (
    lens(-1) +
    lens(1) +
    brush.line(
      `M${num(shift - 4.5)} 3q4.5 -4 9 0M${num(shift - 38.5)} 3L-53 -1M${num(shift + 38.5)} 3L53 -1`,
      frame,
      3.6,
    )
  );
}

/** Worn behind the ear that is nearer; on top of hair or scarf when those cover it, because it belongs to the child. */
function drawHearingAid(brush: Brush, accent: Colour, turn: number, covered: boolean): string {
  const side = turn > 0 ? -1 : 1;
  const x = side * (covered ? 56 : 53) - turn * 3;
  const shell = curve([
    [x + side * 1, -12],
    [x + side * 9, -8],
    [x + side * 11, 4],
    [x + side * 6, 14],
    [x + side * 2, 6],
    [x + side * 3, -2],
  ]);
  return (
    brush.line(`M${num(x + side * 2)} -10Q${num(x - side * 8)} -12 ${num(x - side * 7)} 6`, '#e9f2f6', 3) +
    brush.shape(shell, accent, { form: 0.6 }) +
    brush.flat(ellipse(x + side * 7, 2, 2), '#fffaf0', 0.9) +
    brush.flat(ellipse(x - side * 7, 8, 4.4), '#e9f2f6')
  );
}
