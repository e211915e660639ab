import type { StyleSheet } from './style-sheet.ts';

/** A rocking lullaby in six eights: falling lines, soft plagal chords, time to breathe after each pair of lines. */
export const LULLABY: StyleSheet = {
  metre: '6/8',
  beatsPerBar: 2,
  span: 1,
  tempo: [54, 58],
  mode: 'major',
  tonics: [60, 62, 64, 65],
  verse: {
    open: ['I I IV I', 'I iii IV IV', 'I Isus I I', 'I iii vi I'],
    answer: ['IV I ii V', 'IV IV I Vsus', 'ii ii V V', 'vi IV V V'],
    lift: ['vi iii IV I', 'IV IV I I', 'IV iii ii I'],
    half: ['ii7 ii7 Vsus V', 'IV ii7 Vsus V', 'vi ii7 V V'],
    close: ['IV IV I I', 'ii7 V I I', 'IV V7 I I'],
  },
  chorus: {
    open: ['IV IV I I', 'I IV I I', 'vi IV I I'],
    answer: ['IV I Vsus V', 'ii7 ii7 V V', 'IV vi V V'],
    lift: ['IV IV I I', 'vi iii IV I', 'I iii IV IV'],
    half: ['ii7 ii7 Vsus V', 'IV ii7 Vsus V'],
    close: ['IV V I I', 'ii7 V7 I I', 'IV IV I I'],
  },
  bridge: {
    open: ['vi vi iii iii', 'ii7 ii7 I I'],
    answer: ['IV IV I I', 'ii7 ii7 vi vi'],
    lift: ['vi iii IV I', 'IV iii ii7 I'],
    half: ['ii7 ii7 Vsus V', 'IV IV Vsus V'],
    close: ['IV IV I I'],
  },
  outro: ['IV IV I I', 'I IV I I'],
  rhythms: [
    [[2 / 3]],
    [[1 / 3, 2 / 3]],
    [
      [1 / 3, 1 / 2, 2 / 3],
      [1 / 3, 2 / 3, 5 / 6],
    ],
  ],
  fillings: ['walk', 'walk', 'stay', 'touch'],
  moves: [-1, -1, -2, -1, 1, 1, 2, -3, 0],
  breathes: true,
};
