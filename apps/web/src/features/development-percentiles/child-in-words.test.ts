import { expect, it } from 'vitest';
import { childInWords } from './child-in-words.ts';

it.each([
  ['Mia', '6', 'Mia, age 6'],
  ['Mia', '4.5', 'Mia, age 4.5'],
  ['Mia', '2½', 'Mia, age 2½'],
  ['Mia', '4-5', 'Mia, age 4-5'],
  ['Mia', '11+', 'Mia, age 11+'],
  ['Mia', '30 months', 'Mia, 30 months'],
  ['Mia', 'nearly six', 'Mia, nearly six'],
  ['Mia', null, 'Mia'],
])('%s of %j is "%s"', (childName, childAge, words) => expect(childInWords({ childName, childAge })).toBe(words));
