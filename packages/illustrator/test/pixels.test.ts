import { PICTURE_STYLES, SETTINGS, TIMES, type Looks, type PagePicture } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { castSheet, drawPage, makeTextures } from '../src/index.ts';
import { difference, type Colour } from '../src/paint/colour.ts';
import { picture } from './any-picture.ts';
import { page } from './any-page.ts';
import { rasterise } from './pixels.ts';

/** What is seen on pages, measured on the pixels of the rasteriser the server uses. Differences are OKLab times 100. */

const textures = makeTextures();

const CHILDREN: readonly Looks[] = [
  { ...picture().looks, hairStyle: 'short', hairColour: 'blonde', skin: 'porcelain' },
  { ...picture().looks, hairStyle: 'short', hairColour: 'brown', skin: 'honey' },
  { ...picture().looks, hairStyle: 'short', hairColour: 'black', skin: 'deep-brown' },
];
/** There a hat or goggles lie on the crown. */
const WITH_HATS: readonly string[] = ['snow', 'swimming-pool', 'undersea', 'space'];

/** What is seen of a child in one place. */
interface Seen {
  readonly name: string;
  /** Skin beside the chin and hair on the crown. */
  readonly skin: Colour;
  readonly hair: Colour;
  /** Mean difference between the figure and what is behind it, and the share of it that is hardly told apart. */
  readonly apart: number;
  readonly lost: number;
}

function look(looks: Looks, scene: Partial<PagePicture['scene']>, style: PagePicture['style'], width: number): Seen {
  const cast = castSheet([{ is: 'child', id: 'mia', name: 'Mia', age: 6, costume: null }], { looks, seed: 3 });
  const actors = [{ who: 'mia', pose: 'stand', feeling: 'calm', holds: null }] as const;
  const whole = page({ ...scene, actors: [...actors] }, { cast, style, seed: 3 });
  const { svg, layout } = drawPage(whole, { textures });
  const image = rasterise(svg, width);
  const empty = rasterise(drawPage(whole, { textures, empty: true }).svg, width);
  const [actor] = layout.actors;
  if (!actor) throw new RangeError('Nobody is there');
  const { face, box } = actor;
  const unit = face.r / 53;
  const { scale } = image;
  const distances: number[] = [];
  // Without the lowest part: there lies the shadow, which is meant to be near to the ground's colour.
  for (let y = Math.ceil(box.y * scale); y < (Math.min(900, box.y + box.h) - 24) * scale; y += 2) {
    for (let x = Math.ceil(box.x * scale); x < (box.x + box.w) * scale; x++) {
      const distance = difference(image.at(x, y), empty.at(x, y));
      if (distance > 0.7) distances.push(distance);
    }
  }
  return {
    name: `${looks.skin}, ${whole.scene.setting}, ${whole.scene.time}, ${style}`,
    skin: image.patch(face.x + 3 * unit, face.y + 41 * unit),
    hair: image.patch(face.x - 20 * unit, face.y - 50 * unit),
    apart: distances.reduce((sum, each) => sum + each, 0) / distances.length,
    lost: distances.filter((each) => each < 6).length / distances.length,
  };
}

const nth = <Value>(values: readonly Value[], index: number): Value => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('An empty list');
  return value;
};

// Every child is in every setting; between them the three are there at every hour.
describe.each(CHILDREN.map((looks, index) => ({ looks, index })))('a child of $looks.skin skin', ({ looks, index }) => {
  const seen = SETTINGS.map((setting, at) =>
    look(looks, { setting, time: nth(TIMES, at + index) }, "children's book", 400),
  );
  const usual = look(looks, { setting: 'garden', time: 'day' }, "children's book", 400);

  it('keeps its skin and hair in every place and every light', () => {
    expect(seen.filter(({ skin }) => difference(skin, usual.skin) > 5)).toEqual([]);
    expect(
      seen.filter(
        ({ name, hair }) => !WITH_HATS.some((each) => name.includes(each)) && difference(hair, usual.hair) > 8,
      ),
    ).toEqual([]);
  });

  it('stands out from every place at every hour', () => {
    expect(seen.filter(({ apart, lost }) => apart < 13 || lost > 0.3)).toEqual([]);
  });
});

describe.each(PICTURE_STYLES.map((style, index) => ({ style, index })))('in $style', ({ style, index }) => {
  it('children stand out from every third place, each at an hour of its own', () => {
    const seen = SETTINGS.filter((_, at) => at % 3 === index % 3).map((setting, at) =>
      look(nth(CHILDREN, at + index), { setting, time: nth(TIMES, at + Math.floor(index / 2)) }, style, 320),
    );
    expect(seen.filter(({ apart, lost }) => apart < 14 || lost > 0.3)).toEqual([]);
  });
});

it('gives whoever swims a pool on land, and sand where it sits on a beach', () => {
  const cast = castSheet([{ is: 'animal', id: 'whale', name: 'Boom', animal: 'whale', coat: null, size: null }], {
    looks: picture().looks,
    seed: 3,
  });
  const [lying, wet] = (['sit', 'stand'] as const).map((pose) => {
    const actors = [{ who: 'whale', pose, feeling: 'calm' as const, holds: null }];
    const { svg, layout } = drawPage(page({ setting: 'beach', actors }, { cast, seed: 3 }), { textures });
    const [whale] = layout.actors;
    if (!whale) throw new RangeError('Nobody is there');
    return rasterise(svg, 600).patch(whale.box.x + 6, Math.min(880, whale.box.y + whale.box.h - 8));
  });
  const blueness = (colour: Colour | undefined) =>
    parseInt(colour?.slice(5) ?? '', 16) - parseInt(colour?.slice(1, 3) ?? '', 16);
  expect(blueness(wet)).toBeGreaterThan(20);
  expect(blueness(lying)).toBeLessThan(0);
});
