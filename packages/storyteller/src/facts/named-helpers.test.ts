import { expect, it } from 'vitest';
import { readFacts } from './read-facts.ts';

const helpers = (notes: string): string[] =>
  readFacts('', notes, 'Zed')
    .facts.filter((each) => each.name === 'helper')
    .map((each) => each.phrase.text);

it.each([
  ['childminder is called Sue', 'Sue'],
  ['swim teacher is Jo', 'Jo'],
  ['foster carers, new to us, called Jen and Mark', 'Jen and Mark'],
  ['Nana and Grandpa look after her', 'Nana and Grandpa'],
  ["staying at Nana's", 'Nana'],
  ['Auntie Jo is taking us', 'Auntie Jo'],
  ['Uncle Pete is teaching him', 'Uncle Pete'],
  ['The school nurse Mrs Patel helps her', 'Mrs Patel'],
  ['Miss Okafor is his form tutor', 'Miss Okafor'],
  ['Miss Okafor her teacher', 'Miss Okafor'],
  ['Jo is his one to one', 'Jo'],
  ['Mr Hall keeps the inhaler in his bag', 'Mr Hall'],
  ['Mrs Cole in the library lets her help with the books', 'Mrs Cole'],
  ['Mrs Finn takes him to the book corner', 'Mrs Finn'],
  ['nurse Kelly is lovely', 'Kelly'],
  ['Mum coming with her', 'Mum'],
  ["Dad's taking him", 'Dad'],
  ["Mum's allowed in", 'Mum'],
  ['Mum reads Room on the Broom', 'Mum'],
  ['His reading helper Mrs Finch says he is getting better every week', 'Mrs Finch'],
])('meets who helps in "%s"', (notes, name) => expect(helpers(notes)).toEqual([name]));

it('takes no parent for the one at hand where a grandparent writes', () => {
  const inWords = (problem: string): string[] =>
    readFacts(problem, '', 'Zed')
      .facts.filter((each) => each.name === 'helper')
      .map((each) => each.phrase.text);
  expect(inWords('My grandson comes on Tuesdays. His mum packs him a sandwich.')).toEqual([]);
  expect(inWords('He comes home hungry. His mum packs him a sandwich.')).toEqual(['Mum']);
});

it('takes a lamp for no soft toy, and what fidgets for no thing', () => {
  const told = (notes: string): string[] => readFacts('', notes, 'Zed').facts.map((each) => each.name);
  expect(told('he has a dinosaur lamp')).not.toContain('comforter');
  expect(told('she fidgets in class')).not.toContain('gear');
});

it.each([
  ['sharing a room with Grace', ['Grace']],
  ['sits with his cousin Rhys on the way home', ['Rhys']],
  ['sitting next to Ruby', ['Ruby']],
  ['sits with Nana', []],
  ['sits with the others', []],
])('meets who will be beside the child in "%s", and takes it for nothing to do', (notes, names) => {
  const { facts } = readFacts('', notes, 'Zed');
  expect(facts.filter((each) => each.name === 'companion').map((each) => each.phrase.text)).toEqual(names);
  expect(facts.map((each) => each.name)).not.toContain('doing');
});

it.each(['Mrs Bell never lets him go', 'Mr Dunn is strict and shouts', 'Miss Lowe is leaving'])(
  'meets nobody who helps in "%s"',
  (notes) => expect(helpers(notes)).toEqual([]),
);

it('takes a job for no help', () => {
  const told = readFacts("starting after school club because I've gone back to work", '', 'Zed').facts;
  expect(told.map((each) => each.name)).not.toContain('doing');
});
