import { describe, expect, it } from 'vitest';
import { foundIn } from './found-in-list.ts';

const LIST = [
  { id: 'dogs', name: 'Fear of dogs', words: 'barking lead' },
  { id: 'bath-time', name: 'Bath time and hair washing', words: 'bath shampoo' },
  { id: 'potty-training', name: 'Using the potty or toilet', words: 'poo wee nappy' },
  { id: 'dentist', name: 'Going to the dentist', words: 'teeth dog' },
];
const idsOf = (search: string): string[] => foundIn(LIST, search).map(({ id }) => id);

describe('a search in the list of all situations', () => {
  it('finds all of them as long as nothing is typed', () => expect(idsOf(' ')).toHaveLength(4));
  it('finds one by a word that begins as its name does', () => expect(idsOf('TOI')).toEqual(['potty-training']));
  it("finds one by a parent's word for it", () => expect(idsOf('nappy')).toEqual(['potty-training']));
  it('shows first what has the word in its name', () => expect(idsOf('dog')).toEqual(['dogs', 'dentist']));
  it('needs every word', () => expect(idsOf('hair bath')).toEqual(['bath-time']));
  it('finds nothing where nothing has the word', () => expect(idsOf('volcano')).toEqual([]));
});
