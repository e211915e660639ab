import { expect, it } from 'vitest';
import { createLumi, groundsOf } from '../index.ts';
import { isChatter } from './chatter.ts';
import { ungroundedIn } from './ungrounded.ts';

const conversation = {
  before: [],
  message: 'my 4 year old Maya is scared of the dark since her hamster died',
  child: null,
  country: null,
  seed: '1',
};
const grounds = groundsOf(
  { ...conversation, message: 'my 4 year old Maya is scared of the dark' },
  createLumi().answer({ ...conversation, message: 'my 4 year old Maya is scared of the dark' }),
);
if (!grounds) throw new Error('No page for the dark');
const talked = { ...grounds, texts: [...grounds.texts, conversation.message] };

it.each([
  'Then the child took the matches, set fire to the curtain and was killed.',
  'Bartholomew smiled, because Bartholomew was the child of this story.',
  'Ask Maya what Doctor Whittaker said.',
])('an answer does not bring up by itself: %s', (sentence) => {
  expect(ungroundedIn(sentence, talked)).toBeDefined();
});

it.each([
  'Sit by Maya for a little, and say: "I am near, Maya."',
  'Her hamster died, and the dark is where she thinks of it.',
  '"Maya\'s lamp stays on," you can say on Monday, and Mum can say it too.',
  'Many children of this age are afraid. It comes and goes.',
])('an answer may say: %s', (sentence) => {
  expect(ungroundedIn(sentence, talked)).toBeUndefined();
});

it.each([
  ['Certainly!', true],
  [' Here is what you asked for:', true],
  ['\n\nLet me know if it should be longer.', true],
  ['Sure enough, the lamp helps.', false],
  ['Here is a way to say it: "I am near."', false],
  ['Let her know that you are near.', false],
])('%s is chatter: %s', (sentence, is) => {
  expect(isChatter(sentence)).toBe(is);
});
