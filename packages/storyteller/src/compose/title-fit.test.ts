import { AGE_BANDS, READING_ORDER } from '@storylantern/contract';
import { describe, expect, test } from 'vitest';
import { FRAMES } from '../frames/index.ts';
import { tellSocialStory } from '../tell-social-story.ts';
import { sceneTitleFits, titleFits } from './title-fit.ts';

test.each([
  ['The Tower Is Still There', 'A match with other people cannot be paused.', false],
  ['The Tower Is Still There', 'Half a tower waits for its roof.', true],
  ['Three Jumps from the End', 'The level has three more jumps.', true],
  ['Three Jumps from the End', 'The level is nearly done.', false],
  ['Number Four of Fifteen', 'Most foods need several tries.', false],
  ['Number Four of Fifteen', 'Some people need fifteen tries, and this is the fourth. Four is fine.', true],
  ['Down the Hole, Foam', 'The foam goes down a hole in the sink.', true],
  ['Room for Two', 'There is a bench under the tree.', true],
  ['Goodnight, Room', 'There is a bench under the tree.', false],
  ['Mia and the Dark', 'Her eyes find the door.', true],
  ['One Small Job at a Time', 'Pants go down.', true],
])('%j over %j: %s', (title, text, fits) => expect(titleFits(title, text, ['Mia', 'dark'])).toBe(fits));

test.each([
  ['A Tail Is Not a Handle', 'Here comes a pet with a tail.', true],
  ['The Loudest Two Steps', 'The school gate takes two steps.', true],
  ['The Warm Seat', 'The swing goes up.', false],
])('%j, written for a scene, over %j: %s', (title, text, fits) =>
  expect(sceneTitleFits(title, text, ['Mia'])).toBe(fits),
);

describe.each(FRAMES.map(({ id }) => id))('%s', (situation) => {
  test('has titles of its own that fit what its stories show', () => {
    const frame = FRAMES.find((each) => each.id === situation);
    const topicWords = frame?.topicWords ?? [];
    for (const ageBand of AGE_BANDS) {
      const told = { name: 'Leo', gender: 'boy', problem: 'It is hard.', notes: '', situation } as const;
      const { title, content, thread } = tellSocialStory({ ...told, ageBand }, { seed: 1 });
      const text = READING_ORDER.map((kind) => content[kind]).join(' ');
      const fits = frame?.tellsAlone?.includes(thread) === true ? sceneTitleFits : titleFits;
      expect(fits(title, text, ['Leo', ...topicWords]), `${title}\n${text}`).toBe(true);
      expect(title).not.toBe('A Story for Leo');
    }
  });
});
