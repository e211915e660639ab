import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';
import { personAtHead } from './person-at-head.ts';

const NAMES = { boy: 'Theo', girl: 'Ada', 'non-binary': 'Kit', 'prefer-not-to-say': 'Kit' } as const;

const told = (ageBand: AgeBand, gender: Gender, problem: string, notes: string) => {
  const name = NAMES[gender];
  const { content, leftOut } = tellSocialStory({ name, ageBand, gender, problem, notes }, { seed: 3 });
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut };
};

test.each<[AgeBand, Gender, string, string, string]>([
  ['4-5', 'girl', 'wont poo on the potty', 'Daddy sings the frog song.', 'Daddy can sing the frog song.'],
  ['6-7', 'boy', 'bottom maths group and feels stupid', 'His big sister Anna helps him with homework.', "Theo's big sister Anna can help him with homework."],
  ['8-10', 'girl', 'worries about everything at night', 'she talks to her auntie Jo about it', 'Ada can talk to Auntie Jo about it'],
  ['11+', 'boy', 'losing at a game', 'going outside to shoot hoops calms him down', 'Theo can go outside to shoot hoops'],
  ['6-7', 'girl', 'cannot ride a bike', 'her uncle is going to teach her', 'Ada\'s uncle can show her how'],
  ['8-10', 'girl', 'loses her temper', 'the trampoline helps her', 'Ada can jump on the trampoline'],
  ['4-5', 'girl', 'wont poo on the potty', 'she feels better with her feet on a step', 'Ada can put her feet on a step'],
  ['6-7', 'boy', 'hates the dinner hall, too noisy', 'his noise cancelling headphones help', 'Theo can put on his noise cancelling headphones'],
  ['6-7', 'girl', 'operation to have her tonsils out', 'Mum will be with her until she is asleep', 'Mum can stay with Ada'],
  ['6-7', 'girl', 'flower girl at a wedding and scared', 'Cousin Bea is the other flower girl', 'Bea can'],
  ['11+', 'non-binary', 'being left out at school', 'Tasha is a good listener', 'Tasha'],
  ['6-7', 'girl', 'shy, wont talk in class', 'Miss Hart lets her whisper the answer. Her friend Ivy sits next to her.', 'Miss Hart can let Ada whisper the answer'],
  ['4-5', 'girl', 'scared of the dark', 'Mom leaves the hall light on.', 'Mom can leave the hall light on'],
  ['8-10', 'girl', 'braces hurt', 'Her friend Jen has them too.', 'Jen can'],
])('%s %s, %s: %j is told as %j', (band, gender, problem, notes, words) => {
  const story = told(band, gender, problem, notes);
  expect(story.text).toContain(words);
  expect(story.leftOut).toEqual([]);
}); // prettier-ignore

test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['6-7', 'boy', 'hits his brother', 'His brother takes his toys.', /brother can/],
  ['8-10', 'girl', 'bullied at school', 'Mia is kind to her face and mean behind her back.', /Mia can|tell Mia|to Mia/],
  ['6-7', 'girl', 'nail biting', 'Mum paints them.', /paint/],
  ['6-7', 'boy', 'grandad died', 'Grandad read to him every night.', /Grandad can/],
  ['6-7', 'boy', 'tantrums', 'I hold him down until he stops.', /hold Theo/],
  ['6-7', 'girl', 'stealing', 'Her friend Zoe helps her take things.', /Zoe/],
])('%s %s, %s: %j is told as no help', (band, gender, problem, notes, words) =>
  expect(told(band, gender, problem, notes).text).not.toMatch(words)); // prettier-ignore

test.each([
  ['hits his baby sister', 'Her name is Poppy. Telling him off makes it worse.'],
  ['school refusal', 'Stickers did not help. Please do not mention his stomach.'],
  ['starting school', 'We do not want to frighten him.'],
])('%j: nothing of %j is listed as missing', (problem, notes) =>
  expect(told('4-5', 'boy', problem, notes).leftOut).toEqual([]),
);

test.each([
  ['hits his baby sister', 'Daddy drives a red van', 'Daddy drives a red van'],
  ['school refusal', 'stomach hurts mostly on Mondays', 'stomach hurts mostly on Mondays'],
  ['starting school', 'We have walked past the gate lots of times.', 'We have walked past the gate lots of times'],
  ["won't brush his teeth", 'He was constipated before.', 'He was constipated before'],
  ['starting school', "We've moved from Leeds because of dad's job.", "We've moved from Leeds because of dad's job"],
  ['broke his arm', 'His mate Reece broke his too last year.', 'His mate Reece broke his too last year'],
  ["mum's new boyfriend is moving in", "His dad doesn't know yet.", "His dad doesn't know yet"],
  ["doesn't talk at nursery", 'He uses picture cards with Miss Bea.', 'with Miss Bea'],
  ['tells lies', "We don't punish him if he tells us.", "We don't punish him if he tells us"],
])('%j: of %j is listed %j', (problem, notes, missing) =>
  expect(told('4-5', 'boy', problem, notes).leftOut).toContain(missing),
);

test.each([
  ['The TA, Mrs Boyle, tells her', 'Mrs Boyle'],
  ['Old Mr Finch at the corner shop always waves', 'Mr Finch'],
  ['Her keyworker Sam reads', 'Sam'],
  ['his coach Danny believes in him', 'Coach Danny'],
  ['Nana and Grandpa sing to him', 'Nana and Grandpa'],
  ['her aunt Priya is easy to talk to', 'Aunt Priya'],
  ['Listening to whales helps', undefined],
  ['Cuddles help', undefined],
])('%j begins with %j', (clause, who) => expect(personAtHead(clause, 'Milo')?.phrase.text).toBe(who));
