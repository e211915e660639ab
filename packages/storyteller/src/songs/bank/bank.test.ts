import { SONG_SHEETS } from '@storylantern/library';
import { describe, expect, test } from 'vitest';
import { fillLine } from '../fill.ts';
import type { Slots } from '../song-cast.ts';
import { askedForm } from '../sound/pronunciations.ts';
import { isTrueRhyme, lastWord } from '../sound/rhyme.ts';
import { ADVENTURE } from './adventure.ts';
import { STOCK } from './all-couplets.ts';
import { SUNG_RELATIONS } from './couplet.ts';
import { DANCE } from './dance.ts';
import { DEAR_ONES } from './dear-ones.ts';
import { EVERY_DAY } from './every-day.ts';
import { FUN } from './fun.ts';
import { HARD_DAYS } from './hard-days.ts';
import { LULLABY } from './lullaby.ts';

/** Plain words for every slot, so that a line can be judged by itself. */
const SLOTS: Slots = new Map(
  Object.entries({
    name: ['Ada', 'Sam', 'Olivia'], 'a x': ['a badger', 'a fox'], 'the x': ['the badger', 'the fox'], x: ['badger', 'fox'],
    he: ['she'], him: ['her'], his: ['her'], says: ['Squeak'], y: ['rabbit', 'hen'], 'a y': ['a rabbit', 'a hen'],
    'the y': ['the rabbit', 'the hen'], fear: ['spiders', 'bats'], place: ['the castle', 'the moon'], t: ['teddy', 'kite'],
    'a t': ['a teddy', 'a kite'], 'the t': ['the teddy', 'the kite'], it: ['it'], them: ['it'], was: ['was'],
    "wasn't": ["wasn't"], want: ['fly', 'dance'], act: ['ballet', 'dancing'], first: ['swimming', 'school'], pet: ['Biscuit', 'Mo'],
    'the comforter': ['the blanket', 'the bear'], 'grown-up': ['Nana', 'Dad'], likes: ['drawing', 'trains'],
    'a w': ['a badger', 'the moon'], clause: ['is always cold', 'is too loud'], 'w it': ['it'], 'w him': ['it'],
    'the w': ['the badger', 'the moon'], who: ['Grandpa', 'the cat'], m: ['stutter', 'Christmas'], rival: ['the kitten', 'the new puppy'],
  }),
); // prettier-ignore
/** Over this a line stumbles; words of a theme may be longer than those here. */
const ROUGH = 4.5;

describe.each(STOCK)('the couplets of $style songs', ({ style, couplets, choruses }) => {
  test('there are enough of them', () => {
    if (style === 'tender') return;
    expect(couplets.length).toBeGreaterThanOrEqual(40);
    expect(choruses.length).toBeGreaterThanOrEqual(8);
  });

  test('every one rhymes truly by pronunciation', () => {
    for (const [a, b] of couplets) expect(isTrueRhyme(lastWord(a), lastWord(b)), `${a} / ${b}`).toBe(true);
    for (const [, b, c] of choruses) expect(isTrueRhyme(lastWord(b), lastWord(c)), `${b} / ${c}`).toBe(true);
  });

  test('the dictionary knows every word', () => {
    const words = [...couplets, ...choruses].flat().flatMap((line) => line.replace(/\{[^{}]+\}/g, '').match(/\p{L}[\p{L}'’]*/gu) ?? []); // prettier-ignore
    expect(words.filter((word) => askedForm(word) !== null)).toEqual([]);
  });

  test('every line has four beats and scans, with only known slots and none at its end', () => {
    for (const line of [...couplets, ...choruses].flat()) {
      expect(line, line).not.toMatch(/\}[^\p{L}]*$/u);
      const filled = fillLine(line, SLOTS, new Set([...SLOTS.values()].map(([first = '']) => first)));
      expect(filled, line).not.toBeNull();
      expect(filled?.cost, line).toBeLessThan(ROUGH);
      expect(
        filled?.line.syllables.filter((each) => each.beat),
        line,
      ).toHaveLength(4);
    }
  });

  test('no line comes twice', () => {
    const lines = [...couplets, ...choruses].flat();
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  test('every chorus calls the child', () => {
    for (const chorus of choruses) expect(chorus[0]).toContain('{name}');
  });
});

describe.each([
  ['fun', FUN],
  ['lullaby', LULLABY],
  ['adventure', ADVENTURE],
  ['dance', DANCE],
])('%s songs', (_, bank) => {
  test('have couplets of their own for everything a theme asks for', () => {
    for (const relation of SUNG_RELATIONS) {
      const { set, turn } = bank.relations[relation];
      expect(set.length, relation).toBeGreaterThanOrEqual(2);
      // What a parent says of somebody is laid out; it is the thread that turns.
      if (relation !== 'clause') expect(turn.length, relation).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('what a child is facing', () => {
  test('is sung in two ways at least, and no two matters share a line', () => {
    const matters = [...EVERY_DAY, ...DEAR_ONES, ...HARD_DAYS];
    expect(matters.length).toBeGreaterThanOrEqual(25);
    const ids = matters.flatMap((each) => [each.id, ...each.threads.map((thread) => thread.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what songs teach', () => {
  test('at least twenty sheets of at least eight couplets, each with a source', () => {
    expect(SONG_SHEETS.length).toBeGreaterThanOrEqual(20);
    for (const sheet of SONG_SHEETS) {
      const couplets = sheet.chapters.flat();
      expect(couplets.length, sheet.id).toBeGreaterThanOrEqual(8);
      for (const [, , source] of couplets) expect(source.length, sheet.id).toBeGreaterThan(4);
      for (const chapter of sheet.chapters) {
        expect(chapter.length, sheet.id).toBeGreaterThanOrEqual(4);
        expect(chapter.length, sheet.id).toBeLessThanOrEqual(6);
      }
    }
  });

  test('a word asks for one sheet only', () => {
    const words = SONG_SHEETS.flatMap((each) => each.words);
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
  });
});
