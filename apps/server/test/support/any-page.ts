import {
  ANIMALS,
  FEELINGS,
  PICTURE_STYLES,
  POSES,
  SETTINGS,
  THINGS,
  TIMES,
  WEATHERS,
  type Character,
  type PagePicture,
} from '@storylantern/contract';
import { castSheet } from '@storylantern/illustrator';
import * as fc from 'fast-check';

const character = (id: string): fc.Arbitrary<Character> => {
  const name = fc.string({ minLength: 1, maxLength: 60 });
  const age = fc.integer({ min: 2, max: 12 });
  return fc.oneof(
    fc.record({ is: fc.constant('child' as const), id: fc.constant(id), name, age, costume: fc.constant(null) }),
    fc.record({
      is: fc.constant('animal' as const),
      id: fc.constant(id),
      name,
      animal: fc.constantFrom(...ANIMALS),
      coat: fc.constant(null),
      size: fc.constant(null),
    }),
    fc.record({
      is: fc.constant('adult' as const),
      id: fc.constant(id),
      name,
      role: fc.constantFrom('parent' as const, 'teacher' as const, 'captain' as const),
      costume: fc.constant(null),
    }),
    fc.record({
      is: fc.constant('thing' as const),
      id: fc.constant(id),
      name,
      thing: fc.constantFrom(...THINGS),
      coat: fc.constant(null),
      size: fc.constant(null),
    }),
  );
};

/** Any page a book could have, sensible or not: everything in its closed lists, with names of any letters. */
export const anyPage: fc.Arbitrary<PagePicture> = fc
  .record({
    characters: fc.tuple(character('a'), character('b'), character('c'), character('d')),
    seen: fc.subarray(['a', 'b', 'c', 'd']),
    poses: fc.array(
      fc.record({
        pose: fc.constantFrom(...POSES),
        feeling: fc.constantFrom(...FEELINGS),
        holds: fc.option(fc.constantFrom(...THINGS)),
      }),
      { minLength: 4, maxLength: 4 },
    ),
    setting: fc.constantFrom(...SETTINGS),
    time: fc.constantFrom(...TIMES),
    weather: fc.constantFrom(...WEATHERS),
    camera: fc.constantFrom('wide' as const, 'medium' as const, 'close' as const),
    things: fc.uniqueArray(fc.constantFrom(...THINGS), { maxLength: 4 }),
    style: fc.constantFrom(...PICTURE_STYLES),
    seed: fc.nat(),
  })
  .map(({ characters, seen, poses, style, seed, ...place }) => ({
    scene: {
      ...place,
      actors: seen.map((who, index) => ({ who, pose: 'stand', feeling: 'happy', holds: null, ...poses[index] })),
    },
    cast: castSheet(characters, { seed }),
    style,
    seed,
  }));
