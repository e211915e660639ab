import { afterEach, expect, it } from 'vitest';
import { defectFacts } from '../src/platform/log/defect-facts.ts';
import { startFakeModelServer } from './fake-model-server/fake-model-server.ts';
import { openTestServer } from './support/open-test-server.ts';
import { quickMakers } from './support/quick-makers.ts';
import { formOf, post } from './support/requests.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

it('a defect of our own reader leaves the family with our own piece, and the log with the place of it', async () => {
  const fake = await startFakeModelServer();
  ends.push(() => fake.close());
  const { author } = await quickMakers();
  function readWrongly(): never {
    throw new TypeError('Cannot read "Zoë is afraid of the dark"');
  }
  const storyProposals = { ...author.storyProposals, task: async () => readWrongly() };
  const server = await openTestServer(
    { TEXT_BASE_URL: fake.baseUrl, TEXT_MODEL: 'fake' },
    { makers: { author: { ...author, storyProposals } } },
  );
  ends.push(() => server.end());
  const made = await post(server, '/api/stories/generate', formOf());
  expect(made.statusCode).toBe(201);
  const story = (await server.app.inject(`/api/stories/${made.json<{ id: string }>().id}`)).json<{
    madeBy: { text: { by: string; note?: string } };
  }>();
  expect(story.madeBy.text.by).toBe('embedded');
  expect(story.madeBy.text.note).toMatch(/Storylantern wrote this itself\.$/);
  const line = server.logged.find((each) => each.includes('a defect of our own')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    defect: { type: 'TypeError', frames: expect.arrayContaining([expect.stringMatching(/readWrongly.*own-defects/)]) as string[] },
  }); // prettier-ignore
  expect(server.logged.join('')).not.toMatch(/Zoë|afraid/);
});

it('an error is told of with its class, its place and its cause, and without its words', () => {
  const cause = Object.assign(new RangeError('Zoë\n    at home:1:2 again'), { code: 'E_RANGE' });
  const facts = defectFacts(new Error('Zoë (at school:3:4)', { cause }));
  expect(JSON.stringify(facts)).not.toMatch(/Zoë|home|school/);
  expect(facts).toMatchObject({ type: 'Error', cause: { type: 'RangeError', code: 'E_RANGE' } });
  expect(facts.frames[0]).toMatch(/own-defects\.test\.ts.*:\d+:\d+/);
  expect(defectFacts('Zoë')).toEqual({ type: 'string', code: undefined, frames: [], cause: undefined });
});
