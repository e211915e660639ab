import { filterInPlace, lowPass } from '../sound/filter.ts';

/** How far from where it is expected the next swing may peak, as a share of the period. */
const TOLERANCE = 0.18;
/** Under this level there is no swing to be found, and marks keep their even distance. */
const AUDIBLE = 0.004;

/**
 * Places in a flatly spoken clip where its swings peak, one for each period, in samples. The pitch is known, so each
 * peak is looked for near one period after the last.
 */
export function pitchMarks(pcm: Float32Array, rate: number, hertz: number): Float64Array {
  const period = rate / hertz;
  const smooth = filterInPlace(pcm.slice(), lowPass(rate, Math.min(1200, hertz * 3)));
  const marks: number[] = [];
  let place = period;
  while (place < pcm.length - period) {
    marks.push(place);
    const expected = place + period;
    let [best, height] = [expected, AUDIBLE];
    const last = Math.min(smooth.length - 2, Math.round(expected + TOLERANCE * period));
    for (let at = Math.round(expected - TOLERANCE * period); at <= last; at++) {
      const value = smooth[at] ?? 0;
      if (value > height) [best, height] = [peakNear(smooth, at), value];
    }
    place = best;
  }
  return Float64Array.from(marks);
}

/** The top of the parabola through a sample and its neighbours. */
function peakNear(pcm: Float32Array, at: number): number {
  const [low, mid, high] = [pcm[at - 1] ?? 0, pcm[at] ?? 0, pcm[at + 1] ?? 0];
  const bend = low - 2 * mid + high;
  return bend < -1e-9 ? at + Math.max(-0.5, Math.min(0.5, (0.5 * (low - high)) / bend)) : at;
}

/** Index of the mark nearest to a place. */
export function nearestMark(marks: Float64Array, place: number): number {
  let [low, high] = [0, marks.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low > 0 && place - (marks[low - 1] ?? 0) < (marks[low] ?? 0) - place ? low - 1 : low;
}
