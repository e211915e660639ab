import type { Child } from '@storylantern/contract';
import { storyRequestSchema } from '@storylantern/contract';
import { tellSocialStory } from '@storylantern/storyteller';
import { expect, it } from 'vitest';
import { planStory } from './plan-story.ts';

const TODAY = new Date(2026, 5, 15);
const child: Child = {
  id: 'c1',
  nickname: 'Kofi',
  ageBand: null,
  birthMonth: '2020-01',
  gender: 'boy',
  looks: { hairStyle: 'afro' },
  interests: 'trains',
  helps: 'his soft grey rabbit, taking deep breaths',
  nameSaid: 'Koh-fee',
  archivedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('a category alone tells of the chosen child, with what helps him', () => {
  const request = storyRequestSchema.parse({ category: 'fear-dark', childId: child.id });
  for (let seed = 1; seed <= 12; seed++) {
    const plan = planStory(request, seed, { child, today: TODAY });
    expect(plan).toMatchObject({ looks: child.looks, nameSaid: 'Koh-fee', brief: { ageBand: '6-7' } });
    const story = tellSocialStory(plan.brief, { seed });
    const text = Object.values(story.content).join('\n');
    expect(story.situation).toBe('fear-dark');
    expect(text).toContain('Kofi');
    expect(text).not.toMatch(/\b(?:she|hers?)\b/);
    expect(text).toMatch(/rabbit|deep breaths/);
    expect(story.leftOut).toEqual([]);
  }
});

it('without a child it tells of a named hero of whom nothing is known', () => {
  const plan = planStory(storyRequestSchema.parse({ category: 'fear-dark' }), 3);
  expect(plan).toMatchObject({ looks: {}, nameSaid: null, brief: { ageBand: '4-5', notes: '' } });
  expect(plan.brief.name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});

it('a form is about the situation that was chosen in it, whichever there is; without one the words decide', () => {
  const form = { category: 'byob', customData: { childName: 'Mia', problem: 'She stays away from the others.' } };
  expect(planStory(storyRequestSchema.parse({ ...form, topic: 'left-out' }), 1)).toMatchObject({
    topic: 'left-out',
    brief: { situation: 'left-out', problem: form.customData.problem },
  });
  expect(planStory(storyRequestSchema.parse(form), 1).brief.situation).toBeUndefined();
});
