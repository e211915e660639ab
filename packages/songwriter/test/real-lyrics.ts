import { type Lyrics, type SongStyle } from '@storylantern/contract';
import { writeLyrics } from '@storylantern/storyteller';

/** Themes of many kinds: with and without facts, feelings, places, made-up words. */
export const THEMES = [
  'a hen in a hat',
  'the water cycle',
  'a brave little fox',
  'starting school',
  'the moon',
  'sharing toys',
  'a new baby sister',
  'a knight who is scared of spiders',
  'tidying up',
  'zorbles',
] as const;

/** What the storyteller writes for a theme, as the product would. */
export const lyricsFor = (theme: string, style: SongStyle, seed: number): Lyrics =>
  writeLyrics({ theme, style, childName: 'Ada', age: 5, details: null }, { seed });
