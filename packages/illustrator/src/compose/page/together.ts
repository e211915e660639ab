import type { PageScene } from '@storylantern/contract';
import { personOf } from '../../cast/person-of.ts';
import type { Brush } from '../../paint/brush.ts';
import { drawFigure, restFor, type DrawnFigure, type Stance } from '../../people/figure.ts';
import { asHeld } from '../in-hands.ts';
import { backOf, handOnShoulder, leavesShoulderFree } from '../arm-around.ts';
import { carries, drawPart } from './draw-part.ts';
import { movedFigure, unionOf, type Cluster } from './cluster.ts';
import type { Part } from './part.ts';
import { animalHeight } from './sizes.ts';

/** Two who hold each other: the smaller one first. */
export type Pair = readonly [child: Part, other: Part];

const isChild = ({ member }: Part): boolean => member.character.is === 'child' || member.character.is === 'other-child';
const isFamily = ({ member: { character } }: Part): boolean =>
  character.is === 'adult' && (character.role.endsWith('parent') || character.role.endsWith('grandparent'));

type Bond = 'hand in hand' | 'arm around' | 'hugging an animal';

function bondOf(child: Part, other: Part): Bond | undefined {
  if (!isChild(child) || child.at !== 'ground' || other.at !== 'ground') return undefined;
  const { character } = other.member;
  if (character.is === 'animal') {
    const fits = animalHeight(character) >= 110 && animalHeight(character) <= 270;
    return child.pose === 'hug' && !child.holds && !child.wheelchair && fits && other.pose !== 'sleep' && !other.holds
      ? 'hugging an animal'
      : undefined;
  }
  if (!isFamily(other) || other.wheelchair || other.holds) return undefined;
  if (child.pose === 'walk' && other.pose === 'walk' && !child.wheelchair && !child.holds) return 'hand in hand';
  const wants =
    other.pose === 'hug' || other.pose === 'kneel' || (child.pose === 'hug' && !child.holds && other.pose === 'stand');
  const free = leavesShoulderFree(child.pose) && (!child.holds || carries(child) === 'both');
  return wants && free ? 'arm around' : undefined;
}

/** The first two of a page who hold each other, if any do. */
export function together(parts: readonly Part[]): Pair | undefined {
  for (const child of parts) {
    for (const other of parts) {
      if (other !== child && bondOf(child, other)) return [child, other];
    }
  }
  return undefined;
}

/** Draws the two, the child to the left; mirrored, to the right. */
export function drawTogether(brush: Brush, [child, other]: Pair, scene: PageScene, mirrored: boolean): Cluster {
  const lightFrom = brush.lightFrom;
  if (mirrored) brush.lightFrom = lightFrom === 1 ? -1 : 1;
  const bond = bondOf(child, other);
  const drawn =
    bond === 'hand in hand'
      ? handInHand(brush, child, other, scene)
      : bond === 'arm around'
        ? armAround(brush, child, other, scene)
        : animalHug(brush, child, other, scene);
  brush.lightFrom = lightFrom;
  const shift = drawn.apart / 2;
  const seat = (part: Part, figure: DrawnFigure, x: number) => {
    const box = { ...figure.box, x: figure.box.x + x - shift };
    const face = { ...figure.face, x: figure.face.x + x - shift };
    return mirrored ? { part, box: { ...box, x: -box.x - box.w }, face: { ...face, x: -face.x } } : { part, box, face };
  };
  const seats = [seat(child, drawn.child, 0), seat(other, drawn.other, 0)];
  const side = mirrored ? -1 : 1;
  const box = unionOf(seats.map((each) => each.box));
  const inner = brush.group(drawn.markup, { x: -shift });
  return {
    seats,
    markup: mirrored ? brush.group(inner, { flip: true }) : inner,
    box,
    reach: [-box.x + 8, box.x + box.w + 8],
    footings: [
      { x: -shift * side, half: drawn.child.footing, hovering: false },
      { x: shift * side, half: drawn.other.footing, hovering: false },
    ],
    lift: 0,
    depth: 0,
  };
}

interface Drawn {
  readonly child: DrawnFigure;
  readonly other: DrawnFigure;
  /** How far the two stand apart. */
  readonly apart: number;
  /** Both, the child's feet at the origin. */
  readonly markup: string;
}

/** Another person at a distance from the child, with one arm that reaches for it. */
function drawOther(
  brush: Brush,
  part: Part,
  scene: PageScene,
  stance: Pick<Stance, 'pose' | 'rest' | 'reaching'>,
  { x, y, unit }: { x: number; y: number; unit: number },
): DrawnFigure {
  return drawFigure(
    brush,
    personOf(part.member, scene),
    { feeling: part.feeling, turn: -0.5, ...stance },
    { x, y, unit },
  );
}

function handInHand(brush: Brush, child: Part, other: Part, scene: PageScene): Drawn {
  const [apart, y, unit] = [134, -6, 0.9];
  const small = drawPart(brush, child, scene, {
    turn: 0.45,
    armLeft: false,
    reaching: { side: 1, to: [64, -84], behind: true },
  });
  // The grown-up's hand meets the child's.
  const to = [(70 - apart) / unit, (-78 - y) / unit] as const;
  const tall = drawOther(
    brush,
    other,
    scene,
    { pose: 'walk', rest: 'standing', reaching: { side: -1, to, behind: false } },
    { x: apart, y, unit },
  );
  return { child: small, other: tall, apart, markup: small.markup + tall.markup };
}

function armAround(brush: Brush, child: Part, other: Part, scene: PageScene): Drawn {
  const [apart, y, unit] = [128, -3, 1.03];
  const person = personOf(child.member, scene);
  const rest = restFor(person.looks, child.pose);
  const origin = { x: 0, y: 0, unit: 1 };
  const small = drawFigure(
    brush,
    person,
    {
      pose: child.pose,
      feeling: child.feeling,
      rest,
      turn: 0.45,
      held: child.holds && carries(child) === 'both' ? asHeld(brush, child.holds) : undefined,
    },
    origin,
  );
  const [backX, backY] = backOf(person.age, rest, origin);
  const tall = drawOther(
    brush,
    other,
    scene,
    {
      pose: 'ready',
      rest: 'kneeling',
      reaching: { side: -1, to: [(backX - apart) / unit, (backY - y) / unit], behind: true },
    },
    { x: apart, y, unit },
  );
  const hand = handOnShoulder(brush, personOf(other.member, scene), { age: person.age, rest }, origin);
  return { child: small, other: tall, apart, markup: tall.markup + small.markup + hand };
}

/** The child beside the animal, on its knees where that is low, one arm around its neck. */
function animalHug(brush: Brush, child: Part, other: Part, scene: PageScene): Drawn {
  const animal = drawPart(brush, { ...other, pose: 'sit' }, scene, { turn: -0.45, armLeft: false });
  const tall = animal.box.h;
  const rest: Stance['rest'] = tall < 236 ? 'kneeling' : 'standing';
  const apart = 52 + animal.box.w * 0.42;
  const person = personOf(child.member, scene);
  const small = drawFigure(
    brush,
    person,
    {
      pose: 'ready',
      feeling: child.feeling,
      rest,
      turn: 0.5,
      reaching: { side: 1, to: [apart - animal.face.r * 0.5, -tall * 0.24], behind: false },
    },
    { x: 0, y: -2, unit: 1 },
  );
  const beside = movedFigure(animal, apart, 0, 1, (markup) => brush.group(markup, { x: apart }));
  return { child: small, other: beside, apart, markup: beside.markup + small.markup };
}
