import { describe, expect, test } from 'vitest';
import { tellPictureBook } from '../../../index.ts';
import { EVENTS } from '../../arcs/events/index.ts';
import { BROAD_SUBJECTS, concreteTheme } from './broad-theme.ts';

const OF_EVENTS = EVENTS.map(({ id }) => id);
const AGES = [3, 5, 6, 9, 12];
const brief = (theme: string, age: number) => ({ theme, childName: 'Mia', age, details: null });

describe('a subject that is too wide to be a story', () => {
  const all = BROAD_SUBJECTS.flatMap(({ told }) => told);
  test.each(
    [...new Map(all.map((each) => [each.theme, each])).values()].map((each, i) => [each.theme, i, each] as const),
  )('has "%s", told by an event, and all of it', (named, i, { from = 0, upTo = 99 }) => {
    const age = AGES.filter((each) => each >= from && each <= upTo)[i % 3] ?? 5;
    const book = tellPictureBook(brief(named.replace('{kin}', 'daddy'), age), { seed: i + 1 });
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(OF_EVENTS).toContain(book.arc);
    expect(book.notManaged).toEqual([]);
  });

  test.each([
    ['kindness', 5],
    ['a story about being brave', 6],
    ['Winter!', 4],
    ['something funny', 7],
    ['the importance of honesty', 9],
    ['me and my daddy', 4],
    ['Mia saves the day', 6],
    ['a bedtime story about friendship please', 3],
  ])('"%s" is a book in which something happens, another one each time', (theme, age) => {
    const arcs: string[] = [];
    for (const seed of [1, 2, 3]) {
      const book = tellPictureBook(brief(theme, age), { seed, recentArcs: arcs.toReversed() });
      expect(book.notManaged).toEqual([]);
      arcs.push(book.arc);
    }
    expect(new Set(arcs).size).toBeGreaterThan(1);
  });

  test.each([
    'a kind dragon who lost her kite',
    'winter in the woods with a fox',
    'brave Sir Tom',
    'my sister hits me',
    '',
  ])('"%s" says more than that, and stays as it is', (theme) => {
    expect(concreteTheme(brief(theme, 6), { seed: 1 })).toBeNull();
  });

  test.each([
    ['a fox who learns the value of honesty', 'broke-something', 'fox'],
    ['a brave little dinosaur who learns to share', 'will-not-share', 'dinosaur'],
    ['a boy who loves trains', 'train-trip', 'train'],
    ['Mia and the dragon', 'dragon|egg', 'dragon'],
  ])('"%s" happens to whom it names', (theme, arc, word) => {
    const book = tellPictureBook(brief(theme, 6), { seed: 2 });
    expect(book.arc).toMatch(new RegExp(`^(?:${arc})$`, 'u'));
    expect(book.pages.map(({ text }) => text).join(' ')).toContain(word);
  });

  test.each([
    ['a snowy day', 'snow-day'],
    ['playing in the snow', 'snow-day'],
    ['space adventure', 'space'],
    ['aliens', 'space'],
  ])('"%s" is told with it on every page, whatever the seed', (theme, arc) => {
    for (const seed of [1, 2, 3]) expect(tellPictureBook(brief(theme, 4), { seed }).arc).toBe(arc);
  });

  test.each(['ambulance', 'ambulances', 'police'])('"%s" is no fire engine', (theme) => {
    for (const seed of [1, 2, 3, 4]) {
      const { pages } = tellPictureBook(brief(theme, 3), { seed });
      const text = pages.map((page) => page.text).join(' ');
      expect(text).toMatch(/ambulance|police car/);
      expect(text).not.toMatch(/fire engine/);
    }
  });

  test('what is to be explained stays what it is', () => {
    expect(concreteTheme({ ...brief('space', 6), educational: true }, { seed: 1 })).toBeNull();
  });
});
