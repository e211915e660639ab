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

/** What is drawn on the sheets that are looked at before a release. */

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

export const bookPage = (index: number, more: Partial<PageScene>, cast = CAST): PagePicture => ({
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
export interface Sheet {
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

export const bookPages = (pictures: readonly PagePicture[], columns: number, width = 480): Sheet => ({
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

const SEA: readonly string[] = ['fish', 'whale', 'shark', 'octopus', 'crab', 'seal', 'tortoise'];

/** The sheets by name. Those that begin with `picture-book` are kept with the documents, as WebP. */
export const SHEETS: Readonly<Record<string, () => Sheet>> = {
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
  'picture-book-styles': () =>
    bookPages(
      PICTURE_STYLES.flatMap((style) => FOUR_SCENES.map((each, index) => ({ ...bookPage(index, each), style }))),
      4,
      300,
    ),
  'picture-book-places': () =>
    bookPages(
      SETTINGS.map((setting, index) =>
        bookPage(index, {
          setting,
          time: at(['day', 'day', 'sunset', 'night'] as const, index),
          camera: 'wide',
          actors: [acts('mia', at(['wave', 'walk', 'look-up', 'sit'] as const, index), 'curious'), acts('dog', 'walk')],
        }),
      ),
      5,
      270,
    ),
  'picture-book-creatures': () =>
    bookPages(
      ANIMALS.map((animal, index) =>
        bookPage(
          index,
          {
            setting: SEA.includes(animal)
              ? 'undersea'
              : at(['garden', 'forest', 'farm', 'jungle', 'mountain'] as const, index),
            camera: 'close',
            actors: [{ ...acts('it', at(['stand', 'walk', 'run'] as const, index)), feeling: at(FEELINGS, index) }],
          },
          withOther({ is: 'animal', id: 'it', name: 'It', animal, coat: null, size: null }),
        ),
      ),
      9,
      160,
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
