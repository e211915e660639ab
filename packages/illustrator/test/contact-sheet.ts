import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import {
  ADULTS,
  ANIMALS,
  COATS,
  COMPANIONS,
  COSTUMES,
  EYE_COLOURS,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  PICTURE_STYLES,
  POSES,
  SETTINGS,
  SIZES,
  SKINS,
  THINGS,
  TIMES,
  WEATHERS,
  type Actor,
  type CastSheet,
  type Character,
  type Looks,
  type PagePicture,
  type PageScene,
  type Picture,
} from '@storylantern/contract';
import { castSheet, drawCutOut, drawPage, drawPicture, drawPortrait, makeTextures } from '../src/index.ts';

/**
 * Draws every value of the closed lists on sheets that are looked at before a release:
 * `node packages/illustrator/test/contact-sheet.ts <folder> [sheet ...]` writes one PNG for each sheet. A sheet named
 * `page:<file.json>` draws the pages of that file: a list of `PagePicture` or of scenes (then with the usual cast, whose
 * ids are those of CAST below), or a single one of either.
 */

const [folder = '/tmp/storylantern-sheets', ...wanted] = process.argv.slice(2);
const textures = makeTextures();

const looks = (index: number, more: Partial<Looks> = {}): Looks => ({
  hairStyle: HAIR_STYLES[(index * 5 + 3) % HAIR_STYLES.length] ?? 'short',
  hairColour: HAIR_COLOURS[(index * 3 + 3) % 6] ?? 'brown',
  skin: SKINS[(index * 5 + 1) % SKINS.length] ?? 'honey',
  eyes: EYE_COLOURS[(index * 2) % EYE_COLOURS.length] ?? 'brown',
  glasses: index % 5 === 2,
  hearingAid: index % 7 === 3,
  wheelchair: index % 9 === 5,
  ...more,
});

const picture = (index: number, more: Partial<Picture> = {}): Picture => ({
  setting: 'playground',
  time: 'day',
  pose: 'stand',
  feeling: 'happy',
  companion: null,
  props: [],
  seed: index + 1,
  style: "children's book",
  looks: looks(index),
  age: 3 + (index % 8),
  ...more,
});

/** A family, its animals and a few things that are somebody, for the sheets of pages. */
const CHARACTERS: readonly Character[] = [
  { is: 'child', id: 'mia', name: 'Mia', age: 5, costume: null },
  { is: 'other-child', id: 'sam', name: 'Sam', age: 7, costume: null },
  { is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null },
  { is: 'adult', id: 'gran', name: 'Gran', role: 'grandparent', costume: null },
  { is: 'adult', id: 'doc', name: 'Dr Okoro', role: 'doctor', costume: null },
  { is: 'baby', id: 'bo', name: 'Bo' },
  { is: 'animal', id: 'dog', name: 'Biscuit', animal: 'dog', coat: null, size: null },
  { is: 'animal', id: 'mouse', name: 'Pip', animal: 'mouse', coat: null, size: null },
  { is: 'animal', id: 'dragon', name: 'Ember', animal: 'dragon', coat: null, size: 'huge' },
  { is: 'animal', id: 'butterfly', name: 'Flit', animal: 'butterfly', coat: null, size: null },
  { is: 'animal', id: 'whale', name: 'Boom', animal: 'whale', coat: null, size: null },
  { is: 'thing', id: 'kettle', name: 'Tilda', thing: 'teapot', coat: null, size: null },
];
const CAST: CastSheet = castSheet(CHARACTERS, { seed: 3 });

const acts = (who: string, pose: Actor['pose'] = 'stand', feeling: Actor['feeling'] = 'happy'): Actor => ({
  who,
  pose,
  feeling,
  holds: null,
});

const scene = (more: Partial<PageScene> = {}): PageScene => ({
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  camera: 'medium',
  actors: [acts('mia')],
  things: [],
  ...more,
});

const bookPage = (index: number, more: Partial<PageScene>, cast = CAST): PagePicture => ({
  scene: scene(more),
  cast,
  style: "children's book",
  seed: index + 1,
});

/** A cast of the usual child and one other, who takes part as `other`. */
const withOther = (other: Character): CastSheet => castSheet([...CHARACTERS.slice(0, 1), other], { seed: 3 });

const at = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('An empty list');
  return value;
};

/** A sheet: its drawings in rows, each `width` by `height` pixels. */
interface Sheet {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly drawings: readonly string[];
}

const pages = (pictures: readonly Picture[], columns: number, width = 480): Sheet => ({
  columns,
  width,
  height: width * 0.75,
  drawings: pictures.map((each) => drawPicture(each, { textures }).svg),
});

const bookPages = (pictures: readonly PagePicture[], columns: number, width = 480): Sheet => ({
  columns,
  width,
  height: width * 0.75,
  drawings: pictures.map((each) => drawPage(each, { textures }).svg),
});

const GROUPS: readonly (readonly Actor[])[] = [
  [acts('mia', 'wave'), acts('dog')],
  [acts('mia', 'point', 'surprised'), acts('sam', 'look-up', 'curious'), acts('mum', 'stand', 'calm'), acts('mouse')],
  [acts('mia', 'run', 'excited')],
];

const FOUR_SCENES: readonly Partial<PageScene>[] = [
  { setting: 'playground', actors: [acts('mia', 'run', 'excited'), acts('dog', 'run')], things: ['ball', 'kite'] },
  { setting: 'bedroom', time: 'night', actors: [acts('mia', 'sleep'), acts('dog', 'sleep')], things: ['book'] },
  { setting: 'undersea', actors: [acts('mia', 'float', 'surprised'), acts('whale', 'float')], things: ['shell'] },
  {
    setting: 'forest',
    time: 'sunset',
    weather: 'wind',
    actors: [acts('mia', 'hold', 'curious'), acts('dragon', 'sit', 'shy'), acts('sam', 'hide', 'scared')],
    things: ['lantern', 'mushroom'],
  },
];

const SHEETS: Readonly<Record<string, () => Sheet>> = {
  settings: () =>
    pages(
      SETTINGS.flatMap((setting, row) =>
        TIMES.map((time, column) =>
          picture(row * 3 + column, {
            setting,
            time,
            pose: POSES[(row * 3 + column) % POSES.length] ?? 'stand',
            feeling: FEELINGS[(row * 2 + column) % FEELINGS.length] ?? 'calm',
            companion: [null, 'dog', 'child', 'grown-up', 'cat', 'teacher'][(row + column) % 6] as Picture['companion'],
            props: (['book', 'ball', 'apple'] as const).slice(0, (row + column) % 4),
          }),
        ),
      ),
      3,
    ),
  poses: () => ({
    columns: FEELINGS.length,
    width: 190,
    height: 240,
    drawings: POSES.flatMap((pose, row) =>
      FEELINGS.map((feeling, column) =>
        drawCutOut({ kind: 'child', looks: looks(row, { wheelchair: column === 9 }), age: 6, pose, feeling }),
      ),
    ),
  }),
  hair: () => ({
    columns: SKINS.length,
    width: 180,
    height: 180,
    drawings: HAIR_STYLES.flatMap((hairStyle, row) =>
      SKINS.map((skin, column) =>
        drawPortrait(
          looks(row, { hairStyle, skin, hairColour: HAIR_COLOURS[(row + column) % HAIR_COLOURS.length] ?? 'brown' }),
          6,
          FEELINGS[(row + column) % FEELINGS.length] ?? 'happy',
        ),
      ),
    ),
  }),
  companions: () =>
    pages(
      COMPANIONS.flatMap((companion, row) =>
        (['stand', 'sit', 'hug'] as const).map((pose, column) =>
          picture(row * 3 + column, {
            companion,
            pose,
            setting: SETTINGS[(row + column * 4) % SETTINGS.length] ?? 'garden',
            feeling: (['curious', 'calm', 'sad'] as const)[column] ?? 'calm',
          }),
        ),
      ),
      3,
    ),
  places: () =>
    bookPages(
      SETTINGS.flatMap((setting, row) =>
        GROUPS.map((actors, column) =>
          bookPage(row * 3 + column, {
            setting,
            time: at(TIMES, column),
            weather: at(WEATHERS, column === 0 ? 0 : row),
            camera: at(['wide', 'medium', 'close'] as const, column),
            actors: [...actors],
            things: [at(THINGS, row * 7 + column * 31), at(THINGS, row * 11 + column * 53 + 80)],
          }),
        ),
      ),
      3,
      420,
    ),
  animals: () =>
    bookPages(
      ANIMALS.flatMap((animal, index) =>
        ([null, 'sleep'] as const).map((pose, column) =>
          bookPage(
            index,
            {
              setting: at(SETTINGS, index),
              camera: 'wide',
              actors: [acts('mia', 'point'), { ...acts('it', pose ?? at(POSES, index)), feeling: at(FEELINGS, index) }],
            },
            withOther({
              is: 'animal',
              id: 'it',
              name: 'It',
              animal,
              coat: column ? at(COATS, index) : null,
              size: column ? at(SIZES, index) : null,
            }),
          ),
        ),
      ),
      8,
      320,
    ),
  things: () =>
    bookPages(
      THINGS.map((thing, index) =>
        bookPage(index, {
          setting: at(SETTINGS, index),
          actors: [{ ...acts('mia', at(['hold', 'stand', 'walk'] as const, index)), holds: index % 2 ? thing : null }],
          things: [thing],
        }),
      ),
      14,
      240,
    ),
  somebody: () =>
    bookPages(
      THINGS.map((thing, index) =>
        bookPage(
          index,
          { setting: at(SETTINGS, index), actors: [acts('it', 'wave', at(FEELINGS, index)), acts('mia', 'sit')] },
          withOther({ is: 'thing', id: 'it', name: 'It', thing, coat: null, size: null }),
        ),
      ),
      14,
      240,
    ),
  doing: () =>
    bookPages(
      POSES.flatMap((pose, row) =>
        ['mia', 'mum', 'dog', 'dragon', 'bo', 'kettle'].map((who, column) =>
          bookPage(row * 6 + column, {
            setting: at(['garden', 'bedroom', 'forest', 'living-room', 'undersea'] as const, row + column),
            actors: [acts(who, pose, at(FEELINGS, row + column)), acts(who === 'mia' ? 'sam' : 'mia')],
          }),
        ),
      ),
      6,
      320,
    ),
  dressed: () =>
    bookPages(
      [...COSTUMES.map((costume) => ({ costume })), ...ADULTS.map((role) => ({ role }))].map((each, index) =>
        bookPage(
          index,
          { setting: at(SETTINGS, index), actors: [acts('it', at(POSES, index)), acts('mia')] },
          withOther(
            'role' in each
              ? { is: 'adult', id: 'it', name: 'It', role: each.role, costume: null }
              : { is: 'other-child', id: 'it', name: 'It', age: 6, costume: each.costume },
          ),
        ),
      ),
      5,
      320,
    ),
  styles: () =>
    bookPages(
      PICTURE_STYLES.flatMap((style) => FOUR_SCENES.map((each, index) => ({ ...bookPage(index, each), style }))),
      4,
    ),
  props: () =>
    pages(
      THINGS.flatMap((prop, index) =>
        (['hold', 'stand'] as const).map((pose) =>
          picture(index, { props: [prop], pose, setting: SETTINGS[index % SETTINGS.length] ?? 'bedroom' }),
        ),
      ),
      8,
      320,
    ),
};

/** The pages of a file: scenes, or whole pictures. */
function pagesOf(file: string): Sheet {
  const given: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const pictures = (Array.isArray(given) ? given : [given]).map((each: PageScene | PagePicture, index) =>
    'scene' in each ? each : bookPage(index, each),
  );
  for (const each of pictures) console.log(drawPage(each).description);
  return bookPages(pictures, Math.min(3, pictures.length), 640);
}

/** Puts drawings side by side as nested pictures; every drawing names its definitions with a prefix of its own. */
function join({ columns, width, height, drawings }: Sheet): string {
  const gap = 8;
  const placed = drawings.map((svg, index) =>
    svg.replace(
      /^<svg ([^>]*?)width="[^"]*" height="[^"]*"/,
      `<svg $1x="${(index % columns) * (width + gap)}" y="${Math.floor(index / columns) * (height + gap)}" width="${width}" height="${height}"`,
    ),
  );
  const rows = Math.ceil(drawings.length / columns);
  const [w, h] = [columns * (width + gap), rows * (height + gap)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#e9dcc2"/>${placed.join('')}</svg>`;
}

mkdirSync(folder, { recursive: true });
const named = wanted.flatMap((each): [string, () => Sheet][] =>
  each.startsWith('page:') ? [['page', () => pagesOf(each.slice('page:'.length))]] : [],
);
for (const [name, make] of [...Object.entries(SHEETS), ...named]) {
  if (wanted.length > 0 && !wanted.includes(name) && name !== 'page') continue;
  const image = new Resvg(join(make()), { font: { loadSystemFonts: false } }).render();
  writeFileSync(`${folder}/${name}.png`, image.asPng());
  console.log(`${name}: ${image.width} by ${image.height}`);
}
