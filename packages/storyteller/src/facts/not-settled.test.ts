import { expect, test } from 'vitest';
import { noHelpsIn } from './helps/no-help.ts';
import { isUndecided, withoutTheUnsettled } from './not-settled.ts';

test.each([
  "We're thinking of the dummy fairy",
  'We might get a puppy in the summer',
  'Not sure yet which school',
  "We haven't decided about the party",
])('%j is no plan yet', (note) => expect(isUndecided(note)).toBe(true));

test.each([
  'We are getting a puppy on Saturday',
  'He might have a cold',
  "She isn't sure of the stairs",
  'We may need to leave early',
])('%j may be told', (note) => expect(isUndecided(note)).toBe(false));

test('what is not settled chooses no scene, and the rest is read as before', () => {
  expect(withoutTheUnsettled("He loves trains. We're thinking of the dummy fairy.")).toBe('He loves trains.');
  expect(withoutTheUnsettled("His digger doesn't have to be shared. He loves trains.")).toBe('He loves trains.');
  expect(withoutTheUnsettled('He loves trains. Nan comes on Friday.')).toBe('He loves trains. Nan comes on Friday.');
});

test.each([
  ['Ten minutes works best, then a break', 'Twenty minutes of work are enough.', 'Ten minutes of work are enough.'],
  ['We use a 5 minute timer', 'After ten minutes a timer rings.', 'After five minutes a timer rings.'],
])('where a family has its own measure, %j, no other is told', (note, other, own) => {
  const withheld = noHelpsIn(note);
  expect(withheld.some((each) => each.test(other))).toBe(true);
  expect(withheld.some((each) => each.test(own))).toBe(false);
});

test('what a child will not wear is not offered', () =>
  expect(noHelpsIn("He won't wear ear defenders").some((each) => each.test('Ear defenders make it quieter.'))).toBe(
    true,
  ));
