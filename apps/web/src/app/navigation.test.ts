import { describe, expect, it } from 'vitest';
import { HEADER_LINKS, isCurrent, TABS } from './navigation.ts';

const current = (path: string) => ({
  header: HEADER_LINKS.filter((link) => isCurrent(link, path)).map((link) => link.label),
  tabs: TABS.filter((tab) => isCurrent(tab, path)).map((tab) => tab.label),
});

describe('the current link', () => {
  it.each([
    ['/', [], ['Home']],
    ['/categories', ['Personalized Stories'], ['Create']],
    ['/topics/new-school', ['Personalized Stories'], ['Create']],
    ['/custom-story', ['Personalized Stories'], ['Create']],
    ['/story/abc', ['Personalized Stories'], ['My library']],
    ['/custom-song', ['Musical Moments'], ['Create']],
    ['/song/abc', ['Musical Moments'], ['My library']],
    ['/my-library', [], ['My library']],
    ['/lumi-assistant', ['Lumi Assistant'], ['Lumi']],
    ['/storybooks', [], []],
  ])('at %s', (path, header, tabs) => {
    expect(current(path)).toEqual({ header, tabs });
  });
});
