import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../tell-picture-book.ts';

const told = (theme: string, age: number): ReturnType<typeof tellPictureBook> =>
  tellPictureBook({ theme, childName: 'Mia', age, details: null }, { seed: age });

describe('a day on which plates go from door to door', () => {
  test.each([
    ['Diwali', 'ladoo'],
    ['Eid with grandma', 'Eid Mubarak'],
    ['our first Hanukkah', 'doughnut'],
    ['Chinese New Year', 'dumpling'],
    ['a Thanksgiving story', 'pie'],
    ['a fox celebrates Diwali', 'the fox'],
    ['nowruz', 'Nowruz mobarak'],
    ['Vaisakhi with nani', 'jalebi'],
    ['raksha bandhan with my brother', 'Raksha Bandhan'],
    ["onam at grandma's", 'Onam'],
    ['pongal', 'Pongal'],
    ['ganesh chaturthi', 'modak'],
    ['durga puja', 'Durga Puja'],
    ['the moon festival', 'mooncake'],
    ['mid autumn festival with grandpa', 'mooncake'],
    ['Tet', 'Happy Tet'],
    ['Songkran', 'Songkran'],
    ['Chuseok', 'Chuseok'],
    ['Losar', 'Tashi delek'],
    ['Purim', 'hamantasch'],
    ['Rosh Hashanah', 'honey'],
    ["Passover at grandpa's", 'Passover'],
    ['sinterklaas', 'spiced biscuit'],
    ['st lucia day', 'saffron bun'],
    ['greek easter with grandma', 'Easter'],
    ['Kwanzaa', 'Kwanzaa'],
    ['three kings day', "kings' bun"],
    ['fasching', 'Happy Fasching'],
    ['deepavali', 'Happy Deepavali'],
    ['Hannukah', 'doughnut'],
    ['newroz', 'Happy Newroz'],
    ['ramazan bayramı', 'İyi bayramlar'],
    ['magh bihu', 'Magh Bihu'],
    ['japanese new year', 'the New Year'],
    ['hinamatsuri', 'Happy Hinamatsuri'],
    ['hari raya', 'Selamat Hari Raya'],
    ['Tết Trung Thu', 'mooncake'],
    ['ethiopian easter', 'Ethiopian Easter'],
    ['eritrean easter', 'Eritrean Easter'],
    ['fat thursday', 'Fat Thursday'],
    ['swedish midsummer', 'strawberry tart'],
    ['Eid al-Adha', 'Eid Mubarak'],
    ['waiting for Eid al-Adha', 'Eid Mubarak'],
  ])('%s is told with what belongs to it, soundly, at every age', (theme, word) => {
    for (const age of [3, 6, 9]) {
      const book = told(theme, age);
      expect(book.arc).toBe('festival');
      expect(book.findings.filter((each) => each.hard)).toEqual([]);
      expect(book.pages.map((page) => page.text).join(' ')).toContain(word);
    }
  });

  test.each(['Eid', 'Eid al-Adha'])('%s has no new moon in it, which only the end of Ramadan waits for', (theme) => {
    for (const age of [3, 6, 9]) {
      const text = told(theme, age).pages.map((page) => page.text);
      expect(text.join(' ')).not.toContain('new moon');
    }
  });

  test.each(['christmas eve', 'halloween', 'a turkey who escapes on Thanksgiving', 'a holiday in st lucia'])(
    '%s is another',
    (theme) => {
      expect(told(theme, 6).arc).not.toBe('festival');
    },
  );
});
