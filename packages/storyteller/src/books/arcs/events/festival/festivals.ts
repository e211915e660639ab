import type { ThingName } from '@storylantern/contract';

/** What a festival of the family's own is made of, in words that stand in a sentence. */
export interface Festival {
  /** Words of a theme that name it. */
  readonly of: RegExp;
  /** "Diwali"; stands after "it was", "at" and "on the day of". */
  readonly name: string;
  /** What is made and given away: "ladoo", "ladoos". */
  readonly sweet: string;
  readonly sweets: string;
  /** "They were round and golden." Two ways of saying how they are. */
  readonly like: readonly [string, string];
  /** What is lit in the evening, by a grown-up: "light", "lights". */
  readonly light: string;
  readonly lights: string;
  /** How the house has been made ready, a whole sentence, and one for the youngest. */
  readonly ready: string;
  readonly readyShort: string;
  /** What is said at the door. */
  readonly greeting: string;
  /** What of it is drawn. */
  readonly drawn: readonly ThingName[];
}

/**
 * Festivals on which plates go from door to door. What is said of each is common to most who keep it; how a family prays,
 * and what it believes, is left to the family.
 */
export const FESTIVALS: readonly Festival[] = [
  {
    of: /\b(?:diwali|deepavali|divali)\b/i,
    name: 'Diwali',
    sweet: 'ladoo',
    sweets: 'ladoos',
    like: ['They were round and golden, like small suns.', 'Each was as round as a marble, and as yellow as butter.'],
    light: 'light',
    lights: 'lights',
    ready: 'By the door was a great flower of coloured powder, to step over.',
    readyShort: 'By the door is a bright flower.',
    greeting: 'Happy Diwali!',
    drawn: [],
  },
  {
    of: /\beid\b/i,
    name: 'Eid',
    sweet: 'date biscuit',
    sweets: 'date biscuits',
    like: ['They were round, with a pattern pressed on top.', 'Each had dates inside, and a star pressed on it.'],
    light: 'lantern',
    lights: 'lanterns',
    ready: 'The new moon had been seen, and paper moons hung in the windows.',
    readyShort: 'Paper moons hang up high.',
    greeting: 'Eid Mubarak!',
    drawn: ['lantern'],
  },
  {
    of: /\b(?:hanukk?ah|chanukk?ah)\b/i,
    name: 'Hanukkah',
    sweet: 'doughnut',
    sweets: 'doughnuts',
    like: ['They were fat and round, with jam inside.', 'Each had sugar on top, and jam in the middle.'],
    light: 'candle',
    lights: 'candles',
    ready: 'On the window sill stood the lamp with eight arms and one more.',
    readyShort: 'A little top spins and spins.',
    greeting: 'Happy Hanukkah!',
    drawn: ['candle'],
  },
  {
    of: /\b(?:(?:chinese|lunar|vietnamese|korean) new year|spring festival|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig))\b/i,
    name: 'the New Year',
    sweet: 'dumpling',
    sweets: 'dumplings',
    like: ['They were folded like little purses.', 'Each had a frill, like the edge of a shell.'],
    light: 'lantern',
    lights: 'lanterns',
    ready: 'The house was swept, and red paper hung on both sides of the door.',
    readyShort: 'The door has red paper on.',
    greeting: 'Happy New Year!',
    drawn: ['lantern'],
  },
  {
    of: /\bthanksgiving\b/i,
    name: 'Thanksgiving',
    sweet: 'little pie',
    sweets: 'little pies',
    like: ['They were brown at the rim and orange in the middle.', 'Each had a leaf on top, cut out of pastry.'],
    light: 'candle',
    lights: 'candles',
    ready: 'The long table was made of three tables, with leaves all down it.',
    readyShort: 'There are leaves on the table.',
    greeting: 'Happy Thanksgiving!',
    drawn: ['candle'],
  },
];

/** The festival that a theme names. */
export const festivalOf = (raw: string): Festival | undefined => FESTIVALS.find(({ of }) => of.test(raw));
