import { seasonIn } from '../../arcs/stayed-in-bed/season.ts';
import type { Theme } from '../../theme.ts';

/** "a squirrel saves winter": nobody is in need of help, and it is not yet the day; the winter has not come. */
export function withSavedSeason(theme: Theme): Theme {
  const season = seasonIn(theme.raw);
  if (!season || theme.fear || theme.first) return theme;
  const words = theme.raw
    .split(/[^\p{L}'’-]+/u)
    .filter((each) => new RegExp(`^(?:${season.words}|saves?|saved|saving)$`, 'iu').test(each));
  return {
    ...theme,
    relation: 'none',
    hero: theme.hero ?? theme.other,
    other: null,
    clause: null,
    place: null,
    thing: null,
    occasion: null,
    used: [...new Set([...theme.used, ...words])],
    unused: theme.unused.filter((each) => !words.includes(each)),
  };
}
