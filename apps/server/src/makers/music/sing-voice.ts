import { normaliseForSpeech, type SpeechEngine } from '@storylantern/narrator';
import type { SingVoice } from '@storylantern/songwriter';

/** The voice that songs are sung with; almost no melody of its own, as the song brings one. */
const SINGER = { voice: 'slt', spread: 0.01 } as const;
/** Characters the engine takes in one go, without the stop. */
const LONGEST = 400;

/**
 * The speech engine as a voice that can sing. Words are said as they are in stories, names as they are respelled;
 * commas are left out, because the engine makes silences of them.
 */
export const singVoice = (engine: SpeechEngine, said: Readonly<Record<string, string>>): SingVoice => ({
  speakFlat(line, hertz, stretch) {
    const words = normaliseForSpeech(line, said).parts.flatMap((part) =>
      part.kind === 'speech' ? part.units.map((unit) => unit.say) : [],
    );
    const text = `${words.join(' ').slice(0, LONGEST)}.`;
    const { pcm, sampleRate, phones } = engine.speak(text, { ...SINGER, pitch: hertz, stretch });
    return { pcm, sampleRate, phones: phones.map(({ name, start, end }) => ({ ph: name, start, end })) };
  },
});
