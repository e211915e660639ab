import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';
import { oneWayIn } from './reading.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who does one thing only, always or never', () => {
  it.each([
    ['a snail who never stops', /never stop(?:s|ped)/],
    ['a parrot who can only whisper', /c(?:an|ould) only whisper/],
    ['a hen who never lays an egg', /never (?:lays|laid) an egg/],
    ['a robot who can only count to three', /c(?:an|ould) only count to three/],
    ['a giant who can only whisper', /c(?:an|ould) only whisper/],
    ['a king who always says no', /always sa(?:ys|id) no/],
    ['a dog who only eats green things', /only (?:eats|ate) green things/],
  ])('%s is known by it among a hundred', (theme, says) => {
    for (const age of [4, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('which-is-ours');
      expect(book.findings.filter(({ hard }) => hard)).toEqual([]);
      expect(book.onlySaid).toEqual([]);
      expect(book.pages.filter(({ text }) => says.test(text)).length).toBeGreaterThan(1);
    }
  });

  it.each([
    'a snail who stops',
    'a boy who is never there',
    'a cat who always wants her mum',
    'a dragon who never had a friend',
    'a dog who always bites',
    'the hen that laid an egg',
    'only one biscuit left',
    'a bear who always forgets his hat',
  ])('%s is another story', (theme) => {
    expect(oneWayIn(theme)).toBeNull();
  });

  it('is told of nobody of whom there are no hundred', () => {
    for (const theme of ['my brother always says no', 'a boy who never stops', 'a whale who never stops'])
      expect(told(theme, 6).arc).not.toBe('which-is-ours');
  });
});
