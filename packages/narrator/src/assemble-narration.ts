import type { SpokenSegment } from '@storylantern/contract';
import { isSilent, type Clip } from './clip.ts';
import { NarratorError } from './narrator-error.ts';
import type { PlannedSegment } from './plan-narration.ts';
import { NARRATION_RATE } from './sound/polish.ts';

/** Seconds of rest. The engine's own pause between sentences is 0.09 s, which sounds breathless. */
export const PAUSES = {
  beforeFirst: 0.15,
  betweenSentences: 0.42,
  betweenParagraphs: 0.8,
  afterTitle: 1,
  afterLast: 0.3,
} as const;
/** Silences of any kind that meet are not longer than this together. */
const LONGEST_SILENCE = 1.4;
const TITLE = 'title';

/** The whole narration before its loudness is set, and when each piece is heard in it. */
export interface AssembledNarration {
  readonly pcm: Float32Array;
  readonly segments: readonly SpokenSegment[];
}

/**
 * Puts spoken sentences one after the other with pauses for listening. `clips` holds one clip for each sentence of
 * `segments`, in order. Times are seconds in `pcm`; segments without words get the time at which they would stand.
 *
 * @throws NarratorError `nothing-to-say` when every clip is silent, `bad-clip` when one is missing
 */
export function assembleNarration(segments: readonly PlannedSegment[], clips: readonly Clip[]): AssembledNarration {
  if (clips.every(isSilent)) throw new NarratorError('nothing-to-say', 'There is nothing here that can be read aloud.');
  const placed: { clip: Clip; at: number }[] = [];
  const spoken: SpokenSegment[] = [];
  let time: number = PAUSES.beforeFirst;
  let quiet: number = PAUSES.beforeFirst;
  let pause = 0;
  for (const segment of segments) {
    const sentences = segment.sentences.map((sentence) => {
      const original = clips[placed.length];
      if (!original) throw new NarratorError('bad-clip', 'A sentence of this narration was not spoken.');
      const clip = shortenLead(original, Math.max(0, LONGEST_SILENCE - quiet));
      const rest = Math.max(0, pause - quiet - clip.quietBefore);
      const at = time + rest;
      time = at + clip.seconds;
      quiet = isSilent(clip) ? quiet + rest + clip.seconds : clip.quietAfter;
      pause = PAUSES.betweenSentences;
      placed.push({ clip, at });
      return timedSentence(sentence, clip, at);
    });
    if (sentences.length > 0) pause = segment.id === TITLE ? PAUSES.afterTitle : PAUSES.betweenParagraphs;
    spoken.push({
      id: segment.id,
      text: segment.text,
      start: sentences.at(0)?.start ?? time,
      end: sentences.at(-1)?.end ?? time,
      sentences,
    });
  }
  return { pcm: mixed(placed, time + Math.max(0, PAUSES.afterLast - quiet)), segments: spoken };
}

function timedSentence(sentence: { from: number; to: number }, clip: Clip, at: number) {
  const words = clip.words.map((word) => ({
    from: sentence.from + word.from,
    to: sentence.from + word.to,
    start: at + word.start,
    end: at + word.end,
  }));
  return {
    from: sentence.from,
    to: sentence.to,
    start: words.at(0)?.start ?? at,
    end: words.at(-1)?.end ?? at,
    words,
  };
}

/** The same clip with at most `longest` seconds of silence before it, its silent words moved closer together. */
function shortenLead(clip: Clip, longest: number): Clip {
  const cut = clip.quietBefore - longest;
  if (cut <= 0) return clip;
  const moved = (time: number): number => (time <= clip.quietBefore ? (time * longest) / clip.quietBefore : time - cut);
  return {
    ...clip,
    pcm: clip.pcm.subarray(Math.round(cut * NARRATION_RATE)),
    seconds: clip.seconds - cut,
    quietBefore: longest,
    words: clip.words.map((word) => ({ ...word, start: moved(word.start), end: moved(word.end) })),
  };
}

/** Adds the clips up, so that each one's room fades under the pause after it. */
function mixed(placed: readonly { clip: Clip; at: number }[], seconds: number): Float32Array {
  const pcm = new Float32Array(Math.ceil(seconds * NARRATION_RATE));
  for (const { clip, at } of placed) {
    const start = Math.round(at * NARRATION_RATE);
    const length = Math.min(clip.pcm.length, pcm.length - start);
    for (let sample = 0; sample < length; sample++) {
      pcm[start + sample] = (pcm[start + sample] ?? 0) + (clip.pcm[sample] ?? 0);
    }
  }
  return pcm;
}
