import { describe, expect, it } from 'vitest';
import { lightFor, parseReadingSettings, PLAIN } from './reading-settings.ts';

describe('what is lit while it is spoken', () => {
  it('is the sentence for the youngest and the word from six on', () => {
    expect(lightFor(PLAIN, '2-3')).toBe('sentence');
    expect(lightFor(PLAIN, '4-5')).toBe('sentence');
    expect(lightFor(PLAIN, '6-7')).toBe('word');
    expect(lightFor(PLAIN, '11+')).toBe('word');
  });

  it('is what the parent chose', () => {
    expect(lightFor({ ...PLAIN, light: 'off' }, '6-7')).toBe('off');
  });
});

describe('the reading settings of a device', () => {
  it('survive being stored', () => {
    const chosen = { size: 130, wide: true, light: 'word' } as const;
    expect(parseReadingSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  it.each([null, '', '{', '{"size":7}', '[]'])('are the plain ones when %s is stored', (stored) => {
    expect(parseReadingSettings(stored)).toEqual(PLAIN);
  });
});
