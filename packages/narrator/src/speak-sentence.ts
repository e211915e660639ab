import type { Clip } from './clip.ts';
import type { SpeechEngine } from './engine/speech-engine.ts';
import { ENGINE_RATE, sayRaw } from './say-raw.ts';
import { polish } from './sound/polish.ts';
import type { SpeechPart, SpeechPlan } from './text/speech-plan.ts';
import { settingsFor, type VoiceSettings } from './voice-settings.ts';

/** Part of every cache key: raised whenever the same plan and settings would give other samples than before. */
export const SOUND_VERSION = 1;

/**
 * Speaks one sentence: every part through the engine, its words timed, silences in their places, then polished.
 * A plan without parts gives an empty clip.
 *
 * @throws NarratorError `engine-failed` when the engine stops
 */
export function speakSentence(engine: SpeechEngine, plan: SpeechPlan, voice: VoiceSettings): Clip {
  const { pcm, words } = sayRaw(engine, plan, settingsFor(plan.text, voice));
  return {
    pcm: polish(pcm, ENGINE_RATE),
    seconds: pcm.length / ENGINE_RATE,
    quietBefore: pauseAt(plan.parts.at(0)),
    quietAfter: pauseAt(plan.parts.at(-1)),
    words,
  };
}

const pauseAt = (part: SpeechPart | undefined): number =>
  part?.kind === 'pause' ? Math.round(part.seconds * ENGINE_RATE) / ENGINE_RATE : 0;
