import type { BookScript, PageScene, ScriptPage } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { understandTheme } from '../theme/understand.ts';
import { auditBook } from './audit-book.ts';

const SCENE: PageScene = {
  setting: 'garden',
  time: 'day',
  weather: 'clear',
  camera: 'medium',
  actors: [{ who: 'child', pose: 'stand', feeling: 'happy', holds: null }],
  things: [],
};
const page = (text: string, scene: Partial<PageScene> = {}): ScriptPage => ({ text, scene: { ...SCENE, ...scene } });
const book = (
  last: ScriptPage,
  before: readonly ScriptPage[] = [],
): Pick<BookScript, 'title' | 'refrain' | 'cast' | 'pages'> => ({
  title: 'Mia Goes Out',
  refrain: null,
  cast: [
    { is: 'child', id: 'child', name: 'Mia', age: 6, costume: null },
    { is: 'animal', id: 'friend', name: 'Pip', animal: 'duck', coat: null, size: 'small' },
  ],
  pages: [...Array.from({ length: 6 }, () => page('Mia walked along and looked at the grass.')), ...before, last],
});
const rules = (last: ScriptPage, before: readonly ScriptPage[] = [], theme = ''): string[] =>
  auditBook(book(last, before), understandTheme(theme, 'Mia'), 6)
    .filter((each) => each.hard)
    .map((each) => each.rule);

describe('a sound page', () => {
  test('has no finding', () => expect(rules(page('"Hello," said Mia. She sat down on the grass.'))).toEqual([]));
});

describe('an accent at the end of a name', () => {
  test('is no article', () =>
    expect(rules(page('Lucía and Noor sat on the grass. Lucía opens the gate.'))).not.toContain('article'));
});

describe('words that do not reach a child', () => {
  test.each([
    ['sentence', 'Mia went over the hill and down the lane and round the pond and past the old red barn.'],
    ['doubled', 'Mia saw the the cat.'],
    ['article', 'Mia saw a owl in the tree.'],
    ['template', 'Mia saw {thing} in the tree.'],
    ['template', 'Mia saw undefined in the tree.'],
    ['stops', 'Mia looked up .'],
    ['stops', 'Mia said, "Who is there?".'],
    ['quotes', '"Mia looked up at the tree.'],
    ['tag', '"Not me." said Mia to the tree.'],
    ['capital', 'Mia looked up. then she sat down.'],
    ['moral', 'And Mia learned that sharing is good.'],
    ['filler', 'It was a magical day for Mia.'],
    ['unsafe', 'Mia took the knife out of the drawer.'],
    ['agreement', 'Mia waited. He were late.'],
  ])('%s: %s', (rule, text) => expect(rules(page(text))).toContain(rule));
});

describe('somebody who is two', () => {
  test('nobody is he on one page and she on another', () => {
    expect(rules(page('Pip sat down. Then Pip lost his way.'), [page('Pip ate all of her lunch.')])).toContain(
      'pronoun',
    );
    expect(rules(page('Pip lost his way.'), [page('Pip ate all of his lunch.')])).not.toContain('pronoun');
  });
});

describe('a picture that contradicts its text', () => {
  test('a thing that nobody speaks of', () =>
    expect(rules(page('Mia sat in the grass.', { things: ['cake'] }))).toContain('thing-unsaid'));
  test('a thing of the place needs no word', () =>
    expect(rules(page('Mia sat in the grass.', { things: ['tree'] }))).toEqual([]));
  test('somebody who is not in the text', () =>
    expect(
      rules(page('Mia sat in the grass.', { actors: [{ who: 'friend', pose: 'sit', feeling: 'happy', holds: null }] })),
    ).toContain('figure-unsaid'));
  test('somebody who acts and is not seen', () =>
    expect(rules(page('Pip jumped over Mia.'))).toContain('figure-missing'));
  test('somebody who is only spoken of need not be seen', () =>
    expect(rules(page('Mia thought about Pip for a while.'))).toEqual([]));
  test('night words by day, and a day that goes backwards', () => {
    expect(rules(page('That night Mia looked out.'))).toContain('time');
    expect(rules(page('Mia looked out of the gate.'), [page('Mia looked up.', { time: 'night' })])).toContain('time');
    expect(rules(page('The next morning Mia looked out.'), [page('Mia looked up.', { time: 'night' })])).toEqual([]);
  });
  test('floating where nothing floats, and sleep that nobody tells', () => {
    const actor = { who: 'child', feeling: 'happy', holds: null } as const;
    expect(rules(page('Mia looked up.', { actors: [{ ...actor, pose: 'float' }] }))).toContain('float');
    expect(rules(page('Mia looked up.', { actors: [{ ...actor, pose: 'sleep' }] }))).toContain('sleep');
  });
  test('a known part of the theme that is nowhere', () =>
    expect(rules(page('Mia looked up.'), [], 'a hedgehog')).toContain('theme'));
});
