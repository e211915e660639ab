import type { SongStyle, SongStyleEntry } from '@storylantern/contract';

/** The styles a song can be in, as the form offers them: the usual one first. */
export const SONG_STYLE_ENTRIES: readonly (SongStyleEntry & { readonly id: SongStyle })[] = [
  { id: 'fun', name: 'Fun', description: 'Bouncy and a little silly, with a chorus to shout along.' },
  { id: 'lullaby', name: 'Lullaby', description: 'Slow and rocking, for the last minutes of the day.' },
  { id: 'educational', name: 'Educational', description: 'Clear words at a walking pace, made to be learnt by heart.' },
  { id: 'adventure', name: 'Adventure', description: 'A marching beat, a hill to climb, and home again.' },
  { id: 'dance', name: 'Dance', description: 'A quick, steady beat, and every line is a thing to do.' },
];
