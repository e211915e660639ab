import { expect, test } from 'vitest';
import { accountOf } from './account.ts';

const told = (gender: 'girl' | 'boy' | 'non-binary', problem: string, notes = '') =>
  Object.fromEntries(
    accountOf({ problem, notes, gender }, 'Sky', '8-10').map(({ name, phrase }) => [name, phrase.text]),
  );

test.each([
  ['girl', 'she tried broccoli and liked it', 'more', '{he} liked it.'],
  ['boy', 'He put his face in the water and came up laughing', 'more', '{he} came up laughing.'],
  ['boy', 'stood up for a younger boy on the bus and sat next to him', 'deed', 'stood up for a younger boy on the bus and sat next to the boy'],
  ['girl', "had her jab and held my hand and didn't move", 'more', '{he} kept still.'],
  ['boy', 'shared his scooter with his sister, they took turns round the pond', 'more', 'They took turns round the pond.'],
  ['girl', 'told me she was struggling with maths', 'deed', 'told a grown-up {he was} struggling with maths'],
  ['boy', "lost at snap and didn't tip the board over", 'deed', 'lost at snap and stayed calm'],
  ['boy', 'helped a little kid who had lost his mum', 'deed', 'helped a little kid who was looking for a grown-up'],
  ['boy', 'baked a cake, it sank in the middle and he filled the hole with berries', 'helpedThen', 'it sank in the middle, and {he} filled the hole with berries.'],
  ['boy', "didn't make the team but went to watch his friends play", 'onceHard', '{he} had not been picked for the team.'],
  ['girl', 'she went on the rollercoaster, she was shaking in the queue', 'onceHard', '{he was} shaking in the queue, and {he} did it.'],
  ['girl', 'asked a girl on her own at the park if she wanted to play', 'deed', 'asked a girl who was alone to play'],
  ['girl', 'hugged her little sister when she fell over and fetched the plasters', 'deed', 'hugged {his} little sister and fetched the plasters'],
  ['girl', 'ate her peas at nursery and told me all about it', 'deed', 'ate {his} peas at nursery and told a grown-up all about it'],
  ['boy', 'went to camp for three nights, he was homesick the first night', 'onceHard', '{he} had been homesick the first night.'],
  ['girl', 'was so patient while I fed the twins', 'deed', 'was patient while a grown-up fed the twins'],
] as const)('a second clause of a %s is told: "%s"', (gender, problem, fact, words) =>
  expect(told(gender, problem)[fact]).toBe(words),
); // prettier-ignore

test.each([
  ['girl', 'slept in her own bed', 'We made pancakes.', 'afterwards', 'There were pancakes afterwards.'],
  ['boy', 'went to the football club', 'Was so proud at breakfast.', 'afterwards', '{he was} so proud at breakfast.'],
  ['non-binary', 'they went to drama club', 'Wants to go again.', 'afterwards', '{he} wanted to go again.'],
  ['girl', 'had her first sleepover with her friend Ada', 'They watched a film and ate pizza.', 'afterwards', 'Together they watched a film and ate pizza.'],
  ['girl', 'finished the first week of school', 'Favourite bit was the water tray', 'afterwards', '{his} favourite bit was the water tray.'],
  ['boy', 'went to drama club', 'The leader is called Priya.', 'witness', 'the leader is called Priya.'],
  ['boy', 'sat still for his haircut', 'The barber Joe gave him a lolly', 'witness', 'Joe the barber gave {him} a lolly.'],
  ['boy', 'played in the chess final', 'Grandpa was watching. He was proud of him.', 'witness', 'Grandpa was watching and was proud.'],
  ['girl', 'stayed with a new girl at lunch', 'Her name is Olena.', 'deed', 'stayed with a new girl called Olena at lunch'],
  ['girl', 'comforted her friend Ruby', 'She gave her half her snack', 'helpedThen', '{he} gave Ruby half the snack.'],
  ['boy', 'cooked tea for the whole family', "Dal and rice", 'more', 'It was dal and rice.'],
] as const)('a note of a %s is told: "%s", "%s"', (gender, problem, notes, fact, words) =>
  expect(told(gender, problem, notes)[fact]).toBe(words),
); // prettier-ignore

test.each([
  ['girl', 'went into nursery and waved', 'She used to cling to my leg.', /cling/],
  ['girl', 'gave up her bottle', 'She cried at bedtime.', /cried/],
  ['girl', 'told me she was being bullied', '', /bullied/],
  ['non-binary', 'they took three big breaths', 'grandma does them as well', /does/],
] as const)('what shames, hurts or is not understood is not told: "%s" "%s"', (gender, problem, notes, words) =>
  expect(Object.values(told(gender, problem, notes)).join(' ')).not.toMatch(words),
);

test('an animal that died is named before what was done for it', () => {
  const account = told('boy', 'his guinea pig died and he made a card for it and told his class about it');
  expect(account['deed']).toBe('made a card for {his} guinea pig and told {his} class about it');
  expect(account['onceHard']).toBe('{his} guinea pig had died.');
});
