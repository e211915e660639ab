import { CHALLENGES, COLLECTION_STORIES, EXPERT_STORIES, filtersOf, SHELVED_STORIES } from '@storylantern/library';
import { STORY_THEMES } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { faultsOf, sharedFiveGrams } from './library-story-faults.ts';

/** The challenges with ten stories each (specification, section 3); every other has at least five. */
const BUILT_IN = ['potty-training', 'new-school', 'bedtime-routine', 'healthy-eating', 'managing-anger'];

it.each(CHALLENGES.map((each) => each.id))('%s has its stories', (id) => {
  const count = EXPERT_STORIES[id]?.length ?? 0;
  if (BUILT_IN.includes(id)) expect(count).toBe(10);
  else expect(count).toBeGreaterThanOrEqual(5);
});

it.each(Object.entries(COLLECTION_STORIES))('the collection %s has at least eight', (_id, stories) => {
  expect(stories.length).toBeGreaterThanOrEqual(8);
});

it('every story passes every hard rule of the audit, reads at its age, and has a picture that can be drawn', () => {
  const faults = SHELVED_STORIES.flatMap(({ id, story }) => faultsOf(story).hard.map((fault) => `${id}: ${fault}`));
  expect(faults).toEqual([]);
});

it('no two stories share more than a quarter of their 5-grams', () => {
  const alike = SHELVED_STORIES.flatMap((one, at) =>
    SHELVED_STORIES.slice(at + 1).flatMap((other) => {
      const shared = sharedFiveGrams(one.story, other.story);
      return shared > 0.25 ? [`${one.id} and ${other.id}: ${Math.round(shared * 100)} %`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

it('every story has a title of its own', () => {
  const titles = SHELVED_STORIES.map(({ story }) => story.title.toLowerCase());
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

it('no hero is met twice', () => {
  const heroes = SHELVED_STORIES.map(({ story }) => story.hero.name);
  expect(heroes.filter((name, at) => heroes.indexOf(name) !== at)).toEqual([]);
});

it('in every area each theme, and each of the three genders, can be found', () => {
  for (const area of new Set(CHALLENGES.map((each) => each.area))) {
    const stories = CHALLENGES.filter((each) => each.area === area).flatMap(({ id }) => EXPERT_STORIES[id] ?? []);
    const { themes, gender } = filtersOf(stories);
    expect(themes, area).toEqual([...STORY_THEMES]);
    expect(gender, area).toHaveLength(3);
  }
});
