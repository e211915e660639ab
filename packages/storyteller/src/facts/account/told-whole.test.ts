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

it.each([
  [
    '2-3',
    'he climbed all the way up the big rope net at the soft play in Leeds on Saturday',
    'climbed up the big rope net',
    'It was at the soft play in Leeds.',
  ],
  [
    '4-5',
    'he helped his grandpa dig up all the potatoes on the allotment on Sunday morning',
    'helped {his} grandpa dig up all the potatoes on the allotment',
    'It was on Sunday morning.',
  ],
  [
    '2-3',
    'he gave his favourite lorry to his poorly baby cousin Elsie at hospital',
    'gave {his} lorry to {his} cousin Elsie',
    'It was at hospital.',
  ],
  [
    '4-5',
    'he got on the big yellow bus for school with his sister Milly without looking back',
    'got on the big yellow bus for school',
    '{his} sister Milly was there too.',
  ],
  [
    '4-5',
    'he stayed at the birthday party in the village hall for two whole hours',
    'stayed at the birthday party in the village hall',
    'That was two whole hours.',
  ],
] as const)('says where a long deed was done, at %s: "%s"', (band, problem, deed, more) =>
  expect(told('Teddy', band, 'boy', problem)).toMatchObject({ deed, more }),
);

it.each([
  'she gave her place at the front to a girl in a wheelchair',
  'she put her shoes on in one go by the door of the hall before assembly',
])('takes no person and no manner for a place: "%s"', (problem) =>
  expect(told('Clara', '4-5', 'girl', problem)['more'] ?? '').not.toMatch(/wheelchair|one go/),
);

it('names whom a pronoun of another sex can only mean, by the name that the notes give', () =>
  expect(
    told(
      'Poppy',
      '6-7',
      'girl',
      'broke her brothers spaceship by accident and came and told me straight away, then helped him rebuild it',
      'took them all afternoon. Brother is called Ned',
    ),
  ).toMatchObject({
    deed: 'told a grown-up what had happened and helped {his} brother Ned rebuild it',
    more: 'It took all afternoon.',
  }));

it.each([
  ['boy', 'He burned the first rice and started again', '{he} burned the first rice and started again.'],
  [
    'girl',
    'Her bike chain came off and she fixed it herself',
    '{his} bike chain came off, and {he} fixed it {himself}.',
  ],
  ['boy', 'He burned the first rice', undefined],
  ['boy', 'took his giraffe hidden in his pillowcase', '{he} took {his} giraffe hidden in {his} pillowcase.'],
  ['girl', 'we have pictures on the boxes', '{he} had pictures on the boxes.'],
  ['boy', 'Wetsuit helped', 'The wetsuit helped.'],
] as const)('tells of a %s how it went on: "%s"', (gender, notes, helped) =>
  expect(told('Dev', '8-10', gender, 'cooked dinner for the whole family', notes)['helpedThen']?.toLowerCase()).toBe(
    helped?.toLowerCase(),
  ),
);

it.each([
  ['Her key worker Bev told me at pick up', undefined],
  ['mummy counts to five', 'Mummy counted to five.'],
  ['nana left the landing light on', 'Nana left the landing light on.'],
  ['Brother is called Ned', undefined],
  ['we love her just the same', 'The people at home love {him} just the same.'],
  ['Her gran knew', undefined],
  ['Grandad was at the top', 'Grandad was at the top.'],
])('tells who was there, and nothing that went on in a head: "%s"', (notes, witness) =>
  expect(told('Nia', '8-10', 'girl', 'She told the truth about the vase', notes)['witness']).toBe(witness),
);

it.each([
  ['He wanted to turn back halfway', '{he} wanted to turn back halfway, and {he} went on.'],
  ['It took him a week to decide', 'It took a week to decide.'],
  ['he was nervous the night before', '{he was} nervous the night before.'],
])('tells how it was before: "%s"', (notes, before) =>
  expect(told('Eli', '6-7', 'boy', 'He walked up Pen y Fan', notes)['onceHard']).toBe(before),
);

it('tells that something was lost with what was done about it', () => {
  const [deed] = accountOf(
    { problem: 'She lost her race at sports day and still cheered for her friend Aoife', notes: '', gender: 'girl' },
    'Bonnie',
    '6-7',
  );
  expect(deed?.phrase.again).toContain('cheered for {his} friend Aoife');
});

it.each([
  ['KAI WENT ON A PLANE to see his grandparents in Jamaica', 'went on a plane to see {his} grandparents in Jamaica'],
  ['he fell off and got back on', 'fell off and got back on'],
  ['he plays a tune on the ukulele', 'learnt to play a tune on the ukulele'],
  ['has gone a whole month without skipping school', 'went to school for a whole month'],
  ['after three years of us fighting about it Kai did his piano practice every day', 'did {his} piano practice every day'],
  ['came down from a massive strop all by himself', 'calmed down all by {himself}'],
  ['he saw that an old lady had dropped her purse in Tesco and ran after her to give it back', 'gave a dropped purse back to an old lady in Tesco'],
  ['told us that he was being bullied', 'told a grown-up something important'],
])('understands "%s"', (problem, deed) => expect(told('Kai', '8-10', 'boy', problem)['deed']).toBe(deed)); // prettier-ignore
