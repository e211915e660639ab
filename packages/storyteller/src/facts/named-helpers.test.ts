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
  ['His reading helper Mrs Finch says he is getting better every week', 'Mrs Finch'],
])('meets who helps in "%s"', (notes, name) => expect(helpers(notes)).toEqual([name]));

it('takes a lamp for no soft toy, and what fidgets for no thing', () => {
  const told = (notes: string): string[] => readFacts('', notes, 'Zed').facts.map((each) => each.name);
  expect(told('he has a dinosaur lamp')).not.toContain('comforter');
  expect(told('she fidgets in class')).not.toContain('gear');
});
