import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

it.each([
  [`"Not me," said Ember. "Not today."`, `“Not me,” said Ember. “Not today.”`],
  [`She said ("Oh!") and didn't go.`, `She said (“Oh!”) and didn’t go.`],
  [`"Who said 'puff'?" It's the dragons' cave.`, `“Who said ‘puff’?” It’s the dragons’ cave.`],
  [`Mia's lamp, and 'em too.`, `Mia’s lamp, and ’em too.`],
])('sets %s', (typed, set) => expect(typeset(typed)).toBe(set));

it('keeps every other character in its place', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const set = typeset(text);
      expect(set).toHaveLength(text.length);
      for (let at = 0; at < text.length; at += 1)
        if (!`"'`.includes(text.charAt(at))) expect(set.charAt(at)).toBe(text.charAt(at));
    }),
  );
});
