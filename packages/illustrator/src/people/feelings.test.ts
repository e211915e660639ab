import { FEELINGS } from '@storylantern/contract';
import { describe, expect, it } from 'vitest';
import { EXPRESSIONS, type Expression } from './feelings.ts';

/** How far two faces are apart, in marks that a reader sees: brows, eyes, mouth. */
function apart(first: Expression, second: Expression): number {
  const brows =
    Math.abs(first.brow.y - second.brow.y) / 3 +
    Math.abs(first.brow.tilt - second.brow.tilt) / 6 +
    Math.abs((first.brow.uneven ?? 0) - (second.brow.uneven ?? 0)) / 3;
  const eyes =
    (first.eyes.kind === second.eyes.kind ? 0 : 2) +
    Math.abs(first.eyes.upper - second.eyes.upper) / 0.15 +
    Math.abs(first.eyes.lower - second.eyes.lower) / 0.2 +
    Math.hypot(first.eyes.gaze[0] - second.eyes.gaze[0], first.eyes.gaze[1] - second.eyes.gaze[1]) / 2;
  return brows + eyes + (first.mouth === second.mouth ? 0 : 2);
}

describe('feelings', () => {
  it('are told apart in brows, eyes and mouth, each from every other', () => {
    for (const [index, first] of FEELINGS.entries()) {
      for (const second of FEELINGS.slice(index + 1)) {
        const [one, two] = [EXPRESSIONS[first], EXPRESSIONS[second]];
        expect(one.brow, `${first} and ${second}: brows`).not.toEqual(two.brow);
        expect(one.eyes, `${first} and ${second}: eyes`).not.toEqual(two.eyes);
        expect(one.mouth, `${first} and ${second}: mouth`).not.toBe(two.mouth);
        expect(apart(one, two), `${first} and ${second}`).toBeGreaterThan(3);
      }
    }
  });

  it.each(['happy', 'proud', 'calm', 'surprised', 'excited', 'curious', 'sleepy', 'shy', 'scared'] as const)(
    'never lower the inner brows of a face that is %s',
    (feeling) => {
      expect(EXPRESSIONS[feeling].brow.tilt).toBeGreaterThan(0);
    },
  );

  it('keep determination far milder than anger', () => {
    expect(EXPRESSIONS.determined.brow.tilt).toBeGreaterThan(EXPRESSIONS.angry.brow.tilt + 8);
    expect(EXPRESSIONS.scared.tear).toBeUndefined();
  });
});
