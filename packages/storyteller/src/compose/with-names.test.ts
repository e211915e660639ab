import { expect, test } from 'vitest';
import { withNames } from './with-names.ts';

test.each([
  ['bites his baby sister', 'her name is Poppy', 'bites his baby sister Poppy'],
  ['read a book to his little sister', "sister Bea, he's had extra help", 'read a book to his little sister Bea'],
  ['hits her little brother when he knocks it down', 'brother Jack is 2', 'hits her little brother Jack when he knocks it down'],
  ["won't share mummy with the new baby", 'baby brother Finn', "won't share mummy with the new baby Finn"],
  ["pulls the dog's tail", 'dog Rex', "pulls the dog's tail"],
  ['fights with his brother', 'brother Sam and brother Joe', 'fights with his brother'],
  ['fights with his brother', 'his brother Mum says is kind', 'fights with his brother'],
  ['fights with his sister', 'brother Sam helps', 'fights with his sister'],
  ['our dog died', 'Biscuit, golden retriever, 13 yrs', 'our dog Biscuit died'],
  ['our dog died', 'Biscuit', 'our dog Biscuit died'],
  ['our dog died', 'Very sudden', 'our dog died'],
  ['scared of the dog', 'Biscuit', 'scared of the dog'],
])('%j with %j', (problem, notes, named) => {
  expect(withNames(problem, notes, 'Iris')).toBe(named);
}); // prettier-ignore
