import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

const told = (ageBand: AgeBand, problem: string, situation: string) => {
  const brief = { name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation } as never;
  const story = tellSocialStory(brief, { seed: 1 });
  return {
    scene: `${story.situation}/${story.thread}`,
    text: READING_ORDER.map((kind) => story.content[kind]).join('\n'),
  };
};

describe('the scene that a parent tells of, in a situation they have chosen', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string]>([
    [
      'picking up a rescue greyhound on Sunday and they do not get that he must be left in peace',
      '6-7',
      'new-pet/inpeace',
    ],
    ['we got a new kitten and she will not leave it alone', '4-5', 'new-pet/inpeace'],
    ['the new puppy needs space and she is on top of him all day', '8-10', 'new-pet/inpeace'],
    ['her teacher is back from maternity leave and she misses Mr Khan', '8-10', 'new-teacher/cameback'],
    ['Mrs Hill came back after her operation, so the nice one is gone', '4-5', 'new-teacher/cameback'],
    ['physio on her chest every morning, patting and huffing, she hides', '6-7', 'daily-treatment/chest'],
    ['hates her chest physio', '2-3', 'daily-treatment/chest'],
    ['she kicked her new walker and said it is a cage', '4-5', 'new-equipment/walkergoes'],
    ['went from being pushed in a buggy to a walking frame and hates it', '6-7', 'new-equipment/walkergoes'],
  ])('%s (%s): %s', (problem, band, scene) => {
    expect(told(band, problem, scene.replace(/\/.*/, '')).scene).toBe(scene);
  });

  test.each<[string, AgeBand, string, string]>([
    ['we are picking up a puppy on Saturday', '6-7', 'new-pet', 'new-pet/lift'],
    ['she misses Miss Webb, who has gone on maternity leave', '8-10', 'new-teacher', 'new-teacher/cameback'],
    ['her teacher is going to have a baby', '6-7', 'new-teacher', 'new-teacher/cameback'],
    ['physio stretches every evening for her tight legs', '6-7', 'daily-treatment', 'daily-treatment/chest'],
    ['other children touch her walker and she hates it', '6-7', 'new-equipment', 'new-equipment/walkergoes'],
    ['screams when the shampoo comes out', '6-7', 'bath-time', 'bath-time/out'],
  ])('%s (%s, %s) is not %s', (problem, band, situation, scene) => {
    expect(told(band, problem, situation).scene).not.toBe(scene);
  });

  test('whoever is lifted all day is, and a child who stays in the bath does', () => {
    expect(told('6-7', 'she keeps picking up the new kitten by its middle', 'new-pet').scene).toBe('new-pet/lift');
    expect(told('6-7', 'cries when it is time to get out of the bath', 'bath-time').scene).toBe('bath-time/out');
  });
});
