import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asMeant } from '../../../as-meant.ts';
import { understandTheme } from '../../../theme/understand.ts';
import { isOf } from '../event.ts';
import { BIG_VEHICLE } from './event.ts';

const told = (theme: string, age: number) =>
  tellPictureBook({ theme, childName: 'Ada', age, details: null }, { seed: age });

describe('a big vehicle in our street', () => {
  it.each([
    'the bin lorry comes to our street',
    'waiting for the bin men',
    'a fire engine comes to our street',
    'the digger in our street',
    'teddy is nearly thrown away by the bin lorry',
  ])('%s is told as it goes, and soundly, at every age', (theme) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('big-vehicle');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
    }
  });

  it('has one teddy, who is asleep, and a child who saves him', () => {
    for (const age of [3, 6, 9]) {
      const text = tellPictureBook(
        { theme: 'teddy is nearly thrown away by the bin lorry', childName: 'Ada', age, details: null },
        { seed: age },
      )
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toContain('Teddy');
      expect(text).not.toMatch(/ the teddy/);
    }
  });

  it.each([
    'a fire engine that is afraid of fire',
    'a digger who wants to be a dancer',
    'tractor stuck in the mud',
    'diggers',
  ])('%s is about something else', (theme) => {
    expect(isOf(BIG_VEHICLE, asMeant(understandTheme(theme, 'Ada')))).toBe(false);
  });
});
