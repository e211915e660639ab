import { parentPort, workerData } from 'node:worker_threads';
import { composeSong, renderBand } from '@storylantern/songwriter';
import { standBack } from '../../platform/workers/stand-back.ts';
import type { SongPerformance } from '../maker.ts';
import { SONG_RATE } from './song-rate.ts';

/** The thread beside the singer: plays the band of the performance it was started with, and ends. */
standBack(12);
const { lyrics, style, seed, wishes, sung } = workerData as SongPerformance;
const score = composeSong(lyrics, style, { seed, wishes });
const { left, right } = renderBand(score, { sampleRate: SONG_RATE, players: sung ? 'band' : 'beat' });
parentPort?.postMessage({ left, right }, [left.buffer as ArrayBuffer, right.buffer as ArrayBuffer]);
