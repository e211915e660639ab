import {
  ADULTS,
  ANIMALS,
  COATS,
  COSTUMES,
  FEELINGS,
  PICTURE_STYLES,
  POSES,
  SETTINGS,
  SIZES,
  THINGS,
  TIMES,
  WEATHERS,
  type Actor,
  type Character,
  type PagePicture,
  type PageScene,
} from '@storylantern/contract';
import * as fc from 'fast-check';
import { castSheet } from '../src/index.ts';
import { anyLooks } from './any-picture.ts';

/** Names that are not part of one another, nor of any word a description uses of itself. */
const NAMES = ['Mia', 'Kwame', 'Zofia', 'Umut', 'Quill', 'Xanthe', 'Boz'] as const;

const named = (index: number) => ({ id: `who-${index}`, name: NAMES[index] ?? `Somebody ${index}` });
const costume = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constantFrom(...COSTUMES) },
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2 });

const anybody = (index: number): fc.Arbitrary<Character> =>
  fc.oneof(
    fc.record({
      is: fc.constant('other-child' as const),
      ...fixed(index),
      age: fc.integer({ min: 2, max: 12 }),
      costume,
    }),
    fc.record({ is: fc.constant('adult' as const), ...fixed(index), role: fc.constantFrom(...ADULTS), costume }),
    fc.record({ is: fc.constant('baby' as const), ...fixed(index) }),
    fc.record({
      is: fc.constant('animal' as const),
      ...fixed(index),
      animal: fc.constantFrom(...ANIMALS),
      coat: maybe(fc.constantFrom(...COATS)),
      size: maybe(fc.constantFrom(...SIZES)),
    }),
    fc.record({
      is: fc.constant('thing' as const),
      ...fixed(index),
      thing: fc.constantFrom(...THINGS),
      coat: maybe(fc.constantFrom(...COATS)),
      size: maybe(fc.constantFrom(...SIZES)),
    }),
  );

const fixed = (index: number) => {
  const { id, name } = named(index);
  return { id: fc.constant(id), name: fc.constant(name) };
};

/** The characters of any book: the reader's child and up to five others. */
export const anyCharacters: fc.Arbitrary<Character[]> = fc
  .record({
    age: fc.integer({ min: 2, max: 12 }),
    costume,
    others: fc.tuple(anybody(1), anybody(2), anybody(3), anybody(4), anybody(5)),
    count: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ age, costume: worn, others, count }) => [
    { is: 'child' as const, ...named(0), age, costume: worn },
    ...others.slice(0, count),
  ]);

const anyActor = (who: string): fc.Arbitrary<Actor> =>
  fc.record({
    who: fc.constant(who),
    pose: fc.constantFrom(...POSES),
    feeling: fc.constantFrom(...FEELINGS),
    holds: fc.option(fc.constantFrom(...THINGS), { freq: 1 }),
  });

const anyScene = (cast: readonly Character[]): fc.Arbitrary<PageScene> =>
  fc.shuffledSubarray([...cast], { maxLength: Math.min(4, cast.length) }).chain((seen) =>
    fc.record({
      setting: fc.constantFrom(...SETTINGS),
      time: fc.constantFrom(...TIMES),
      weather: fc.constantFrom(...WEATHERS),
      camera: fc.constantFrom('wide' as const, 'medium' as const, 'close' as const),
      actors: fc.tuple(...seen.map((each) => anyActor(each.id))),
      things: fc.uniqueArray(fc.constantFrom(...THINGS), { maxLength: 4 }),
    }),
  );

/** Any page the contract allows, of any book. */
export const anyPage: fc.Arbitrary<PagePicture> = fc
  .record({ characters: anyCharacters, looks: anyLooks, seed: fc.nat() })
  .chain(({ characters, looks, seed }) =>
    fc.record({
      scene: anyScene(characters),
      cast: fc.constant(castSheet(characters, { looks, seed })),
      style: fc.constantFrom(...PICTURE_STYLES),
      seed: fc.nat(),
    }),
  );

/** A cast of one child, a parent, a friend and a dog. */
export const SMALL_CAST = castSheet(
  [
    { is: 'child', id: 'mia', name: 'Mia', age: 6, costume: null },
    { is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null },
    { is: 'other-child', id: 'sam', name: 'Sam', age: 7, costume: null },
    { is: 'animal', id: 'dog', name: 'Biscuit', animal: 'dog', coat: null, size: null },
  ],
  { seed: 11 },
);

/** One plain page of that cast, changed where a test needs it. */
export const page = (scene: Partial<PageScene> = {}, more: Partial<PagePicture> = {}): PagePicture => ({
  scene: {
    setting: 'garden',
    time: 'day',
    weather: 'clear',
    camera: 'medium',
    actors: [{ who: 'mia', pose: 'stand', feeling: 'happy', holds: null }],
    things: [],
    ...scene,
  },
  cast: SMALL_CAST,
  style: "children's book",
  seed: 5,
  ...more,
});
