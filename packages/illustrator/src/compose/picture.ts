import type { Picture, ThingName } from '@storylantern/contract';
import { Brush } from '../paint/brush.ts';
import { fine, num } from '../paint/path.ts';
import { numberFrom } from '../paint/random.ts';
import { styleOf } from '../paint/styles/styles.ts';
import type { Box, DrawnFigure, FaceCircle } from '../people/figure.ts';
import { looksNumber } from '../people/outfit.ts';
import { PROP_DRAWINGS } from '../props/props.ts';
import { SETTING_PAINTINGS } from '../settings/settings.ts';
import { asPage, isLikeAPage } from './as-page.ts';
import { frame, PAGE, seenBox, seenFace, viewOf } from './camera.ts';
import { describePicture } from './describe.ts';
import { drawPage } from './page/draw-page.ts';
import { drawCast, UNIT } from './draw-cast.ts';
import { figureGrade, sceneGrade } from './hours.ts';
import { inHands } from './in-hands.ts';
import { contactShadow, fairness, halo, lightOf, vignette } from './light.ts';
import type { PictureOptions } from './picture-options.ts';
import { placeThings } from './place-things.ts';

/** Where things ended up, in pixels of the page; for tests and for cropping. */
export interface PictureLayout {
  readonly figure: Box;
  readonly face: FaceCircle;
  readonly companionFace?: FaceCircle;
  readonly props: readonly { readonly name: ThingName; readonly box: Box }[];
}

export interface DrawnPicture {
  readonly svg: string;
  readonly description: string;
  readonly layout: PictureLayout;
}

interface Actor {
  readonly y: number;
  readonly markup: string;
}

/** Draws a picture. The same picture gives the same bytes. */
export const drawPicture = (picture: Picture, options: PictureOptions = {}): DrawnPicture =>
  isLikeAPage(picture) ? drawAsPage(picture, options) : drawPortraitOfTwo(picture, options);

function drawAsPage(picture: Picture, options: PictureOptions): DrawnPicture {
  const { svg, layout } = drawPage(asPage(picture), options);
  const [child, companion] = layout.actors;
  if (!child) throw new RangeError('A picture without a child');
  return {
    svg,
    description: describePicture(picture),
    layout: {
      figure: child.box,
      face: child.face,
      ...(companion ? { companionFace: companion.face } : {}),
      props: layout.things.filter((each) => !each.behind),
    },
  };
}

/** A child, at most one companion, and the touches that bring the two together. */
function drawPortraitOfTwo(picture: Picture, options: PictureOptions): DrawnPicture {
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
  const { placed } = placeThings(wanted, stage, {
    view: viewOf(camera),
    faces: figures.map((each) => each.face),
    bodies: figures.map((each) => each.box),
    feet: Math.min(stage.hero.y, companion?.y ?? stage.hero.y),
    unit: UNIT,
    seed: null,
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
    ...placed.map(({ name, place, x, y, scale, box, behind }): Actor => {
      const prop = PROP_DRAWINGS[name];
      const grounded = place === 'floor' || place === 'table';
      const string =
        place === 'air' && !setting.outdoors && (name === 'moon' || name === 'star')
          ? brush.line(`M${num(x)} -20V${num(box.y + 8)}`, '#b9a6a0', 2.4, 0.8)
          : '';
      return {
        y: behind || place === 'wall' || place === 'air' ? 0 : place === 'table' ? Math.min(y, 760) : y,
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
      props: placed.filter((each) => !each.behind).map(({ name, box }) => ({ name, box: seenBox(camera, box) })),
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
