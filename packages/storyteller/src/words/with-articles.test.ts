import { expect, test } from 'vitest';
import { withArticles } from './with-articles.ts';

test.each([
  ['pooed on toilet at last', 'pooed on the toilet at last'],
  ['translated for me at doctor', "translated for me at the doctor's"],
  ['gave her seat to other girl on bus', 'gave her seat to another girl on the bus'],
  ['sat for blood test and sang', 'sat for a blood test and sang'],
  ['walked away from fight', 'walked away from the fight'],
  ['stopped at kerb', 'stopped at the kerb'],
  ['ate lunch in the library monday, but she asked', 'ate lunch in the library on monday, but she asked'],
  ['Oma comes tuesdays', 'Oma comes on tuesdays'],
])('%j is meant as %j', (typed, meant) => expect(withArticles(typed)).toBe(meant));

test.each(['plays at school', 'every monday', 'on saturdays and sundays', 'last friday', 'sat on the toilet', 'likes bus rides', 'in car boot sales', 'to park the car', 'on slide night'])(
  '%j stays as it is',
  (text) => expect(withArticles(text)).toBe(text),
); // prettier-ignore
