import { titled } from '../../wording.ts';
import { FESTIVALS_OF_EAST_ASIA } from './festivals-of-east-asia.ts';
import { FESTIVALS_OF_EUROPE_AND_AMERICA } from './festivals-of-europe-and-america.ts';
import { FESTIVALS_OF_SOUTH_ASIA } from './festivals-of-south-asia.ts';
import { JEWISH_FESTIVALS } from './jewish-festivals.ts';
import type { Festival, ListedFestival } from './festival.ts';

/**
 * Festivals on which plates go from door to door. What is said of each is common to most who keep it; how a family prays,
 * and what it believes, is left to the family.
 */
export const FESTIVALS: readonly ListedFestival[] = [
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
    of: /\b(?:(?:chinese|lunar) new year|spring festival|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig))\b/i,
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
  {
    of: /\b(?:nowruz|norooz|norouz|nowrooz|nawroz|newroz|novruz|nauryz|(?:persian|iranian|afghan|kurdish) new year|ha(?:ft|phth)[- ]?(?:sin|seen))\b/i,
    name: 'Nowruz',
    sweet: 'almond biscuit',
    sweets: 'almond biscuits',
    like: ['They were pale and soft, with a nut on top.', 'Each was shaped like a clover leaf, with a nut on it.'],
    light: 'candle',
    lights: 'candles',
    ready: 'Seven things lay ready on the haft-sin table. A goldfish swam in its bowl.',
    readyShort: 'A goldfish swims round its bowl.',
    greeting: 'Nowruz mobarak!',
    drawn: ['candle'],
  },
  ...FESTIVALS_OF_SOUTH_ASIA,
  ...FESTIVALS_OF_EAST_ASIA,
  ...JEWISH_FESTIVALS,
  ...FESTIVALS_OF_EUROPE_AND_AMERICA,
];

/** The festival that a theme names, by the name it has there where it goes by several. */
export function festivalOf(raw: string): Festival | undefined {
  const listed = FESTIVALS.find(({ of }) => of.test(raw));
  if (!listed) return undefined;
  const name = listed.name ?? titled(listed.of.exec(raw)?.[0] ?? '');
  return { ...listed, name, greeting: listed.greeting ?? `Happy ${name}!` };
}
