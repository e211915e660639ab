import { describe, expect, test } from 'vitest';
import { asksOfTheBody } from './asks-of-the-body.ts';
import { onWheels } from './on-wheels.ts';

describe('what a body is not asked for', () => {
  test.each([
    ['{he} can walk once around the table.', 'walking'],
    ['{he} can look at the mirror.', 'seeing'],
    ['{he} can listen to one song.', 'hearing'],
  ] as const)('%j asks for %s', (text, without) => {
    expect(asksOfTheBody(text, [without])).toBe(true);
    expect(asksOfTheBody(text, [])).toBe(false);
    expect(asksOfTheBody('{he} can take one slow breath. People walk, look and listen.', [without])).toBe(false);
  });

  test.each([
    ['{Name} may stand near the ring.', '{Name} may wait near the ring.'],
    ['{he} can stand still.', '{he} can stay still.'],
    ['When {Name walks} to school, others run.', 'When {Name goes} to school, others run.'],
  ])('on wheels, %j is %j', (text, told) => expect(onWheels(text)).toBe(told));
});
