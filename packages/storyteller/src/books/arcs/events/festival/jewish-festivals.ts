import type { ListedFestival } from './festival.ts';

/** Festivals of Jewish families beside Hanukkah. */
export const JEWISH_FESTIVALS: readonly ListedFestival[] = [
  {
    of: /\bpurim\b|\bhamant(?:as|asch|ash)\w*\b|\bmishloach\b/i,
    name: 'Purim',
    sweet: 'hamantasch',
    sweets: 'hamantaschen',
    like: [
      'They had three corners, and something dark in the middle.',
      'Each had three corners, like a hat, and jam inside.',
    ],
    light: 'light',
    lights: 'lights',
    ready: 'Everybody had dressed up, and rattles lay about in every room.',
    readyShort: 'Rattle, rattle! Everybody is dressed up.',
    greeting: 'Happy Purim!',
    drawn: [],
  },
  {
    of: /\brosh ha[- ]?shan\w*\b|\bjewish new year\b/i,
    name: 'Rosh Hashanah',
    sweet: 'honey cake',
    sweets: 'honey cakes',
    like: ['They were brown and soft, and smelled of honey.', 'Each was as brown as a nut, and sticky with honey.'],
    light: 'lamp',
    lights: 'candles',
    ready: 'There were apples, and honey to dip them in, for a sweet new year.',
    readyShort: 'There are apples, and there is honey.',
    greeting: 'Shanah tovah!',
    drawn: ['candle'],
  },
  {
    of: /\b(?:passover|pesac?h|pessac?h|seder)\b/i,
    name: 'Passover',
    // A biscuit would have flour in it.
    sweet: 'coconut macaroon',
    sweets: 'coconut macaroons',
    like: [
      'They were white and round, with a point like a snowdrift.',
      'Each was a small white hill, and tasted of coconut.',
    ],
    light: 'lamp',
    lights: 'candles',
    ready: 'Every crumb of bread was swept out. The matzah lay under its cloth.',
    readyShort: 'Every crumb is swept away.',
    greeting: 'Happy Passover!',
    drawn: ['candle'],
  },
  {
    of: /\bsukk?ot(?:h)?\b|\bsukkah\b/i,
    name: 'Sukkot',
    sweet: 'honey biscuit',
    sweets: 'honey biscuits',
    like: ['They were round, and smelled of honey.', 'Each was as brown as a leaf, with a nut on top.'],
    light: 'lantern',
    lights: 'lanterns',
    ready: 'Outside stood the sukkah, with a roof of branches and fruit on strings.',
    readyShort: 'There is a hut with a leaf roof.',
    greeting: 'Happy Sukkot!',
    drawn: ['lantern'],
  },
];
