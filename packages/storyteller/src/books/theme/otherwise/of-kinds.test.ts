import { describe, expect, it } from 'vitest';
import { saidOtherwise } from '../said-otherwise.ts';

describe('wishes said without who wishes what', () => {
  it.each([
    ["a robot's wish", 'a robot who wants a heart'],
    ['what the robot wished for', 'a robot who wants a heart'],
    ["a dragon's wish", 'a dragon who wishes for a friend'],
    ["the owl's secret wish", 'an owl who wishes for a friend'],
    ['a dragon with a wish', 'a dragon who wishes for a friend'],
    ['a puppy wished for', 'wishing for a puppy'],
  ])('%s is %s', (said, meant) => {
    expect(saidOtherwise(said)).toBe(meant);
  });

  it.each(["a fairy's wish", "a genie's wish", "the princess's wish", 'a robot who wished for snow', 'three wishes'])(
    '%s is left as it is',
    (said) => {
      expect(saidOtherwise(said)).not.toMatch(/heart|wishes for a friend|^wishing for/);
    },
  );
});
