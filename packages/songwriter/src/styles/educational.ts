import type { StyleSheet } from './style-sheet.ts';

/** A clear song to learn by: even rhythm, plain chords that walk the circle of fifths, room for an echo. */
export const EDUCATIONAL: StyleSheet = {
  metre: '4/4',
  beatsPerBar: 4,
  span: 2,
  tempo: [102, 108],
  mode: 'major',
  tonics: [60, 62, 64, 65],
  verse: {
    open: ['I I V I', 'I IV I I', 'I I IV I', 'I V7 I I'],
    answer: ['I IV V V', 'vi ii V V', 'IV I V V'],
    lift: ['vi iii IV I', 'IV IV I I', 'vi vi ii ii'],
    half: ['vi ii V V', 'IV ii V V7', 'I vi V V'],
    close: ['ii V7 I I', 'IV V I I'],
  },
  chorus: {
    open: ['I V vi iii', 'I vi ii V', 'I IV V I', 'I iii IV V'],
    answer: ['IV I ii V', 'I vi V V', 'vi ii V V'],
    lift: ['I V vi iii', 'I iii IV I', 'vi iii IV V'],
    half: ['IV ii V V7', 'vi ii V V'],
    close: ['IV V7 I I', 'ii V7 I I', 'IV I V7 I'],
  },
  bridge: {
    open: ['vi vi iii iii', 'IV IV I I'],
    answer: ['vi vi V V', 'IV IV ii ii'],
    lift: ['IV iii ii I', 'vi iii vi iii'],
    half: ['vi ii V V', 'IV ii V V7'],
    close: ['ii V7 I I'],
  },
  outro: ['IV V7 I I', 'ii V7 I I'],
  rhythms: [[[0.5]], [[0.5, 0.75]], [[0.25, 0.5, 0.75]]],
  fillings: ['stay', 'walk', 'walk', 'touch'],
  moves: [1, 1, -1, -1, 2, -2, 3, -3, 4, 0],
  breathes: false,
};
