import type { TimedWord } from '../clip.ts';
import type { SpeechEngine } from '../engine/speech-engine.ts';
import { sayRaw } from '../say-raw.ts';
import type { SpeechPlan } from '../text/speech-plan.ts';
import { STORY_VOICE, type VoiceSettings } from '../voice-settings.ts';

/** A stretch of speech in a voice that is known, to find its words in another: raw, 16 kHz. */
export interface RehearsedStretch {
  readonly pcm: Float32Array;
  readonly words: readonly TimedWord[];
}

/** A passage in a known voice, and the vocal tracts to try for another one against it: 1 is as long, more is shorter. */
export interface Rehearsal {
  readonly stretches: readonly RehearsedStretch[];
  readonly tracts: readonly number[];
}

/** A voice that a passage can be rehearsed in. */
export interface RehearsalVoice {
  readonly voice: VoiceSettings;
  readonly tracts: readonly number[];
}

/**
 * A man's voice put together from recorded pairs of sounds: nobody would listen to it for long, but it has every sound in
 * its place for a tenth of the storyteller's work. Against a man nearly everybody's tract is shorter.
 */
export const QUICK_REHEARSAL: RehearsalVoice = {
  voice: { voice: 'kal16', pitch: 105, spread: 14, stretch: 1.1 },
  tracts: [0.83, 0.91, 1, 1.1, 1.2, 1.32, 1.45],
};
/** The storyteller herself, for voices that are unlike the quick one. */
export const CAREFUL_REHEARSAL: RehearsalVoice = {
  voice: STORY_VOICE,
  tracts: [0.7, 0.76, 0.83, 0.91, 1, 1.1, 1.2],
};

/** Says the stretches of a passage in a known voice. */
export const rehearse = (
  engine: SpeechEngine,
  plans: readonly SpeechPlan[],
  { voice, tracts }: RehearsalVoice,
): Rehearsal => ({ stretches: plans.map((plan) => sayRaw(engine, plan, voice)), tracts });
