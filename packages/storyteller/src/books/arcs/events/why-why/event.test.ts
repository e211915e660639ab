import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('somebody who asks why', () => {
  it.each(['why why why', 'a bear who asks why', 'Ada keeps asking why', 'a fox who never stops asking questions'])(
    '%s finds out where it began, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('why-why');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        expect(book.pages.map((page) => page.text).join(' ')).toMatch(/\bbread\b.*\bbucket\b.*\bbell\b.*\bbread\b/s);
      }
    },
  );

  it.each(['why is the sky blue', 'why did grandpa have to go to hospital'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('why-why');
  });
});
