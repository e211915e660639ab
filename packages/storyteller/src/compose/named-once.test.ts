import { READING_ORDER } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

test('who a sister is stands in a story once, and after that her name is enough', () => {
  for (const seed of [1, 2, 3]) {
    const { content } = tellSocialStory(
      {
        name: 'Daniel',
        ageBand: '4-5',
        gender: 'boy',
        problem: 'hits his sister when she touches his trains',
        notes: "Sister is Molly, she's 1. He lines them up in a certain order",
      },
      { seed },
    );
    const text = READING_ORDER.filter((kind) => kind !== 'partial').map((kind) => content[kind]).join('\n'); // prettier-ignore
    expect(text.match(/sister Molly/g)).toHaveLength(1);
    expect(text.match(/Molly/g)?.length).toBeGreaterThan(1);
  }
});

test('what kind of animal somebody is stands in a story once, and after that the name is enough', () => {
  for (const seed of [11, 12, 13]) {
    const { content } = tellSocialStory(
      {
        name: 'Lara',
        ageBand: '8-10',
        gender: 'girl',
        problem: 'her hamster died this morning',
        notes: 'called Nibbles',
      },
      { seed },
    );
    const text = READING_ORDER.filter((kind) => kind !== 'affirmative').map((kind) => content[kind]).join('\n'); // prettier-ignore
    expect(text.match(/Nibbles the hamster/g)).toHaveLength(1);
    expect(
      Object.values(content)
        .join('\n')
        .match(/Nibbles/g)?.length,
    ).toBeGreaterThan(1);
  }
});
