import type { StyleSheet } from './style-sheet.ts';

/** A bouncy major song in four: swung eighths, doo-wop turns, a secondary dominant before the chorus. */
export const FUN: StyleSheet = {
  metre: '4/4',
  beatsPerBar: 4,
  span: 2,
  tempo: [114, 120],
  mode: 'major',
  tonics: [60, 62, 63, 65],
  verse: {
    open: ['I I vi vi', 'I I IV IV', 'I vi I vi', 'I V I I'],
    answer: ['IV IV V V', 'ii ii V V', 'IV I V V'],
    lift: ['vi vi IV IV', 'IV IV I I', 'vi II7 vi II7'],
    half: ['II7 II7 V V7', 'ii ii V V7', 'IV II7 V V7'],
    close: ['IV V I I', 'ii V7 I I'],
  },
  chorus: {
    open: ['I I IV I', 'I V vi IV', 'I IV I V', 'I I vi IV'],
    answer: ['IV I V V', 'IV IV V V7', 'ii IV V V'],
    lift: ['I I IV I', 'vi IV I V', 'IV I vi V'],
    half: ['IV IV V V7', 'II7 II7 V V7'],
    close: ['IV V7 I I', 'V V7 I I', 'ii V7 I I'],
  },
  bridge: {
    open: ['vi vi iii iii', 'IV IV I I'],
    answer: ['IV IV II7 II7', 'ii ii vi vi'],
    lift: ['vi II7 vi II7', 'ii ii vi vi'],
    half: ['II7 II7 V V7', 'IV II7 V V7'],
    close: ['IV V7 I I'],
  },
  outro: ['IV V7 I I', 'I V7 I I'],
  rhythms: [
    [[0.5], [0.75], [0.5]],
    [
      [0.5, 0.75],
      [0.25, 0.75],
      [0.5, 0.75],
    ],
    [[0.25, 0.5, 0.75]],
  ],
  fillings: ['stay', 'stay', 'walk', 'touch'],
  moves: [-2, -1, -1, 1, 1, 2, 2, 3, 0],
  breathes: false,
};
