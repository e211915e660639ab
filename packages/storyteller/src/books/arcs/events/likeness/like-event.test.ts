import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readTheme } from '../../../../../test/arc-samples.ts';
import { EVENT_WORDINGS } from '../../../../../test/event-wordings.ts';
import { tellPictureBook } from '../../../tell-picture-book.ts';
import { asLikeEvent, EVENTS } from '../index.ts';

const told = (theme: string) => tellPictureBook({ theme, childName: 'Ada', age: 6, details: null }, { seed: 3 });

describe('a theme in other words than any event is named by', () => {
  it.each([
    ['waiting and waiting for the new arrival', 'baby-coming'],
    ['a parrot who can never keep a secret', 'repeats'],
    ['the day the washing machine ate my sock', 'odd-sock'],
  ])('%s is told by the event it is most like', (theme, arc) => {
    expect(told(theme).arc).toBe(arc);
  });

  it.each([
    ['a cockerel nobody wanted to listen to rescues the boat', 'fog-bark'],
    ['a tomato that is the size of a football', 'giant-vegetable'],
  ])('%s is as good as a wording of an event, and told by no other that it names', (theme, arc) => {
    expect(told(theme).arc).toBe(arc);
  });

  it('is told by no event that lacks what it is told of', () => {
    expect(told('what am I, then').arc).not.toBe('thinks-it-is');
  });

  it.each(['how do volcanoes work', 'how do bees make honey'])('%s is asked of what is known', (theme) => {
    expect(told(theme).arc).toMatch(/^adventure/);
  });

  it.each(['a penguin', 'a walrus and a hen'])('%s is like nothing: it only says who', (theme) => {
    expect(asLikeEvent(theme, readTheme(theme, 'Ada'), false)).toBeNull();
  });

  it('is right nine times in ten where an event is found by likeness, and finds one for more than four in ten', () => {
    const unnamed = Object.entries(EVENT_WORDINGS)
      .flatMap(([id, themes]) => themes.map((typed) => ({ id, typed, theme: readTheme(typed, 'Ada') })))
      .filter(({ theme }) => EVENTS.every((event) => event.fits(theme) === 0));
    const found = unnamed.flatMap(({ id, typed, theme }) => {
      const like = asLikeEvent(typed, theme, false)?.like;
      return like === undefined ? [] : [like === id];
    });
    expect(unnamed.length).toBeGreaterThan(250);
    expect(found.length / unnamed.length).toBeGreaterThan(0.43);
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(0.9);
  });

  it('is judged by wordings that are no examples', async () => {
    const examples = new Set<string>();
    for await (const file of glob(`${import.meta.dirname}/../*/wordings.ts`)) {
      const { WORDINGS } = (await import(file)) as { WORDINGS: readonly string[] };
      for (const each of WORDINGS) examples.add(each.toLowerCase());
    }
    expect(examples.size).toBeGreaterThan(9000);
    const known = Object.values(EVENT_WORDINGS)
      .flat()
      .filter((each) => examples.has(each.toLowerCase()));
    expect(known).toEqual([]);
  });
});
