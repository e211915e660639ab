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
    of: /\b(?:d(?:i|ee|ii)(?:w|v)aa?li|d(?:i|ee)pa(?:w|v)ali|tihar)\b/i,
    name: null,
    sweet: 'ladoo',
    sweets: 'ladoos',
    like: ['They were round and golden, like small suns.', 'Each was as round as a marble, and as yellow as butter.'],
    light: 'light',
    lights: 'lights',
    ready: 'By the door was a great flower of coloured powder, to step over.',
    readyShort: 'By the door is a bright flower.',
    greeting: null,
    drawn: [],
  },
  {
    of: /\b(?:eid|bakrid|tabaski)\b|\bfeast (?:after|at the end of) ramadan\b/i,
    name: 'Eid',
    sweet: 'date biscuit',
    sweets: 'date biscuits',
    like: ['They were round, with a pattern pressed on top.', 'Each had dates inside, and a star pressed on it.'],
    light: 'lantern',
    lights: 'lanterns',
    // Two feasts have this name. The new moon is looked for before the one that ends Ramadan, not before the other.
    ready: 'Everybody had something new on, and paper moons hung in the windows.',
    readyShort: 'Paper moons hang up high.',
    greeting: 'Eid Mubarak!',
    drawn: ['lantern'],
  },
  {
    of: /\b(?:hari raya|lebaran)\b/i,
    name: null,
    sweet: 'pineapple tart',
    sweets: 'pineapple tarts',
    like: ['They were small and golden, with jam in the middle.', 'Each was as round as a button, with jam on it.'],
    light: 'lamp',
    lights: 'lamps',
    ready: 'Everybody had something new on. By the door stood the shoes of the guests.',
    readyShort: 'Everybody has new clothes on.',
    greeting: 'Selamat Hari Raya!',
    drawn: ['lamp'],
  },
  {
    of: /\b(?:ramazan|kurban|seker) bayram[\wı]*|şeker bayram[\wı]*/i,
    name: null,
    sweet: 'walnut pastry',
    sweets: 'walnut pastries',
    like: ['They were square, and shone with syrup.', 'Each was a little square, and stuck to the fingers.'],
    light: 'light',
    lights: 'lights',
    ready: 'Everybody had something new on, and kissed the hands of the oldest.',
    readyShort: 'Everybody has new clothes on.',
    greeting: 'İyi bayramlar!',
    drawn: [],
  },
  {
    of: /\bc?hann?uk+ah?\b/i,
    name: 'Hanukkah',
    sweet: 'doughnut',
    sweets: 'doughnuts',
    like: ['They were fat and round, with jam inside.', 'Each had sugar on top, and jam in the middle.'],
    light: 'lamp',
    lights: 'candles',
    ready: 'On the window sill stood the lamp with eight arms and one more.',
    readyShort: 'A little top spins and spins.',
    greeting: 'Happy Hanukkah!',
    drawn: ['candle'],
  },
  {
    of: /\b(?:(?:chinese|lunar) new year|spring festival|year of the (?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|sheep|ram|monkey|rooster|dog|pig))\b/i,
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
    of: /\b(?:n(?:ow|o|oo|aw|au)[- ]?r(?:u|ú|oo|ou)z|(?:persian|iranian) new year|ha(?:ft|phth)[- ]?(?:sin|seen))\b/i,
    name: 'Nowruz',
    sweet: 'chickpea biscuit',
    sweets: 'chickpea biscuits',
    like: ['They were pale and soft, with a nut on top.', 'Each was shaped like a clover leaf, with a nut on it.'],
    light: 'candle',
    lights: 'candles',
    ready: 'Seven things lay ready on the haft-sin table. A goldfish swam in its bowl.',
    readyShort: 'A goldfish swims round its bowl.',
    greeting: 'Nowruz mobarak!',
    drawn: ['candle'],
  },
  {
    // The same day where there is no haft-sin table: with Kurds, Afghans, Azerbaijanis, Kazakhs, Uzbeks and Parsis.
    of: /\b(?:n(?:a|e|av|aw|ev)[wv]?roz|new[- ]?roz|n[ao]vr[ou]z|nevruz|nauryz|(?:afghan|kurdish|kazakh|uzbek|parsi) new year)\b/i,
    name: null,
    sweet: 'nut biscuit',
    sweets: 'nut biscuits',
    like: ['They were round and pale, with nuts inside.', 'Each was as pale as sand, and full of nuts.'],
    light: 'candle',
    lights: 'candles',
    ready: 'The house was clean from top to bottom, and everybody had something new on.',
    readyShort: 'Everybody has new clothes on.',
    greeting: null,
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
