import type { Picture } from '@storylantern/contract';
import { drawAnimal, isAnimal } from '../animals/animals.ts';
import type { Brush } from '../paint/brush.ts';
import { drawSittingBaby, drawWrappedBaby } from '../people/baby.ts';
import { drawFigure, restFor, type DrawnFigure, type Stance } from '../people/figure.ts';
import type { PoseName } from '../people/poses.ts';
import { drawCot } from '../props/bedtime.ts';
import type { Stage } from '../settings/stage.ts';
import { backOf, handOnShoulder, leavesShoulderFree } from './arm-around.ts';
import { babyOf, beside, grownUpOf, heroOf, otherChildOf, teacherOf } from './cast.ts';
import { asHeld, type InHands } from './in-hands.ts';

/** A child of six stands 312 times this many picture units high, before the camera comes closer. */
export const UNIT = 1.56;

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly drawn: DrawnFigure;
}

/** Draws the child and whoever is with it. */
export function drawCast(
  brush: Brush,
  picture: Picture,
  stage: Stage,
  hands: InHands,
): { hero: Placing; companion?: Placing & { readonly inCot?: boolean } } {
  const { companion: who, pose, feeling, looks } = picture;
  const person = heroOf(picture);
  const walkingTogether = who === 'grown-up' && pose === 'walk' && !looks.wheelchair;
  const grownBeside = (who === 'grown-up' || who === 'teacher') && !walkingTogether;
  const heroX = stage.hero.x + (who === null ? 40 : grownBeside ? -14 : walkingTogether ? -30 : 0);
  const at = { x: heroX, y: stage.hero.y, unit: UNIT };
  const heldName = hands.held;
  const held = hands.baby
    ? { halfWidth: 40, draw: () => brush.group(drawWrappedBaby(brush, babyOf(picture)), { y: 6, scale: 0.92 }) }
    : heldName
      ? asHeld(brush, heldName)
      : undefined;
  // Nobody is pointed at: with company, the child shows it something on the other side. Waves go to the outside, too.
  const pointsAway = pose === 'point' && who !== null;
  const heroPose: PoseName = hands.baby ? 'cradle' : pose;
  const stance: Stance = {
    pose: heroPose,
    feeling,
    rest: hands.baby && !looks.wheelchair ? 'ground' : restFor(looks, pose),
    turn: pointsAway ? -0.4 : who === null ? 0.3 : 0.45,
    flip: pointsAway || (pose === 'wave' && who !== null && !isAnimal(who)),
    held,
    backpack: hands.backpack,
    reaching: walkingTogether ? { side: 1, to: [64, -84], behind: true } : undefined,
  };
  const hero: Placing = { ...at, drawn: drawFigure(brush, person, stance, at) };
  if (who === null || hands.baby) return { hero };

  if (isAnimal(who)) {
    const place = { x: stage.companion.x - (pose === 'sit' ? 26 : 0), y: stage.companion.y };
    const size = who === 'bear' ? 1.32 : who === 'rabbit' ? 0.94 : 1.08;
    return { hero, companion: { ...place, drawn: drawAnimal(brush, who, { ...place, unit: size, turn: -0.5 }) } };
  }
  if (who === 'baby') {
    const inCot = picture.props.includes('cot');
    const place = { x: stage.companion.x + (inCot ? 40 : 10), y: stage.companion.y - (inCot ? 14 : 0) };
    return {
      hero,
      companion: {
        ...place,
        inCot,
        drawn: inCot
          ? drawBabyInCot(brush, picture, place)
          : drawSittingBaby(brush, babyOf(picture), { ...place, unit: UNIT * 0.86, turn: -0.4 }),
      },
    };
  }
  const grown = who !== 'child';
  const other =
    who === 'grown-up' ? grownUpOf(picture) : who === 'teacher' ? teacherOf(picture) : otherChildOf(picture);
  const mood = beside(feeling, grown);
  if (walkingTogether) {
    const unit = UNIT * 0.9;
    const place = { x: heroX + 208, y: stage.hero.y - 10 };
    // The child's hand is at (64, -84) of its own units; the grown-up's hand meets it there.
    const to = [(heroX + 70 * UNIT - place.x) / unit, (stage.hero.y - 78 * UNIT - place.y) / unit] as const;
    return {
      hero,
      companion: {
        ...place,
        drawn: drawFigure(
          brush,
          other,
          { pose: 'walk', feeling: mood, rest: 'standing', turn: -0.5, reaching: { side: -1, to, behind: false } },
          { ...place, unit },
        ),
      },
    };
  }
  if (grown) {
    const kneeling = who === 'grown-up' || pose === 'sit' || looks.wheelchair;
    const unit = UNIT * (kneeling ? 1.04 : 0.89);
    const place = { x: heroX + (kneeling ? 200 : 226), y: stage.hero.y - (kneeling ? 4 : 16) };
    const embrace = who === 'grown-up' && leavesShoulderFree(pose);
    const child = { age: picture.age, rest: stance.rest };
    const [backX, backY] = backOf(picture.age, stance.rest, at);
    const teaches: PoseName = pose === 'wave' ? 'wave' : 'hold';
    const drawn = drawFigure(
      brush,
      other,
      {
        pose: who === 'teacher' ? teaches : 'ready',
        feeling: mood,
        rest: kneeling ? 'kneeling' : 'standing',
        turn: -0.55,
        held: who === 'teacher' && teaches === 'hold' ? asHeld(brush, 'book') : undefined,
        reaching: embrace
          ? { side: -1, to: [(backX - place.x) / unit, (backY - place.y) / unit], behind: true }
          : undefined,
      },
      { ...place, unit },
    );
    const over = embrace ? handOnShoulder(brush, other, child, at) : '';
    return {
      hero: { ...hero, drawn: { ...hero.drawn, markup: hero.drawn.markup + over } },
      companion: { ...place, drawn },
    };
  }
  const same: readonly PoseName[] = ['wave', 'sit', 'cheer', 'walk'];
  const otherPose: PoseName = same.includes(pose) ? pose : pose === 'point' ? 'ready' : 'stand';
  const place = { x: stage.companion.x, y: stage.companion.y - 4 };
  return {
    hero,
    companion: {
      ...place,
      drawn: drawFigure(
        brush,
        other,
        {
          pose: otherPose,
          feeling: mood,
          rest: restFor(other.looks, otherPose),
          turn: -0.5,
          flip: otherPose !== 'wave',
        },
        { ...place, unit: UNIT * 0.99 },
      ),
    },
  };
}

/** The cot with the baby asleep in it. */
function drawBabyInCot(brush: Brush, picture: Picture, { x, y }: { x: number; y: number }): DrawnFigure {
  const unit = UNIT * 0.92;
  const markup = drawCot(brush, brush.group(drawWrappedBaby(brush, babyOf(picture)), { x: -6, y: -84, scale: 0.86 }));
  return {
    markup: brush.group(markup, { x, y, scale: unit }),
    box: { x: x - 106 * unit, y: y - 160 * unit, w: 212 * unit, h: 160 * unit },
    face: { x: x - 22 * unit, y: y - 98 * unit, r: 34 * unit },
    footing: 112 * unit,
    lift: 0,
  };
}
