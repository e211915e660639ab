import { describe, expect, it } from 'vitest';
import { companyOfTheme } from '../../../../test/company-of-theme.ts';
import { understandTheme } from '../../theme/understand.ts';
import { theOneAbout } from './arc.ts';
import { askedFor } from './asked-for.ts';
import { indeed } from './indeed.ts';
import { PLAYED } from './played-plots.ts';
import { PLOTS, suits } from './plots.ts';

const TELLINGS = ['young', 'middle', 'old'] as const;
const CASES = ['a penguin who hates the cold', 'we missed the last ferry'].flatMap((theme) =>
  PLAYED.flatMap((plot) => TELLINGS.map((telling) => [theme, plot.id, telling] as const)),
);

/** A book of one plot in each of its wordings; null where the plot is not for such a theme. */
function toldBy(theme: string, id: string, telling: (typeof TELLINGS)[number]) {
  const about = askedFor(understandTheme(theme, 'Mia'), 'Mia');
  if (about === null) throw new Error(`${theme} is asked for`);
  const suited = PLOTS.filter((each) => suits(each, about));
  const turn = suited.findIndex((plot) => plot.id === id);
  const bound = turn < 0 ? null : theOneAbout.bind(companyOfTheme(theme, 3), turn);
  if (bound === null) return null;
  expect(bound.plot.id).toBe(id);
  const book = theOneAbout[telling](bound);
  const wordings = [0, 1].map((n) => book.pages.map(({ text }) => [text].flat()[n] ?? ''));
  return { bound, book, wordings };
}

describe('a story that is played and shown', () => {
  it.each(CASES)('says "%s" whole, lets it be seen, and comes back to its saying (%s, %s)', (theme, id, telling) => {
    const told = toldBy(theme, id, telling);
    if (told === null) return;
    const { bound, book, wordings } = told;
    const { asked, first, second } = bound;
    for (const pages of wordings) {
      const all = pages.join(' ').toLowerCase();
      for (const words of [asked.right ?? asked.name, asked.of(first), asked.of(second)])
        expect(all).toContain(words.toLowerCase());
      const saying = (book.refrain ?? '').replace(/[.!]$/, '').toLowerCase();
      expect(all.split(saying).length).toBeGreaterThan(2);
    }
    // Whoever it is about comes, and not only in a picture.
    const who = (bound.hero ?? bound.child).id;
    const come = book.pages.findLastIndex(({ scene }) => scene.actors.some((actor) => actor.who.id === who));
    expect(come).toBeGreaterThan(book.pages.length / 2);
  });

  it('does over and over only what can be done over and over', () => {
    const found = askedFor(companyOfTheme('a mermaid who finds a mobile phone', 1).theme);
    expect(found && PLOTS.filter((plot) => suits(plot, found)).map(({ id }) => id)).not.toContain('parade');
  });

  it('keeps one chair for one only', () => {
    const both = askedFor(understandTheme('a fox and a hen who share an umbrella', 'Mia'), 'Mia');
    expect(both && PLAYED.filter((plot) => suits(plot, both))).toEqual([]);
    expect(both && PLOTS.filter((plot) => suits(plot, both)).length).toBeGreaterThan(2);
  });

  it.each([
    ['a penguin who hates the cold', 'he did'],
    ['a wolf who is actually very polite', 'he was'],
    ['an owl who cannot fly', "he couldn't"],
    ['a bear who never sleeps', 'he never did'],
    ['an otter with an umbrella', 'he had'],
    ['a star that fell into the duck pond', 'he did'],
    ['a tiny dragon living in the toaster', 'he was'],
    ['bunk beds', 'it was so'],
  ])('says of "%s" that %s', (theme, said) => {
    const asked = askedFor(understandTheme(theme, 'Mia'), 'Mia');
    expect(asked && indeed(asked, 'he')).toBe(said);
  });
});
