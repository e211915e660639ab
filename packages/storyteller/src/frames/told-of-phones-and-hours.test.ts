import type { AgeBand } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** Told of the situation that a parent chose from the list. */
const told = (situation: string, ageBand: AgeBand, problem: string) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '', situation }, { seed: 1 });
  return { scene: `${story.situation}/${story.thread}`, text: Object.values(story.content).join('\n') };
};

describe('the scene a parent means', { timeout: 180_000 }, () => {
  test.each<[string, AgeBand, string]>([
    ['buried Grandpa Monday, she keeps ringing his mobile', '4-5', 'grandparent-death/stillrings'],
    ['wants to ring nana but she is dead', '6-7', 'grandparent-death/stillrings'],
    ["plays grandad's voicemail in bed every night since he died", '8-10', 'grandparent-death/stillrings'],
    ['still texts her gran who died in May', '11+', 'grandparent-death/stillrings'],
    ['splints every night', '4-5', 'new-equipment/hoursworn'],
    ['the back brace is for twenty-three hours and the last one is hers', '6-7', 'new-equipment/hoursworn'],
    ['her brace comes off for an hour a day', '11+', 'new-equipment/hoursworn'],
    ['in her old house saying sorry meant you got hit', '6-7', 'saying-sorry/mendedhere'],
    ['will not apologise, got hit for owning up at the last placement', '8-10', 'saying-sorry/mendedhere'],
    ['rain spiders come in, big as a saucer, and she has one above her bed', '6-7', 'spiders/bigspider'],
    ['there was a huge spider in her room', '8-10', 'spiders/bigspider'],
    ['big queue, thirty seconds, flash, next please', '6-7', 'meeting-santa/shortvisit'],
    ["cannot have bubbles as she can't see her legs under there", '6-7', 'bath-time/clearwater'],
    ["won't get in the bath because she fell", '4-5', 'bath-time/slip'],
  ])('%s (%s): %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).toBe(scene);
  });

  test.each<[string, AgeBand, string]>([
    ['the hospital rang and grandma died on Sunday', '6-7', 'grandparent-death/stillrings'],
    ['kids called her names when she cried about grandad who died', '6-7', 'grandparent-death/stillrings'],
    ['the splint rubs at night', '8-10', 'new-equipment/hoursworn'],
    ['the new wheelchair is here', '8-10', 'new-equipment/hoursworn'],
    ['she hit her sister and will not say sorry', '4-5', 'saying-sorry/owed'],
    ['pushed a boy and did not say sorry', '6-7', 'saying-sorry/owed'],
    ['she hit her sister and will not say sorry', '6-7', 'saying-sorry/mendedhere'],
    ['scared of tiny spiders', '4-5', 'spiders/bigspider'],
    ['we are going to the grotto next week and last year she froze', '6-7', 'meeting-santa/shortvisit'],
    ['scared of water in her eyes', '6-7', 'bath-time/clearwater'],
    ["won't get in the bath because she fell", '4-5', 'bath-time/clearwater'],
  ])('%s (%s): not %s', (problem, band, scene) => {
    expect(told(scene.split('/')[0] ?? '', band, problem).scene).not.toBe(scene);
  });

  test('who is owed a sorry hears of it', () => {
    expect(told('saying-sorry', '6-7', 'her friend never says sorry to her').scene).toBe('saying-sorry/owed');
  });
});
