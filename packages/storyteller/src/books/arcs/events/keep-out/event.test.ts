import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a door that is shut', () => {
  it.each([
    "my big sister won't let me play in her room",
    "my sister's door says keep out",
    "my big brother doesn't want to play with me any more",
    'a bear whose big sister shuts her door',
  ])('%s lets in one of paper, soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('keep-out');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toMatch(/keep out.*\bpaper\b.*\btalk/is);
    }
  });

  it.each([
    'sharing a room with my brother',
    'nobody will play with me at school',
    'a secret door in my bedroom',
    'my brother is moving out',
  ])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('keep-out');
  });
});
