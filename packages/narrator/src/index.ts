/** The one public door of the narrator: text in, speech with the time of every word out. */
export { assembleNarration, PAUSES, type AssembledNarration } from './assemble-narration.ts';
export { alignWords, type ExpectedUnit, type TimeSpan } from './align/align-words.ts';
export { isSilent, type Clip, type TimedWord } from './clip.ts';
export { createSpeechEngine, ENGINE_FILE, type RawSpeech, type SpeechEngine } from './engine/speech-engine.ts';
export { isVowel, PAUSE, type Phone } from './engine/phone.ts';
export type { Sound } from './engine/read-wav.ts';
export { alignForeignSpeech, SURE_ENOUGH, type ForeignTimes } from './foreign/align-foreign-speech.ts';
export { fitForeignSpeech } from './foreign/fit-foreign-speech.ts';
export {
  CAREFUL_REHEARSAL,
  QUICK_REHEARSAL,
  rehearse,
  type Rehearsal,
  type RehearsalVoice,
} from './foreign/rehearse.ts';
export { joinForeignSpeech } from './foreign/join-foreign-speech.ts';
export { planForeignSpeech, type ForeignPassage } from './foreign/plan-foreign-speech.ts';
export { finishNarration, type Narration } from './finish-narration.ts';
export { isNarratorError, NarratorError, type NarratorErrorCode } from './narrator-error.ts';
export { packClip, unpackClip } from './pack-clip.ts';
export { planNarration, type NarrationSegment, type PlannedSegment, type PlannedSentence } from './plan-narration.ts';
export { SOUND_VERSION, speakSentence } from './speak-sentence.ts';
export { SPEECH_LIMITS } from './speech-limits.ts';
export {
  encodeMp3,
  encodeStereo,
  ENCODER_FILE,
  MP3_DELAY_SAMPLES,
  type Mp3,
  type StereoMp3,
} from './sound/encode-mp3.ts';
export { limit } from './sound/limit.ts';
export { loudness } from './sound/loudness.ts';
export { master, NARRATION_LUFS, type Levels } from './sound/master.ts';
export { NARRATION_RATE, polish } from './sound/polish.ts';
export { resample } from './sound/resample.ts';
export { truePeakDb } from './sound/true-peak.ts';
export { normaliseForSpeech } from './text/normalise-for-speech.ts';
export { engineText, type SpeechPart, type SpeechPlan, type SpokenMark, type SpokenUnit } from './text/speech-plan.ts';
export { splitSentences } from './text/split-sentences.ts';
export { writtenWords, type Span, type WrittenWord } from './text/written-words.ts';
export { NAME_VOICE, settingsFor, STORY_VOICE, type VoiceSettings } from './voice-settings.ts';
