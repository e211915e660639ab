import { expect, test } from 'vitest';
import { understandBrief } from '../index.ts';

const toldOf = (problem: string): string => understandBrief({ problem, notes: '', occasion: 'help' }).situation.id;
/** What is hard, and the situation it is told as. */
const MATTERS: readonly (readonly [string, string])[] = [
  ['sharing', 'sharing'],
  ['sharing her toys', 'sharing'],
  ['brushing teeth', 'brushing-teeth'],
  ['bedtime', 'bedtime-routine'],
  ['vegetables', 'healthy-eating'],
  ['saying sorry', 'saying-sorry'],
  ['potty training', 'potty-training'],
  ['haircuts', 'haircut'],
  ['the dentist', 'dentist'],
  ['loud places', 'loud-noises'],
  ['crowds', 'crowds'],
  ['dogs', 'dogs'],
  ['the dark', 'fear-dark'],
  ['wasps', 'insects'],
  ['tests', 'tests'],
  ['show and tell', 'public-speaking'],
  ['shopping', 'shopping-trip'],
  ['changes to her routine', 'change-of-plan'],
];

test.each(MATTERS)('whatever stands around it, "%s" is told as %s', (matter, situation) => {
  const problems = [
    "doesn't like X",
    'is not good at X',
    'finds X really hard',
    'struggles with X',
    'Ada gets upset about X',
  ];
  expect(problems.map((each) => toldOf(each.replace('X', matter)))).toEqual(problems.map(() => situation));
});

test('examples and places say no other thing', () => {
  expect(toldOf("doesn't like sharing at toddler group")).toBe('sharing');
  expect(toldOf('Gets very anxious in loud places like assembly and birthday parties')).toBe('loud-noises');
});
