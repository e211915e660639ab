import { describe, expect, test } from 'vitest';
import { usageOf } from '../facts/usage-of.ts';
import { inUsage } from './usage.ts';

const american = { kind: 'american', own: new Set<string>() } as const;

describe('the English of the family', () => {
  test.each([
    ['A nappy is off.', 'A diaper is off.'],
    ['The lift goes up. Lift a foot.', 'The elevator goes up. Lift a foot.'],
    ['an aeroplane in autumn', 'an airplane in fall'],
    ['Pyjamas on, and a grey colouring book.', 'Pajamas on, and a gray coloring book.'],
    ['In the Car Park', 'In the Parking Lot'],
    ['Chips and crisps', 'Fries and chips'],
    ['ten kilometres', 'ten kilometers'],
    ['He recognised it.', 'He recognized it.'],
    ['in a fortnight', 'in two weeks'],
    ['Rain can tap on the window.', 'Rain can tap on the window.'],
    ['A lift home and the lift to school.', 'A lift home and the lift to school.'],
    ['People take over the lifts and the forms.', 'People take over the lifts and the forms.'],
    ['There is a lift.', 'There is an elevator.'],
    ['under the tap.', 'under the faucet.'],
    ['a shoulder, a greyhound and a week', 'a shoulder, a greyhound and a week'],
  ])('%j is %j', (british, told) => {
    expect(inUsage(british, american)).toBe(told);
    expect(inUsage(british, usageOf('My mum says hello.'))).toBe(british);
  });

  test.each([
    ['his mom reads to him', 'american'],
    ['She wears diapers at night', 'american'],
    ['he is in second grade and hates math', 'american'],
    ['her favorite color is pink', 'american'],
    ['mum reads to her', 'british'],
    ['he goes to nursery and has a dummy', 'british'],
    ['hates maths, he is in year 2', 'british'],
    ['scared of the dark', 'british'],
    ['he was surprised and raised his hand', 'british'],
    ['mom and mum', 'british'],
    ['', 'british'],
  ])('%j is %s', (typed, kind) => expect(usageOf(typed).kind).toBe(kind));

  test('a word the parent typed stays', () =>
    expect(inUsage('Mum has a biscuit.', { kind: 'american', own: new Set(['mum']) })).toBe('Mum has a cookie.'));
});
