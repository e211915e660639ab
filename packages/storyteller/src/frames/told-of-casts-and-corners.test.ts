import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** The scene that a parent gets who chose a situation from the list and said this. */
const sceneOf = (situation: string, ageBand: AgeBand, problem: string): string => {
  const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation } as const;
  return String(tellSocialStory(brief, { seed: 1 }).thread);
};

describe('a scene that a parent means', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string, string]>([
    ['broken-bone', '4-5', 'wants her plaster back, it was on for seven weeks with drawings on it', 'castgone'],
    ['broken-bone', '6-7', "the cast came off on friday and she won't put her foot down", 'castgone'],
    ['broken-bone', '2-3', 'she misses her cast', 'castgone'],
    ['broken-bone', '8-10', 'she walks on tiptoe since the plaster is off', 'thin'],
    ['frightening-event', '6-7', 'she keeps playing the earthquake with her dolls', 'playedagain'],
    ['frightening-event', '4-5', 'plays the accident again and again with toy cars', 'playedagain'],
    ['photo-day', '6-7', 'last year the photographer wetted her fringe, she wants nobody to touch her hair', 'ownhair'],
    ['photo-day', '4-5', 'cried when the man tidied her plaits for the school photo', 'ownhair'],
  ])('%s (%s): %s: %s', (situation, band, problem, scene) => {
    expect(sceneOf(situation, band, problem)).toBe(scene);
  });

  test.each<[string, AgeBand, string, string]>([
    ['broken-bone', '4-5', 'getting the cast off tomorrow and scared of the saw', 'castgone'],
    ['broken-bone', '6-7', 'misses swimming because of her cast', 'castgone'],
    ['frightening-event', '6-7', 'scared since the earthquake', 'floor'],
    ['frightening-event', '4-5', 'there was a car accident while she was playing', 'playedagain'],
    ['photo-day', '6-7', "won't smile and hates having her hair brushed for the photo", 'ownhair'],
  ])('%s (%s): %s: not %s', (situation, band, problem, scene) => {
    expect(sceneOf(situation, band, problem)).not.toBe(scene);
  });
});
