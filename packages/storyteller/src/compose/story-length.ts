import type { ReadingLevel } from '@storylantern/contract';
import type { Material } from './material.ts';
import type { Pools } from './pools.ts';
import { ageOfTalk } from './titles.ts';

/** A shorter story has at most this share of the words of a usual one, and a longer one at least that. */
const SHORTER = { young: 0.74, older: 0.77 } as const;
const LONGER = 1.18;
/** How much more a tenth too many or too few words counts than a sentence a tenth too plain. */
const STEEP = 5;

/** Where the choice of paragraphs is meant to go, beside what a usual story of the same thread has. */
export interface Aim {
  /** At most and at least so many words in the whole story. */
  readonly most?: number;
  readonly least?: number;
  /** The half of each pool that is drawn from. */
  readonly side?: 'short' | 'long';
  /** How far a finished candidate lies off, 0 when it is where it was meant to be. */
  readonly missedBy: (reading: Omit<ReadingLevel, 'inBand'>) => number;
}

/**
 * What a story of this length, or of the plainest or the fullest words of its age, aims at. A usual story is as long as
 * the paragraphs that may be drawn are on average.
 */
export function aimOf({ telling, lean, band }: Material, pools: Pools, wordsOf: (text: string) => number): Aim {
  if (telling.length === 'usual' && lean === 'usual') return { missedBy: () => 0 };
  const usual = [...pools.values()].reduce(
    (sum, pool) => sum + pool.reduce((all, each) => all + wordsOf(each.text), 0) / Math.max(1, pool.length),
    0,
  );
  const leaning = ({ words, meanSentence }: Omit<ReadingLevel, 'inBand'>): number =>
    lean === 'usual' ? 0 : (lean === 'plain' ? 1 : -1) * (words / usual - 1 + meanSentence / 30);
  if (telling.length === 'shorter') {
    const most = Math.floor(usual * SHORTER[ageOfTalk(band)]);
    return {
      most,
      side: 'short',
      missedBy: (reading) => Math.max(0, reading.words / most - 1) * STEEP + leaning(reading),
    };
  }
  if (telling.length === 'longer') {
    const least = Math.ceil(usual * LONGER);
    return {
      least,
      side: 'long',
      missedBy: (reading) => Math.max(0, 1 - reading.words / least) * STEEP + leaning(reading),
    };
  }
  return { side: lean === 'plain' ? 'short' : 'long', missedBy: leaning };
}
