import type { Score } from './score.ts';

/** Where in a beat its second half begins: a bouncy song's eighths are long and short. */
const SWING: Readonly<Partial<Record<Score['style'], number>>> = { fun: 0.63 };

/** Seconds from the beginning of the song at which a beat is heard, for voice and band alike. */
export function secondsAt(score: Pick<Score, 'style' | 'tempo'>, beat: number): number {
  const half = SWING[score.style] ?? 0.5;
  const whole = Math.floor(beat + 1e-9);
  const inside = Math.max(0, beat - whole);
  const moved = inside < 0.5 ? inside * 2 * half : half + (inside - 0.5) * 2 * (1 - half);
  return ((whole + moved) * 60) / score.tempo;
}

/** Seconds a whole song lasts. */
export const songSeconds = (score: Score): number => (score.beats * 60) / score.tempo;

/** Whether beats are divided in three: dotted quarters of three eighths each. */
export const isCompound = ({ metre }: Pick<Score, 'metre'>): boolean => metre.endsWith('/8');
