import { describe, expect, it, vi } from 'vitest';
import { SHARE_TEXT, shareStory } from './share-story.ts';

const LINK = 'http://localhost:3000/story/abc';

describe('sharing a story', () => {
  it('hands the title, the words and the link to the system where it can share', async () => {
    const given: unknown[] = [];
    const end = await shareStory({ share: async (data) => void given.push(data) }, 'Goodnight, Room', LINK);
    expect(end).toBe('shared');
    expect(given).toEqual([{ title: 'Goodnight, Room', text: SHARE_TEXT, url: LINK }]);
  });

  it('says nothing when the parent closes the sheet', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shareStory({ share, copy: async () => {} }, 'T', LINK)).toBe('cancelled');
  });

  it('copies the link where nothing can be shared, or where sharing fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const copied: string[] = [];
    const copy = async (text: string) => void copied.push(text);
    expect(await shareStory({ copy }, 'T', LINK)).toBe('copied');
    expect(await shareStory({ share: () => Promise.reject(new Error('no')), copy }, 'T', LINK)).toBe('copied');
    expect(copied).toEqual([LINK, LINK]);
  });

  it('tells when neither can be done', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await shareStory({}, 'T', LINK)).toBe('failed');
    expect(await shareStory({ copy: () => Promise.reject(new Error('no')) }, 'T', LINK)).toBe('failed');
  });
});
