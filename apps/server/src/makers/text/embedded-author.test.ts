import type { Occasion } from '@storylantern/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmbeddedAuthor, type EmbeddedAuthor } from './embedded-author.ts';

let author: EmbeddedAuthor;
beforeAll(async () => {
  author = createEmbeddedAuthor();
  // As a server does: the first task of a new thread has a minute more, and learning is the most of what it does with it.
  await author.warm();
});
afterAll(() => author.close());

it.each<[Occasion, string, Occasion]>([
  ['celebrate', 'She tied her shoes', 'celebrate'],
  ['celebrate', 'Our dog died', 'help'],
  ['help', 'She tied her shoes', 'celebrate'],
  ['help', 'She will not let me tie her shoes', 'help'],
])('asked to %s with "%s", the story is to %s', async (occasion, problem, told) => {
  const brief = { name: ' ida ', ageBand: '4-5', gender: null, problem, notes: '', occasion } as const;
  expect(await author.screen(brief)).toEqual({ suitable: true, name: 'Ida', occasion: told });
});

it('keeps a name here that is an ordinary word, where it is known to be one', async () => {
  const { texts } = await author.withhold(['yesterday daisy hid under the table'], ['Daisy']);
  expect(texts.join()).not.toMatch(/daisy/i);
});

it('puts names back into what was written about stand-ins', async () => {
  const { texts, restore } = await author.withhold(['Rosalind is afraid of the dark.'], []);
  expect(texts.join()).not.toContain('Rosalind');
  expect(await restore(texts)).toEqual(['Rosalind is afraid of the dark.']);
});
