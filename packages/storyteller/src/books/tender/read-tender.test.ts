import { describe, expect, test } from 'vitest';
import { readTender } from './read-tender.ts';

const read = (theme: string, details: string | null = null, name: string | null = 'Mia'): string => {
  const found = readTender(theme, details, name);
  if (!found) return 'none';
  const who =
    found.who === null
      ? ''
      : ` ${found.who.is === 'pet' ? `${found.who.name ?? 'the'} ${found.who.word}` : found.who.name}`;
  return `${found.book}${who}${found.hardship === null ? '' : ` ${found.hardship}`}`;
};

describe('what has happened, in the words of parents', () => {
  test.each([
    ['my dog died', 'pet-died the dog'],
    ['our cat Biscuit was put to sleep', 'pet-died Biscuit cat'],
    ['our cat biscuit was put to sleep', 'pet-died Biscuit cat'],
    ['her hamster died this morning', 'pet-died the hamster'],
    ['Biscuit, our old cat, died', 'pet-died Biscuit cat'],
    ['the class guinea pig has died', 'pet-died the guinea pig'],
    ['we had our dog Rex put down yesterday', 'pet-died Rex dog'],
    ['dog died', 'pet-died the dog'],
    ['goldfish funeral for our goldfish Bob', 'pet-died Bob goldfish'],
    ["grandma's cat Misty passed away", 'pet-died Misty cat'],
    ['our bunny crossed the rainbow bridge', 'pet-died the bunny'],
    ['my daughter is sad because her rabbit Clover died', 'pet-died Clover rabbit'],
    ['our chicken was run over', 'pet-died the chicken'],
    ['Please write a story about how our puppy Max died', 'pet-died Max puppy'],
    ['grandad has passed away', 'someone-died Grandad'],
    ['Grandpa died', 'someone-died Grandpa'],
    ['his nana died last week', 'someone-died Nana'],
    ['the death of her grandfather', 'someone-died Grandpa'],
    ['going to the funeral of great-grandma', 'someone-died Great-Grandma'],
    ['he lost his granny', 'someone-died Granny'],
    ['we lost the baby', 'someone-died the baby'],
    ['a miscarriage, we lost our baby', 'someone-died the baby'],
    ['my dad died (I am the mum), he is 4', "someone-died Mum's dad"],
    ['my dad died', 'someone-died somebody in the family'],
    ['her daddy died in an accident', 'someone-died Daddy'],
    ['mummy died', 'someone-died Mummy'],
    ['Uncle Bob died', 'someone-died Uncle Bob'],
    ['her baby brother died', "someone-died {child}'s baby brother"],
    ['his friend Tom died', 'someone-died Tom'],
    ['her teacher died', "someone-died {child}'s teacher"],
    ['my husband died', 'someone-died somebody in the family'],
    ['grieving', 'someone-died somebody dear'],
    ['somebody died', 'someone-died somebody dear'],
    ['nonna is in heaven now', 'someone-died Nonna'],
    ['understanding that grandpa has died', 'someone-died Grandpa'],
    ['Biscuit died', 'hard-times Biscuit'],
    ['mummy had a miscarriage', 'someone-died the baby'],
    ["his friend's mum died", "someone-died a friend's mum"],
    ['my friends mum died', "someone-died a friend's mum"],
    ["Tom's dad died", "someone-died Tom's dad"],
    ["Mia's grandpa died", 'someone-died Grandpa'],
    ["my daughter's grandma died", 'someone-died Grandma'],
    ["my wife's mother died", 'someone-died somebody in the family'],
    ['Nana and Grandpa died', 'someone-died somebody in the family'],
    ["her friend's dog died", 'hard-times'],
    ['she found a dead bird', 'hard-times'],
    ['our labrador Max died', 'pet-died Max dog'],
    ['we had to put our dog to sleep', 'pet-died the dog'],
    ['lost our dog to cancer', 'pet-died the dog'],
    ['mummy has cancer and might die', 'someone-ill Mummy'],
    ['I have cancer, I am his mum', 'someone-ill Mum'],
    ['my daughter has leukemia', 'in-hospital'],
    ['why do people die', 'hard-times dying-asked'],
    ['mum and dad live in different houses', 'two-homes'],
    ['mummy is having an operation', 'someone-ill Mummy'],
    ['grandpa is in hospital', 'someone-ill Grandpa'],
    ['daddy has cancer', 'someone-ill Daddy'],
    ['my mum has cancer', 'someone-ill somebody in the family'],
    ['his brother is in hospital', "someone-ill {child}'s brother"],
    ['nana is very ill and may not get better', 'someone-ill Nana'],
    ['granny has dementia', 'someone-ill Granny'],
    ['grandad is dying', 'someone-ill Grandad'],
    ['the new baby is in intensive care', 'someone-ill the baby'],
    ['going to hospital to visit grandma', 'someone-ill Grandma'],
    ['my son is going into hospital', 'in-hospital'],
    ['my daughter is having her tonsils out', 'in-hospital'],
    ['he is having an operation', 'in-hospital'],
    ['Mia has to stay in hospital', 'in-hospital'],
    ['me and his dad are splitting up', 'two-homes'],
    ['mum and dad are getting a divorce', 'two-homes'],
    ['we are separating', 'two-homes'],
    ['daddy moved out', 'two-homes'],
    ['having two homes', 'two-homes'],
    ['parents who live in two houses', 'two-homes'],
    ["mummy and daddy don't live together any more", 'two-homes'],
    ['kids at school call her names', 'left-out'],
    ['my son is being bullied', 'left-out'],
    ['dealing with a bully at school', 'left-out'],
    ['nobody plays with him at break', 'left-out'],
    ['she gets left out by the other girls', 'left-out'],
    ['other children tease him because of his glasses', 'left-out'],
    ["they won't let her join in", 'left-out'],
    ['she was not invited to the party', 'left-out'],
    ['the war on tv', 'hard-times war'],
    ['the war in our country', 'hard-times war'],
    ['daddy is in prison', 'hard-times Daddy prison'],
    ['our house burned down', 'hard-times fire'],
    ['our town was flooded', 'hard-times flood'],
    ['mummy is deployed', 'hard-times Mummy away'],
    ['she misses her dad', 'hard-times Dad away'],
    ['we are refugees', 'hard-times leaving'],
    ['we had to leave our home', 'hard-times leaving'],
    ['worried that mummy will die', 'hard-times dying-asked'],
    ['asks about death', 'hard-times dying-asked'],
    ['scared of dying', 'hard-times dying-asked'],
  ])('%s', (theme, expected) => expect(read(theme)).toBe(expected));
});

describe('what is nothing of the kind', () => {
  test.each([
    'the battery died',
    'my tablet died on the train',
    'dead leaves',
    'a dinosaur, they all died out',
    'how the dinosaurs died',
    'playing doctors',
    'a hospital for teddies',
    'the toy hospital',
    'nobody died',
    'grandpa is not dead',
    'we are not getting divorced',
    'a tug of war',
    'star wars',
    'a fire engine',
    'a dragon who is bullied by knights',
    'a pirate who died laughing',
    'mummy is going to hospital to have a baby',
    'dying to see the snow',
    'a princess who lost her parrot',
    'the little cloud who lost his mum',
    'a little boat who lost her mummy',
    'the cheese that smelled so bad nobody would sit next to it',
    'Leo lost his dog in the park',
    'my son is a bully',
    'my daughter teases her brother',
    'separation anxiety',
    'a mummy in a pyramid who is not dead',
    'how a baby is put to sleep',
    'putting the baby to sleep',
    'daddy works in a hospital',
    'my son wants to be a doctor in a hospital',
    'being brave with fire',
    'a dragon who is sick of soup',
    'sick of broccoli',
    'the dead sea',
    'a secret rescue operation',
    'a lonely lighthouse',
    'our dog Biskit goes to the beach',
    'a snowball war',
    'a pigeon that keeps coming in our kitchen, we call him Gerald',
    '',
  ])('%s', (theme) => expect(read(theme)).toBe('none'));
});

test('a feeling is explained by the details', () =>
  expect(read('feeling sad', 'Our dog Rex died on Monday.')).toBe('pet-died Rex dog'));
test('details do not turn another theme sad', () => expect(read('dragons', 'Grandpa died last year.')).toBe('none'));
test('a name told in the details is kept', () =>
  expect(read('our dog died', 'our dog Rex loved the beach')).toBe('pet-died Rex dog'));
test('a belief is taken only when it is said', () => {
  expect(readTender('nana died and is in heaven', null, 'Mia')?.belief).toBe('is in heaven');
  expect(readTender('nana died', "we don't believe in heaven", 'Mia')?.belief).toBeNull();
  expect(readTender('nana died', null, 'Mia')?.belief).toBeNull();
});
test('both parents of two homes are called as they are called', () =>
  expect(readTender('mummy and daddy are separating', null, 'Mia')?.parents).toEqual(['Mummy', 'Daddy']));
test('an animal whom nobody plays with is a tale, and a child is none', () => {
  expect(read('nobody will play with the porcupine')).toBe('none');
  expect(read('nobody will play with the new girl')).toBe('left-out');
});
