import { CATEGORIES } from '@storylantern/library';
import { describe, expect, it } from 'vitest';
import { categoryHref, groupCategories, titleColour } from './groups.ts';

const categories = CATEGORIES.map(({ id, name, description, color }) => ({
  id,
  name,
  description,
  color,
  imageUrl: '',
}));

describe('the category chooser', () => {
  it.each([
    ['expert-help', '/topics/expert-help'],
    ['byob', '/custom-story'],
    ['lumi', '/lumi-chat'],
    ['new-school', '/categories?selected=new-school'],
    ['a b&c', '/categories?selected=a%20b%26c'],
  ])('the card %s leads to %s', (id, href) => {
    expect(categoryHref(id)).toBe(href);
  });

  it('shows every category once', () => {
    const { byob, lumi, expert, moments, areas } = groupCategories(categories);
    const shown = [byob, lumi, expert, ...moments, ...areas].map((each) => each?.id);
    expect(shown.toSorted()).toEqual(categories.map((each) => each.id).toSorted());
    expect(areas).toHaveLength(4);
  });

  it('takes an unknown colour as primary', () => {
    expect(titleColour('neon')).toBe(titleColour('primary'));
    expect(new Set(['primary', 'secondary', 'accent'].map(titleColour)).size).toBe(3);
  });
});
