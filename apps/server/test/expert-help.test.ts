import {
  collectionSchema,
  expertCategorySchema,
  expertChallengeSchema,
  expertStorySchema,
  guidancePageSchema,
  type RelatedStory,
  type Story,
  type StorySummary,
} from '@storylantern/contract';
import { ARTICLES, CHALLENGES, EXPERT_STORIES } from '@storylantern/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { HOUSEHOLD_HEADER, openTestServer, type TestServer } from './support/open-test-server.ts';
import { failure, post, storyWhen } from './support/requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.addHousehold(2);
  server.startJobs();
});
afterAll(async () => server.end());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const READ = 'expert-potty-training-0';

describe('the expert library', () => {
  it('has four areas and thirty challenges, each with the stories that are really there', async () => {
    const areas = z.array(expertCategorySchema).parse((await get('/api/expert-help/categories')).json());
    expect(areas.map((each) => each.id)).toEqual([
      'daily-routines',
      'transitions',
      'emotional-regulation',
      'social-skills',
    ]);
    const challenges = z.array(expertChallengeSchema).parse((await get('/api/expert-help/challenges')).json());
    expect(challenges.map((each) => each.id)).toEqual(CHALLENGES.map((each) => each.id));
    for (const { id, storiesCount } of challenges) expect(storiesCount).toBe(EXPERT_STORIES[id]?.length);
  });

  it('lists the stories of a challenge in their order, each with its address', async () => {
    const answer = await get('/api/expert-help/challenges/managing-anger/stories');
    const stories = z.array(expertStorySchema).parse(answer.json());
    expect(stories.map((each) => each.index)).toEqual(stories.map((_, at) => at));
    expect(stories[3]?.id).toBe('expert-managing-anger-3');
    expect(failure(await get('/api/expert-help/challenges/dragons/stories')).message).toContain('challenge');
  });

  it('has three collections whose stories are numbered from 1', async () => {
    const collections = z.array(collectionSchema).parse((await get('/api/pre-created-stories')).json());
    expect(collections.map((each) => each.id)).toEqual(['new-school', 'fear-dark', 'making-friends']);
    for (const { id, stories } of collections) {
      for (const { id: number, title } of stories) {
        expect((await get(`/api/stories/${id}-${number}`)).json<Story>().title).toBe(title);
      }
    }
  });

  it('is searched as a whole, stories and pages for parents', async () => {
    const found = (await get('/api/expert-help/search?search=potty')).json<{
      stories: { title: string }[];
      guidance: { id: string }[];
    }>();
    expect(found.stories.length).toBeGreaterThan(4);
    expect(found.guidance.length).toBeGreaterThan(1);
    expect((await get('/api/expert-help/search?search=%20')).statusCode).toBe(400);
    expect((await get('/api/expert-help/search?search=zxqv')).json()).toEqual({ stories: [], guidance: [] });
  });

  it('has every page of guidance as a page with its sources', async () => {
    for (const { id } of ARTICLES) {
      const page = guidancePageSchema.parse((await get(`/api/guidance/${id}`)).json());
      expect(page.sources.length).toBeGreaterThan(0);
      expect(JSON.stringify(page)).not.toMatch(/\{[a-z]+\}/i);
    }
    expect(failure(await get('/api/guidance/dragons')).message).toBe('We do not have this page.');
  });
});

describe('a story of the expert library', () => {
  it('is read on the page of every story, and spoken when it is first opened', async () => {
    const first = (await get(`/api/stories/${READ}`)).json<Story>();
    expect(first).toMatchObject({ id: READ, category: 'expert-help', topic: 'potty-training', savedAt: null });
    const story = await storyWhen(server, READ, (each) => each.audioUrl !== null);
    expect(story.content.descriptive).toBe(EXPERT_STORIES['potty-training']?.[0]?.content.descriptive);
    expect((await get(story.audioUrl ?? '')).headers['content-type']).toBe('audio/mpeg');
    expect((await get(`/api/stories/${READ}/narration`)).statusCode).toBe(200);
    const spoken = server.makers.spoken.length;
    await get(`/api/stories/${READ}`);
    expect(server.makers.spoken).toHaveLength(spoken);
  });

  it('has its picture, drawn once and kept', async () => {
    const story = (await get(`/api/stories/${READ}`)).json<Story>();
    const picture = await get(story.imageUrl);
    expect(picture.headers['content-type']).toBe('image/webp');
    const drawn = server.makers.pagesDrawn.length;
    expect((await get(story.imageUrl)).rawPayload).toEqual(picture.rawPayload);
    expect(server.makers.pagesDrawn).toHaveLength(drawn);
    expect((await get(`/api/stories/${READ}/cover`)).headers.location).toBe(story.imageUrl);
    expect((await get('/api/pictures/story-expert-nothing-0.webp')).statusCode).toBe(404);
  });

  it('leads to others of its challenge', async () => {
    const related = (await get(`/api/stories/${READ}/related`)).json<RelatedStory[]>();
    expect(related.map((each) => each.id)).toEqual([1, 2, 3, 4].map((index) => `expert-potty-training-${index}`));
  });

  it('is in the library of the family that saved it, and of no other', async () => {
    const listed = async (household = '1') =>
      (await get('/api/stories', { [HOUSEHOLD_HEADER]: household })).json<StorySummary[]>().map((each) => each.id);
    expect(await listed()).not.toContain(READ);
    expect((await post(server, '/api/stories/save', { id: READ })).statusCode).toBe(200);
    expect(await listed()).toContain(READ);
    expect(await listed('2')).not.toContain(READ);
    const found = await get(`/api/stories?search=${encodeURIComponent('potty training')}`);
    expect(found.json<StorySummary[]>()).toMatchObject([{ id: READ, kind: 'expert-story' }]);

    const gone = await server.app.inject({ method: 'DELETE', url: `/api/stories/${READ}` });
    expect(gone.json()).toMatchObject({ id: READ });
    expect(await listed()).not.toContain(READ);
    expect((await get(`/api/stories/${READ}`)).statusCode).toBe(200);
    const restored = await post(server, `/api/stories/${READ}/restore`, {});
    expect(restored.json()).toMatchObject({ id: READ, kind: 'expert-story' });
    expect(await listed()).toContain(READ);
  });

  it("is spoken again with the hero's name said another way, for this family only", async () => {
    const id = 'expert-potty-training-1';
    const name = EXPERT_STORIES['potty-training']?.[1]?.hero.name ?? '';
    await storyWhen(server, id, (each) => each.audioUrl !== null);
    const again = await post(server, `/api/stories/${id}/narration`, { nameSaid: 'Jew-no' });
    expect(again.json()).toEqual({ state: 'waiting' });
    const story = await storyWhen(server, id, (each) => each.audioUrl !== null);
    expect(story.nameSaid).toBe('Jew-no');
    expect(server.makers.spoken.at(-1)?.said).toEqual({ [name]: 'Jew-no' });
    const theirs = await get(`/api/stories/${id}`, { [HOUSEHOLD_HEADER]: '2' });
    expect(theirs.json<Story>().nameSaid).toBeNull();
  });

  it('that is not there is no story', async () => {
    expect(failure(await get('/api/stories/expert-potty-training-99')).message).toContain("couldn't find");
    expect(failure(await get('/api/stories/new-school-99')).code).toBe('not-found');
  });
});
