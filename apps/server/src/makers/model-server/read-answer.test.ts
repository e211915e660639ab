import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from './read-answer.ts';

const schema = z.object({ title: z.string(), pages: z.array(z.string()) });
const GOOD = { title: 'The lantern', pages: ['It glows.'] };
const JSON_OF_GOOD = JSON.stringify(GOOD);

describe('an answer is read from', () => {
  it.each([
    ['itself', JSON_OF_GOOD],
    ['between a greeting and a farewell', `Here it is:\n\`\`\`json\n${JSON_OF_GOOD}\n\`\`\`\nEnjoy!`],
    ['behind thoughts with an object in them', `<think>Maybe {"title": "Fog", "pages": []}?</think>${JSON_OF_GOOD}`],
    ['between two thoughts', `<thinking>a</thinking>${JSON_OF_GOOD}<THINK>b</THINK>`],
    ['behind braces that are no object', `In {curly} braces {as asked}: ${JSON_OF_GOOD}`],
  ])('%s', (_where, text) => {
    expect(readAnswer(text, schema)).toEqual({ value: GOOD });
  });
});

it.each([
  ['no object', 'Once upon a time.', 'There is no JSON object in it.'],
  ['half an object', '{"title": "The lan', 'The JSON object is not whole, or not valid JSON.'],
  ['nothing but beginnings', '{'.repeat(200_000), 'The JSON object is not whole, or not valid JSON.'],
  ['thoughts that never end', '<think>'.repeat(50_000), 'There is no JSON object in it.'],
])('an answer with %s says so', (_what, text, finding) => {
  expect(readAnswer(text, schema)).toEqual({ findings: [finding] });
});

it('what does not fit is named by its place, never by what stood there', () => {
  const answer = readAnswer(JSON.stringify({ title: 7, pages: ['secret'] }), schema);
  expect(answer).toEqual({ findings: [expect.stringMatching(/^title: /)] });
});
