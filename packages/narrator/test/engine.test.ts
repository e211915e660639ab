import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSpeechEngine, ENGINE_FILE, PAUSE, STORY_VOICE } from '../src/index.ts';
import { encoderFile, engine, engineBytes } from './voice.ts';

describe('the speech engine', () => {
  it('is the file that everything here was measured with', () => {
    const bytes = engineBytes();
    expect(bytes.length).toBe(ENGINE_FILE.bytes);
    expect(createHash('sha512').update(bytes).digest('hex')).toBe(ENGINE_FILE.sha512);
  });

  it('speaks with a time for every sound, on the same clock as the sound', () => {
    const { pcm, sampleRate, phones } = engine.speak('hello there, my friend.', STORY_VOICE);
    expect(sampleRate).toBe(16_000);
    expect(
      phones
        .map((phone) => phone.name)
        .filter((name) => name !== PAUSE)
        .join(' '),
    ).toBe('hh ax l ow dh eh r m ay f r eh n d');
    expect(phones.at(-1)?.end).toBeCloseTo(pcm.length / sampleRate, 1);
  });

  it('gives the same samples for the same text and settings, and others for others', () => {
    const once = engine.speak('good night.', STORY_VOICE);
    expect(engine.speak('good night.', STORY_VOICE)).toEqual(once);
    expect(engine.speak('good night.', { ...STORY_VOICE, pitch: 200 }).pcm).not.toEqual(once.pcm);
    const slower = engine.speak('good night.', { ...STORY_VOICE, stretch: STORY_VOICE.stretch * 1.5 });
    expect(slower.pcm.length).toBeGreaterThan(once.pcm.length * 1.3);
  });

  it('knows the sounds of words, of invented ones too', () => {
    expect(engine.pronounce(['rabbit', 'zorbit', "neev's", 'a'])).toEqual([
      ['r', 'ae', 'b', 'ax', 't'],
      ['z', 'ao', 'r', 'b', 'ih', 't'],
      ['n', 'iy', 'v', 'z'],
      ['ax'],
    ]);
  });

  it('refuses a text that is too long, and a file that is no engine', () => {
    expect(() => engine.speak('so '.repeat(200), STORY_VOICE)).toThrow(expect.objectContaining({ code: 'too-long' }));
    expect(() => createSpeechEngine(encoderFile).speak('hello.', STORY_VOICE)).toThrow();
  });
});
