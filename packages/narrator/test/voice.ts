import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  createSpeechEngine,
  ENCODER_FILE,
  ENGINE_FILE,
  finishNarration,
  planNarration,
  speakSentence,
  STORY_VOICE,
  type NarrationSegment,
} from '../src/index.ts';

const resolve = createRequire(import.meta.url).resolve;

export const engineBytes = () => readFileSync(resolve(ENGINE_FILE.specifier));
export const engine = createSpeechEngine(new WebAssembly.Module(engineBytes()));
export const encoderFile = new WebAssembly.Module(readFileSync(resolve(ENCODER_FILE.specifier)));

/** The whole way from text to file, in one thread. */
export async function narrate(segments: readonly NarrationSegment[], said: Record<string, string> = {}) {
  const planned = planNarration(segments, said);
  const sentences = planned.flatMap((segment) => segment.sentences);
  const clips = sentences.map((sentence) => speakSentence(engine, sentence.plan, STORY_VOICE));
  return { planned, clips, ...(await finishNarration(encoderFile, planned, clips, STORY_VOICE.voice)) };
}
