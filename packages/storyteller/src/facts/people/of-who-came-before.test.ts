import { READING_ORDER, type AgeBand, type Gender } from '@storylantern/contract';
import { expect, test } from 'vitest';
import { tellSocialStory } from '../../tell-social-story.ts';
import { isOfWhoCameBefore } from './of-who-came-before.ts';

const ILL = "Her grandma has dementia and didn't know her name.";

test.each([
  ['She still sings all the old hymns.', 'Grandma lives at Oakfield.', ILL],
  ['She used to bake with us.', 'Grandma is in a home now.', 'Is starting school.'],
  ['He sleeps in a crate in the kitchen.', 'The puppy is called Bear.', 'Is jealous of our new puppy.'],
  ['He draws cards every week.', 'Dad is in the army.', 'Misses his dad who works away.'],
])('"%s" behind "%s" is nothing of the child', (sentence, before, problem) => {
  expect(isOfWhoCameBefore(sentence, before, problem)).toBe(true);
});

test.each([
  ['She takes her toy hedgehog.', 'Her key worker is Kim.', 'Is starting nursery.'],
  ['She loves drawing.', 'Grandma lives with us.', 'Is scared of the dark.'],
  ['She has a photo of her.', 'Grandma died in May.', 'Her grandma died.'],
  ['He still sleeps with a rabbit.', 'Grandma picks him up.', 'Is scared of the dark.'],
])('"%s" behind "%s" is of the child', (sentence, before, problem) => {
  expect(isOfWhoCameBefore(sentence, before, problem)).toBe(false);
});

const told = (ageBand: AgeBand, gender: Gender, problem: string, notes: string) => {
  const { content, leftOut } = tellSocialStory({ name: 'Robin', ageBand, gender, problem, notes }, { seed: 7 });
  return { text: READING_ORDER.map((kind) => content[kind]).join('\n'), leftOut };
};

test('what a note says is not told as another thing', () => {
  expect(told('8-10', 'girl', ILL, 'Grandma lives at Oakfield. She still sings all the old hymns.').text).not.toMatch(
    /sing all the old/,
  );
  const named = told('4-5', 'girl', 'Is starting at a new nursery.', 'We call grandma Babcia.');
  expect(named.text).not.toMatch(/call Grandma/i);
  expect(named.leftOut).toEqual(['We call grandma Babcia']);
  const nurse = told('11+', 'boy', 'Hates doing his insulin injections at school.', 'The school nurse, Sister Grace, stays with him.'); // prettier-ignore
  expect(nurse.text).not.toMatch(/Sister (?!Grace)/);
  const scissors = told('4-5', 'boy', 'Has a haircut coming.', 'He hates the clippers so it will be scissors only.');
  expect(scissors.text).not.toMatch(/clippers/i);
  const some = told('4-5', 'girl', 'Hates the seams in her socks.', 'Nana knitted her some that she loves.');
  expect(some.text).not.toMatch(/knitted/);
});

test("a family's own rule is told as theirs", () => {
  const { text, leftOut } = told('11+', 'girl', 'Spends all evening on her phone.', 'Our rule is phones in the kitchen basket at 8.'); // prettier-ignore
  expect(text).toContain("At home the rule is phones in the kitchen basket at eight o'clock.");
  expect(leftOut).toEqual([]);
});

test('a coach or a tutor does nothing at the family’s home', () => {
  const { text } = told('6-7', 'girl', 'Scared of going underwater at swimming lessons.', 'Her teacher is Coach Bryn.');
  expect(text).not.toMatch(/Coach Bryn can [^.]*at home/);
});

test.each<[AgeBand, Gender, string, string, RegExp]>([
  ['4-5', 'boy', 'Is jealous of our new puppy.', 'The puppy is called Bear. He sleeps in a crate.', /crate/],
  ['11+', 'girl', 'Is going on an exchange.', 'Her partner is called Ann. They have a dog.', /have a dog/],
  ['6-7', 'girl', 'Cries when a spelling is wrong.', 'Writing them in sand helps.', /write Robin/],
  ['8-10', 'girl', "Won't see her grandad since his stroke.", 'He calls her Bess.', /Bess/],
  ['11+', 'girl', 'Has panic attacks on the school bus.', 'She gets the 8.05.', /8\.five/],
  ['4-5', 'boy', 'Is scared of the dark stairs.', 'We go at half past nine.', /can go at/],
  ['8-10', 'girl', 'Is moving to Japan.', "Her cat Momo can't come.", /Momo/],
])('%s %s, %s "%s" is not misread', (band, gender, problem, notes, wrong) => {
  expect(told(band, gender, problem, notes).text).not.toMatch(wrong);
});
