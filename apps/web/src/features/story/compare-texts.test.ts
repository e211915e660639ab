import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const content = (more: Partial<StoryContent> = {}): StoryContent => ({
  ...(Object.fromEntries(READING_ORDER.map((kind) => [kind, `The ${kind} part.`])) as StoryContent),
  ...more,
});

it('shows the paragraphs that differ, and which sentences are new', () => {
  const before = content({ control: 'Mia can hum. “Stop!” says the bus.' });
  const after = content({ control: 'Mia can hum. Mia can count to ten.', affirmative: 'All is well.' });
  expect(compareTexts(before, after)).toEqual([
    {
      kind: 'control',
      one: [
        { text: 'Mia can hum. ', same: true },
        { text: '“Stop!” ', same: false },
        { text: 'says the bus.', same: false },
      ],
      other: [
        { text: 'Mia can hum. ', same: true },
        { text: 'Mia can count to ten.', same: false },
      ],
    },
    {
      kind: 'affirmative',
      one: [{ text: 'The affirmative part.', same: false }],
      other: [{ text: 'All is well.', same: false }],
    },
  ]);
});

it('loses no letter of either text, and finds nothing in two that are the same', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
      const [found] = compareTexts(content({ partial: one }), content({ partial: other }));
      expect(found === undefined).toBe(one === other);
      if (!found) return;
      expect(found.one.map(({ text }) => text).join('')).toBe(one);
      expect(found.other.map(({ text }) => text).join('')).toBe(other);
    }),
  );
});
