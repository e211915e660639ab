import type { PagePicture } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { castSheet, changeAppearance } from '../src/index.ts';
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

describe('a person', () => {
  it('has the same parts on every page: looks, age and clothes do not depend on the scene', () => {
    fc.assert(
      fc.property(anyPage, anyPage, ({ cast }, { scene }) => {
        const plain = page().scene;
        for (const member of people(cast)) {
          if (member.character.is === 'baby') continue;
          const [here, there] = [personOf(member, plain), personOf(member, { ...scene, time: 'day' })];
          expect(there).toEqual(here);
        }
      }),
    );
  });
});
