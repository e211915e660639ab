import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('invitations that are lost', () => {
  it.each([
    'my birthday party but nobody comes because the invitations got lost',
    'the party invitations blew away',
    'a mouse whose birthday invitations are lost',
  ])('%s: whoever finds one is meant, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect([theme, age, book.arc]).toEqual([theme, age, 'invitations-lost']);
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/YOU.*card.*(?:[Ss]ays? You|You, it says)/s);
    }
  });

  it.each(['a birthday party', 'everyone is invited but me', 'nobody remembered my birthday'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('invitations-lost');
    },
  );
});
