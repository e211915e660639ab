/** What is sung each morning. */
export const REFRAINS = [
  'Happy birthday again!',
  'Many happy returns!',
  'Happy birthday, as usual!',
  'One more candle!',
  'And happy birthday!',
  'Happy, happy birthday!',
  'Guess what day it is!',
  'Birthday time!',
  'Up you get, birthday!',
  'Time for the candles!',
] as const;
export const TITLES = ['a cake every morning', 'one more candle', 'every single day', 'who has Friday?'];
