/** The one public door of the songwriter: words in, a composed, played and sung song out. */
export { composeSong } from './compose/compose-song.ts';
export { SONG_SECONDS } from './compose/form.ts';
export type { Chord, Mood, Score, SongWishes, SungNote, SungSection } from './score.ts';
