import type { AgeBand, Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from './tell-social-story.ts';

const told = (problem: string, notes = '', gender: Gender = 'girl', ageBand: AgeBand = '6-7') => {
  const story = tellSocialStory({ name: 'Wren', ageBand, gender, problem, notes, occasion: 'celebrate' }, { seed: 7 });
  return { ...story, text: Object.values(story.content).join('\n') };
};

test.each([
  ['She slept in her own bed all night', 'own-bed', '2-3'],
  ['used the potty for a wee at nursery', 'plip-plop', '2-3'],
  ['She let me brush her teeth without crying', 'clean-teeth', '4-5'],
  ['got dressed by herself this morning', 'sleeves', '4-5'],
  ['went to the dentist and opened her mouth wide', 'dentist', '6-7'],
  ['had her preschool jabs', 'sleeve', '4-5'],
  ['stayed overnight in hospital for her tonsils', 'bed-on-wheels', '6-7'],
  ['rode her bike to school', 'wheels', '6-7'],
  ['read a whole book to her little brother', 'read-to', '6-7'],
  ['sang a solo in front of the whole school', 'in-front', '6-7'],
  ['spoke in front of her class about volcanoes', 'in-front', '8-10'],
  ['went to a party at soft play even though it was noisy', 'party', '6-7'],
  ['scored her first goal', 'goal', '8-10'],
  ['tried out for the netball team', 'trial', '11+'],
  ['walked away instead of hitting when a boy took her ball', 'hands-kept', '6-7'],
  ['kept going on the climbing wall until she got to the top', 'next-bit', '6-7'],
  ['looked after her baby brother while I had a shower', 'small-one', '8-10'],
  ['did her homework without a fight', 'last-line', '6-7'],
  ['put her hand up and answered a question in class', 'hand-up', '6-7'],
  ['coped with the loud fireworks', 'bang', '4-5'],
  ['told the truth about not doing her homework', 'truth', '8-10'],
  ['told the truth about breaking the vase', 'honest', '6-7'],
  ['wore her new school shoes all day', 'worn', '4-5'],
  ['walked into class by herself and did not cry at the door', 'goodbye', '6-7'],
  ["had her hair cut at the barber's", 'snips', '4-5'],
  ['lost at chess to her Grandad and shook hands', 'good-game', '8-10'],
  ['Got her first badge at Brownies', 'badge', '6-7'],
  ['tied her own shoelaces', 'laces', '6-7'],
  ['knows her 7 times table', 'tables', '8-10'],
  ['stroked a dog called Monty', 'fur', '4-5'],
  ['went down the big slide', 'whoosh', '4-5'],
  ['put her face in the water', 'bubbles', '4-5'],
  ['stayed dry all night', 'dry$', '4-5'],
  ['dry for two whole weeks', 'dry-days', '4-5'],
  ['no accidents all week', 'dry-days', '2-3'],
  ['stayed dry at school all day', 'dry-days', '6-7'],
  ['jumped in the pool all by herself', 'splash', '4-5'],
  ['jumped off the side into the deep end', 'splash', '6-7'],
  ['jumped into the water at swimming', 'splash', '2-3'],
  ['saw a new girl on her own at recess and asked her to play', 'asked-over', '6-7'],
  ['asked the new boy if he wanted to play', 'asked-over', '4-5'],
  ['noticed a boy sitting alone at lunch and invited him to sit with her friends', 'asked-over', '8-10'],
  ['finished her first week of school', 'school-weeks', '4-5'],
  ['went back to school full time', 'school-weeks', '8-10'],
  ['went to school every day this week', 'school-weeks', '11+'],
  ['had her first day at school', 'school-day', '4-5'],
  ['walked to school and back by herself all week', 'way', '8-10'],
  ['walks home from school by herself now', 'way', '11+'],
  ['ran her first 5k with her dad', 'race', '8-10'],
  ['came third in the egg and spoon race', 'race', '6-7'],
  ['stayed calm when her little sister wrecked her model', 'hands-kept', '8-10'],
  ['tried on new shoes in the shop without running away', '(?!hand-in-hand)', '4-5'],
] as const)('%j is told as itself: %s at %s', (problem, thread, band) =>
  expect(told(problem, '', 'girl', band).thread).toMatch(new RegExp(`^${thread}`)),
);

test.each([
  ['She rode her bike to school all by herself with me behind', '', 'all by herself with a grown-up behind'],
  ['She calmed down with her breathing instead of hitting', '', 'instead of hitting'],
  ['shared her sweets with her brother', 'Brother Tim', 'her brother Tim'],
  ['looked after her baby brother while I had a shower', 'Baby is Gus, 6 months', 'her baby brother Gus'],
  ["had her flu jab and held her friend's hand", 'Friend called Grace', "her friend Grace's hand"],
  ['finished her first chapter book', 'Mrs Green her TA read with her every Tuesday', 'Mrs Green read with'],
  ['She stood up for a friend and said "stop, that\'s not kind"', '', 'said, "Stop, that\'s not kind."'],
  ['stayed overnight in hospital', '', 'stayed overnight in hospital'],
  ['lost at chess to her Grandad and shook hands', '', 'lost at chess to her Grandad and shook hands'],
  ['Survived her first day at her new school', '', 'got through her first day at'],
  ['was fine when the plan changed', 'We made pancakes instead', 'made pancakes instead'],
  ['coped when swimming was cancelled and we had to go to the library instead', '', 'It was the library instead.'],
  ['scored her first goal', 'Coach Pete. Grandad drove an hour to watch', 'Coach Pete'],
  ['slept in her own bed', 'Mummy tucked her in', 'Mummy tucked Wren in.'],
])('%j (%j) keeps what was told: %j', (problem, notes, words) => expect(told(problem, notes).text).toContain(words));

test.each([
  ['tried out for the football team', 'Coach Mike', 'Coach Mike can'],
  ['put her face in the water', 'Teacher Amy', 'Amy can'],
  ['put her hand up in class', 'Miss Wright', 'Miss Wright can'],
  ['helped Grandma carry the shopping', '', 'Grandma can'],
])('%j (%j): whoever was there can ask how it was', (problem, notes, words) =>
  expect(told(problem, notes).text).toContain(words),
);

test.each([
  ['performed a violin solo even though she was shaking beforehand', 'She was shaking beforehand.'],
  ['sang a solo even though she was shaking', 'She was shaking, and she did it.'],
  ['read in assembly even though she was nearly in tears', 'Wren read in assembly.'],
])('%j was hard on that day, and no story says that it used to be: %j', (problem, words) => {
  const { text } = told(problem, '', 'girl', '8-10');
  expect(text).toContain(words);
  expect(text).not.toContain('used to be hard');
});

test('a week is not called a day', () =>
  expect(told('did her first full week in year 7', '', 'girl', '8-10').title).not.toMatch(/^The Day/));

test('a child with a toy of its own tells that one', () => {
  const { text, leftOut } = told('Slept in her own bed all night', 'Her bunny is called Flop', 'girl', '2-3');
  expect(text).toContain('Flop');
  expect(leftOut).toEqual([]);
});

test('what somebody has is that person’s own, whoever the child is', () =>
  expect(told("tried peas at Granny's", 'Granny grew them in her garden', 'boy').text).toContain(
    'Granny grew them in the garden.',
  ));

test.each([
  ['He slept in his big boy bed the whole night', /Big Boy Bed/],
  ["He went to his friend Alfie's birthday party and stayed the whole time", /Birthday Party|Party/],
  ['He knows his 2, 5 and 10 times tables now', /^(?!.*Learnt His 2$)/],
])('%j has a title that says what was done', (problem, title) =>
  expect(told(problem, '', 'boy', '4-5').title).toMatch(title),
);
