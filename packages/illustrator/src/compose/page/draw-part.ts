import type { Looks, PageScene, ThingName } from '@storylantern/contract';
import { drawAnimal } from '../../animals/animals.ts';
import { isGrown, personOf } from '../../cast/person-of.ts';
import type { Brush } from '../../paint/brush.ts';
import { ellipse, num } from '../../paint/path.ts';
import { drawSittingBaby, drawWrappedBaby } from '../../people/baby.ts';
import { measure, type Body } from '../../people/body.ts';
import { drawFigure, restFor, type DrawnFigure, type Person, type Stance } from '../../people/figure.ts';
import { drawProp } from '../../props/draw-prop.ts';
import { PROP_DRAWINGS } from '../../props/props.ts';
import { drawThingSomebody } from '../../props/somebody.ts';
import { asHeld } from '../in-hands.ts';
import { unionOf } from './cluster.ts';
import { isOutdoors } from '../../settings/settings.ts';
import { drawHelmet } from './headgear.ts';
import { isAsleep, type Part } from './part.ts';
import { animalHeight, thingHeight } from './sizes.ts';

/** How somebody is turned: to whom they look (-1 left to 1 right) and on which side a busy arm is. */
export interface Bearing {
  readonly turn: number;
  readonly armLeft: boolean;
  readonly reaching?: Stance['reaching'];
  /** Another way to rest than the pose's own: a grown-up on one knee beside a child. */
  readonly rest?: Stance['rest'];
}

/** Body units of a grown-up and of a baby, beside those of a child. */
const GROWN_UNIT = 0.89;
const BABY_UNIT = 0.84;
/** Animals are drawn about this high, in units of their own. */
const ANIMAL = 200;

export const isPerson = ({ member }: Part): boolean =>
  member.character.is === 'child' || member.character.is === 'other-child' || member.character.is === 'adult';

/** In both hands, low in one, high in one, on the back, before the chest, in bed. */
type Carrying = 'both' | 'one' | 'aloft' | 'back' | 'chest' | 'bed';

/** Things with a string or a stick, held up at its lower end: how far to the side and up the thing itself is. */
const ALOFT: Readonly<Partial<Record<ThingName, readonly [dx: number, dy: number]>>> = {
  umbrella: [0, 6],
  balloon: [6, 4],
  kite: [58, -96],
};

/** How somebody has what they hold; null when it is beside them. */
export function carries(part: Part): Carrying | null {
  const { holds, pose } = part;
  const prop = holds ? PROP_DRAWINGS[holds] : undefined;
  if (!prop) return null;
  if (part.at === 'bed') return prop.soft ? 'bed' : null;
  if (!isPerson(part)) return part.member.character.is === 'animal' && prop.held ? 'chest' : null;
  if (holds === 'backpack' && !part.wheelchair) return 'back';
  if (holds && holds in ALOFT && pose !== 'hug' && pose !== 'cover' && pose !== 'sleep') return 'aloft';
  if (!prop.held) return null;
  return pose === 'hold' || pose === 'hug' || (pose === 'sit' && !part.wheelchair) ? 'both' : 'one';
}

/** Draws somebody with the feet at the origin, in body units of a child. */
export function drawPart(brush: Brush, part: Part, scene: PageScene, bearing: Bearing): DrawnFigure {
  const { character } = part.member;
  const at = { x: 0, y: 0 };
  const asleep = isAsleep(part);
  switch (character.is) {
    case 'animal': {
      const drawn = drawAnimal(brush, character.animal, {
        ...at,
        unit: animalHeight(character) / ANIMAL,
        turn: bearing.turn,
        pose: part.pose,
        feeling: part.feeling,
        coat: character.coat,
        asleep,
      });
      return part.holds && carries(part) === 'chest' ? withThingAtChest(brush, drawn, part.holds) : drawn;
    }
    case 'thing': {
      const own = PROP_DRAWINGS[character.thing];
      const where = isOutdoors(scene.setting) ? 'outdoors' : 'indoors';
      return drawThingSomebody(brush, character.thing, {
        ...at,
        unit: thingHeight(character, own, where) / own.height,
        feeling: part.feeling,
        turn: bearing.turn,
        coat: character.coat,
        asleep,
      });
    }
    case 'baby': {
      const looks = looksOf(part);
      const drawn = asleep
        ? drawSleepingBaby(brush, looks)
        : drawSittingBaby(brush, looks, { ...at, unit: BABY_UNIT, turn: bearing.turn });
      return withHelmet(brush, drawn, scene);
    }
    default:
      return drawPerson(brush, part, scene, bearing);
  }
}

function drawPerson(brush: Brush, part: Part, scene: PageScene, bearing: Bearing): DrawnFigure {
  const person = personOf(part.member, scene);
  const inBed = part.at === 'bed';
  const rest = inBed ? 'standing' : (bearing.rest ?? restFor(person.looks, part.pose));
  const unit = isGrown(part.member) ? GROWN_UNIT : 1;
  const body = measure(person.age, person.grown, rest);
  const how = carries(part);
  let held: Stance['held'];
  let reaching = bearing.reaching;
  if (part.holds && (how === 'both' || how === 'one')) {
    held = asHeld(brush, part.holds);
    if (how === 'one') {
      // From the hand that has nothing else to do; the pose knows of no thing and would draw it before the chest.
      const to = [body.shoulders + 30, body.hipY - 22] as const;
      const inHand = held;
      held = {
        halfWidth: inHand.halfWidth,
        draw: (size) => brush.group(inHand.draw(size), { x: -to[0], y: to[1] - (size.shoulderY + 50) }),
      };
      reaching = { side: -1, to: [-to[0], to[1]] };
    }
  }
  const above =
    part.holds && how === 'aloft' ? heldAloft(brush, part.holds, body, bearing.armLeft ? 1 : -1, unit) : undefined;
  if (above) reaching = { side: -1, to: above.hand };
  const figure = drawFigure(
    brush,
    person,
    {
      pose: inBed ? 'ready' : part.pose,
      feeling: isAsleep(part) ? 'sleepy' : part.feeling,
      rest,
      turn: bearing.turn,
      flip: bearing.armLeft,
      held,
      backpack: how === 'back',
      reaching,
    },
    { x: 0, y: 0, unit },
  );
  const drawn = above
    ? {
        ...figure,
        markup: brush.group(above.markup, { y: -figure.lift }) + figure.markup,
        box: unionOf([figure.box, above.box]),
      }
    : figure;
  return inBed ? drawn : withHelmet(brush, drawn, scene, person.outfit.costume);
}

/** A thing above one raised hand, drawn behind whoever holds it. */
function heldAloft(brush: Brush, name: ThingName, body: Body, side: -1 | 1, unit: number) {
  const prop = PROP_DRAWINGS[name];
  const hand = [-(body.shoulders + 46), body.shoulderY + 4] as const;
  const [dx, dy] = ALOFT[name] ?? [0, 0];
  const [x, y] = [side * (body.shoulders + 46 + dx) * unit, (hand[1] + dy) * unit];
  const before = brush.plane;
  brush.plane = 'figure';
  const string =
    dy < -20
      ? brush.line(
          `M${num(side * (body.shoulders + 46) * unit)} ${num(hand[1] * unit)}Q${num(x)} ${num(y + 60)} ${num(x)} ${num(y - prop.height * 0.5)}`,
          '#fff6e2',
          2,
          0.9,
        )
      : '';
  const markup = string + brush.group(drawProp(brush, name), { x, y, turn: side * 4 });
  brush.plane = before;
  return { hand, markup, box: { x: x - prop.width / 2, y: y - prop.height, w: prop.width, h: prop.height } };
}

function withHelmet(
  brush: Brush,
  drawn: DrawnFigure,
  { setting }: PageScene,
  costume?: Person['outfit']['costume'],
): DrawnFigure {
  const breathes = costume === 'diver' || costume === 'astronaut' || costume === 'mermaid';
  if (breathes || (setting !== 'undersea' && setting !== 'space')) return drawn;
  const before = brush.plane;
  brush.plane = 'figure';
  const helmet = drawHelmet(brush, drawn.face, setting);
  brush.plane = before;
  const { box, face } = drawn;
  const reach = face.r * 1.72;
  const [left, top] = [Math.min(box.x, face.x - reach), Math.min(box.y, face.y - reach - face.r * 0.15)];
  return {
    ...drawn,
    markup: drawn.markup + helmet,
    box: { x: left, y: top, w: Math.max(box.x + box.w, face.x + reach) - left, h: box.y + box.h - top },
  };
}

/** A baby asleep in its cloth on a cushion. */
function drawSleepingBaby(brush: Brush, looks: Looks): DrawnFigure {
  const before = brush.plane;
  brush.plane = 'figure';
  const markup =
    brush.shape(ellipse(0, -16, 104, 26), '#e8a0a0') +
    brush.line(ellipse(0, -19, 90, 19), '#fff1dc', 5, 0.7) +
    brush.group(drawWrappedBaby(brush, looks), { x: -6, y: -52 });
  brush.plane = before;
  return {
    markup: brush.group(markup, { scale: BABY_UNIT }),
    box: { x: -104 * BABY_UNIT, y: -112 * BABY_UNIT, w: 208 * BABY_UNIT, h: 112 * BABY_UNIT },
    face: { x: -34 * BABY_UNIT, y: -66 * BABY_UNIT, r: 36 * BABY_UNIT },
    footing: 104 * BABY_UNIT,
    lift: 0,
  };
}

/** What an animal holds lies before its chest. */
function withThingAtChest(brush: Brush, drawn: DrawnFigure, name: ThingName): DrawnFigure {
  const prop = PROP_DRAWINGS[name];
  const { face } = drawn;
  const scale = Math.min(0.9, (face.r * 1.25) / Math.max(prop.width, prop.height));
  return {
    ...drawn,
    markup:
      drawn.markup +
      brush.group(drawProp(brush, name), {
        x: face.x,
        y: Math.min(-2, face.y + face.r * 1.12 + prop.height * scale),
        scale,
      }),
  };
}

function looksOf({ member }: Part): Looks {
  if (!member.person) throw new TypeError(`${member.character.id} has no looks`);
  return member.person.looks;
}
