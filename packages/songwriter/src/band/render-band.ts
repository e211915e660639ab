import { arrange, type Players } from '../arrange/arrange.ts';
import type { Score } from '../score.ts';
import type { Stereo } from '../sound/stereo.ts';
import { songSeconds } from '../timing.ts';
import { renderNotes } from './render-notes.ts';

/** Seconds the song rings on after its last beat. */
export const RING_SECONDS = 1.5;

/**
 * Plays a song's accompaniment: the style's band, or a light beat for spoken words (`players: 'beat'`). Own synthesis,
 * no samples; not brought to any loudness yet. `sampleRate` in hertz. The same score gives the same samples.
 */
export function renderBand(
  score: Score,
  { sampleRate, players = 'band' }: { sampleRate: number; players?: Players },
): Stereo {
  return renderNotes(arrange(score, players), songSeconds(score) + RING_SECONDS, sampleRate);
}
