import { describe, expect, test } from 'vitest';
import { READING_ORDER } from '@storylantern/contract';
import { tellSocialStory } from '../tell-social-story.ts';
import { asSeveral } from './two-children.ts';

describe('a story of two children', () => {
  test.each([
    ['Tom and Sue was there for it.', 'Tom and Sue were there for it.'],
    ['Tom and Sue still has a place.', 'Tom and Sue still have a place.'],
    ['How does Tom and Sue feel?', 'How do Tom and Sue feel?'],
    ["Does Tom and Sue's room look big?", "Does Tom and Sue's room look big?"],
    ['A chair is for Tom and Sue.', 'A chair is for Tom and Sue.'],
  ])('%j is told as %j', (written, told) => expect(asSeveral(written, 'Tom and Sue')).toBe(told));

  test('speaks of them as "they", whatever was said of one', () => {
    for (const seed of [1, 2, 3]) {
      const brief = {
        name: 'Anna & Ben',
        ageBand: '8-10',
        gender: 'girl',
        problem: 'our dog died',
        notes: '',
      } as const;
      const { content, audit } = tellSocialStory(brief, { seed });
      const text = READING_ORDER.map((kind) => content[kind]).join('\n');
      expect(audit.passed).toBe(true);
      expect(text).toContain('Anna and Ben');
      expect(text).not.toMatch(/\b(?:she|her|Anna and Ben (?:is|was|has|does))\b/);
    }
  });
});
