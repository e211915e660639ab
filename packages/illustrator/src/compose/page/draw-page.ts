import type { PagePicture, PageScene, ThingName } from '@storylantern/contract';
import { Brush } from '../../paint/brush.ts';
import { fine, num } from '../../paint/path.ts';
import { numberFrom, randomFrom } from '../../paint/random.ts';
import { styleOf } from '../../paint/styles/styles.ts';
import type { Box, FaceCircle } from '../../people/figure.ts';
import { drawProp } from '../../props/draw-prop.ts';
import { SETTING_PAINTINGS } from '../../settings/settings.ts';
import type { Setting } from '../../settings/stage.ts';
import { PAGE, seenBox, seenFace, viewOf } from '../camera.ts';
import { figureGrade, sceneGrade } from '../hours.ts';
import { contactShadow, fairness, halo, lightOf, vignette } from '../light.ts';
import type { PictureOptions } from '../picture-options.ts';
import { placeThings } from '../place-things.ts';
import { drawWeather, feelsWeather } from '../weather.ts';
import { arrange } from './arrange.ts';
import { drawClusters, waterLine } from './clusters.ts';
import { drawPoolWater } from './water.ts';
import { carries } from './draw-part.ts';
import { describePage, looseThings } from './describe-page.ts';
import { partsOf, type Part } from './part.ts';

/** Where everybody and everything ended up, in pixels of the page. */
export interface PageLayout {
  /** In the order of the scene; `who` is the id of the cast. */
  readonly actors: readonly { readonly who: string; readonly box: Box; readonly face: FaceCircle }[];
  /** `behind` stands behind everybody, so that people may stand before it. */
  readonly things: readonly { readonly name: ThingName; readonly box: Box; readonly behind: boolean }[];
  /** Things the scene names that found no place; empty on every page. */
  readonly missing: readonly ThingName[];
}

export interface DrawnPage {
  readonly svg: string;
  /** One or two sentences for those who do not see the picture. */
  readonly description: string;
  readonly layout: PageLayout;
}

/** Rooms, where things of the sky are hung from the ceiling and things of the street are toys. */
const ROOMS: readonly PageScene['setting'][] = [
  'bedroom',
  'bathroom',
  'kitchen',
  'living-room',
  'classroom',
  'doctor',
  'library',
  'shop',
];
const FLOATS: readonly ThingName[] = ['balloon', 'bubbles', 'music'];

/** Before everybody. */
const IN_FRONT = 2000;

interface Layer {
  readonly y: number;
  readonly markup: string;
}

/** Draws a page of a book. The same picture gives the same bytes. */
export function drawPage(picture: PagePicture, options: PictureOptions = {}): DrawnPage {
  const { scene, cast, seed } = picture;
  const brush = new Brush(styleOf(picture.style), seed, `q${numberFrom(JSON.stringify(picture)).toString(36)}x`);
  brush.colours = scene.colours ?? {};
  const setting = settingOf(scene.setting);
  const hour = scene.time;
  const parts = partsOf(scene, cast);
  const inHands = parts.filter((part) => carries(part) !== null).map((part) => part.holds);
  const loose = [
    ...new Set([...looseThings(scene, cast), ...parts.flatMap(({ holds }) => (holds ? [holds] : []))]),
  ].filter((name) => !inHands.includes(name));
  brush.grade = sceneGrade(hour, setting.outdoors);
  const call = {
    hour,
    props: new Set(loose),
    weather: scene.weather,
    bedDrawn: parts.some((part) => part.at === 'bed'),
  };
  brush.outlook = { light: showsOwnLight(scene, parts), weather: scene.weather };
  const stage = setting.paint(brush, call);
  const lit = hour === 'day' || stage.lamps.length === 0 ? stage.light : (stage.lamps[0] ?? stage.light);
  brush.lightFrom = lit.x < PAGE.width / 2 ? -1 : 1;
  brush.grade = figureGrade(hour, stage.air);

  const mirrored = randomFrom(seed ^ numberFrom('mirror'))() < 0.42;
  const clusters = drawClusters(brush, parts, scene, mirrored);
  const { camera, unit, standings } = arrange(clusters, scene, stage, mirrored);
  const groups = clusters.map((cluster, index) => {
    const { x, y } = standings[index] ?? { x: 0, y: 0 };
    const up = cluster.lift * unit;
    const seats = cluster.seats.map(({ part, box, face }) => ({
      part,
      box: { x: x + box.x * unit, y: y - up + box.y * unit, w: box.w * unit, h: box.h * unit },
      face: { x: x + face.x * unit, y: y - up + face.y * unit, r: face.r * unit },
    }));
    return { cluster, seats, x, y, up };
  });
  const seats = groups.flatMap((group) => group.seats);
  const view = viewOf(camera);
  const { placed, missing } = placeThings(
    loose.filter((name) => !stage.shows.includes(name)),
    stage,
    {
      view,
      faces: seats.map((each) => each.face),
      // Arms and legs reach out of a figure's box.
      bodies: groups.map(({ cluster: { box, reach }, x, y, up }) => {
        const [from, to] = [Math.min(box.x, -reach[0] * 0.86), Math.max(box.x + box.w, reach[1] * 0.86)];
        return { x: x + from * unit, y: y - up + box.y * unit, w: (to - from) * unit, h: box.h * unit };
      }),
      feet: groups.length > 0 ? Math.min(...groups.map((each) => each.y)) : stage.hero.y,
      unit,
      room: ROOMS.includes(scene.setting),
      seed,
    },
  );

  const water = waterLine(parts, scene);
  const pool = water === null ? Infinity : Math.max(...groups.map((each) => each.y)) - water * unit;
  const layers: Layer[] = [
    ...placed.map(({ name, place, x, y, scale, box, behind }): Layer => ({
      // What lies on the water floats upon it.
      y:
        behind || place === 'wall' || place === 'air'
          ? 0
          : y > pool
            ? IN_FRONT
            : place === 'table'
              ? Math.min(y, 760)
              : y,
      markup:
        (place === 'air' && ROOMS.includes(scene.setting) && !FLOATS.includes(name)
          ? brush.line(`M${num(x)} -20V${num(box.y + 8)}`, '#b9a6a0', 2.4, 0.8)
          : '') +
        (place === 'floor' || place === 'table'
          ? contactShadow(brush, stage, { x, y: y - 1, rx: box.w * 0.54 }, 0.5)
          : '') +
        brush.group(drawProp(brush, name), { x, y, scale }),
    })),
    ...groups.map(({ cluster, x, y, up }): Layer => ({
      y,
      markup:
        cluster.footings
          .map((foot) =>
            contactShadow(
              brush,
              stage,
              { x: x + foot.x * unit, y: y - 2, rx: foot.half * unit * (foot.hovering ? 0.8 : 1) },
              foot.hovering ? 0.36 : 0.6,
            ),
          )
          .join('') + brush.group(cluster.markup, { x, y: y - up, scale: unit }),
    })),
    ...(pool < Infinity ? [{ y: IN_FRONT - 1, markup: drawPoolWater(brush, pool) }] : []),
  ].sort((first, second) => first.y - second.y);

  const hero = seats.find((each) => each.part === parts[0]);
  brush.grade = figureGrade(hour, stage.air);
  const people = layers.map((layer) => layer.markup).join('');
  const weather = (near: boolean) =>
    feelsWeather(scene.setting, setting.outdoors)
      ? drawWeather(brush, scene.weather, seed, near, near ? seats.map(({ face }) => seenFace(camera, face)) : [])
      : '';
  const world =
    stage.backdrop +
    weather(false) +
    lightOf(brush, stage, hour, 'place') +
    (hero ? halo(brush, stage, hero.box, hour, fairnessOf(hero.part)) : '') +
    (options.empty ? '' : people) +
    stage.front +
    lightOf(brush, stage, hour, 'figures');
  const { width, height } = PAGE;
  const body =
    `<g transform="scale(${fine(camera.zoom)}) translate(${num(-view.x)} ${num(-view.y)})">${world}</g>` +
    weather(true) +
    vignette(brush, stage, hour) +
    brush.style.finish(brush, PAGE, options.textures);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${brush.defs()}${body}</svg>`,
    description: describePage(picture),
    layout: {
      actors: parts.flatMap((part) =>
        seats
          .filter((seat) => seat.part === part)
          .map(({ box, face }) => ({ who: part.who, box: seenBox(camera, box), face: seenFace(camera, face) })),
      ),
      things: placed.map(({ name, box, behind }) => ({ name, box: seenBox(camera, box), behind })),
      missing,
    },
  };
}

const settingOf = (name: PagePicture['scene']['setting']): Setting =>
  (SETTING_PAINTINGS as Readonly<Partial<Record<typeof name, Setting>>>)[name] ?? SETTING_PAINTINGS.garden;

/** A sky has no sun in the rain, and none of its own where a sun or moon is somebody or something of the picture. */
const showsOwnLight = ({ weather, time, things }: PageScene, parts: readonly Part[]): boolean => {
  const own: ThingName = time === 'night' ? 'moon' : 'sun';
  const isSomebody = parts.some(({ member: { character } }) => character.is === 'thing' && character.thing === own);
  return weather !== 'rain' && weather !== 'snow' && !things.includes(own) && !isSomebody;
};

const fairnessOf = (part: Part): number => (part.member.person ? fairness(part.member.person.looks) : 0.7);
