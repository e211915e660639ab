import type { StyleSheet } from './style-sheet.ts';

/** A dance in a bright minor (dorian): even beat below, words in groups of three, three and two sixteenths above. */
export const DANCE: StyleSheet = {
  metre: '4/4',
  beatsPerBar: 4,
  span: 2,
  tempo: [124, 130],
  mode: 'dorian',
  tonics: [60, 62, 64, 65],
  verse: {
    open: ['i i IV IV', 'i bVII IV IV', 'i i bIII IV', 'i7 i7 IV IV'],
    answer: ['bIII bIII bVII bVII', 'i bIII IV bVII', 'IV IV bVII bVII'],
    lift: ['bIII IV i i', 'IV IV i i', 'bIII bVII IV IV'],
    half: ['IV IV v v', 'bIII IV v v', 'bVII bVII v7 v7'],
    close: ['IV bVII i i', 'bIII bVII i i'],
  },
  chorus: {
    open: ['i bIII bVII IV', 'i bVII bIII IV', 'bIII bVII i IV', 'i IV i IV'],
    answer: ['i bIII v v', 'bIII IV bVII bVII', 'i i bVII bVII'],
    lift: ['i bIII bVII IV', 'bIII bVII i IV', 'IV bVII bIII i'],
    half: ['IV IV v v', 'bIII IV v v'],
    close: ['IV bVII i i', 'bIII bVII i i', 'v bVII i i'],
  },
  bridge: {
    open: ['bIII bIII bVII bVII', 'IV IV IV IV'],
    answer: ['IV IV bVII bVII', 'v v IV IV'],
    lift: ['bIII bIII IV IV', 'ii ii IV IV'],
    half: ['v v v7 v7', 'IV IV v v'],
    close: ['IV bVII i i'],
  },
  outro: ['IV bVII i i', 'bIII bVII i i'],
  rhythms: [
    [[0.75], [0.375], [0.5]],
    [
      [0.375, 0.75],
      [0.375, 0.75],
      [0.25, 0.75],
    ],
    [
      [0.25, 0.5, 0.75],
      [0.375, 0.5, 0.75],
    ],
  ],
  fillings: ['stay', 'stay', 'touch'],
  moves: [0, 0, 1, -1, 2, -2, 1, 3],
  breathes: false,
};
