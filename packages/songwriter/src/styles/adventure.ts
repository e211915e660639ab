import type { StyleSheet } from './style-sheet.ts';

/** A galloping march in twelve eights with a folk tune's lowered seventh: long and short steps, rising calls. */
export const ADVENTURE: StyleSheet = {
  metre: '12/8',
  beatsPerBar: 4,
  span: 2,
  tempo: [106, 112],
  mode: 'mixolydian',
  tonics: [60, 62, 64, 65],
  verse: {
    open: ['I I bVII I', 'I I bVII IV', 'I bVII I I', 'I I IV I'],
    answer: ['bVII IV I I', 'IV IV bVII bVII', 'I IV bVII bVII'],
    lift: ['IV IV I I', 'bVII bVII IV IV', 'vi vi IV IV'],
    half: ['IV IV Vsus Vsus', 'bVII IV Vsus Vsus', 'I bVII Vsus Vsus'],
    close: ['bVII IV I I', 'IV bVII I I'],
  },
  chorus: {
    open: ['I I bVII IV', 'I bVII IV I', 'I IV bVII I', 'IV I bVII I'],
    answer: ['I bVII IV IV', 'IV I bVII bVII', 'vi IV bVII bVII'],
    lift: ['I I bVII IV', 'IV bVII vi IV', 'bVII IV I I'],
    half: ['IV IV Vsus Vsus', 'bVII IV Vsus Vsus'],
    close: ['bVII IV I I', 'IV bVII I I', 'bVII bVII I I'],
  },
  bridge: {
    open: ['vi vi IV IV', 'ii ii IV IV'],
    answer: ['bVII bVII IV IV', 'vi vi bVII bVII'],
    lift: ['ii ii bVII bVII', 'vi vi IV IV'],
    half: ['IV bVII Vsus Vsus', 'bVII IV Vsus Vsus'],
    close: ['bVII IV I I'],
  },
  outro: ['bVII IV I I', 'bVII bVII I I'],
  rhythms: [
    [[5 / 6], [2 / 3], [5 / 6]],
    [
      [1 / 2, 5 / 6],
      [1 / 2, 5 / 6],
      [1 / 3, 2 / 3],
    ],
    [
      [1 / 2, 2 / 3, 5 / 6],
      [1 / 3, 1 / 2, 5 / 6],
    ],
  ],
  fillings: ['stay', 'walk', 'touch'],
  moves: [2, 2, 1, 1, 3, -1, -2, -1, 4, -3],
  breathes: false,
};
