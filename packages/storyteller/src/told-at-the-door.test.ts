import { expect, it } from 'vitest';
import { tellSocialStory } from './index.ts';

it.each([
  ['refuses to wear a life jacket', '8-10', 'life jacket'],
  ["won't put her wellies on for the garden", '2-3', 'wellies'],
  ['hates wearing gloves', '4-5', 'gloves'],
] as const)('"%s" is a story of what is worn, and what it is good for', (problem, ageBand, worn) => {
  const story = tellSocialStory({ name: 'Oscar', ageBand, gender: 'boy', problem, notes: '' }, { seed: 1, recent: [] });
  expect(story.thread).toBe('worn');
  expect(Object.values(story.content).join(' ')).toContain(worn);
});
