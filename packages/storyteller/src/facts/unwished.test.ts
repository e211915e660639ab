import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';
import { unwishedIn, withoutTheUnwished } from './unwished.ts';

const bars = (notes: string, said: string): boolean => unwishedIn(notes).some((each) => each.test(said));

describe('what a story is asked not to say', () => {
  it.each([
    ["Please don't mention nappies.", 'A nappy is dry.'],
    ["We're not religious so no heaven please", 'It is in heaven.'],
    ["Don't say straps, he hates that word.", 'The strap is soft.'],
    ['please do not mention the break-in', 'after the break-in'],
    ['no police talk please', 'the police came'],
    ['No monster spray please.', 'a monster spray'],
  ])('%s', (notes, said) => expect(bars(notes, said)).toBe(true));

  it.each([
    'He likes football, please help.',
    "He doesn't say please.",
    "She won't talk about school.",
    'Please make it funny.',
    "We don't use rewards for food.",
    'No screens after dinner.',
    "please don't say dad",
  ])('leaves what asks for no such thing: %s', (notes) => expect(unwishedIn(notes)).toEqual([]));

  it('calls for no scene', () => {
    expect(withoutTheUnwished("He is nine. Please don't say we might get back together.")).not.toMatch(/together/);
    for (const seed of [1, 2, 3]) {
      const story = tellSocialStory(
        {
          name: 'Marcus',
          ageBand: '8-10',
          gender: 'boy',
          problem: 'His parents are divorcing.',
          notes: "It is not his fault. Please don't say we might get back together.",
        },
        { seed },
      );
      expect(story.thread).not.toMatch(/^(?:together|hope)$/);
    }
  });

  it('is not in the story where it can be told without', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { content } = tellSocialStory(
        {
          name: 'Rory',
          ageBand: '6-7',
          gender: 'boy',
          problem: "He won't brush his teeth.",
          notes: "Please don't mention the dentist.",
        },
        { seed },
      );
      expect(READING_ORDER.map((kind) => content[kind]).join('\n')).not.toMatch(/dentist/i);
    }
  });

  it('is listed where it could not be told without', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { content, leftOut } = tellSocialStory(
        {
          name: 'Rory',
          ageBand: '4-5',
          gender: 'boy',
          problem: "He won't go in the car seat.",
          notes: "Don't say straps, he hates that word.",
        },
        { seed },
      );
      const text = READING_ORDER.map((kind) => content[kind]).join('\n');
      expect(/\bstraps?\b/i.test(text)).toBe(leftOut.includes("Don't say straps, he hates that word"));
    }
  });
});

it('somebody who tries hard is told, and nobody is left out for a word', () => {
  const { content, leftOut } = tellSocialStory(
    {
      name: 'Tess',
      ageBand: '6-7',
      gender: 'girl',
      problem: 'She is jealous of my new partner.',
      notes: 'Mark tries hard.',
    },
    { seed: 7 },
  );
  const text = READING_ORDER.map((kind) => content[kind]).join('\n');
  expect(text.includes('Mark') || leftOut.includes('Mark tries hard')).toBe(true);
});
