import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createSpeechEngine, ENGINE_FILE } from '@storylantern/narrator';
import type { SingVoice } from '../src/index.ts';

const resolve = createRequire(import.meta.url).resolve;
const engine = createSpeechEngine(new WebAssembly.Module(readFileSync(resolve(ENGINE_FILE.specifier))));

/** The sounds of words as the real speech engine knows them. */
export const pronounce = (words: readonly string[]) => engine.pronounce(words);

/** The real speech engine as a voice that can sing: one pitch, no commas (they would be silences). */
export const voice: SingVoice = {
  speakFlat(line, hertz, stretch) {
    const text = `${line.toLowerCase().replaceAll(/[^a-z' ]/g, '')}.`;
    const { pcm, sampleRate, phones } = engine.speak(text, { voice: 'slt', pitch: hertz, spread: 0.01, stretch });
    return { pcm, sampleRate, phones: phones.map(({ name, start, end }) => ({ ph: name, start, end })) };
  },
};
