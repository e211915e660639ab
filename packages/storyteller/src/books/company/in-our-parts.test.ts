import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../tell-picture-book.ts';
import { isOfTheme } from './in-our-parts.ts';

const textOf = (theme: string, childName: string, age: number, details: string, seed = 12): string =>
  tellPictureBook({ theme, childName, age, details }, { seed })
    .pages.map(({ text }) => text)
    .join(' ');

describe('the children whom the details name', () => {
  it('have the parts of the children whom a plot has, and nobody of ours is there besides', () => {
    const text = textOf('building a den in the woods', 'Theo', 7, 'With his cousins Ella and Rory. Grandad helps.');
    expect(text).toContain('Ella');
    expect(text).toContain('Rory');
    expect(text).not.toMatch(/\b(?:Sal|Robin|Tobi)\b/);
    expect(text).not.toContain('came too');
  });

  it('are told of as who they are before they do anything', () => {
    const text = textOf('learning to swim', 'Imran', 6, 'He goes with his friend Bilal.');
    expect(text).toMatch(/\bfriend Bilal\b/);
    expect(text.indexOf('friend Bilal')).toBeLessThanOrEqual(text.indexOf('Bilal'));
  });

  it('do together what one of two brothers does', () => {
    const text = textOf('a robot friend', 'Samir', 7, 'His friends are Joe and Ayaan.', 31);
    expect(text).toMatch(/\bJoe and Ayaan\b/);
  });

  it('are no second sister of a theme of a sister, and the friend of it', () => {
    expect(isOfTheme('sister', 'my sister is a robot')).toBe(true);
    expect(isOfTheme('best friend', 'my sister is a robot')).toBe(false);
    expect(isOfTheme('brother', 'a den in the woods')).toBe(false);
    expect(isOfTheme(undefined, 'my sister is a robot')).toBe(true);
  });
});
