import type { AgeBand, Gender } from '@storylantern/contract';
import { expect, it } from 'vitest';
import { accountOf } from './account.ts';

const told = (
  name: string,
  band: AgeBand,
  gender: Gender | null,
  problem: string,
  notes = '',
): Record<string, string> =>
  Object.fromEntries(
    accountOf({ problem, notes, gender }, name, band).map((each) => [each.name, each.phrase.text] as const),
  );

it('tells what was done, by whom, who was there and how it was before', () => {
  expect(
    told(
      'Ruby',
      '2-3',
      'girl',
      'she went down the big slide all by herself, Grandma was watching',
      'She was so scared of it before.',
    ),
  ).toMatchObject({
    deed: 'went down the big slide all by {himself}',
    witness: 'Grandma was watching.',
    onceHard: '{he was} very scared before.',
    helper: 'Grandma',
  });
});

it('tells when and where, what the place was like, and what helped', () => {
  expect(
    told(
      'Jonah',
      '8-10',
      'boy',
      'We went to the fair on Saturday and he stayed for two whole hours even though it was really loud. Last year we had to leave after ten minutes.',
      'ear defenders and a plan with pictures. With his cousins Max and Lily',
    ),
  ).toEqual({
    deed: 'went to the fair on Saturday',
    more: '{he} stayed for two whole hours. It was really loud.',
    onceHard: 'That used to be hard.',
    helpedThen: '{he} had ear defenders and a plan with pictures.',
    witness: '{his} cousins Max and Lily were there too.',
  });
});

it.each([
  ["Isla finally stayed the night at her friend Maya's house", 'girl', "stayed the night at {his} friend Maya's house"],
  ['First swimming lesson today and he put his face in the water!!', 'boy', 'had a first swimming lesson'],
  ['so brave at the dentist today', 'boy', 'was brave at the dentist'],
  ['first night with no dummy', 'boy', 'slept without the dummy for the first time'],
  ['first flight and he was amazing', 'boy', 'had a first flight'],
  ['ate a pea, huge step for him', 'boy', 'ate a pea'],
  ['Hana went into school on her own this morning', 'girl', 'went into school on {his} own one morning'],
  ['They put on their own prosthetic leg this morning', 'non-binary', 'put on {his} own prosthetic leg one morning'],
  ['he lost at Uno against his sister, he said good game', 'boy', 'lost at Uno against {his} sister'],
  ['walked away when some lads at the bus stop were goading him and phoned me', 'boy', 'walked away and phoned home'],
  ['stayed calm when his brother in the car was poking him', 'boy', 'stayed calm'],
  [
    "made friends with the new girl Oksana who doesn't speak English yet",
    'girl',
    'made friends with the new girl Oksana',
  ],
  ['dry all week at nursery!', 'girl', 'stayed dry all week at nursery'],
  [
    'he rang the dentist himself to book his appointment',
    'boy',
    'rang the dentist {himself} to book {his} appointment',
  ],
  [
    "she told her teacher she doesn't understand fractions",
    'girl',
    "told {his} teacher {he} didn't understand fractions",
  ],
  ['He had his operation on Wednesday with no tears at all', 'boy', 'had {his} operation on Wednesday'],
] as const)('hears the deed in "%s"', (problem, gender, deed) =>
  expect(told(/^\p{Lu}[\p{L}]+/u.exec(problem)?.[0] ?? 'Robin', '11+', gender, problem)['deed']).toBe(deed),
);

it.each([
  ['He wrote him a note all by himself', 'boy', 'wrote a note all by {himself}'],
  ['Toby said sorry to Max for knocking down his tower', 'boy', 'said sorry to Max for knocking down the tower'],
  ['he helped him build a tower', 'boy', 'helped to build a tower'],
] as const)('takes nobody else for the child in "%s"', (problem, gender, deed) =>
  expect(told('Toby', '6-7', gender, problem)['deed']).toBe(deed),
);

it.each([
  'she hit her sister',
  'he screamed all day',
  'he was so scared',
  'Our dog died',
  'she is the best girl in the world',
  "we're so pleased with him",
])('tells of no deed in "%s"', (problem) => expect(told('Robin', '6-7', 'girl', problem)).toEqual({}));

it.each([
  ['He used to tip the whole table', 'That used to be hard.'],
  ['she usually screams the place down', 'That used to be hard.'],
  ['he used to copy from his friend', 'That used to be hard.'],
])('shames nobody with "%s"', (notes, before) =>
  expect(told('Eli', '6-7', notes.startsWith('she') ? 'girl' : 'boy', 'tidied the kitchen', notes)['onceHard']).toBe(
    before,
  ),
);

it('says nothing was hard where nobody said so', () =>
  expect(told('Eli', '6-7', 'boy', 'tidied the kitchen before school', 'he is always so kind')['onceHard']).toBe(
    undefined,
  ));

it.each([
  ['Nana let her stir the pot', 'Nana let {him} stir the pot.'],
  ['her teacher Mrs Cole waited at the door', 'Mrs Cole waited at the door.'],
  ['teacher rang us to tell', '{his} teacher rang home to tell.'],
  ['nurse gave her a sticker', 'the nurse gave {him} a sticker.'],
  ['We made a plan together', 'a grown-up and {he} made a plan together.'],
  ['I hugged her. Love from Dad', 'Dad hugged {him}.'],
])('tells who was there: "%s"', (notes, witness) =>
  expect(told('Nia', '8-10', 'girl', 'She told the truth about the vase', notes)['witness']).toBe(witness),
);

it('leaves out what a coach said of somebody who may not be the child', () =>
  expect(told('Max', '6-7', 'boy', 'he shook hands with the other boy', 'his coach said it was the best thing he saw all day')['witness']).toBe('{his} coach said it was the best thing.')); // prettier-ignore

it.each([
  ['Mum and Gran clapped', 'Mum and Gran clapped.'],
  ['grandma and auntie Jo watched', 'Grandma and Auntie Jo watched.'],
  ['Mum, Dad and Gran clapped', 'Mum, Dad and Gran clapped.'],
  ['Her dog Biscuit walked with us', '{his} dog Biscuit walked with {him}.'],
  // Behind the teacher "her dog" would be the teacher's.
  ['Mrs Dunne met her at the gate. Her dog Biscuit walked with us', '{his} dog Biscuit walked with {him}. Mrs Dunne met {him} at the gate.'],
])('leaves nobody out who was there together: "%s"', (notes, witness) =>
  expect(told('Nia', '8-10', 'girl', 'She stayed for a whole lesson', notes)['witness']).toBe(witness)); // prettier-ignore

it.each([
  ['fidget ring', '{he} had a fidget ring.'],
  ['her goggles with the shark on', '{he} had {his} goggles with the shark on.'],
])('says what was there in right English: "%s"', (notes, helped) =>
  expect(told('Nia', '8-10', 'girl', 'She swam 25m front crawl', notes)['helpedThen']).toBe(helped),
);

it.each([
  ['She had her preschool boosters today and was so brave', 'had {his} preschool boosters'],
  ['got his first haircut without crying', 'got {his} first haircut'],
])('a body that held still did something: "%s"', (problem, deed) =>
  expect(told('Sofia', '4-5', problem.startsWith('She') ? 'girl' : 'boy', problem)).toMatchObject({ deed }),
);

it('a teacher who was patient was there', () =>
  expect(
    told('Daniel', '6-7', 'boy', 'He had his first swimming lesson', 'His teacher Dave was really patient.'),
  ).toMatchObject({ witness: '{his} teacher Dave was really patient.' }));

it('somebody who is called twice is one person', () =>
  expect(
    told('Edith', '8-10', 'girl', 'She had a filling', 'The dentist, Dr Rao, explained everything.'),
  ).toMatchObject({ deed: 'had a filling', witness: 'Dr Rao explained everything.' }));

it('knows the first time that went wrong from one that went well', () => {
  const texts = (problem: string): string => Object.values(told('Ethan', '8-10', 'boy', problem)).join(' ');
  const failedOnce = texts('got his yellow belt in karate after failing the first time');
  expect(failedOnce).not.toContain('It was the first time');
  expect(failedOnce).toContain('{he} had failed it the first time.');
  expect(texts('passed his swimming test after he missed it the first time')).not.toContain('It was the first time');
  expect(texts('swam a whole length!! First time ever')).toContain('first time');
});

it('says nothing of a note twice', () => {
  const { helpedThen, witness } = told(
    'Sophie',
    '6-7',
    'girl',
    'she learned to ride her bike without stabilisers!',
    'Grandad helped, she fell off loads but kept going',
  );
  const all = `${helpedThen ?? ''} ${witness ?? ''}`;
  expect(all.match(/kept going/g)).toHaveLength(1);
  expect(all.match(/Grandad helped/g)).toHaveLength(1);
  const sami = told('Sami', '4-5', 'boy', 'slept in his own bed all night', 'Teddy was with him');
  expect(`${sami['helpedThen'] ?? ''} ${sami['witness'] ?? ''}`.match(/teddy was with/gi)).toHaveLength(1);
});
