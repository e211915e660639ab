import { between, type Random } from '../random.ts';
import { swapTone, type Ground, type TuneLine } from './tune.ts';

/**
 * A later verse's tune: the first verse's with one inner note changed in two of its lines, chord tones still. What is
 * changed in a line does not depend on the others, so that new words in one leave the rest as they were.
 */
export function varyVerse(random: Random, tune: readonly TuneLine[], ground: Ground): readonly TuneLine[] {
  const first = between(random, 0, Math.max(0, tune.length - 2));
  const second = between(random, 0, Math.max(0, tune.length - 2));
  return tune.map((line, at) => {
    const [place, choice] = [random(), random()];
    return at < tune.length - 1 && (at === first || at === second) ? swapTone(place, choice, line, ground) : line;
  });
}
