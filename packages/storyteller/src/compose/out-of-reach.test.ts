import fc from 'fast-check';
import { AGE_BANDS, USUAL_TELLING, type StoryContent } from '@storylantern/contract';
import { expect, test } from 'vitest';
import type { Brief } from '../brief.ts';
import { sameKin } from '../facts/kin.ts';
import { tellAnotherEnding } from '../tell-another-ending.ts';
import { tellSocialStory } from '../tell-social-story.ts';
import { groundwork } from './groundwork.ts';

const brief = (problem: string, change: Partial<Brief> = {}): Brief => ({
  name: 'Leo',
  ageBand: '6-7',
  gender: 'boy',
  problem,
  notes: '',
  ...change,
});
const helperOf = (told: Brief): string => groundwork(told, 1, []).material.phrases['helper']?.text ?? '';
const namesOneOf = (text: string, words: readonly string[]): boolean =>
  new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i').test(text);

const GRAND = ['nana', 'grandma', 'granny', 'nan', 'grandad', 'grandpa', 'opa', 'nonna', 'abuela'] as const;
const PARENTS = ['mum', 'mom', 'mummy', 'dad', 'daddy', 'papa'] as const;
const DIED = [
  '{K} died',
  'his {K} died last week',
  'we lost {K}',
  '{K} passed away',
  "it's {K}'s funeral",
  '{K} is dead',
];
const OUT = [
  '{K} has cancer',
  '{K} is in hospital',
  'his {K} is deployed',
  '{K} is in prison',
  '{K} is very depressed',
];
const CLOSE = [
  'he was so close to his {K}',
  'he is close to {K}',
  '{K} always reads to him',
  'he calms down with {K}',
  'he adores {K}',
  '{K} helps him. ',
  'he loves it when {K} sings',
  'it helps when {K} holds his hand',
  'he used to bake with {K}',
];
const saying = (forms: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...forms);
const JOINED = saying([' and ', '. ', ', ', ' but ', '\n']);

/** What a parent writes of somebody: what happened, and how close the child was, in either order and box. */
const words = (happened: readonly string[], kin: readonly string[]) =>
  fc
    .tuple(saying(happened), saying(CLOSE), saying(kin), JOINED, fc.nat(3))
    .map(([what, close, word, joined, order]) => {
      const [a, b] = [what, close].map((each) => each.replaceAll('{K}', word));
      const [problem, notes] = [
        [`${a}${joined}${b}`, ''],
        [`${b}${joined}${a}`, ''],
        [a ?? '', b ?? ''],
        [`${a}. He cries at night`, `${b}. Loves trains`],
      ][order] ?? ['', ''];
      return { word, problem: problem ?? '', notes: notes ?? '' };
    });

test('nobody who died, is ill or is away is the one who helps', () => {
  fc.assert(
    fc.property(fc.oneof(words([...DIED, ...OUT], GRAND), words([...DIED, ...OUT], PARENTS)), (said) => {
      expect(namesOneOf(helperOf(brief(said.problem, { notes: said.notes })), sameKin(said.word))).toBe(false);
    }),
    { numRuns: 400 },
  );
});

test('in whichever form the story is told', () => {
  const helps = ({ cooperative, directive }: StoryContent, word: string): boolean =>
    namesOneOf(
      `${cooperative} ${directive}`.replace(/"[^"]*"/g, ''),
      sameKin(word).map((each) => `${each} can`),
    );
  fc.assert(
    fc.property(
      words(DIED, GRAND),
      fc.constantFrom(...AGE_BANDS),
      fc.constantFrom('third' as const, 'first' as const),
      fc.constantFrom('usual' as const, 'shorter' as const, 'longer' as const),
      fc.nat(50),
      ({ word, problem, notes }, ageBand, person, length, seed) => {
        const asked = brief(problem, { notes, ageBand, telling: { ...USUAL_TELLING, person, length } });
        const story = tellSocialStory(asked, { seed });
        expect(helps(story.content, word)).toBe(false);
        expect(helps(tellAnotherEnding(asked, story, { seed: seed + 1 }).content, word)).toBe(false);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['My mum died and he was so close to his nana', 'a grown-up'],
  ['my dad died. his grandad took him fishing', 'a grown-up'],
  ['Nana reads to him. She died last week', 'a grown-up'],
  ['Nan died. He is close to Granny', 'a grown-up'],
  ['Grandma died. Grandpa takes him fishing', 'Grandpa'],
  ['His dad died. Nana reads to him', 'Nana'],
  ['Grandad died. Dad reads to him', 'Dad'],
  ['Mum is in hospital. Dad reads to him', 'Dad'],
  ['staying at grandmas house for the first time. Grandma reads to him', 'Grandma'],
  ['scared of the dark. He slept better when Grandma sings', 'Grandma'],
])('%j: %s helps', (problem, helper) => expect(helperOf(brief(problem))).toBe(helper));

test("a parent's own mum is not the child's", () => {
  const { phrases } = groundwork(brief('My mum died, he keeps asking where she is'), 1, []).material;
  expect(phrases['who']?.text).not.toMatch(/^(?:Mum|Mom)$/);
});
