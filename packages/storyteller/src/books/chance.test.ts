import { describe, expect, it } from 'vitest';
import { bookChance, freshChance } from './chance.ts';
import { ToldBefore } from './told-before.ts';

describe('a refrain', () => {
  it('that was told before is left out while others are there', () => {
    const before = new ToldBefore(['"Not here, not now," said Mia.', 'They sat down. "All gone away," said the hen.']);
    for (let seed = 1; seed < 40; seed++) {
      const picked = freshChance(bookChance(seed), before).pick('Not here, not now', 'All gone away', 'Some other day');
      expect(picked).toBe('Some other day');
    }
  });

  it('comes again when all of them were told', () => {
    const before = new ToldBefore(['"Not here, not now," said Mia.']);
    expect(freshChance(bookChance(1), before).pick('Not here, not now')).toBe('Not here, not now');
  });

  it('is known by the first of a pair', () => {
    const before = new ToldBefore(['"Have you heard?" said the hen.']);
    const picked = freshChance(bookChance(5), before).pick(['Have you heard?', 'I heard.'], ['You never!', 'I did.']);
    expect(picked).toEqual(['You never!', 'I did.']);
  });
});
