import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { ONE_SHORT } from './one-short.ts';
import { FOLLOWER } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const FOLLOWS = String.raw`(?:that |who |which )?(?:follows|followed|following|keeps? following|kept following|walks? behind|trots? after|comes? home with|came home with)`;

/** Somebody small walks home behind the child, and nobody knows whose it is; until the child walks behind it. */
export const FOLLOWS_HOME: StoryEvent = {
  id: 'follows-home',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\b${FOLLOWER} ${FOLLOWS} (?:me|him|her|us|them|my \p{L}+|\p{Lu}\p{L}+)\b|\b(?:being )?followed (?:home )?by an? (?:\p{L}+ )?${FOLLOWER}\b`,
    'iu',
  ),
  not: /\b(?:lighthouse|light|star|moon|space|bus|train|dragon|ghost|shadow|everywhere|invisible|river|piper|mother|mum|lost|way home|goose|geese|ducklings|chicks|scared|afraid|fear\w*|magic\w*|sea|beach|bath|bed|toilet|died|dead)\b/i,
  fits: onTheGround,
  // Who follows is not the one whose day it is.
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: null,
    other: [hero, other].find((each) => each !== null && new RegExp(`${FOLLOWER}$`, 'iu').test(each.word)) ?? null,
    thing: null,
    also: [],
    occasion: null,
  }),
  plots: [ONE_SHORT],
  talk: {
    young: { yours: [() => 'Who walks behind you sometimes?'] },
    older: {
      wonder: [() => 'What did the small one see on its way in the morning?'],
      yours: [() => 'Which way do you know so well that you could show it to somebody?'],
    },
  },
};
