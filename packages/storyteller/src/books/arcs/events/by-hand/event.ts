import { NOTHING_ELSE, type StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { MOWER } from './mower.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Whoever is only another word for the child, or is met. */
const IS_CHILD = /^(?:girl|boy|child|kid|daughter|son|friend|sign|signs|hands?)$/u;
const SIGNS = String.raw`(?:signs?|signing)`;

/** A child who signs is asked over by nobody, until it is so loud that nobody else can talk. */
export const BY_HAND: StoryEvent = {
  id: 'by-hand',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bsign language\b|\bmakaton\b|\b(?:bsl|asl|auslan)\b|\b(?:who|and|she|he|daughter|son) ${SIGNS}\b|\b(?:learn\w*|teach\w*|taught|how) (?:\p{L}+ ){0,3}to sign\b|\bdeaf (?:girl|boy|child|kid|daughter|son)\b|\b(?:daughter|son|girl|boy|child|who|she|he|\p{Lu}\p{Ll}+) (?:is|was|who is) deaf\b|\btalks? with (?:his|her|their) hands\b`,
    'iu',
  ),
  not: /\b(?:mum\w*|mom\w*|dad\w*|gran\w*|nan\w*|uncle|aunt\w*|teacher|baby|dog|cat|puppy|kitten|rabbit|bear|gorilla|mermaid|dragon|pirate\w*|teas\w*|bull(?:y|ied|ies|ying)|scared|afraid|worried|hospital|operation|implants?|hearing aids?|hates?|moon|mars|space|road|street sign|sign(?:s|ing)? (?:up|for|that|on|of|his|her|the|in\b)|star sign|birthday|christmas|football|first day)\b/i,
  fits: ({ hero, other }) => [hero, other].every((each) => !each || each.being === null || IS_CHILD.test(each.word)),
  reads: () => ({
    ...NOTHING_ELSE,
    hero: null,
    other: null,
    thing: about('ball'),
    wish: null,
    also: [],
  }),
  plots: [MOWER],
  talk: {
    young: { yours: [() => 'What can you say with your hands?'] },
    older: {
      wonder: [() => 'Why could two people go on talking when nobody else could?'],
      yours: [() => 'How would you ask somebody to play without a word?'],
    },
  },
};
