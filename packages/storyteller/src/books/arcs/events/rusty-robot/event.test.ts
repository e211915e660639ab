import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a rusty robot', () => {
  it.each(['a rusty robot', 'Ada finds an old robot in the shed', 'the robot in the scrapyard', 'a squeaky robot'])(
    '%s squeaks, and is heard in the fog, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('rusty-robot');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        expect(text).toContain('robot');
        expect(text).toContain('fog');
      }
    },
  );

  it.each(['a robot who dances', 'a toy robot', 'building a robot'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('rusty-robot');
  });
});
