import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../index.ts';
import type { AgeBand } from '@storylantern/contract';

const told = (problem: string, ageBand: AgeBand): string => {
  const story = tellSocialStory({ name: 'Edie', ageBand, gender: 'girl', problem, notes: '' }, { seed: 3, recent: [] });
  return `${story.situation}/${story.thread}`;
};

describe('what is told of a child who is friendly with everybody', () => {
  it.each<[string, AgeBand]>([
    ['talks to strangers, would go off with anyone', '4-5'],
    ['she goes off with anyone in the park', '2-3'],
    ['too trusting of strangers, chats to everyone at the bus stop', '8-10'],
    ['has no sense of stranger danger', '6-7'],
    ['Edie chats to every stranger in the shop', '6-7'],
    ['tried to go off with another family at the beach', '4-5'],
  ])('"%s" at %s is that feet ask first', (problem, age) => {
    expect(told(problem, age)).toBe('body-safety/askfirst');
  });

  it.each<[string, AgeBand]>([
    ['afraid to talk to strangers', '6-7'],
    ['talks to strangers online in a game', '8-10'],
    ['a man asked her to get into his car', '6-7'],
  ])('"%s" at %s is another matter', (problem, age) => {
    expect(told(problem, age)).not.toContain('askfirst');
  });
});

describe('what shares its words with something else', () => {
  it.each<[string, AgeBand, string]>([
    ['runs off in car parks, doesnt hold hands anymore', '4-5', 'running-off'],
    ['runs off in car parks, doesnt hold hands anymore', '6-7', 'running-off'],
    ['wont do a poo on the potty, only in a pull up, asks for one', '4-5', 'potty-training'],
    ["misses Grandad's beard since he shaved it off", '4-5', 'general/newface'],
    ['sent a photo to a girl and now she keeps asking for one more', '11+', 'online-kindness/send'],
  ])('"%s" at %s is told as %s', (problem, age, expected) => {
    expect(told(problem, age)).toContain(expected);
  });

  it.each<[string, AgeBand]>([
    ["tells everyone you're not my friend any more", '4-5'],
    ["she tells the other children they can't play", '4-5'],
  ])('"%s" at %s is not told as said to the child', (problem, age) => {
    expect(told(problem, age)).not.toMatch(/notmyfriend|cantplay/);
  });
});
