import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import {
  COMPANIONS,
  EYE_COLOURS,
  FEELINGS,
  HAIR_COLOURS,
  HAIR_STYLES,
  POSES,
  PROPS,
  SETTINGS,
  SKINS,
  TIMES,
  type Looks,
  type Picture,
} from '@storylantern/contract';
import { drawCutOut, drawPicture, drawPortrait, makeTextures } from '../src/index.ts';

/**
 * Draws every value of the closed lists on sheets that are looked at before a release:
 * `node packages/illustrator/test/contact-sheet.ts <folder> [sheet ...]` writes one PNG for each sheet.
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
  props: () =>
    pages(
      PROPS.flatMap((prop, index) =>
        (['hold', 'stand'] as const).map((pose) =>
          picture(index, { props: [prop], pose, setting: SETTINGS[index % SETTINGS.length] ?? 'bedroom' }),
        ),
      ),
      8,
      320,
    ),
};

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
for (const [name, make] of Object.entries(SHEETS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const image = new Resvg(join(make()), { font: { loadSystemFonts: false } }).render();
  writeFileSync(`${folder}/${name}.png`, image.asPng());
  console.log(`${name}: ${image.width} by ${image.height}`);
}
