import { afterEach, describe, expect, it, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const LINK = 'http://localhost:3000/story/abc';
const SHARED = { title: 'Goodnight, Room', text: 'Look what we made!', url: LINK };

afterEach(() => vi.restoreAllMocks());

describe('sharing a story', () => {
  it('hands the title, the words and the link to the system where it can share', async () => {
    const given: unknown[] = [];
    const end = await shareLink({ share: async (data) => void given.push(data) }, SHARED);
    expect(end).toBe('shared');
    expect(given).toEqual([SHARED]);
  });

  it('says nothing when the parent closes the sheet', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shareLink({ share, copy: async () => {} }, SHARED)).toBe('cancelled');
  });

  it('copies the link where nothing can be shared, or where sharing fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const copied: string[] = [];
    const copy = async (text: string) => void copied.push(text);
    expect(await shareLink({ copy }, SHARED)).toBe('copied');
    expect(await shareLink({ share: () => Promise.reject(new Error('no')), copy }, SHARED)).toBe('copied');
    expect(copied).toEqual([LINK, LINK]);
  });

  it('tells when neither can be done', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await shareLink({}, SHARED)).toBe('failed');
    expect(await shareLink({ copy: () => Promise.reject(new Error('no')) }, SHARED)).toBe('failed');
  });
});
