import type { Looks, Picture } from '@storylantern/contract';
import { isAnimal, drawAnimal } from '../animals/animals.ts';
import { Brush } from '../paint/brush.ts';
import { lightness } from '../paint/colour.ts';
import { fine, num } from '../paint/path.ts';
import { numberFrom } from '../paint/random.ts';
import { styleOf } from '../paint/styles/styles.ts';
import type { Textures } from '../paint/textures.ts';
import { drawSittingBaby, drawWrappedBaby } from '../people/baby.ts';
import { drawFigure, restFor, type Box, type DrawnFigure, type FaceCircle, type Stance } from '../people/figure.ts';
import { looksNumber } from '../people/outfit.ts';
import { HAIR, SCARF, SKIN } from '../people/palette.ts';
import type { PoseName } from '../people/poses.ts';
import { drawCot } from '../props/bedtime.ts';
import { PROP_DRAWINGS, type PropName } from '../props/props.ts';
import { SETTING_PAINTINGS } from '../settings/settings.ts';
import type { Stage } from '../settings/stage.ts';
import { backOf, handOnShoulder, leavesShoulderFree } from './arm-around.ts';
import { frame, PAGE, seenBox, seenFace, viewOf } from './camera.ts';
import { babyOf, beside, grownUpOf, heroOf, otherChildOf, teacherOf } from './cast.ts';
import { describePicture } from './describe.ts';
import { figureGrade, sceneGrade } from './hours.ts';
import { contactShadow, halo, lightOf, vignette } from './light.ts';
import { placeProps } from './placement.ts';

/** Where things ended up, in pixels of the page; for tests and for cropping. */
export interface Layout {
  readonly figure: Box;
  readonly face: FaceCircle;
  readonly companionFace?: FaceCircle;
  readonly props: readonly { readonly name: PropName; readonly box: Box }[];
}

export interface DrawnPage {
  readonly svg: string;
  readonly description: string;
  readonly layout: Layout;
}

export interface PictureOptions {
  /** Grain, made once with `makeTextures`. Without it the picture is smooth, and 35 kB smaller. */
  readonly textures?: Textures;
  /** The place alone, without anybody: to see how well figures stand out from it. */
  readonly empty?: boolean;
}

/** A child of six stands this many picture units high before the camera comes closer. */
const UNIT = 1.56;

interface Actor {
  readonly y: number;
  readonly markup: string;
}

/** What the child holds, wears or has in its arms, taken out of the picture's things. */
function inHands(picture: Picture): { held?: PropName; baby: boolean; backpack: boolean; rest: PropName[] } {
  const { pose, props, companion, setting } = picture;
  const rest = [...new Set(props)];
  const take = (name: PropName | undefined) => {
    if (name) rest.splice(rest.indexOf(name), 1);
    return name;
  };
  const baby = companion === 'baby' && (pose === 'hold' || pose === 'hug') && !props.includes('cot');
  const held = baby
    ? undefined
    : take(
        pose === 'hold'
          ? rest.find((name) => PROP_DRAWINGS[name].held)
          : pose === 'hug'
            ? rest.find((name) => PROP_DRAWINGS[name].soft)
            : pose === 'sit'
              ? rest.find((name) => ['book', 'tablet', 'teddy', 'rabbit-toy', 'notebook'].includes(name))
              : undefined,
      );
  const outside = setting === 'school-gate' || setting === 'street' || setting === 'classroom';
  const wearable =
    outside &&
    !picture.looks.wheelchair &&
    (pose === 'walk' || pose === 'wave' || pose === 'stand' || pose === 'point');
  const backpack = wearable && take(rest.find((name) => name === 'backpack')) !== undefined;
  return { ...(held ? { held } : {}), baby, backpack, rest };
}

/** Draws a picture. The same picture gives the same bytes. */
export function drawPicture(picture: Picture, options: PictureOptions = {}): DrawnPage {
  const { seed, setting: place, time, pose, feeling, companion: who, props, age, looks } = picture;
  const key = [seed, place, time, pose, feeling, who, props.join('+'), age, looksNumber(looks), picture.style].join();
  const prefix = `p${numberFrom(key).toString(36)}x`;
  const brush = new Brush(styleOf(picture.style), picture.seed, prefix);
  const setting = SETTING_PAINTINGS[picture.setting];
  const hour = picture.time;
  brush.grade = sceneGrade(hour, setting.outdoors);
  const stage = setting.paint(brush, { hour, props: new Set(picture.props) });
  const lit = hour === 'day' || stage.lamps.length === 0 ? stage.light : (stage.lamps[0] ?? stage.light);
  brush.lightFrom = lit.x < stage.hero.x ? -1 : 1;
  brush.grade = figureGrade(hour, stage.air);

  const hands = inHands(picture);
  const { hero, companion } = drawCast(brush, picture, stage, hands);
  const figures = companion ? [hero.drawn, companion.drawn] : [hero.drawn];
  const camera = frame(
    figures.map((each) => each.box),
    Math.max(stage.hero.y, companion?.y ?? 0),
    !companion,
  );
  const wanted = hands.rest.filter((name) => !stage.shows.includes(name) && !(name === 'cot' && companion?.inCot));
  const placed = placeProps(wanted, stage, {
    view: viewOf(camera),
    faces: figures.map((each) => each.face),
    bodies: figures.map((each) => each.box),
    unit: UNIT,
  });

  const standing = (drawn: DrawnFigure, x: number, y: number): Actor => ({
    y,
    markup:
      contactShadow(
        brush,
        stage,
        { x, y: y - 2, rx: drawn.footing * (drawn.lift > 0 ? 0.8 : 1) },
        drawn.lift > 0 ? 0.4 : 0.6,
      ) + drawn.markup,
  });
  const actors: Actor[] = [
    ...placed.map(({ name, place, x, y, scale, box }): Actor => {
      const prop = PROP_DRAWINGS[name];
      const grounded = place === 'floor' || place === 'table';
      const string =
        place === 'air' && !setting.outdoors && (name === 'moon' || name === 'star')
          ? brush.line(`M${num(x)} -20V${num(box.y + 8)}`, '#b9a6a0', 2.4, 0.8)
          : '';
      return {
        y: place === 'wall' || place === 'air' ? 0 : place === 'table' ? Math.min(y, 760) : y,
        markup:
          string +
          (grounded ? contactShadow(brush, stage, { x, y: y - 1, rx: box.w * 0.54 }, 0.5) : '') +
          brush.group(prop.draw(brush), { x, y, scale, turn: place === 'air' && name === 'kite' ? -8 : 0 }),
      };
    }),
    standing(hero.drawn, hero.x, hero.y),
    ...(companion ? [standing(companion.drawn, companion.x, companion.y)] : []),
  ];
  actors.sort((first, second) => first.y - second.y);

  const world =
    stage.backdrop +
    lightOf(brush, stage, hour, 'place') +
    halo(brush, stage, hero.drawn.box, hour, fairness(looks)) +
    (options.empty ? '' : actors.map((actor) => actor.markup).join('')) +
    withGrade(brush, sceneGrade(hour, setting.outdoors), () => stage.front) +
    lightOf(brush, stage, hour, 'figures');
  const view = viewOf(camera);
  const { width, height } = PAGE;
  const body =
    `<g transform="scale(${fine(camera.zoom)}) translate(${num(-view.x)} ${num(-view.y)})">${world}</g>` +
    vignette(brush, stage, hour) +
    brush.style.finish(brush, PAGE, options.textures);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${brush.defs()}${body}</svg>`,
    description: describePicture(picture),
    layout: {
      figure: seenBox(camera, hero.drawn.box),
      face: seenFace(camera, hero.drawn.face),
      ...(companion ? { companionFace: seenFace(camera, companion.drawn.face) } : {}),
      props: placed.map(({ name, box }) => ({ name, box: seenBox(camera, box) })),
    },
  };
}

function withGrade(brush: Brush, grade: Brush['grade'], draw: () => string): string {
  const before = brush.grade;
  brush.grade = grade;
  const drawn = draw();
  brush.grade = before;
  return drawn;
}

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly drawn: DrawnFigure;
}

/** How light somebody is, hair and skin together: 0 for the darkest of both, 1 for the lightest. */
function fairness({ skin, hairColour, hairStyle }: Looks): number {
  const hair = hairStyle === 'hijab' ? SCARF[hairColour] : hairStyle === 'bald' ? SKIN[skin] : HAIR[hairColour];
  const mean = (lightness(SKIN[skin]) + lightness(hair)) / 2;
  return Math.max(0, Math.min(1, (mean - 0.35) / 0.45));
}

/** Draws the child and whoever is with it. */
function drawCast(
  brush: Brush,
  picture: Picture,
  stage: Stage,
  hands: ReturnType<typeof inHands>,
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
      ? inHand(brush, heldName)
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
        held: who === 'teacher' && teaches === 'hold' ? inHand(brush, 'book') : undefined,
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

/** A thing as it is held: how wide it lies in the hands, and how it is drawn there. */
function inHand(brush: Brush, name: PropName): NonNullable<Stance['held']> {
  const prop = PROP_DRAWINGS[name];
  const { scale = 1, dy = 0, turn = 0 } = prop.held ?? {};
  return { halfWidth: (prop.width / 2) * scale, draw: () => brush.group(prop.draw(brush), { y: dy, scale, turn }) };
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
