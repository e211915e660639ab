import { describe, expect, test } from 'vitest';
import { tellSocialStory, type Brief } from '../index.ts';

const blankOf = (brief: Partial<Brief>, seed = 1): string =>
  tellSocialStory({ name: 'Leo', ageBand: '6-7', gender: 'boy', problem: '', notes: '', ...brief }, { seed }).content
    .partial;

describe('the moment a parent told of stands before the blank', () => {
  test('whoever it is about is called by the name that the notes give', () => {
    expect(
      blankOf({ problem: 'He hits his sister when she takes his toys', notes: 'his sister is called Ivy, she is 2' }),
    ).toMatch(/^When Leo's sister Ivy takes his toys, he may feel ____\./);
  });

  test('a child who tells the story tells it as "I"', () => {
    expect(
      blankOf({
        problem: 'gets angry when he loses at football',
        telling: { person: 'first', length: 'usual', level: 'usual' },
      }),
    ).toMatch(/^When I lose at football, (?:I|my \w+) may feel ____\./);
  });

  test('a place stands there where the story tells of none', () => {
    expect(blankOf({ ageBand: '4-5', problem: 'throws his food on the floor at dinner' })).toMatch(
      /^At dinner, Leo may feel ____\./,
    );
  });

  test('a death is told as it was written', () => {
    const clause = 'he cries when we go to the garden';
    expect(blankOf({ problem: clause, situation: 'feeling-sad' })).toMatch(/^When it is time to go to the garden, /);
    expect(blankOf({ problem: `his grandpa died and ${clause}` })).not.toMatch(/^When it is time/);
  });

  test('asked for once more, the same moment is told in other words', () => {
    const brief: Brief = {
      name: 'Leo',
      ageBand: '6-7',
      gender: 'boy',
      problem: 'He screams when we leave the park',
      notes: '',
    };
    const first = tellSocialStory(brief, { seed: 1 });
    const told = Object.values(first.content).join('\n');
    const second = tellSocialStory(brief, { seed: 2, recent: [told] });
    expect(first.content.partial).not.toBe(second.content.partial);
  });

  test('for the youngest it is told in few words', () => {
    expect(blankOf({ ageBand: '2-3', problem: 'tantrums when we leave the playground' })).toMatch(
      /^Leaving the playground, /,
    );
    expect(
      blankOf({
        ageBand: '2-3',
        problem: 'hits his sister when she takes his toys',
        notes: 'his sister is called Ivy',
      }),
    ).toMatch(/^When Ivy takes Leo's toys, /);
  });

  test('whoever writes is called what the child calls them', () => {
    expect(blankOf({ problem: 'he hits me when I tell him no', notes: "I'm his mum" })).toMatch(/^When Mum says no, /);
  });
});

test('of two situations that are near, the one whose fear is named is told before a general story', () => {
  const { situation } = tellSocialStory(
    {
      name: 'Mila',
      ageBand: '4-5',
      gender: 'girl',
      problem: 'scared of the dark, comes into our bed every night',
      notes: '',
    },
    { seed: 1 },
  );
  expect(situation).toBe('fear-dark');
});
