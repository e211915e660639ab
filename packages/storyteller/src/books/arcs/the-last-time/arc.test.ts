import { describe, expect, it } from 'vitest';
import { tellPictureBook } from '../../tell-picture-book.ts';

const told = (theme: string, age: number, details = '') =>
  tellPictureBook({ theme, childName: 'Ada', age, details }, { seed: age });
const textOf = ({ pages }: ReturnType<typeof told>): string => pages.map((page) => page.text).join(' ');

describe('somebody or something that keeps doing one thing', () => {
  it.each([
    [
      'a library book that keeps running away because no one finishes it',
      9,
      'The library book ran away',
      /Ada finished it/,
    ],
    [
      'a library book that keeps running away because no one finishes it',
      3,
      'library book ran away',
      /Ada finished it/,
    ],
    [
      'a pigeon that keeps coming in our kitchen, we call him Gerald',
      6,
      'Gerald came in the kitchen',
      /Gerald the pigeon/,
    ],
    [
      'how he taught the neighbours parrot to say his sisters name and then it wouldnt stop',
      9,
      "The parrot said Ada's sister's name",
      /teach|taught/,
    ],
    ["a cloud who can't rain because she keeps laughing", 6, 'The cloud laughed', /she could not rain.*she rained/],
    ["A girl who can't stop whistling, even in the library", 6, 'Ada whistled', /in the library|librarian/],
    ['an octopus who has eight gloves but keeps losing one', 6, 'lost another one', /had eight gloves/],
    [
      'a clock that keeps going backwards because it wants to be young again',
      6,
      'The clock went backwards',
      /because it wants to be young again/,
    ],
  ])('%s, at %d: it happens, and is answered', (theme, age, happens, answered) => {
    const book = told(theme, age);
    expect(book.arc).toBe('the-last-time');
    expect(book.findings.filter((each) => each.hard)).toEqual([]);
    expect(textOf(book).split(happens.replace(/^The /, '')).length).toBeGreaterThan(3);
    expect(textOf(book)).toContain(happens);
    expect(textOf(book)).toMatch(answered);
  });

  it.each([
    ['an elephant that sneezes whenever it sees the moon', 6, 'An elephant saw the moon.', 'The elephant saw the moon'],
    [
      'a cloud that is ticklish so it rains every time a bird flies past',
      3,
      'A cloud was ticklish.',
      'A bird flew past.',
    ],
    ['our dog howls whenever Dad plays the guitar', 9, 'the dog howled', 'Dad played the guitar'],
    ['a postman who is given a parcel that keeps growing', 6, 'A postman was given a parcel.', 'The parcel grew'],
  ])('%s, at %d: first the one, then the other', (theme, age, first, later) => {
    const book = told(theme, age);
    expect(book.arc).toBe('the-last-time');
    expect(book.notManaged).toEqual([]);
    expect(textOf(book)).toContain(first);
    expect(textOf(book).split(later.replace(/^The /, '')).length).toBeGreaterThan(3);
  });

  it('has the names and the people that the parent gave', () => {
    const socks = textOf(told("baby brother's socks keep falling off", 3, 'brother is Bram, 5 months. Nan helps'));
    expect(socks).toContain("Bram's socks fell off");
    expect(socks).toContain('said Nan');
    expect(textOf(told("the cat next door keeps sleeping in our baby's pram", 6, 'cat is called Mr Tibbs'))).toContain(
      "Mr Tibbs slept in the baby's pram",
    );
  });

  it.each([
    'she keeps hitting her sister',
    "my son can't stop biting his nails",
    'he keeps waking up at night',
    'grandma keeps asking the same question',
    'he cries every time I leave the room',
    'a dragon who turns pink every time he tells a lie',
    "a baby who won't stop crying",
    "a dog who won't stop barking",
    'a bear who keeps falling out of bed',
    'a parrot who never stops talking',
    'a shopkeeper who keeps bees',
    'a dragon who never stops for lunch and a knight who waits',
  ])('%s is told by others', (theme) => {
    expect(told(theme, 6).arc).not.toBe('the-last-time');
  });
});
