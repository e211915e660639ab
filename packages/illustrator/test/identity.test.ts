import type { PagePicture } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castSheet, changeAppearance, drawPage } from '../src/index.ts';
import { CLOTH } from '../src/people/cloths.ts';
import { SKIN } from '../src/people/palette.ts';
import { personOf } from '../src/cast/person-of.ts';
import { difference } from '../src/paint/colour.ts';
import { anyCharacters, anyPage, page } from './any-page.ts';
import { anyLooks } from './any-picture.ts';

const people = (cast: PagePicture['cast']) =>
  cast.flatMap((each) => (each.person ? [{ ...each, person: each.person }] : []));

describe('a cast', () => {
  it('gives every person looks and clothes, and leaves animals and things to themselves', () => {
    fc.assert(
      fc.property(anyCharacters, fc.nat(), (characters, seed) => {
        for (const { character, person } of castSheet(characters, { seed })) {
          expect(person !== null).toBe(character.is !== 'animal' && character.is !== 'thing');
        }
      }),
    );
  });

  it('has clothes that are told from the skin and from what is worn below', () => {
    fc.assert(
      fc.property(anyCharacters, anyLooks, fc.nat(), (characters, looks, seed) => {
        for (const { person } of people(castSheet(characters, { looks, seed }))) {
          const { top, bottom } = person.outfit;
          expect(difference(CLOTH[top], CLOTH[bottom])).toBeGreaterThanOrEqual(20);
          expect(difference(CLOTH[top], SKIN[person.looks.skin])).toBeGreaterThanOrEqual(15);
        }
      }),
    );
  });

  it('shows children that differ: nobody has the hair and the skin of the hero', () => {
    fc.assert(
      fc.property(anyCharacters, anyLooks, fc.nat(), (characters, looks, seed) => {
        const [hero, ...others] = people(castSheet(characters, { looks, seed }));
        for (const { character, person } of others) {
          if (character.is !== 'other-child') continue;
          expect([person.looks.hairStyle, person.looks.hairColour, person.looks.skin]).not.toEqual([
            hero?.person.looks.hairStyle,
            hero?.person.looks.hairColour,
            hero?.person.looks.skin,
          ]);
        }
      }),
    );
  });

  it('gives the child of one name the same looks in every book', () => {
    const mia = { is: 'child', id: 'mia', name: 'Mia', age: 5, costume: null } as const;
    const dog = { is: 'animal', id: 'dog', name: 'Rex', animal: 'dog', coat: null, size: null } as const;
    expect(castSheet([dog, mia], { seed: 99 })[1]).toEqual(castSheet([mia], { seed: 1 })[0]);
  });

  it('keeps what the parent chose', () => {
    fc.assert(
      fc.property(anyCharacters, anyLooks, fc.nat(), (characters, looks, seed) => {
        const [hero] = people(castSheet(characters, { looks, outfit: { top: 'navy', print: 'dots' }, seed }));
        expect(hero?.person.looks).toEqual(looks);
        expect(hero?.person.outfit).toMatchObject({ top: 'navy', print: 'dots' });
      }),
    );
  });

  it('changes the child alone when its appearance is changed', () => {
    fc.assert(
      fc.property(anyCharacters, anyLooks, fc.nat(), (characters, looks, seed) => {
        const before = castSheet(characters, { seed });
        const after = changeAppearance(before, { looks, outfit: { garment: 'hoodie' } });
        expect(after.slice(1)).toEqual(before.slice(1));
        expect(after[0]?.person?.looks).toEqual(looks);
        expect(after[0]?.person?.outfit.garment).toBe('hoodie');
        expect(changeAppearance(before, {})).toEqual(before);
      }),
    );
  });
});

/** Places and weathers that dress people: whoever is not in a costume wears what they ask for. */
const occasionOf = ({ setting, time, weather }: PagePicture['scene']): string =>
  ['bedroom', 'bathroom'].includes(setting) && time !== 'day'
    ? 'night'
    : ['swimming-pool', 'snow'].includes(setting)
      ? setting
      : weather === 'rain' || weather === 'snow'
        ? weather
        : 'usual';

describe('a person', () => {
  it('keeps looks and age on every page, and the clothes wherever the occasion is the same', () => {
    fc.assert(
      fc.property(anyPage, anyPage, ({ cast }, { scene }) => {
        const plain = page().scene;
        for (const member of people(cast)) {
          if (member.character.is === 'baby') continue;
          const [here, there] = [personOf(member, plain), personOf(member, scene)];
          expect({ ...there, outfit: null }).toEqual({ ...here, outfit: null });
          if (occasionOf(scene) === 'usual') expect(there).toEqual(here);
          if (there.outfit.role) expect(there.outfit.role).toBe(here.outfit.role);
        }
      }),
    );
  });

  it('is dressed for water, snow and rain unless dressed up already', () => {
    const [mia, mum] = castSheet(
      [
        { is: 'child', id: 'mia', name: 'Mia', age: 5, costume: null },
        { is: 'adult', id: 'mum', name: 'Mum', role: 'parent', costume: null },
      ],
      { seed: 1 },
    );
    const pirate = castSheet([{ is: 'child', id: 'mia', name: 'Mia', age: 5, costume: 'pirate' }], { seed: 1 })[0];
    if (!mia || !mum || !pirate) throw new RangeError('A cast without its members');
    const worn = (member: typeof mia, scene: Partial<PagePicture['scene']>) =>
      personOf(member, { ...page().scene, ...scene }).outfit.costume ?? null;
    expect(worn(mia, { setting: 'swimming-pool' })).toBe('swimmer');
    expect(worn(mum, { setting: 'swimming-pool' })).toBe(null);
    expect(worn(mia, { setting: 'snow' })).toBe('winter-coat');
    expect(worn(mum, { setting: 'street', weather: 'rain' })).toBe('raincoat');
    expect(worn(mia, { setting: 'kitchen', weather: 'rain' })).toBe(null);
    expect(worn(mia, { setting: 'undersea', weather: 'rain' })).toBe(null);
    for (const setting of ['swimming-pool', 'snow'] as const) expect(worn(pirate, { setting })).toBe('pirate');
    const bed = { setting: 'bedroom', time: 'night' } as const;
    const asleep = [{ who: 'mum', pose: 'sleep', feeling: 'sleepy', holds: null }] as const;
    expect(personOf(mum, { ...page().scene, ...bed, actors: [...asleep] }).outfit.garment).toBe('pyjamas');
    expect(personOf(mum, { ...page().scene, ...bed }).outfit.garment).not.toBe('pyjamas');
  });
});

describe('the child of two hundred books', () => {
  const books = fc.sample(
    fc.tuple(anyCharacters, anyLooks, fc.nat(), fc.array(anyPage, { minLength: 8, maxLength: 8 })),
    {
      numRuns: 200,
      seed: 11,
    },
  );

  it('has hair, skin, eyes, glasses and clothes of its own that no page changes', () => {
    for (const [characters, looks, seed, pages] of books) {
      const cast = castSheet(characters, { looks, seed });
      const [hero] = people(cast);
      const stored = JSON.stringify(hero);
      const seen = pages.map(({ scene }) => ({
        ...scene,
        actors: scene.actors.filter(({ who }) => who === hero?.character.id),
      }));
      drawPage({ scene: seen[0] ?? page().scene, cast, style: pages[0]?.style ?? "children's book", seed });
      const drawn = seen.map((scene) => JSON.stringify(hero && personOf(hero, scene).looks));
      expect(JSON.stringify(hero)).toBe(stored);
      expect(new Set(drawn).size).toBe(1);
      expect(drawn[0]).toBe(JSON.stringify(looks));
    }
  });
});
