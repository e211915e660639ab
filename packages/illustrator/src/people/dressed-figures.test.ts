import { COSTUMES, HAIR_STYLES, POSES, type Looks } from '@storylantern/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLooks, picture } from '../../test/any-picture.ts';
import { faultsOf } from '../../test/svg-faults.ts';
import { Brush } from '../paint/brush.ts';
import { styleOf } from '../paint/styles/styles.ts';
import { adultLooks } from './adults.ts';
import { drawFigure, restFor, type DrawnFigure, type Person } from './figure.ts';
import { chooseOutfit, wear, type CostumeName } from './outfit.ts';
import { EYES, HAIR, SKIN } from './palette.ts';
import type { PoseName } from './poses.ts';

const newBrush = () => new Brush(styleOf("children's book"), 1, 't');

function dressed(looks: Looks, costume: CostumeName | null, age = 6): Person {
  return { looks, age, grown: false, outfit: wear(chooseOutfit(looks, 3), looks, { costume }) };
}

function draw(person: Person, pose: PoseName): { readonly drawn: DrawnFigure; readonly svg: string } {
  const brush = newBrush();
  const drawn = drawFigure(
    brush,
    person,
    { pose, feeling: 'calm', rest: restFor(person.looks, pose), turn: 0.3 },
    { x: 300, y: 500, unit: 1 },
  );
  return {
    drawn,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 520">${brush.defs()}${drawn.markup}</svg>`,
  };
}

const anyCostume = fc.constantFrom(null, ...COSTUMES);

describe('figures', () => {
  it('are sound drawings in every pose, costume and hair', () => {
    fc.assert(
      fc.property(
        anyLooks,
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom(...POSES),
        anyCostume,
        (looks, age, pose, costume) => {
          const { drawn, svg } = draw(dressed(looks, costume, age), pose);
          expect(faultsOf(svg)).toEqual([]);
          const { box, face, reach = box } = drawn;
          expect(face.y).toBeGreaterThan(box.y);
          expect(face.y).toBeLessThan(box.y + box.h);
          expect(reach.y).toBeLessThanOrEqual(face.y - face.r * 0.9);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('are drawn the same way twice', () => {
    const person = dressed(picture().looks, 'wizard');
    expect(draw(person, 'dance').svg).toBe(draw(person, 'dance').svg);
  });

  it('take a stance of its own for every pose; in a wheelchair, sitting is how one stands', () => {
    const person = dressed(picture({ looks: { ...picture().looks, wheelchair: false } }).looks, null);
    expect(new Set(POSES.map((pose) => draw(person, pose).svg)).size).toBe(POSES.length);
    const seated = dressed({ ...picture().looks, wheelchair: true }, null);
    const others = POSES.filter((pose) => pose !== 'sit');
    expect(new Set(others.map((pose) => draw(seated, pose).svg)).size).toBe(others.length);
  });

  it.each(COSTUMES)('stay who they are as %s: skin, eyes, glasses and hair are in the drawing', (costume) => {
    for (const hairStyle of HAIR_STYLES) {
      const looks: Looks = {
        ...picture().looks,
        hairStyle,
        hairColour: 'red',
        skin: 'honey',
        eyes: 'violet',
        glasses: true,
      };
      const plain = draw(dressed(looks, null), 'stand').svg;
      const { svg } = draw(dressed(looks, costume), 'stand');
      const count = (text: string, part: string) => text.split(part).length - 1;
      expect(svg).toContain(SKIN.honey);
      expect(svg).toContain(EYES.violet);
      // The lenses of the glasses.
      expect(count(svg, '#e6f6ff')).toBe(count(plain, '#e6f6ff'));
      if (hairStyle !== 'bald' && hairStyle !== 'hijab') expect(svg).toContain(HAIR.red);
    }
  });

  it('in a tail sit down on land and hang in water', () => {
    const person = dressed({ ...picture().looks, wheelchair: false }, 'mermaid');
    expect(draw(person, 'stand').drawn.box.h).toBeLessThan(draw(person, 'float').drawn.box.h);
  });

  it('lie curled up on the ground when they sleep, lower than they stand', () => {
    const person = dressed({ ...picture().looks, wheelchair: false }, null);
    const [asleep, awake] = [draw(person, 'sleep').drawn, draw(person, 'stand').drawn];
    expect(asleep.box.h).toBeLessThan(awake.box.h * 0.7);
    expect(asleep.box.w).toBeGreaterThan(awake.box.w);
  });

  it('of grandparents are shorter than those of parents', () => {
    const { looks } = picture();
    const heights = (['parent', 'grandparent'] as const).map((role) => {
      const adult = adultLooks(role, { family: looks, seed: 1 });
      const person: Person = {
        looks: { ...adult.looks, hairStyle: 'short' },
        age: adult.age,
        grown: true,
        outfit: wear(adult.outfit, adult.looks, { role }),
      };
      return draw(person, 'stand').drawn.box.h;
    });
    expect(heights[1]).toBeLessThan((heights[0] ?? 0) - 20);
  });
});
