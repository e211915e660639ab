import { expect, it } from 'vitest';
import { ARTICLES, GUIDANCE_TOPICS, inPerson } from '../src/index.ts';
import { articleFaults, textsOf } from './article-faults.ts';

it('there are at least 150 pages of guidance, and every topic has some', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(150);
  const without = GUIDANCE_TOPICS.filter((topic) => !ARTICLES.some((each) => each.topic === topic));
  expect(without).toEqual([]);
});

it('every page is whole: phrasings, turns, sources, when to ask, in words that blame nobody and dose nothing', () => {
  const faults = ARTICLES.flatMap((each) => articleFaults(each).map((fault) => `${each.topic}/${each.id}: ${fault}`));
  expect(faults).toEqual([]);
});

it('no two pages have one id, one title, or one phrasing', () => {
  const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
  expect(twice(ARTICLES.map((each) => each.id))).toEqual([]);
  expect(twice(ARTICLES.map((each) => each.title.toLowerCase()))).toEqual([]);
  expect(twice(ARTICLES.flatMap((each) => each.questions.map((question) => question.toLowerCase())))).toEqual([]);
});

it('no text is told on two pages', () => {
  const seen = new Map<string, string>();
  const shared = ARTICLES.flatMap((each) =>
    textsOf(each).flatMap((text) => {
      const other = seen.get(text);
      seen.set(text, each.id);
      return other !== undefined && other !== each.id && text.length > 40 ? [`${other}, ${each.id}: ${text}`] : [];
    }),
  );
  expect(shared).toEqual([]);
});

const SLIPS = {
  she: /\b(?:she (?:are|were)|(?:are|were) she)\b/i,
  he: /\b(?:he (?:are|were)|(?:are|were) he)\b/i,
  they: /\b(?:they (?:is|has|does|was|wants|needs|goes)|(?:does|is|has|was) they)\b/i,
};

it('reads right for a girl, a boy and a child who is "they"', () => {
  const wrong = ARTICLES.flatMap((each) =>
    textsOf(each).flatMap((text) =>
      (['she', 'he', 'they'] as const).flatMap((person) => {
        const said = inPerson(text, person);
        const slip = SLIPS[person].exec(said);
        return slip ? [`${each.id}, ${person}: ${said.slice(Math.max(0, slip.index - 30), slip.index + 40)}`] : [];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
