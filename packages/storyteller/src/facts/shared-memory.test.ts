import { expect, it } from 'vitest';
import { sharedMemoriesIn } from './shared-memory.ts';

const remembered = (sentence: string): string[] =>
  sharedMemoriesIn(sentence, { text: 'Grandad' }).map(({ phrase }) => phrase.text);

it.each([
  ['They always fed the ducks together', 'feeding the ducks with Grandad'],
  ['he used to take him fishing', 'fishing with Grandad'],
  ['Rosa went fishing with Grandad', 'fishing with Grandad'],
  ['They used to go to the allotment together on Sundays', 'going to the allotment with Grandad'],
])('remembers what two did: "%s"', (sentence, memory) => expect(remembered(sentence)).toEqual([memory]));

it.each([
  'she just goes quiet and plays with his old watch',
  'he just sits there and plays with his lego',
  "she won't eat and only plays with her phone",
  'draws pictures with his felt tips',
])('makes no memory of what a child does alone: "%s"', (sentence) => expect(remembered(sentence)).toEqual([]));
