import { sceneSchema } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { AREAS, CATEGORIES, CHALLENGES, topicsOf } from './index.ts';

describe('the library of categories and challenges', () => {
  it('holds the 30 challenges of the specification, each once', () => {
    expect(new Set(CHALLENGES.map((each) => each.id)).size).toBe(30);
    expect(CHALLENGES).toHaveLength(30);
  });

  it('puts every challenge into one of the four development areas, none of them empty', () => {
    for (const area of AREAS) expect(CHALLENGES.filter((each) => each.area === area).length).toBeGreaterThan(0);
  });

  it('shows every category and challenge as a picture the illustrator can draw', () => {
    for (const { scene } of [...CATEGORIES, ...CHALLENGES]) expect(sceneSchema.parse(scene)).toEqual(scene);
  });

  it('gives every generating category topics that exist', () => {
    for (const category of CATEGORIES.filter((each) => !['byob', 'lumi'].includes(each.id))) {
      expect(topicsOf(category.id).map((each) => each.id)).toEqual(category.challenges);
      expect(category.challenges.length).toBeGreaterThan(3);
    }
  });

  it('shows all challenges without a category and none for an unknown one', () => {
    expect(topicsOf()).toHaveLength(30);
    expect(topicsOf('nowhere')).toEqual([]);
  });

  it('speaks of children without naming, shaming or guessing their gender', () => {
    for (const { problem, hardThing } of CHALLENGES) {
      expect(`${problem} ${hardThing}`).not.toMatch(/\b(he|she|his|her|him|naughty|bad|lazy)\b/i);
    }
  });
});
