import { READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import type { Brief } from '../../brief.ts';
import { tellSocialStory } from '../../tell-social-story.ts';

const told = (brief: Partial<Brief>): { text: string; leftOut: readonly string[]; situation: string } => {
  const whole: Brief = { name: 'Leo', ageBand: '6-7', gender: 'boy', problem: '', notes: '', ...brief };
  const { content, leftOut, situation } = tellSocialStory(whole, { seed: 1 });
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut, situation };
};

describe('what already helps', { timeout: 30_000 }, () => {
  test.each<[Partial<Brief>, string]>([
    [{ problem: 'scared of the dark', notes: "What helps is squeezing his bunny's ear" }, "squeeze his bunny's ear"],
    [{ problem: 'scared of the dark. He calms down when Nana strokes his hair' }, 'Nana can'],
    [
      { problem: 'his grandad died and he cannot sleep', notes: 'He talks to me about it in the car and it helps' },
      'talk about it in the car',
    ],
    [
      { problem: 'panics before tests', notes: 'Her teacher lets him have a minute outside' },
      'teacher can let Leo have a minute outside',
    ],
    [{ problem: 'bites his own hand when he is cross', notes: 'chewing his necklace helps' }, 'chew his necklace'],
    [
      { problem: 'big meltdown every time we leave the park', notes: '5 minute timer helps a bit' },
      'the five-minute timer',
    ],
  ])('%j is told with it', (brief, words) => expect(told(brief).text).toContain(words));

  test('what is done between two things is told with both of them', () => {
    const { text } = told({
      problem: 'scared of thunder, hides under the table',
      notes: 'Dad counts between the flash and the bang with him',
    });
    expect(text).not.toMatch(/between the flash(?! and the bang)/);
  });

  test('it finds its place, or is named beside the story', () => {
    const { text, leftOut } = told({
      problem: 'hates assembly, it is too loud',
      notes: 'ear defenders, sitting at the end of the row, and knowing when its over all help',
    });
    for (const [inStory, asTyped] of [
      ['ear defenders', 'ear defenders'],
      ['end of the row', 'sitting at the end of the row'],
      ['when it will be over', "knowing when it's over"],
    ] as const) {
      expect(text.includes(inStory) || leftOut.includes(asTyped), inStory).toBe(true);
    }
  });

  test('what helps and stands in the notes is named where it found no place', () => {
    const { leftOut } = told({ problem: 'hates assembly, it is too loud', notes: 'Watching youtube calms him down' });
    expect(leftOut).toEqual(['Watching youtube calms him down']);
  });

  test('what was seen not to help is not offered', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { content } = tellSocialStory(
        {
          name: 'Leo',
          ageBand: '6-7',
          gender: 'boy',
          problem: 'vaccination next week, scared of needles',
          notes: "Looking away doesn't help",
        },
        { seed },
      );
      expect(`${content.directive} ${content.control}`).not.toMatch(/\blook away\b/);
    }
  });
});
