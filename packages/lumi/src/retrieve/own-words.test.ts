import { describe, expect, it } from 'vitest';
import { plainWords } from '../understand/plain-words.ts';
import { createLumi } from '../index.ts';
import { mayBeFound } from './own-words.ts';

const lumi = createLumi();
const page = (message: string): string | undefined =>
  lumi.answer({ before: [], message, child: null, country: null, seed: '1' }).guidance[0]?.id;

describe('pages that are found by their own words only', () => {
  it.each([
    'my 4 year old talks about death a lot',
    'my mum is dying, what do I tell the kids',
    'my daughter is obsessed with dead things',
  ])('nobody is told that the worst has happened: %s', (message) =>
    expect(page(message)).not.toBe('parent-or-sibling-died'),
  );

  it.each([
    'their dad died last month and my 5 year old asks when he is coming back',
    'my husband passed away, how do i help our son',
    'her brother was killed in an accident',
    'our baby son died and his sister keeps asking',
    'it is the anniversary of her mums death',
    'she lost her mum two years ago',
  ])('whoever says who has died may find it: %s', (message) =>
    expect(mayBeFound({ id: 'parent-or-sibling-died', topic: 'grief' }, plainWords(message))).toBe(true),
  );

  it.each([
    ["my 4 year old won't sleep without me", 'falling-asleep-alone'],
    ['My 3 year old will not eat any vegetables and dinner is a battle every night', 'vegetables'],
    ['my mum is dying, what do I tell the kids', 'grandparent-died'],
    ['my 4 year old talks about death a lot', 'worry'],
  ])('finds the page that is meant: %s', (message, id) => expect(page(message)).toBe(id));

  it('a boy in a dress is not late for school', () =>
    expect(page('my son wants to wear dresses')).not.toBe('getting-dressed'));
});
