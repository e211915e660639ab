import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number, details: string | null = null) =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });

describe('the Day of the Dead', () => {
  it.each(['dia de los muertos, she meets her great grandmother', 'Día de Muertos', 'day of the dead with my family'])(
    '%s: somebody comes for the dancing, soundly, at every age',
    (theme) => {
      for (const age of [3, 6, 9]) {
        const book = told(theme, age);
        expect(book.arc).toBe('marigold-path');
        expect(book.findings.filter((each) => each.hard)).toEqual([]);
        const text = book.pages.map((page) => page.text).join(' ');
        for (const word of ['Ada', 'Day of the Dead', 'Great-Grand', 'red shoes']) expect(text).toContain(word);
      }
    },
  );

  it('is about whom the parent names', () => {
    const theme = 'dia de los muertos, she meets her great grandmother';
    const text = told(theme, 8, 'bisabuela Lupe, loved to dance')
      .pages.map((page) => page.text)
      .join(' ');
    expect(text).toContain('Bisabuela Lupe');
  });

  it('has a man in the picture where it is one', () => {
    for (const age of [6, 9]) {
      const text = told('day of the dead with bisabuelo Luis', age)
        .pages.map((page) => page.text)
        .join(' ');
      expect(text).toContain('small man');
      expect(text).not.toMatch(/lady|earrings/);
    }
  });

  it.each(['halloween', 'great granny is 100', 'a skeleton who dances'])('%s is another', (theme) => {
    expect(told(theme, 6).arc).not.toBe('marigold-path');
  });
});
